"""What tests do with creeps: written and brought by an ORG, and what is kept of them."""

from __future__ import annotations

from typing import Any

from tests.support.stage import Stage


async def define(stage: Stage, name: str = "Vlk", lives: int = 3, **more: Any) -> Any:
    """Let an ORG write a creep, an animal with claws unless it says otherwise."""
    return await stage.org("creep define", name=name, lives=lives, **{"nature": "animal", "claws": 1, **more})


async def spawn(stage: Stage, creep: str = "Vlk", **more: Any) -> Any:
    """Let an ORG bring creeps into the scene."""
    return await stage.org("creep spawn", creep=creep, **more)


async def living(stage: Stage) -> list[str]:
    """Return the names of the creeps in the game."""
    async with stage.world.game.database.begin(write=False) as unit:
        return [one.name for one in await unit.creeps.spawned(stage.world.guild.id)]


async def bestiary(stage: Stage) -> dict[str, dict[str, Any]]:
    """Return what stands in the bestiary, by name."""
    async with stage.world.game.database.begin(write=False) as unit:
        return {one.name: one.draft for one in await unit.creeps.all(stage.world.guild.id)}


def say(stage: Stage, key: str) -> str:
    """Return a text as everybody in the guild reads it."""
    return stage.world.game.speeches["sk"].label(key)
