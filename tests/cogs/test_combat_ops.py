"""Golden vectors of challenges, openings, pairs, joiners and sleepers, played by slash commands, each by its id."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.game.characters.find import find
from bot.game.desk import ClockChange, write
from tests.support.battle import Battle, Kit
from tests.support.pages import refused, sqlite_only
from tests.support.skirmish import MINUTES, arrange, opened, pairs
from tests.support.stage import MINUTE

GOLDEN = Path(__file__).parent.parent / "golden" / "dbf.json"
VECTORS: dict[str, Any] = {one["id"]: one for one in json.loads(GOLDEN.read_text(encoding="utf-8"))["vectors"]}
Json = Mapping[str, Any]


def told(battle: Battle, result: Any) -> dict[str, Any]:
    """Return what a command answered as a vector says it."""
    return {"ok": False, "error": battle.stage.codes[-1]} if refused(result) else {"ok": True}


async def ban(battle: Battle, who: str, other: str, kind: str, ago: int, bearer: str) -> None:
    """Let somebody be kept from another since some minutes; the clock is the bearer's."""
    async with write(battle.world.game, battle.stage.caller(battle.world.org)) as desk:
        by, about, holder = [await find(desk, name, lock=True) for name in (who, other, bearer)]
        await desk.unit.combats.ban(battle.world.guild.id, by.id, about.id, kind, desk.moment.now)
        if ago < MINUTES[kind]:
            desk.clock_changes.append(ClockChange(holder.id, kind, "", (MINUTES[kind] - ago) * MINUTE))


# -- parties


@sqlite_only
@pytest.mark.parametrize("vector", ["V-PARTY-02", "V-PARTY-03", "V-PARTY-04"])
async def test_a_party_takes_members_as_its_vector_tells(battle: Battle, vector: str) -> None:
    one = VECTORS[vector]
    members, new = one["given"]["members"], one["when"]["member"]
    for name in dict.fromkeys([*members, new]):
        await battle.fighter(name)
    await battle.team(*members)
    asked = await battle.stage.slash(members[0], "party invite", character=new)
    if not refused(asked):
        asked = await battle.stage.slash(new, "party accept")
    then = told(battle, asked)
    assert then["ok"] == one["then"]["ok"]
    assert then.get("error") in (one["then"].get("error"), "already_in_party" if vector == "V-PARTY-04" else None)


# -- challenges


CHALLENGES = [
    *("V-CHAL-01", "V-CHAL-02", "V-CHAL-05", "V-CHAL-06", "V-CHAL-09", "V-CHAL-10", "V-CHAL-12", "V-CHAL-14"),
    *("V-CHAL-15", "V-CHAL-17", "V-CHAL-21", "V-CHAL-22", "V-CHAL-23", "V-CHAL-26", "V-CHAL-27"),
]


@pytest.mark.parametrize("vector", CHALLENGES)
@sqlite_only
async def test_a_challenge_goes_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    by, target = given["challenger"], given["target"]
    await battle.fighter("a", character_class="hraniciar", abilities=tuple(by.get("abilities", ())))
    await battle.fighter("b", Kit(like="a") if given.get("same_player") else Kit(here=given.get("same_scene", True)))
    if target.get("in_combat"):
        await battle.fighter("c")
        await battle.challenge("c", "b")
    await arrange(battle, "a", by)
    await arrange(battle, "b", target)
    if "fog_withdrawn_from_target_minutes_ago" in by:
        await ban(battle, "a", "b", "fog", by["fog_withdrawn_from_target_minutes_ago"], "a")
    if "fled_from_challenger_minutes_ago" in target:
        await ban(battle, "a", "b", "fled", target["fled_from_challenger_minutes_ago"], "b")
    found = told(battle, await battle.challenge("a", "b"))
    assert found == {key: then[key] for key in ("ok", "error") if key in then}


