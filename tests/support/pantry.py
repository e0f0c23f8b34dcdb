"""A pantry for tests of goods: what heroes carry, what ORGs write of potions, what grows and lies in a scene."""

from __future__ import annotations

from typing import Any

from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import write
from bot.store.tables import Place, Potion
from tests.support.pages import refused, whole
from tests.support.stage import JASMINA, Stage

ELIXIR = {"name": "Elixír", "level": 2, "ingredients": "2 mäta, 1 žabí sliz", "heals": 3}


async def bag(stage: Stage, name: str) -> dict[str, int]:
    """Return what a hero carries by name, ducats among it."""
    sheet = await stage.sheet(name)
    things = {one["name"] or one["key"]: one["count"] for one in sheet["goods"]}
    return things | ({"ducats": sheet["ducats"]} if sheet["ducats"] else {})


async def stock(stage: Stage, name: str = JASMINA, **things: int) -> None:
    """Let an ORG give a hero plants (`mäta=2`), as ingredients."""
    for item, count in things.items():
        given = {"character": name, "item": item, "count": count, "sort": "ingredient"}
        assert not refused(await stage.org("inventory grant", **given))


async def define(stage: Stage, **changes: Any) -> Any:
    """Let an ORG write a potion."""
    return await stage.org("potion define", **{**ELIXIR, **changes})


async def teach(stage: Stage, name: str = JASMINA, recipe: str = "Elixír") -> None:
    """Let an ORG teach a recipe."""
    told = await stage.org("potion teach", character=name, recipe=recipe)
    assert not refused(told), whole(told)


async def able(stage: Stage, *abilities: str, name: str = JASMINA) -> None:
    """Let a hero have abilities."""
    async with write(stage.world.game, stage.caller(stage.world.org)) as desk:
        found = await find(desk, name, lock=True)
        rules = desk.ruleset(found.ruleset).abilities
        assert rules is not None
        for one in abilities:
            keep(desk, found, rules.grant(sheet_of(desk, found), one, None, desk.rulings(found.ruleset)))


async def potions(stage: Stage) -> list[Potion]:
    """Return what ORGs wrote of potions."""
    async with stage.world.game.database.begin(write=False) as unit:
        return await unit.potions.all(stage.world.guild.id)


async def places(stage: Stage) -> list[Place]:
    """Return what is placed in the scene of the game."""
    async with stage.world.game.database.begin(write=False) as unit:
        scene = await unit.scenes.in_channel(stage.world.guild.id, stage.world.play.id)
        assert scene is not None
        return await unit.field.placed(scene.id)
