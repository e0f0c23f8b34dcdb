"""The card of a fight: what stands on it, where it stands, and how it comes back whatever becomes of its message."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.support.arena import Arena, buttons_of
from tests.support.battle import Battle, card, shown, story, twin_text
from tests.support.pages import as_read, buttons, refused, sqlite_only, whole
from tests.support.skirmish import opened, round_of
from tests.support.stage import DANA, JASMINA, OTO
from tests.support.world import text_of


def cards(arena: Arena) -> list[Any]:
    """Return every card that stands in the channel of the game."""
    return [one for one in arena.world.play.history() if not one.content and "fight:" in " ".join(buttons_of(one))]


async def whole_round(battle: Battle) -> None:
    """Let two warriors stay until the next round."""
    await battle.all_pass("a1", "b1")


async def delete(arena: Arena, message: Any) -> None:
    """Let an ORG delete a message."""
    await arena.world.keeper.delete(message)
    await arena.world.env.settle()


# -- what stands on it


async def test_the_card_shows_both_sides_with_hearts_the_step_who_is_awaited_and_until_when(battle: Battle) -> None:
    await opened(battle, 2, 1)
    await battle.stage.hurt("a2", 1)
    told = await shown(battle)
    speech = battle.world.game.speeches["sk"]
    for part in ("a1", "a2", "b1", "4 / 4", "combat-step-pairing", "combat-side-challenger", "combat-side-challenged"):
        assert (speech.label(part) if part.startswith("combat") else part) in told
    combat = (await battle.fights())[-1]
    assert f"<t:{int(combat.due_at.timestamp())}:R>" in told
    awaited = told.split(speech.label("combat-awaited"))[-1]
    assert "a1" in awaited and "a2" in awaited and "b1" not in awaited
    assert f"<#{combat.thread_id}>" in told


async def test_the_card_links_its_story_at_once_and_the_story_is_told_in_a_thread(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    (thread,) = arena.world.play.threads
    assert thread.mention in await shown(arena)
    assert JASMINA in story(arena)
    assert thread.name == "Boj č. 1"


async def test_the_news_on_the_card_are_two_lines_and_tell_of_the_last_duel_still_in_the_next_round(
    battle: Battle,
) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    first = [line for line in (await shown(battle)).splitlines() if line.startswith(">")]
    assert len(first) <= 2 and "b1" in " ".join(first)
    await battle.stage.rule("duel_mode", "org")
    await whole_round(battle)
    second = [line for line in (await shown(battle)).splitlines() if line.startswith(">")]
    assert len(second) == 2 and "b1" in second[0] and "2. kolo" in second[1]


async def test_nothing_secret_stands_on_the_card_and_all_of_it_on_the_twin(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    await arena.act(JASMINA, "flee_at", choice="2")
    await arena.stage.cast(JASMINA, "ohnivy_sip", OTO)
    told, twin = await shown(arena), twin_text(arena)
    for word in ("úroveň", "Ohnivý šíp", "Pokyn"):
        assert word not in told and word in twin
    assert "🎲" in str(next(one for one in arena.world.log.history() if "fight:" in str(buttons_of(one))).components)


async def test_the_board_is_a_picture_with_words_for_those_who_do_not_see_it(battle: Battle) -> None:
    await opened(battle, 1, 1)
    (picture,) = (await card(battle)).attachments
    assert picture.filename == "board.png"
    assert "a1 (" in picture.description and "b1 (" in picture.description
    assert (await card(battle)).embeds[0].image.url is not None


# -- where it stands


async def test_the_card_is_edited_within_a_round_and_posted_anew_in_the_next_one(battle: Battle) -> None:
    await opened(battle, 2, 1)
    first = await card(battle)
    await battle.act("a1", "pick", target="b1")
    assert (await card(battle)).id == first.id
    await battle.all_pass("a1", "a2", "b1")
    second = await card(battle)
    assert (await round_of(battle), second.id != first.id) == (2, True)
    assert [one.id for one in cards(battle)] == [second.id]
    assert [one.filename for one in second.attachments] == ["board.png"]


async def test_a_card_that_was_deleted_comes_back_by_itself(battle: Battle) -> None:
    await opened(battle, 1, 1)
    first = await card(battle)
    await delete(battle, first)
    assert [one.id for one in cards(battle)] == [(await card(battle)).id]
    assert (await card(battle)).id != first.id


@sqlite_only
async def test_a_twin_that_was_deleted_comes_back_by_itself(battle: Battle) -> None:
    await opened(battle, 1, 1)
    (twin,) = [one for one in battle.world.log.history() if "fight:" in " ".join(buttons_of(one))]
    await delete(battle, twin)
    (again,) = [one for one in battle.world.log.history() if "fight:" in " ".join(buttons_of(one))]
    assert again.id != twin.id


@sqlite_only
@pytest.mark.parametrize("code", [30046, 50083])
async def test_where_the_card_cannot_be_edited_it_is_posted_anew(battle: Battle, code: int) -> None:
    await opened(battle, 2, 1)
    first = await card(battle)
    battle.world.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=400, code=code)
    await battle.act("a1", "pick", target="b1")
    assert (await card(battle)).id != first.id
    assert len(cards(battle)) == 1


@sqlite_only
async def test_where_discord_fails_the_card_comes_later_and_the_fight_goes_on(battle: Battle) -> None:
    await opened(battle, 2, 1)
    first = await card(battle)
    battle.world.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=500)
    battle.world.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=500, times=9)
    assert not refused(await battle.act("a1", "pick", target="b1"))
    assert await battle.step() == "end_of_round"
    battle.world.env.backend.faults.clear()
    await battle.world.later(120)
    told = as_read(text_of(await card(battle)))
    assert battle.world.game.speeches["sk"].label("combat-step-end-of-round") in told


@sqlite_only
@pytest.mark.parametrize(("status", "code"), [(403, 160005), (400, 50083), (403, 50013), (403, 50001)])
async def test_a_story_whose_thread_is_archived_locked_or_closed_to_the_bot_goes_on_in_another(
    battle: Battle, status: int, code: int
) -> None:
    await opened(battle, 1, 1)
    (thread,) = battle.world.play.threads
    battle.world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=status, code=code, times=None)
    await whole_round(battle)
    assert "2. kolo" in story(battle)
    assert battle.world.play.threads[-1].mention in await shown(battle)


@sqlite_only
async def test_a_story_whose_thread_was_deleted_goes_on_in_another(battle: Battle) -> None:
    await opened(battle, 1, 1)
    battle.world.env.backend.delete_channel(battle.world.play.threads[0].id)
    await battle.world.env.settle()
    await whole_round(battle)
    assert "2. kolo" in story(battle)
    assert battle.world.play.threads[-1].mention in await shown(battle)


@sqlite_only
async def test_without_the_right_to_make_threads_the_story_is_told_in_the_channel(battle: Battle) -> None:
    battle.world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    await opened(battle, 1, 1)
    assert battle.world.play.threads == []
    assert any("1. kolo" in line for line in battle.stage.heard())
    await whole_round(battle)
    assert any("2. kolo" in line for line in battle.stage.heard())
    assert len(cards(battle)) == 1


@sqlite_only
async def test_without_a_log_channel_there_is_no_twin_and_nothing_of_it_elsewhere(battle: Battle) -> None:
    channels = {"approvals": battle.world.approvals.id}
    await battle.world.set_up(channels=channels, rulings={"house": {"quiet_hours": None}})
    await opened(battle, 1, 1)
    assert not any("fight:" in str(buttons_of(one)) for one in battle.world.log.history())
    assert not any("🕵️" in line for line in battle.stage.heard())


@sqlite_only
async def test_without_the_right_to_delete_old_cards_stay_and_the_fight_goes_on(battle: Battle) -> None:
    await opened(battle, 1, 1)
    battle.world.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=None)
    first = await card(battle)
    await whole_round(battle)
    assert {one.id for one in cards(battle)} == {first.id, (await card(battle)).id}
    late = await battle.stage.players["a1"].click(first, custom_id=buttons_of(first)[0])
    assert not refused(late)


@sqlite_only
async def test_any_combat_is_shown_by_command_with_the_way_to_its_menu(battle: Battle) -> None:
    await opened(battle, 1, 1)
    told = await battle.stage.slash("a1", "combat show")
    assert not refused(told) and "a1" in whole(told) and "b1" in whole(told)
    assert any(one.startswith("vb:fight:") for one in buttons(told))
    elsewhere = await battle.world.second_org.slash(battle.world.log, "combat show")
    assert battle.stage.why(elsewhere) == "no_fight_here"


@sqlite_only
async def test_the_card_of_a_fight_that_is_over_has_no_buttons_to_fight_and_comes_back_no_more(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.stage.org("combat end", reason="dosť")
    last = await card(battle)
    assert not any("fight:" in one for one in buttons_of(last))
    assert last.embeds[0].colour == discord.Colour(0x5865F2)
    await delete(battle, last)
    assert cards(battle) == []
