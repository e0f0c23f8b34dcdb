"""Characters through the front door."""

from __future__ import annotations

from tests.support.world import World, text_of


async def test_a_player_creates_a_character_and_sees_its_sheet(world: World) -> None:
    created = await world.player.slash(
        world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"}
    )
    assert created.ephemeral
    assert "Jasmína" in text_of(created)
    shown = await world.player.slash(world.play, "character show")
    assert "Jasmína" in text_of(shown)
