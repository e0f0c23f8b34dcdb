"""What tests do with special spells: written, granted, and as the shelf of the guild has them."""

from __future__ import annotations

from typing import Any

from bot.game.desk import settings_of
from bot.game.shelf import Shelf
from bot.store.tables import SpecialSpell
from tests.support.stage import Stage

WORDS = "Z dlane vyletí modrý plameň."


async def define(stage: Stage, name: str, effect: str | None = None, amount: int | None = None, **more: Any) -> Any:
    """Let an ORG write a special spell and keep it at once."""
    typed = {"effect": effect, "amount": amount, "text": WORDS, "keep": True, **more}
    given = {option: value for option, value in typed.items() if value is not None}
    return await stage.org("spell define", name=name, **given)


async def give(stage: Stage, name: str, spell: str, **more: Any) -> Any:
    """Let an ORG grant a special spell."""
    return await stage.org("spell grant", character=name, spell=spell, **more)


async def kept(stage: Stage) -> list[SpecialSpell]:
    """Return the special spells of the guild as they are kept."""
    async with stage.world.game.database.begin(write=False) as unit:
        return await unit.spells.all(stage.world.guild.id)


async def shelf(stage: Stage) -> Shelf:
    """Return the rulesets and words as the guild knows them now."""
    game, guild_id = stage.world.game, stage.world.guild.id
    async with game.database.begin(write=False) as unit:
        return await game.shelf(unit, guild_id, settings_of(await unit.guilds.get(guild_id)))
