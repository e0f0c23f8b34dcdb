"""Approval by reaction through the front door."""

from __future__ import annotations

from typing import Any

import pytest

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
