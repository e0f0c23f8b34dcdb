"""Golden vectors of single steps - duels, dodges, deadlines, what closes a step - played by slash commands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.test_combat_ops import VECTORS
from tests.support.battle import Battle, carried, potion
from tests.support.pages import refused, sqlite_only
from tests.support.skirmish import arrange, opened, pairs, round_of, to_the_deadline

# -- duels


DUELS = [
    *("V-DUEL-03", "V-DUEL-04", "V-DUEL-05", "V-DUEL-06", "V-DUEL-07"),
    *("V-SET-prone_effect-1", "V-SET-prone_effect-2"),
]


@pytest.mark.parametrize("vector", DUELS)
@sqlite_only
async def test_a_duel_goes_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    for key, value in given.get("settings", {}).items():
        await battle.stage.rule(key, str(value))
    for name in ("a", "b"):
        await battle.fighter(name, character_class="carodej", level=9, abilities=("elementy",), weapon="dyka")
    await battle.challenge("a", "b")
    if given.get("unarmed", {}).get("a"):
        await arrange(battle, "a", {"weapon": None})
    await battle.act("b", "pass")
    rolls = given["rolls"]
    once = sum(given["prone"].values()) == 2 or given.get("settings", {}).get("prone_effect") in ("none", "loses")
    faces = [face for name in ("a", "b") for face in (rolls[name][:1] if once else rolls[name])]
    battle.dice(*faces)
    for name, other in (("a", "b"), ("b", "a")):
        if given["prone"][other]:
            assert not refused(await battle.stage.cast(name, "podkopnutie", other))
        else:
            await battle.act(name, "pass")
    lives = await battle.stage.lives("a", "b")
    assert lives == {"a": [3, 2], "b": [2, 3], "both": [2, 2], "none": [3, 3]}[then["result"]]
    assert await battle.stage.sound()


# -- dodges


@pytest.mark.parametrize("vector", ["V-DODGE-01", "V-DODGE-02", "V-DODGE-03", "V-DODGE-05"])
@sqlite_only
async def test_a_dodge_is_there_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    await battle.fighter("a")
    if given["effects"]:
        await battle.fighter("b", character_class="knaz", level=9, abilities=("bohosluzba",), weapon="kratky_mec")
    else:
        kit: dict[str, Any] = {"character_class": "zlodej", "level": 3, "weapon": "kratky_mec"}
        await battle.fighter("b", abilities=tuple(given["abilities"]), **kit)
    await battle.challenge("a", "b")
    battle.dice(6, 1, 6, 1)
    await battle.act("b", "pass")
    if given["effects"]:
        await battle.stage.cast("b", "pozehnanie")
    if given["used_in_earlier_combat"] or given["used_in_this_combat"]:
        assert await battle.step() == "dodge"
        await battle.act("b", "dodge")
        if given["used_in_earlier_combat"]:
            await battle.stage.org("combat end", reason="nový boj")
            await battle.challenge("a", "b")
            battle.dice(6, 1)
            await battle.act("b", "pass")
        else:
            await battle.all_pass("a", "b")
    assert (await battle.step() == "dodge") == then["available"]


# -- what closes a step


@sqlite_only
async def test_a_step_stays_open_while_somebody_may_act_v_step_01(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.act("a1", "pass")
    assert (await round_of(battle), await battle.awaited()) == (1, {"b1"})
    assert VECTORS["V-STEP-01"]["then"]["closed"] is False


@sqlite_only
async def test_a_pass_for_the_round_and_an_answer_close_a_step_v_step_03(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.act("b1", "pass_round")
    await battle.act("a1", "pass")
    assert await round_of(battle) == 2
    assert VECTORS["V-STEP-03"]["then"]["closed"] is True


@sqlite_only
async def test_a_step_in_which_nobody_may_act_closes_at_once_v_step_05(battle: Battle) -> None:
    await opened(battle, 1, 1)  # no potions, no spells, one pair
    assert (await battle.step(), await round_of(battle)) == ("end_of_round", 1)
    assert VECTORS["V-STEP-05"]["then"]["closed"] is True


# -- deadlines


@pytest.mark.parametrize("vector", ["V-DEADLINE-01", "V-DEADLINE-03", "V-DEADLINE-04", "V-DEADLINE-16"])
@sqlite_only
async def test_silence_in_a_step_means_what_its_vector_tells(battle: Battle, vector: str) -> None:
    step, result = VECTORS[vector]["when"]["step"], VECTORS[vector]["then"]["result"]
    if step == "pairing":
        await opened(battle, 2, 2)
        battle.dice(2, 1)
    elif step == "potion":
        await battle.sides(1, 1)
        await potion(battle, "a1")
        await battle.challenge("a1", "b1")
        await battle.act("b1", "pass")
    elif step == "opening":
        await battle.sides(1, 1)
        await battle.challenge("a1", "b1")
    else:
        await opened(battle, 1, 1)
    assert await battle.step() == step
    await to_the_deadline(battle)
    assert await battle.step() == "end_of_round"
    found = {
        "drawn": await pairs(battle) == {("a2", "b1"), ("a1", "b2")},
        "none": await carried(battle, "a1") == 1,
        "pass": await round_of(battle) == 1,
        "stays": await round_of(battle) == 2,
    }
    assert found[result]


REPORTS = ["V-DEADLINE-07", "V-DEADLINE-08", "V-DEADLINE-09", "V-DEADLINE-12"]


@pytest.mark.parametrize("vector", REPORTS)
@sqlite_only
async def test_a_duel_at_its_deadline_ends_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    await battle.stage.rule("duel_mode", given["settings"]["duel_mode"])
    await opened(battle, 1, 1)
    assert await battle.step() == "duel"
    for who, hits in given.get("reports", {}).items():
        await battle.act(who, "report", choice="won" if hits == who else "lost")
    if given.get("org_entered"):
        first, second = [(await battle.stage.character(name)).id for name in ("a1", "b1")]
        await battle.stage.org("combat decide", pair=f"{first}-{second}", result="first")
    battle.dice(1, 6)
    if await battle.step() == "duel":
        await to_the_deadline(battle)
    rolled = then["result"] == "rolled"
    assert await battle.stage.lives("a1", "b1") == ([3, 4] if rolled else [4, 3])


@pytest.mark.parametrize("vector", ["V-DEADLINE-13", "V-DEADLINE-15"])
@sqlite_only
async def test_a_hit_at_its_deadline_is_dodged_only_by_order_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    heavy = ("serm",) if given["would_lose"] == 2 else ()
    await battle.fighter("a1", level=3, abilities=heavy)
    await battle.fighter("b1", level=3, character_class="zlodej", abilities=("uhybanie",), weapon="kratky_mec")
    await battle.challenge("a1", "b1")
    if "dodge_if" in given:
        await battle.act("b1", "dodge_at", choice=str(given["dodge_if"]))
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    if await battle.step() == "dodge":
        await to_the_deadline(battle)
    assert then["result"] == "not_used"
    assert await battle.stage.lives("b1") == [3 - given["would_lose"]]
