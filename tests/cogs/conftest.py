"""Fixtures of the doors: a stage with heroes, and the codes of refusals behind their words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game import desk
from bot.i18n import refusals
from tests.support.arena import Arena, scripted
from tests.support.battle import Battle, Crowd
from tests.support.field_moves import DOOR, band, put
from tests.support.stage import DANA, JASMINA, OTO, Stage
from tests.support.world import World


@pytest.fixture
def codes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of all refusals told in this test, the newest last."""
    heard: list[str] = []
    page_of = refusals.refusal_page

    def listen(speech: Any, refusal: Any) -> Any:
        heard.append(refusal.code)
        return page_of(speech, refusal)

    monkeypatch.setattr(desk, "refusal_page", listen)
    return heard


@pytest.fixture
async def bare_stage(empty_world: World, codes: list[str]) -> Stage:
    """A world without quiet hours and with a third player; nobody has a character yet."""
    third = empty_world.guild.add_member(empty_world.env.create_user("zuzana", global_name="Zuzana"))
    await empty_world.env.settle()
    await empty_world.set_up(rulings={"house": {"quiet_hours": None, "digest_hour": None}})
    return Stage(empty_world, third, codes)


@pytest.fixture
async def stage(bare_stage: Stage) -> Stage:
    """Three wizards of level nine who own every school, in a scene, in an open phase."""
    await bare_stage.heroes()
    await bare_stage.phase()
    await bare_stage.scene(JASMINA, OTO, DANA)
    return bare_stage


@pytest.fixture
async def asked(world: World) -> World:
    """A player has asked for the first ability of a new warrior."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    return world


@pytest.fixture
async def arena(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Three armed wizards of level nine in a scene, in an open phase; dice fall as the test lays them out."""
    made = Arena(stage, scripted(monkeypatch))
    await made.arm(JASMINA, OTO, DANA)
    return made


@pytest.fixture
async def battle(bare_stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Battle:
    """An empty scene in an open phase, for fighters made to measure; dice fall as the test lays them out."""
    crowd = Crowd(bare_stage.world, bare_stage.third, bare_stage.codes)
    made = Battle(crowd, scripted(monkeypatch))
    await crowd.phase()
    await crowd.scene()
    return made


@pytest.fixture
async def lane(bare_stage: Stage) -> Stage:
    """Jasmína, who breaks and picks locks, at a locked door."""
    await band(bare_stage)
    await put(bare_stage, "door", DOOR, locked=True)
    return bare_stage
