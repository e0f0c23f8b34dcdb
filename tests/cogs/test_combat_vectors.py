"""Golden vectors of whole fights, typed by their players: orders, dice and ORGs as the vectors tell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.battle import Battle
from tests.support.pages import sqlite_only
from tests.support.replay import Replay
from tests.vectors import agrees

GOLDEN = Path(__file__).parent.parent / "golden" / "dbf.json"
VECTORS = {one["id"]: one for one in json.loads(GOLDEN.read_text(encoding="utf-8"))["vectors"]}
# On both databases: a simultaneous hit, a fight to its end, six who pick their pairs.
WEIGHTY = ("V-CMB-002", "V-CMB-004", "V-CMB-010")
BLOWS = ("V-CMB-005", "V-CMB-006", "V-CMB-007", "V-CMB-009", "V-CMB-011", "V-CMB-020")
LEAVING = ("V-CMB-012", "V-CMB-013", "V-CMB-014", "V-CMB-016", "V-CMB-018", "V-CMB-019", "V-CMB-161", "V-CMB-164")
POTIONS_AND_ORDERS = ("V-CMB-026", "V-CMB-027", "V-CMB-165", "V-CMB-166")
SPELLS = (
    *("V-CMB-030", "V-CMB-033", "V-CMB-034", "V-CMB-038", "V-CMB-040", "V-CMB-042", "V-CMB-045", "V-CMB-049"),
    *("V-CMB-055", "V-CMB-061", "V-CMB-070", "V-CMB-071", "V-CMB-074", "V-CMB-082", "V-CMB-093", "V-CMB-095"),
    *("V-CMB-101", "V-CMB-106", "V-CMB-125", "V-CMB-145", "V-CMB-146", "V-CMB-158"),
    *("V-CMB-168", "V-SET-spend_on_invalid_target-5"),
)


async def check(battle: Battle, vector: str) -> None:
    """Play a vector and compare what it says."""
    wanted: dict[str, Any] = VECTORS[vector]
    replay = Replay(battle, wanted["given"])
    await replay.play(wanted["when"]["rounds"])
    found, then = await replay.result(), dict(wanted["then"])
    then.pop("round", None)
    then.pop("prone", None)
    then.pop("withdraw", None)
    assert agrees(then, found), (then, found)
    assert found["error"] == then.get("error")
    assert await battle.stage.sound()


@pytest.mark.parametrize("vector", WEIGHTY)
async def test_a_fight_goes_as_its_vector_tells_on_either_database(battle: Battle, vector: str) -> None:
    await check(battle, vector)


@sqlite_only
@pytest.mark.parametrize("vector", [*BLOWS, *LEAVING, *POTIONS_AND_ORDERS])
async def test_blows_flights_and_potions_go_as_their_vectors_tell(battle: Battle, vector: str) -> None:
    await check(battle, vector)


@sqlite_only
@pytest.mark.parametrize("vector", SPELLS)
async def test_spells_of_a_fight_go_as_their_vectors_tell(battle: Battle, vector: str) -> None:
    await check(battle, vector)
