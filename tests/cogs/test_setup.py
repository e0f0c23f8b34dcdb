"""The set-up of a guild: by the wizard, one setting at a time, and the check that names every repair."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.game import guilds
from tests.support.pages import buttons, components, refused, sqlite_only, whole
from tests.support.world import World, text_of

TAPS = 8


async def settings(world: World) -> Any:
    """Return what the guild has set."""
    return await guilds.settings(world.game, world.guild.id)


async def test_the_wizard_makes_what_is_missing_in_few_taps(empty_world: World) -> None:
    world, page = empty_world, None
    taps = [1]
    page = await world.keeper.slash(world.play, "setup start")
    page = await world.keeper.click(page.response, custom_id="vb:setup_next")
    taps.append(1)
    page = await world.keeper.click(page.response, custom_id="vb:setup_make")
    taps.append(1)
    assert sum(taps) <= TAPS
    print(whole(page))
    assert not refused(page)
    kept = await settings(world)
    print(kept)
    assert 0