SIDES = ["V-SIDES-02", "V-SIDES-03", "V-SIDES-06", "V-SIDES-07", "V-SIDES-08", "V-SIDES-11"]


@pytest.mark.parametrize("vector", SIDES)
@sqlite_only
async def test_a_challenge_binds_whom_its_vector_tells(battle: Battle, vector: str) -> None:
    given, when, then = (VECTORS[vector][key] for key in ("given", "when", "then"))
    for party in (given["challengers"], given["challenged"]):
        for one in party:
            await battle.fighter(one["id"])
        if len(party) > 1:
            await battle.team(*(one["id"] for one in party))
        for one in party:
            if one["scene"] != "glade":
                await battle.stage.slash(one["id"], "scene leave")
            await arrange(battle, one["id"], one)
    result = await battle.challenge(when["by"], when["target"])
    if "error" in then:
        assert told(battle, result)["error"] == then["error"]
        return
    assert not refused(result)
    assert await sides(battle) == {side: set(then[side]) for side in ("challenger", "challenged")}


async def sides(battle: Battle) -> dict[str, set[str]]:
    """Return who stands on which side."""
    fight = await battle.fight()
    lines = fight.view().fighters
    return {side: {fight.name(one.id) for one in lines if one.side == side} for side in ("challenger", "challenged")}


# -- openings


OPENINGS = [
    *("V-OPEN-01", "V-OPEN-02", "V-OPEN-03", "V-OPEN-04", "V-OPEN-05", "V-OPEN-11", "V-OPEN-13", "V-OPEN-14"),
    "V-OPEN-15",
]


@pytest.mark.parametrize("vector", OPENINGS)
@sqlite_only
async def test_an_opening_goes_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, when, then = (VECTORS[vector][key] for key in ("given", "when", "then"))
    same = {who: others[0] for who, others in given.get("same_player", {}).items()}
    for name in (*given["challenger"], *given["challenged"], *given["present"]):
        await battle.fighter(name, Kit(like=same.get(name)))
    for side in ("challenger", "challenged"):
        if len(given[side]) > 1:
            await battle.team(*given[side])
    assert not refused(await battle.challenge(given["challenger"][0], given["challenged"][0]))
    late = {one["by"] for one in when["answers"]} - set(battle.stage.players)
    for name in late:
        await battle.fighter(name)
    answers: Any = None
    for one in when["answers"]:
        who = {"for": one["by"]} if one["by"] in same else {}
        side = one["answer"].removeprefix("support_")
        what = {"target": given[side][0]} if side in given else {}
        answers = await battle.act(one["by"], "support" if what else one["answer"], **what, **who)
        if refused(answers):
            break
    if when["deadline_passed"]:
        await battle.world.later(25 * MINUTE)
    if "error" in then:
        assert told(battle, answers)["error"] == then["error"]
        return
    state = "open" if await battle.step() == "opening" else "round_1"
    assert (state, await sides(battle)) == (
        then["state"],
        {key: set(then[key]) for key in ("challenger", "challenged")},
    )


# -- pairs


@pytest.mark.parametrize("vector", ["V-PAIR-01", "V-PAIR-02", "V-PAIR-05", "V-PAIR-06", "V-PAIR-08"])
@sqlite_only
async def test_pairs_are_picked_in_the_order_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    await battle.stage.rule("duel_mode", "org")
    await opened(battle, given["challenger"], given["challenged"])
    picks: list[str] = []
    while await battle.step() == "pairing":
        fight = await battle.fight()
        who = fight.awaited()[0]
        picks.append(next(line.side for line in fight.view().fighters if line.id == who))
        choices = fight.choices(int(who))
        name, pair = fight.name(who), {"target": f"={choices.pick_other[0]}", "choice": f"={choices.pick_own[0]}"}
        assert not refused(await battle.act(name, "pick", **pair))
    made = await pairs(battle)
    picks += ["auto"] * (len(made) - len(picks))
    assert (len(made), picks) == (then["pairs"], then["picks"])


