"""Lives through the front door: given and taken by ORGs, never below nothing and never above the most."""

from __future__ import annotations

import pytest

from bot.game.characters.keep import audit
from tests.support.pages import as_read, refused, sqlite_only, whole
from tests.support.world import World, text_of


@pytest.fixture
async def playing(world: World) -> World:
    """A player has a warrior of four lives."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    return world


async def sheet(world: World) -> str:
    """Return the sheet as its owner reads it."""
    return whole(await world.player.slash(world.play, "character show"))


async def test_lives_move_between_nothing_and_the_most(playing: World) -> None:
    world = playing
    for amount, hearts, said in (
        (-1, "❤️❤️❤️🖤 3 / 4", "−1"),
        (1000, "❤️❤️❤️❤️ 4 / 4", "+1"),
        (-1000, "🖤🖤🖤🖤 0 / 4", "−4"),
        (2, "❤️❤️🖤🖤 2 / 4", "+2"),
    ):
        told = await world.org.slash(world.play, "lives add", character="Jasmína", amount=amount, reason="Šíp")
        assert hearts in whole(told), whole(told)
        assert hearts in await sheet(world)
        # What is written down is what really happened, not what was asked for.
        assert f"životy {said}," in as_read(text_of(world.log.last_message)), said
    assert "1000" not in whole(await world.player.slash(world.play, "character history"))
    assert await audit(world.game, world.guild.id) == []


async def test_what_changes_nothing_is_refused_and_not_written_down(playing: World) -> None:
    world = playing
    for amount in (1, 0):
        told = await world.org.slash(world.play, "lives add", character="Jasmína", amount=amount, reason="x")
        assert refused(told)
    assert "4 / 4" in await sheet(world)
    assert whole(await world.player.slash(world.play, "character history")).count("#") == 1


@sqlite_only
async def test_the_reason_is_told_to_the_player_and_is_only_text(playing: World) -> None:
    world = playing
    reason = "**@everyone** <@1> `šíp`"
    await world.org.slash(world.play, "lives add", character="Jasmína", amount=-1, reason=reason)
    assert reason in as_read(text_of(world.log.last_message))
    assert "@everyone" not in text_of(world.log.last_message)
    assert reason in whole(await world.player.slash(world.play, "character history"))


@sqlite_only
async def test_lives_of_an_ability_come_and_go_with_it(playing: World) -> None:
    world = playing
    await world.org.slash(world.play, "ability grant", character="Jasmína", ability="vytrvalost")
    assert "5 / 5" in await sheet(world)
    await world.org.slash(world.play, "ability revoke", character="Jasmína", ability="vytrvalost", reason="Omyl")
    assert "4 / 4" in await sheet(world)
    assert await audit(world.game, world.guild.id) == []
