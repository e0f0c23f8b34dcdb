"""Parties through the front door: three at most, by invitation, XP for all or none."""

from __future__ import annotations

import pytest

from tests.support.rule import rule
from tests.support.world import World, text_of


@pytest.fixture
async def four(world: World) -> World:
    """Four characters of four people, the first with a party."""
    for name, member in zip(
        ("Ada", "Bea", "Cyril", "Dana"), (world.player, world.other, world.org, world.second_org), strict=True
    ):
        await member.slash(world.play, "character create", name=name, faction="other", **{"class": "bojovnik"})
    await world.player.slash(world.play, "party create", name="Traja")
    return world


@rule("DBF-PARTY-1")
async def test_a_party_grows_by_invitation_and_a_fourth_is_refused(four: World) -> None:
    for name, member in (("Bea", four.other), ("Cyril", four.org)):
        await four.player.slash(four.play, "party invite", character=name)
        assert "Traja" in text_of(await member.slash(four.play, "party accept"))
    refused = text_of(await four.player.slash(four.play, "party invite", character="Dana"))
    assert "DBF-PARTY-1" in refused
    shown = text_of(await four.player.slash(four.play, "party show"))
    assert all(name in shown for name in ("Ada", "Bea", "Cyril")) and "Dana" not in shown


async def test_two_last_seats_taken_at_once_stay_three(four: World) -> None:
    await four.player.slash(four.play, "party invite", character="Bea")
    await four.other.slash(four.play, "party accept")
    for name in ("Cyril", "Dana"):
        await four.player.slash(four.play, "party invite", character=name)
    await four.together(
        lambda: four.org.slash(four.play, "party accept"), lambda: four.second_org.slash(four.play, "party accept")
    )
    shown = text_of(await four.player.slash(four.play, "party show"))
    assert ("Cyril" in shown.split("Bea")[1]) or ("Dana" in shown.split("Bea")[1])
    async with four.game.database.begin(write=False) as unit:
        party = (await unit.parties.all(four.guild.id))[0]
        assert len(await unit.parties.members(party.id)) == 3


async def test_xp_for_a_party_reaches_every_member(four: World) -> None:
    await four.player.slash(four.play, "party invite", character="Bea")
    await four.other.slash(four.play, "party accept")
    await four.org.slash(four.play, "xp party", party="Traja", amount=4, source="quest")
    for member in (four.player, four.other):
        assert "4" in text_of(await member.slash(four.play, "xp show"))


async def test_the_leader_leaving_hands_the_party_on(four: World) -> None:
    await four.player.slash(four.play, "party invite", character="Bea")
    await four.other.slash(four.play, "party accept")
    await four.player.slash(four.play, "party leave")
    assert "👑 Bea" in text_of(await four.other.slash(four.play, "party show"))
