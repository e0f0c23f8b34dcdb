"""One entry of the ledger undone through the front door: once, with a counter-entry, or refused with the reason."""

from __future__ import annotations

import pytest

from tests.support.world import World, text_of


@pytest.fixture
async def grown(world: World) -> World:
    """A character with XP: entries 1 (created) and 2 (XP)."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    await world.org.slash(world.play, "xp add", character="Jasmína", amount=7, source="quest")
    return world


async def xp(world: World) -> str:
    """Return what `/xp show` says."""
    return text_of(await world.player.slash(world.play, "xp show"))


async def test_an_entry_is_undone_once_and_stays_in_the_journal_struck_through(grown: World) -> None:
    await grown.org.slash(grown.play, "undo", entry="2", reason="Omyl")
    assert "0 / 3" in await xp(grown)
    again = text_of(await grown.org.slash(grown.play, "undo", entry="#2", reason="Omyl"))
    assert "už vrátený" in again
    journal = text_of(await grown.player.slash(grown.play, "journal"))
    assert "~~" in journal
    assert "Omyl" in journal


async def test_two_hands_undo_one_entry_once(grown: World) -> None:
    def tap(org: object) -> object:
        return lambda: org.slash(grown.play, "undo", entry="2", reason="Omyl")  # type: ignore[attr-defined]

    await grown.together(tap(grown.org), tap(grown.second_org))  # type: ignore[arg-type]
    assert "0 / 3" in await xp(grown)


@pytest.mark.parametrize("entry", ["0", "-1", "999999", "abc", "٣", "1"])
async def test_what_cannot_be_undone_is_refused_and_changes_nothing(grown: World, entry: str) -> None:
    await grown.org.slash(grown.play, "undo", entry=entry, reason="Omyl")
    assert "7 / 10" in await xp(grown)


async def test_a_player_undoes_nothing(grown: World) -> None:
    await grown.player.slash(grown.play, "undo", entry="2", reason="Chcem")
    assert "7 / 10" in await xp(grown)


async def test_what_an_approval_made_is_undone_on_its_card(grown: World) -> None:
    await grown.player.slash(grown.play, "ability choose", ability="vytrvalost")
    card = grown.approvals.last_message
    assert card is not None
    await grown.org.react(card, "✅")
    told = text_of(await grown.org.slash(grown.play, "undo", entry="3", reason="Omyl"))
    assert "/approvals" in told


async def test_entries_are_suggested_to_orgs_alone(grown: World) -> None:
    offered = await grown.org.autocomplete(grown.play, "undo", "entry", "jasm")
    assert [choice["value"] for choice in offered] == ["2", "1"]
    assert await grown.player.autocomplete(grown.play, "undo", "entry", "") == []


async def test_a_casting_undone_may_be_cast_again_in_the_same_phase(grown: World) -> None:
    await grown.org.slash(grown.play, "phase open")
    await grown.org.slash(grown.play, "ability grant", character="Jasmína", ability="liecenie")
    heal = {"spell": "Vylieč zranenie", "target": "Jasmína"}
    await grown.player.slash(grown.play, "cast", **heal)
    cast = await grown.org.autocomplete(grown.play, "undo", "entry", "")
    number = next(choice["value"] for choice in cast if "Vylieč" in choice["name"])
    assert "minut" in text_of(await grown.player.slash(grown.play, "cast", **heal))
    await grown.org.slash(grown.play, "undo", entry=number, reason="Omyl")
    await grown.player.slash(grown.play, "cast", **heal)
    async with grown.game.database.begin(write=False) as unit:
        kinds = [entry.kind for entry in await unit.ledger.of_character(1)]
    assert kinds.count("spell_cast") == 2