# -- joiners


@pytest.mark.parametrize("vector", ["V-JOIN-03", "V-JOIN-04", "V-JOIN-05", "V-JOIN-09", "V-JOIN-13", "V-SET-joiners-1"])
@sqlite_only
async def test_who_comes_from_outside_joins_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    for key, value in given.get("settings", {}).items():
        await battle.stage.rule(key, str(value))
    lost, opening = given.get("somebody_lost", True), given["moment"] == "before_round_1"
    await battle.sides(3 if given["side_size"] == 3 else 2, 1, lives=3)
    kit = Kit(like="b1" if given.get("own_character_on_other_side") else None, here=given["present_at_challenge"])
    await battle.fighter("r1", kit)
    if lost and not opening:
        await battle.stage.hurt("b1", 2)
    await battle.challenge("a1", "b1")
    own = {"for": "r1"} if kit.like else {}
    if not opening:
        await (battle.act("r1", "pass") if kit.here else battle.stage.slash("r1", "scene enter"))
        await battle.act("b1", "pass")
        battle.dice(6, 1)
        if given["moment"] == "end_of_round":
            await battle.act("a1", "pick", target="b1")
            assert await battle.step() == "end_of_round"
    found = told(battle, await battle.act("r1", "support", target="a1", **own))
    assert found == {key: then[key] for key in ("ok", "error") if key in then}


# -- sleepers


@pytest.mark.parametrize(
    "vector", ["V-SLEEPER-01", "V-SLEEPER-02", "V-SLEEPER-04", "V-SLEEPER-06", "V-SLEEPER-08", "V-SLEEPER-09"]
)
@sqlite_only
async def test_a_sleeper_is_struck_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    by, target = given["attacker"], given["target"]
    await battle.fighter("a", level=3, abilities=tuple(by["abilities"]), weapon=by["weapon"] or "mec")
    lives = target["lives"] if target["lives"] < 4 else None
    await battle.fighter("b", abilities=tuple(target["abilities"]), lives=lives)
    if by["in_combat"]:
        await battle.fighter("c")
        await battle.challenge("a", "c")
    await arrange(battle, "a", by)
    await arrange(battle, "b", target)
    found = told(battle, await battle.challenge("a", "b"))
    assert found == {key: then[key] for key in ("ok", "error") if key in then}
    if then["ok"]:
        assert (await battle.stage.lives("b"), await battle.stage.status("b")) == (
            [then["target_lives"]],
            then["target_status"],
        )
        assert await battle.stage.sound()


# -- strikes out of hiding


STRIKES = ["V-STEALTH-01", "V-STEALTH-02", "V-STEALTH-03", "V-STEALTH-04", "V-STEALTH-06", "V-SET-stealth_mode-1"]


@pytest.mark.parametrize("vector", STRIKES)
@sqlite_only
async def test_a_strike_out_of_hiding_goes_as_its_vector_tells(battle: Battle, vector: str) -> None:
    given, then = VECTORS[vector]["given"], VECTORS[vector]["then"]
    await battle.stage.rule("stealth_mode", "roll")
    by, target = given["attacker"], given["target"]
    await battle.fighter("a", character_class="zlodej", abilities=tuple(by["abilities"]), weapon=by["weapon"])
    await battle.fighter("b", character_class="zlodej", abilities=tuple(target["abilities"]), weapon="kratky_mec")
    rolls = given.get("rolls", {"attacker": 6 if given.get("unnoticed") else 1, "target": 3})
    battle.dice(rolls["attacker"], rolls["target"])
    result = await battle.stage.slash("a", "stealth", target="b", text="Zo tmy.")
    assert len(await battle.fights()) == (1 if then["ok"] else 0)
    assert await battle.stage.lives("b") == [then.get("target_lives", 3)]
    if then.get("error") == "no_ability":
        assert told(battle, result) == {"ok": False, "error": "no_ability"}
    assert await battle.stage.sound()
