"""Approval by reaction through the front door."""

from __future__ import annotations

import sys
from typing import Any

import discord
import pytest

from bot.game.characters.keep import audit
from tests.support.pages import as_read, refused, sqlite_only, whole
from tests.support.world import World, text_of


@pytest.fixture
async def asked(world: World) -> World:
    """A player has asked for the first ability of a new warrior."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    return world


def card(world: World) -> Any:
    """Return the last message in the approvals channel."""
    message = world.approvals.last_message
    assert message is not None
    return message


def marks(message: Any) -> set[str]:
    """Return the emoji on a message."""
    return {str(reaction.emoji) for reaction in message.reactions}


async def abilities(world: World) -> str:
    """Return what `/ability list` shows the player."""
    return text_of(await world.player.slash(world.play, "ability list"))


async def test_a_request_becomes_a_card_with_both_marks(asked: World) -> None:
    assert marks(card(asked)) == {"✅", "❌"}
    assert "Jasmína" in text_of(card(asked))


async def test_an_orgs_check_approves_once_and_shows_who(asked: World) -> None:
    await asked.org.react(card(asked), "✅")
    assert "🟢" in marks(card(asked))
    assert str(asked.org.id) in text_of(card(asked))
    assert "Vytrvalosť" in await abilities(asked)


async def test_a_players_own_check_changes_nothing_and_is_taken_back(asked: World) -> None:
    await asked.player.react(card(asked), "✅")
    assert "🟢" not in marks(card(asked))
    assert "Vytrvalosť" not in await abilities(asked)


async def test_a_cross_declines_and_the_reason_is_told(asked: World) -> None:
    await asked.org.react(card(asked), "❌")
    assert "🔴" in marks(card(asked))
    form = await asked.org.click(card(asked), custom_id="vb:reason:1")
    await asked.org.submit_modal(form, {"reason": "Najprv sa ozvi."})
    assert "Najprv sa ozvi" in text_of(card(asked))


async def test_a_decision_is_undone_with_the_next_tap(asked: World) -> None:
    await asked.org.react(card(asked), "✅")
    await asked.second_org.click(card(asked), custom_id="vb:undo:1")
    assert marks(card(asked)) == {"✅", "❌"}
    assert "Vytrvalosť" not in await abilities(asked)
    await asked.org.click(card(asked), custom_id="vb:approve:1")
    assert "Vytrvalosť" in await abilities(asked)


async def test_a_reaction_made_while_the_bot_was_away_counts_at_the_start(asked: World) -> None:
    message = card(asked)

    async def react() -> None:
        await asked.org.react(message, "✅")

    await asked.restart(while_away=react)
    assert "Vytrvalosť" in await abilities(asked)
    assert "🟢" in marks(card(asked))


async def test_old_buttons_work_after_a_restart(asked: World) -> None:
    await asked.restart()
    await asked.org.click(card(asked), custom_id="vb:approve:1")
    assert "Vytrvalosť" in await abilities(asked)


async def react_to_everything(world: World, *pairs: tuple[Any, str]) -> None:
    """Let people react to the card one after another."""
    for actor, emoji in pairs:
        await actor.react(card(world), emoji)


def requests_to(world: World, method: str, part: str) -> list[Any]:
    """Return what the bot asked of Discord."""
    return [entry for entry in world.env.http_requests if entry.method == method and part in entry.path]


# -- which reactions count


@sqlite_only
async def test_a_check_or_a_cross_of_any_look_decides(asked: World) -> None:
    looks = {"🟢": ["👍🏿", "👍", "✔️", "✔", "☑️", "✅"], "🔴": ["👎🏻", "✖️", "❌"]}
    for mark, emoji in ((mark, emoji) for mark, several in looks.items() for emoji in several):
        await asked.org.react(card(asked), emoji)
        assert marks(card(asked)) == {mark}, emoji
        await asked.second_org.click(card(asked), custom_id="vb:undo:1")


@sqlite_only
async def test_any_other_reaction_is_left_alone_and_means_nothing(asked: World) -> None:
    others = {"🎉", "❤️", "🟢", "⚪", "👌"}
    for emoji in others:
        await asked.org.react(card(asked), emoji)
    assert marks(card(asked)) == {"✅", "❌", *others}


@sqlite_only
async def test_only_orgs_decide_whoever_else_reacts(asked: World) -> None:
    await react_to_everything(asked, (asked.player, "✅"), (asked.other, "❌"), (asked.keeper, "✅"))
    assert marks(card(asked)) == {"✅", "❌"}
    for reaction in card(asked).reactions:
        assert reaction.count == 1, "what others left was taken back"
    for actor in (asked.player, asked.other):
        assert refused(await actor.click(card(asked), custom_id="vb:approve:1"))
        assert refused(await actor.click(card(asked), custom_id="vb:decline:1"))
    await asked.org.react(card(asked), "✅")
    assert "🟢" in marks(card(asked))
    for actor in (asked.player, asked.other):
        assert refused(await actor.click(card(asked), custom_id="vb:undo:1"))


@sqlite_only
async def test_a_reaction_on_something_else_is_nobodys_business(asked: World) -> None:
    message = await asked.player.send(asked.approvals, "ahoj")
    before = len(requests_to(asked, "DELETE", "/reactions/"))
    await asked.org.react(message, "✅")
    await asked.player.react(message, "❌")
    assert len(requests_to(asked, "DELETE", "/reactions/")) == before
    assert marks(card_of(asked, 0)) == {"✅", "❌"}


def card_of(world: World, place: int) -> Any:
    """Return a message of the approvals channel."""
    return world.approvals.history()[place]


async def test_taking_a_reaction_away_or_clearing_all_takes_no_decision_back(asked: World) -> None:
    await asked.org.react(card(asked), "🎉")
    await asked.org.unreact(card(asked), "🎉")
    await card(asked).clear_reactions()
    await asked.env.settle()
    assert marks(card(asked)) == {"✅", "❌"}  # the card is mended
    await asked.org.react(card(asked), "✅")
    await card(asked).clear_reactions()
    await asked.env.settle()
    assert marks(card(asked)) == {"🟢"}
    assert "Vytrvalosť" in await abilities(asked)
    await card(asked).clear_reaction("🟢")
    await asked.env.settle()
    assert marks(card(asked)) == {"🟢"}


@sqlite_only
async def test_without_the_right_to_tidy_up_the_decision_counts_all_the_same(asked: World) -> None:
    asked.env.inject_error("DELETE", "*/reactions/*", status=403, code=50013, message="Missing Permissions", times=None)
    await asked.player.react(card(asked), "✅")
    assert "Vytrvalosť" not in await abilities(asked)
    await asked.org.react(card(asked), "✅")
    assert "Vytrvalosť" in await abilities(asked)
    assert "🟢" in marks(card(asked))
    assert str(asked.org.id) in text_of(card(asked))


# -- once


async def test_whoever_comes_second_hears_who_was_first(asked: World) -> None:
    shown = await asked.second_org.slash(asked.play, "approvals")
    shown = await asked.second_org.select(shown.response, ["1"], custom_id="vm:open_request")
    await asked.org.react(card(asked), "✅")
    told = await asked.second_org.click(shown.response, custom_id="vb:decline:1")
    assert refused(told)
    assert asked.org.mention in whole(told)
    assert "Vytrvalosť" in await abilities(asked)
    await asked.second_org.react(card(asked), "❌")
    assert "🟢" in marks(card(asked))
    assert "Vytrvalosť" in await abilities(asked)


async def test_approved_undone_and_approved_again_leaves_one_ability_and_a_sound_ledger(asked: World) -> None:
    for _ in range(2):
        await asked.org.react(card(asked), "✅")
        await asked.second_org.click(card(asked), custom_id="vb:undo:1")
    await asked.org.react(card(asked), "👍")
    assert (await abilities(asked)).count("Vytrvalosť") == 1
    assert "5 / 5" in whole(await asked.player.slash(asked.play, "character show"))
    assert await audit(asked.game, asked.guild.id) == []


async def test_undoing_is_refused_where_something_newer_stands_on_it(asked: World) -> None:
    await asked.org.react(card(asked), "✅")
    first = card(asked)
    await asked.org.click(first, custom_id="vb:undo:1")
    await asked.org.react(card(asked), "❌")
    await asked.player.slash(asked.play, "ability choose", ability="nicenie")
    told = await asked.org.click(first, custom_id="vb:undo:1")
    assert refused(told)
    assert "novšia" in whole(told)
    await asked.org.react(card(asked), "✅")
    assert "🟢" in marks(card_of(asked, 1))
    # The older request may wait again, but the pick it was for is taken.
    await asked.org.click(first, custom_id="vb:undo:1")
    assert refused(await asked.org.click(card_of(asked, 0), custom_id="vb:approve:1"))
    assert "Vytrvalosť" not in await abilities(asked)


async def test_nothing_is_half_done_when_deciding_breaks_in_the_middle(
    asked: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked.faults_expected = True

    async def broken(*_arguments: Any) -> None:
        raise RuntimeError("killed between the two writes")

    monkeypatch.setattr(sys.modules["bot.game.approvals.decide"], "settle", broken)
    told = await asked.org.click(card(asked), custom_id="vb:approve:1")
    assert refused(told)
    assert "killed" not in whole(told)
    await asked.org.react(card(asked), "✅")
    monkeypatch.undo()
    assert "Vytrvalosť" not in await abilities(asked)
    assert marks(card(asked)) == {"✅", "❌"}
    await asked.org.react(card(asked), "✅")
    assert "Vytrvalosť" in await abilities(asked)
    assert await audit(asked.game, asked.guild.id) == []


# -- one's own request


async def orgs_own(world: World) -> None:
    """Let an ORG who plays ask for an ability."""
    await world.org.slash(world.play, "character create", name="Orgova", faction="kamelot", **{"class": "bojovnik"})
    await world.org.slash(world.play, "ability choose", ability="nicenie")


@sqlite_only
async def test_an_org_does_not_decide_the_own_request(world: World) -> None:
    await orgs_own(world)
    await world.org.react(card(world), "✅")
    await world.org.react(card(world), "❌")
    assert marks(card(world)) == {"✅", "❌"}
    assert refused(await world.org.click(card(world), custom_id="vb:approve:1"))
    await world.second_org.react(card(world), "✅")
    assert "Ničenie" in whole(await world.org.slash(world.play, "ability list"))


async def test_a_ruling_lets_orgs_decide_their_own_from_then_on(world: World) -> None:
    await orgs_own(world)
    await world.keeper.slash(world.play, "setup rule", key="own_approval", value="true")
    await world.org.react(card(world), "✅")
    assert "🟢" in marks(card(world))
    await world.org.click(card(world), custom_id="vb:undo:1")
    await world.keeper.slash(world.play, "setup rule", key="own_approval", value="false")
    await world.org.react(card(world), "✅")
    assert "🟢" not in marks(card(world))


# -- lost cards, lost time


async def test_a_deleted_card_is_posted_anew_and_works(asked: World) -> None:
    await card(asked).delete()
    await asked.env.settle()
    [fresh] = asked.approvals.history()
    assert marks(fresh) == {"✅", "❌"}
    await asked.org.react(fresh, "✅")
    assert "Vytrvalosť" in await abilities(asked)
    await fresh.delete()
    await asked.env.settle()
    assert asked.approvals.history() == []  # a decided one stays where it was swept to


@sqlite_only
async def test_cards_swept_away_at_once_come_back(asked: World) -> None:
    await asked.other.slash(asked.play, "character create", name="Ivan", faction="kamelot", **{"class": "bojovnik"})
    await asked.other.slash(asked.play, "ability choose", ability="nicenie")
    asked.env.backend.bulk_delete_messages(asked.approvals.id, [message.id for message in asked.approvals.history()])
    await asked.env.settle()
    assert len(asked.approvals.history()) == 2
    await asked.org.click(card(asked), custom_id="vb:approve:2")
    assert "Ničenie" in whole(await asked.other.slash(asked.play, "ability list"))


@sqlite_only
async def test_when_the_channel_is_gone_the_cards_come_to_the_new_one(asked: World) -> None:
    channel = asked.bot.get_channel(asked.approvals.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    fresh = asked.guild.create_text_channel("nove-schvalovanie")
    await asked.keeper.slash(asked.play, "setup channel", use="approvals", channel=fresh)
    [moved] = fresh.history()
    await asked.org.react(moved, "✅")
    assert "🟢" in marks(fresh.last_message)
    assert "Vytrvalosť" in await abilities(asked)


async def test_a_card_deleted_while_the_bot_was_away_is_posted_anew_at_the_start(asked: World) -> None:
    async def sweep() -> None:
        asked.env.backend.delete_message(asked.approvals.id, card(asked).id)

    await asked.restart(while_away=sweep)
    [fresh] = asked.approvals.history()
    await asked.org.react(fresh, "✅")
    assert "Vytrvalosť" in await abilities(asked)


async def test_reactions_made_while_away_by_players_and_by_those_who_left_decide_nothing(asked: World) -> None:
    message = card(asked)
    gone = asked.guild.add_member(asked.env.create_user("odisla"), roles=[asked.org_role])

    async def meanwhile() -> None:
        await asked.player.react(message, "✅")
        await gone.react(message, "❌")
        asked.guild.remove_member(gone)
        await asked.second_org.react(message, "👍🏽")

    await asked.restart(while_away=meanwhile)
    assert "🟢" in marks(card(asked))
    assert str(asked.second_org.id) in text_of(card(asked))
    assert "Vytrvalosť" in await abilities(asked)


@sqlite_only
async def test_check_and_cross_while_away_end_in_one_decision(asked: World) -> None:
    message = card(asked)

    async def meanwhile() -> None:
        await asked.org.react(message, "✅")
        await asked.second_org.react(message, "❌")

    await asked.restart(while_away=meanwhile)
    assert "🔴" in marks(card(asked))
    assert "🟢" not in marks(card(asked))
    assert "Vytrvalosť" not in await abilities(asked)


@sqlite_only
async def test_a_second_ready_does_nothing_twice(asked: World) -> None:
    await asked.org.react(card(asked), "✅")
    before = len(asked.approvals.history()), len(asked.log.history()), len(asked.play.history())
    for _ in range(2):
        await asked.bot.get_cog("Clockwork").on_ready()  # type: ignore[union-attr]
    assert (len(asked.approvals.history()), len(asked.log.history()), len(asked.play.history())) == before


@sqlite_only
async def test_an_org_role_given_this_minute_counts_and_one_taken_does_not(asked: World) -> None:
    asked.env.backend.remove_member_role(asked.guild.id, asked.org.id, asked.org_role.id)
    await asked.org.react(card(asked), "✅")
    assert "🟢" not in marks(card(asked))
    asked.env.backend.add_member_role(asked.guild.id, asked.other.id, asked.org_role.id)
    await asked.other.react(card(asked), "✅")
    assert "🟢" in marks(card(asked))


@sqlite_only
async def test_the_queue_opens_a_request_and_tells_how_long_it_waits(asked: World) -> None:
    page = await asked.org.slash(asked.play, "approvals")
    assert "Jasmína: Vytrvalosť" in whole(page)
    assert "<t:" in whole(page)
    shown = await asked.org.select(page.response, ["1"], custom_id="vm:open_request")
    told = await asked.org.click(shown.response, custom_id="vb:approve:1")
    assert not refused(told)
    assert "🟢" in marks(card(asked))
    assert "Nič nečaká" in whole(await asked.org.slash(asked.play, "approvals"))


@sqlite_only
async def test_the_reason_can_be_mended_and_only_orgs_give_one(asked: World) -> None:
    await asked.org.react(card(asked), "❌")
    assert refused(await asked.player.click(card(asked), custom_id="vb:reason:1"))
    for reason in ("Prvý", "Druhý **dôvod** @everyone"):
        form = await asked.second_org.click(card(asked), custom_id="vb:reason:1")
        await asked.second_org.submit_modal(form, {"reason": reason})
    assert "Druhý **dôvod** @everyone" in as_read(text_of(card(asked)))
    assert "Prvý" not in text_of(card(asked))
    assert "@everyone" not in text_of(card(asked))
    assert not refused(await asked.player.slash(asked.play, "ability choose", ability="vytrvalost"))
