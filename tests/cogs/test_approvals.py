"""Approval by reaction and by button through the front door: whose hand counts, and that it counts once."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from bot.game.characters.keep import audit
from tests.support.asking import abilities, card, card_of, marks
from tests.support.pages import refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.world import World, text_of


async def test_a_request_becomes_a_card_with_both_marks(asked: World) -> None:
    assert marks(card(asked)) == {"✅", "❌"}
    assert "Jasmína" in text_of(card(asked))


@rule("DBF-ABIL-9")
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


@pytest.mark.parametrize("decided", [False, True])
@sqlite_only
async def test_orgs_are_reminded_of_a_request_that_waits_for_long_and_of_no_other(asked: World, decided: bool) -> None:
    if decided:
        await asked.org.react(card(asked), "✅")
    await asked.later(17 * 3600)
    assert "čaká na ORGa" not in text_of(asked.log.last_message)
    await asked.later(2 * 3600)
    assert ("čaká na ORGa už 18 hodín" in text_of(asked.log.last_message)) is not decided


@pytest.mark.parametrize("hours", [17, 19])
@sqlite_only
async def test_a_request_opened_anew_is_reminded_of_once_after_its_own_time(asked: World, hours: int) -> None:
    def reminded() -> int:
        return sum("čaká na ORGa už 18 hodín" in text_of(message) for message in asked.log.history())

    await asked.org.react(card(asked), "✅")
    await asked.later(hours * 3600)
    await asked.second_org.click(card(asked), custom_id="vb:undo:1")
    await asked.later(2 * 3600)
    assert reminded() == 0
    await asked.later(17 * 3600)
    assert reminded() == 1
