"""Potions drunk through the front door: in peace at once, in a fight declared, with what else they do."""

from __future__ import annotations

from typing import Any

from tests.support.arena import Arena
from tests.support.battle import story
from tests.support.pages import menu, options, refused, sqlite_only, whole
from tests.support.pantry import bag, define, stock
from tests.support.stage import DANA, JASMINA, OTO, Stage


async def drink(stage: Stage, potion: str = "Elixír", name: str = JASMINA) -> Any:
    """Let a hero drink."""
    return await stage.slash(name, "potion drink", potion=potion)


async def pour(stage: Stage, potion: str = "Elixír", count: int = 1, name: str = JASMINA) -> None:
    """Let an ORG give a hero potions."""
    given = {"character": name, "item": potion, "count": count, "sort": "potion"}
    assert not refused(await stage.org("inventory grant", **given))


async def test_drinking_heals_up_to_the_maximum_and_tells_what_else_it_does(stage: Stage) -> None:
    await define(stage, heals=9, effect="Svietia ti oči.")
    await pour(stage, count=2)
    await stage.hurt(JASMINA, 2)
    told = whole(await drink(stage))
    assert "Svietia ti oči." in told
    assert "Svietia ti oči." in "\n".join(stage.heard(stage.world.log))
    assert "Svietia ti oči." not in "\n".join(stage.heard())
    assert (await stage.lives(JASMINA), await bag(stage, JASMINA)) == ([3], {"Elixír": 1})
    assert not refused(await drink(stage))  # in peace without limit
    assert stage.why(await drink(stage)) == "potion_not_carried"
    assert await stage.sound()


async def test_a_potion_is_drunk_from_the_menu_and_only_once(stage: Stage) -> None:
    await define(stage)
    await pour(stage)
    shown = await stage.slash(JASMINA, "inventory show")
    player, chosen = stage.players[JASMINA], options(shown, "potion_drink")
    where = menu(shown, "potion_drink")
    assert not refused(await player.select(shown.response, chosen, custom_id=where))
    assert await bag(stage, JASMINA) == {}


async def test_a_potion_is_given_by_its_name_and_other_things_are_none(stage: Stage) -> None:
    await define(stage)
    await stock(stage, mäta=1)
    await pour(stage)
    given = {"potion": "elixir", "character": OTO}
    assert not refused(await stage.slash(JASMINA, "potion give", **given))
    assert await bag(stage, OTO) == {"Elixír": 1}
    assert stage.why(await stage.slash(JASMINA, "potion give", potion="mäta", character=OTO)) == "potion_not_carried"


@sqlite_only
async def test_nobody_drinks_lying_or_another_ones_potion(stage: Stage) -> None:
    await define(stage)
    await pour(stage)
    assert (
        stage.why(await stage.slash(OTO, "potion drink", potion="Elixír", **{"for": JASMINA})) == "not_your_character"
    )
    await stage.hurt(JASMINA, 9)
    assert stage.why(await drink(stage)) == "not_active"
    assert await bag(stage, JASMINA) == {"Elixír": 1}


async def test_in_a_fight_the_command_declares_the_potion_and_the_story_names_it(arena: Arena) -> None:
    stage = arena.stage
    await define(stage, effect="Svietia ti oči.")
    await pour(stage)
    await pour(stage, name=OTO)  # the step waits for whoever has something to drink
    await stage.hurt(JASMINA, 1)
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA)
    while await arena.step() in ("opening", "pairing"):
        for name in sorted(await arena.awaited()):
            await arena.act(name, "pass")
    assert await arena.step() in ("potion", "spells")
    assert not refused(await drink(stage))
    assert await bag(stage, JASMINA) == {"Elixír": 1}  # declared, not drunk yet
    for name in sorted(await arena.awaited()):
        await arena.act(name, "pass")
    assert await bag(stage, JASMINA) == {}
    assert "Elixír" in story(arena) and "Svietia ti oči." not in story(arena)
    assert "Svietia ti oči." in "\n".join(stage.heard(stage.world.log))
    player = stage.players[JASMINA]
    bells = [one for one in stage.world.play.history() if player.mention in (one.content or "")]
    assert any([" Svietia ti oči." in whole(await player.click(one)) for one in bells[-2:]])
    assert await stage.sound()
