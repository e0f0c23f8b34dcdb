"""Deadlines of a fight: what silence means in each step, quiet hours, pauses, standing orders, an end in any case."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.store.tables import Combat
from tests.support.arena import Arena
from tests.support.battle import Battle, bells, carried, potion, shown, story
from tests.support.pages import as_read, refused, sqlite_only
from tests.support.skirmish import due, opened, outcome, pairs, round_of, to_the_deadline
from tests.support.stage import DANA, JASMINA, OTO
from tests.support.world import text_of

HOUR = 3600


# -- what silence means


async def test_silence_in_the_opening_is_a_pass(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    assert abs(await due(arena) - arena.world.env.now() - timedelta(hours=24)) < timedelta(minutes=1)
    await arena.world.later(24 * HOUR - 60)
    assert await arena.step() == "opening"
    await to_the_deadline(arena)
    assert (await arena.step(), await round_of(arena)) == ("spells", 1)
    assert await arena.stage.sound()


async def test_pairs_that_nobody_picked_are_drawn_with_the_dice(battle: Battle) -> None:
    await opened(battle, 2, 3)
    battle.dice(2, 3, 1, 2)
    await to_the_deadline(battle)
    assert await pairs(battle) == {("a2", "b3"), ("a1", "b2")}
    assert await battle.step() == "end_of_round"
    assert await battle.stage.sound()


@sqlite_only
async def test_who_does_not_answer_drinks_and_casts_nothing_and_stays(arena: Arena) -> None:
    await potion(arena, JASMINA)
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    assert await arena.step() == "potion"
    await to_the_deadline(arena)
    assert (await arena.step(), await carried(arena, JASMINA)) == ("spells", 1)
    arena.dice(6, 1)
    await to_the_deadline(arena)
    assert (await arena.stage.sheet(JASMINA))["used_spells"] == []
    assert await arena.stage.lives(JASMINA, OTO) == [3, 2]


@sqlite_only
@pytest.mark.parametrize("mode", ["report", "org"])
async def test_a_duel_that_nobody_reported_or_entered_is_rolled(battle: Battle, mode: str) -> None:
    await battle.stage.rule("duel_mode", mode)
    await opened(battle, 1, 1)
    if mode == "report":
        await battle.act("a1", "report", choice="won")
    battle.dice(1, 6)
    await to_the_deadline(battle)
    assert await battle.stage.lives("a1", "b1") == [3, 4]


@sqlite_only
async def test_a_hit_nobody_dodged_is_taken_after_the_shorter_deadline(battle: Battle) -> None:
    await battle.fighter("a1")
    await battle.fighter("b1", level=3, character_class="zlodej", abilities=("uhybanie",), weapon="kratky_mec")
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert await battle.step() == "dodge"
    assert await due(battle) - battle.world.env.now() < timedelta(hours=24)
    await to_the_deadline(battle)
    assert (await battle.step(), await battle.stage.lives("b1")) == ("end_of_round", [2])


# -- quiet hours


@sqlite_only
async def test_no_deadline_lies_in_the_quiet_hours_of_the_guild_or_of_somebody_awaited(arena: Arena) -> None:
    zone = ZoneInfo("Europe/Bratislava")
    await arena.world.set_up(rulings={"house": {"quiet_hours": "22-8", "digest_hour": None}})
    await arena.challenge(JASMINA, OTO)  # one in the morning
    assert (await due(arena)).astimezone(zone).hour == 8
    await arena.stage.org("combat end", reason="dosť")
    await arena.stage.slash(OTO, "notify", how="mention", quiet="0-12")
    await arena.challenge(JASMINA, OTO)
    assert (await due(arena)).astimezone(zone).hour == 12


@sqlite_only
async def test_a_deadline_that_comes_back_from_a_pause_lies_in_no_quiet_hours_either(arena: Arena) -> None:
    zone = ZoneInfo("Europe/Bratislava")
    await arena.world.set_up(rulings={"house": {"quiet_hours": "22-8", "digest_hour": None}})
    await arena.world.later(9 * HOUR)
    await arena.challenge(JASMINA, OTO)
    await arena.stage.slash(JASMINA, "combat pause")
    await arena.world.later(15 * HOUR)
    await arena.stage.org("combat resume")
    assert 8 <= (await due(arena)).astimezone(zone).hour < 22


# -- pauses


async def test_a_pause_stops_the_deadline_and_gives_the_rest_of_it_back(battle: Battle) -> None:
    await battle.fighter("r1", here=False)
    await opened(battle, 1, 1)
    await battle.world.later(4 * HOUR)
    left = await due(battle) - battle.world.env.now()
    assert battle.stage.why(await battle.stage.slash("r1", "combat pause")) == "not_in_scene"
    assert not refused(await battle.stage.slash("a1", "combat pause"))
    assert battle.world.game.speeches["sk"].say("combat-paused") in await shown(battle)
    assert battle.stage.why(await battle.act("a1", "pass")) == "scene_paused"
    await battle.world.later(100 * HOUR)
    assert (await battle.fights())[-1].due_at is None and await battle.awaited() == {"a1", "b1"}
    assert battle.stage.why(await battle.stage.slash("a1", "combat resume")) == "rank_needs_org"
    await battle.stage.org("combat resume")
    assert abs(await due(battle) - battle.world.env.now() - left) < timedelta(minutes=1)
    assert not refused(await battle.act("a1", "pass"))
    assert await battle.stage.sound()


@sqlite_only
async def test_a_paused_fight_is_paused_once_and_rings_nobody_meanwhile(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    await battle.stage.slash("b1", "combat pause")
    assert battle.stage.why(await battle.stage.slash("a1", "combat pause")) == "scene_paused"
    before = len(bells(battle))
    await battle.world.later(23 * HOUR)
    assert len(bells(battle)) == before
    await battle.stage.org("combat resume")
    assert battle.stage.why(await battle.stage.org("combat resume")) == "scene_runs"


@sqlite_only
async def test_after_a_pause_the_reminder_comes_before_the_new_deadline(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    await battle.stage.slash("b1", "combat pause")
    await battle.world.later(48 * HOUR)
    await battle.stage.org("combat resume")
    await battle.world.later(1.5 * HOUR)
    assert len(bells(battle)) == 1
    await battle.world.later(17 * HOUR)
    assert len(bells(battle)) == 2


# -- missed


async def test_who_misses_two_deadlines_plays_by_standing_orders_until_the_next_act(battle: Battle) -> None:
    await opened(battle, 1, 1)
    for _ in range(2):
        await battle.stage.rule("duel_mode", "org" if await round_of(battle) == 2 else "roll")
        await battle.act("b1", "pass")
        await to_the_deadline(battle)
    fight = await battle.fight()
    assert [fight.name(one.id) for one in fight.view().fighters if one.on_orders] == ["a1"]
    assert battle.world.game.speeches["sk"].label("combat-on-orders") in await shown(battle)
    notices = [as_read(text_of(one)) for one in battle.world.play.history() if "read_notice" in str(one.components)]
    assert notices
    assert not refused(await battle.act("a1", "flee_at", choice="1"))
    assert [one.id for one in (await battle.fight()).view().fighters if one.on_orders] == []


@sqlite_only
async def test_a_fighter_on_orders_holds_up_nobody(battle: Battle) -> None:
    await battle.world.set_up(rulings={"house": {"quiet_hours": None, "missed_deadlines_to_orders": 1}})
    await opened(battle, 1, 1)
    await battle.act("b1", "pass")
    await to_the_deadline(battle)
    assert (await round_of(battle), await battle.awaited()) == (2, {"b1"})
    await battle.act("b1", "pass")
    assert await round_of(battle) == 3


@sqlite_only
async def test_three_against_three_with_one_silent_player_ends_within_four_days(battle: Battle) -> None:
    await battle.sides(3, 3)
    start = battle.world.env.now()
    await battle.challenge("a1", "b1")
    while await battle.step() != "over":
        awaited = sorted(await battle.awaited() - {"b3"})
        if awaited:
            await answer(battle, awaited[0])
        else:
            await to_the_deadline(battle)
    assert await battle.step() == "over"
    assert battle.world.env.now() - start <= timedelta(days=4)
    assert await outcome(battle) == "challenger" and "a1" in story(battle)
    assert await battle.stage.sound()


async def answer(battle: Battle, name: str) -> None:
    """Let somebody answer: pick the first that is free, else pass; the challengers win their duels."""
    battle.dice(*[6, 1] * 3)
    fight = await battle.fight()
    other = fight.choices((await battle.stage.character(name)).id).pick_other
    if other:
        assert not refused(await battle.act(name, "pick", target=f"={other[0]}", choice=f"={_own(fight, name)}"))
    else:
        await battle.act(name, "pass")


def _own(fight: Any, name: str) -> int:
    who = next(one.id for one in fight.characters.values() if one.name == name)
    return int(fight.choices(who).pick_own[0])


# -- the loop


@sqlite_only
async def test_one_broken_fight_holds_up_no_other(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    den = battle.world.guild.create_text_channel("brloh")
    await battle.world.env.settle()
    await battle.stage.scene(channel=den)
    for name in ("c1", "d1"):
        await battle.fighter(name, here=False)
        await battle.stage.players[name].slash(den, "scene enter")
    assert not refused(await battle.stage.players["c1"].slash(den, "challenge", target="d1"))
    async with battle.world.game.database.begin(write=True) as unit:
        broken: Any = await unit.session.get(Combat, 1)
        broken.state = {"fighters": "x"}
    battle.world.faults_expected = True
    await battle.world.later(25 * HOUR)
    async with battle.world.game.database.begin(write=False) as unit:
        sound = await unit.combats.get(battle.world.guild.id, 2)
        assert sound is not None and sound.turn > 1
    assert battle.world.bot.faults
