"""Gathering through the front door: portions of a patch, hides of slain animals, and what grows back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.pages import refused, sqlite_only, whole
from tests.support.pantry import able, bag, places
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, OTO, Stage


async def plant(stage: Stage, name: str = "Mäta", **options: Any) -> None:
    """Let an ORG place a herb patch in the scene."""
    told = await stage.org("place", kind="herb_patch", name=name, **{"size": 2, **options})
    assert not refused(told), whole(told)


async def gather(stage: Stage, patch: str = "mata", name: str = JASMINA, **options: Any) -> Any:
    """Let a hero gather."""
    return await stage.slash(name, "gather", patch=patch, **options)


async def wolf(stage: Stage, nature: str = "animal") -> None:
    """Let an ORG bring a wolf into the scene."""
    await stage.org("creep define", name="Vlk", lives=2, nature=nature)
    assert not refused(await stage.org("creep spawn", creep="Vlk"))


async def portions(stage: Stage) -> list[int]:
    """Return how much is left in each place of the scene."""
    return [one.portions for one in await places(stage)]


# -- herbs


@rule("DBF-ABIL-ZALESACTVO-4")
async def test_a_gatherer_takes_one_portion_at_a_time_until_nothing_is_left(stage: Stage) -> None:
    await plant(stage)
    told = await gather(stage, text="Hľadám pod dubom.")
    assert not refused(told) and "zostáva tu 1" in whole(told)
    assert "Hľadám pod dubom." in stage.told() and "Mäta" not in stage.told()
    assert not refused(await gather(stage))
    before = await stage.kept()
    assert stage.why(await gather(stage)) == "nothing_left_here"
    assert await stage.kept() == before
    assert (await bag(stage, JASMINA), await portions(stage)) == ({"Mäta": 2}, [0])
    assert "Mäta: +1 (zber)" in whole(await stage.slash(JASMINA, "character history"))
    assert await stage.sound()


async def test_the_last_portion_goes_to_one_of_two_at_once(stage: Stage) -> None:
    await plant(stage, size=1)
    answers = await stage.world.together(*(lambda name=name: gather(stage, name=name) for name in (JASMINA, OTO)))
    assert sorted(stage.why(one) for one in answers) == ["", "nothing_left_here"]
    assert await portions(stage) == [0]
    assert await stage.sound()


async def test_a_patch_grows_back_with_each_phase_up_to_its_size(stage: Stage) -> None:
    await plant(stage, size=3, regrowth=2)
    for _ in range(3):
        await gather(stage)
    for left in (2, 3, 3):
        await stage.org("phase close")
        await stage.org("phase open", lives=False)
        assert await portions(stage) == [left]


@sqlite_only
async def test_only_who_is_able_and_there_gathers(stage: Stage) -> None:
    await plant(stage)
    assert stage.why(await gather(stage, "Púpava")) == "thing_unknown"
    await stage.hurt(OTO, 9)
    assert stage.why(await gather(stage, name=OTO)) == "not_active"
    await stage.org("place", kind="door", name="Brána")
    assert stage.why(await gather(stage, "Brána")) == "thing_unknown"
    revoked = {"character": DANA, "ability": "priroda", "reason": "x"}
    assert not refused(await stage.org("ability revoke", **revoked))
    assert stage.why(await gather(stage, name=DANA)) == "no_ability"
    assert await portions(stage) == [2, 0]


@sqlite_only
async def test_what_only_some_notice_others_are_not_offered(stage: Stage) -> None:
    await plant(stage, "Pečať", needs="bohosluzba")
    await stage.org("ability revoke", character=OTO, ability="bohosluzba", reason="x")
    offers = [
        [one["name"] for one in await stage.players[name].autocomplete(stage.world.play, "gather", "patch", "")]
        for name in (JASMINA, OTO)
    ]
    assert offers == [["Pečať"], []]
    assert stage.why(await gather(stage, "Pečať", OTO)) == "thing_unknown"
    (place,) = await places(stage)
    assert stage.why(await gather(stage, f"={place.id}", OTO)) == "thing_unknown"


@sqlite_only
async def test_a_fighter_gathers_nothing_and_nobody_does_in_a_paused_scene(arena: Arena) -> None:
    stage = arena.stage
    await plant(stage)
    await arena.challenge(JASMINA, OTO)
    assert stage.why(await gather(stage)) == "in_combat"
    await stage.slash(DANA, "scene pause")
    assert stage.why(await gather(stage, name=DANA)) == "scene_paused"


# -- hides


@pytest.fixture
async def forest(stage: Stage) -> Stage:
    """Jasmína and Oto are foresters, and a wolf has come."""
    for name in (JASMINA, OTO):
        await able(stage, "zalesactvo", name=name)
    await wolf(stage)
    return stage


@rule("DBF-ABIL-ZALESACTVO-4")
async def test_a_slain_animal_gives_one_hide_and_does_not_get_up_again(forest: Stage) -> None:
    assert forest.why(await gather(forest, "Vlk")) == "nothing_left_here"
    await forest.org("lives add", character="Vlk", amount=-2, reason="šíp")
    offered = await forest.players[JASMINA].autocomplete(forest.world.play, "gather", "patch", "")
    assert [one["name"] for one in offered] == ["koža (Vlk)"]
    assert not refused(await gather(forest, offered[0]["value"]))
    assert await bag(forest, JASMINA) == {"koža (Vlk)": 1}
    assert await forest.status("Vlk") == "dead"
    assert "Vlk" in forest.told()
    assert forest.why(await gather(forest, "Vlk", OTO)) == "nothing_left_here"
    assert "Koža je stiahnutá" in whole(await forest.org("character history", character="Vlk"))
    assert await forest.sound()


async def test_of_two_who_skin_one_animal_at_once_one_has_the_hide(forest: Stage) -> None:
    await forest.org("lives add", character="Vlk", amount=-2, reason="šíp")
    both = (lambda name=name: gather(forest, "Vlk", name) for name in (JASMINA, OTO))
    answers = await forest.world.together(*both)
    assert sorted(forest.why(one) for one in answers) == ["", "nothing_left_here"]
    assert await forest.sound()


@sqlite_only
@pytest.mark.parametrize("nature", ["living", "undead"])
async def test_what_is_no_animal_has_no_hide(stage: Stage, nature: str) -> None:
    await able(stage, "zalesactvo")
    await wolf(stage, nature)
    await stage.org("lives add", character="Vlk", amount=-2, reason="šíp")
    assert stage.why(await gather(stage, "Vlk")) == "nothing_left_here"
    assert await bag(stage, JASMINA) == {}


@sqlite_only
async def test_a_hide_goes_into_a_recipe(forest: Stage) -> None:
    await able(forest, "alchymia")
    await forest.org("potion define", name="Masť", level=1, ingredients="1 koža (vlk)", effect="Nevonia.")
    await forest.org("potion teach", character=JASMINA, recipe="Masť")
    await forest.org("lives add", character="Vlk", amount=-2, reason="šíp")
    await gather(forest, "Vlk")
    assert not refused(await forest.slash(JASMINA, "potion brew", recipe="Masť", text="Topím sadlo."))
