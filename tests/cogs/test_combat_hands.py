"""Two hands at a fight: double clicks, both at once, restarts between any two acts, and ORGs who change a fighter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, Phone, card, carried, potion, shown, story
from tests.support.pages import button, refused, sqlite_only, whole
from tests.support.skirmish import opened, outcome, pairs, press, round_of
from tests.support.stage import DANA, JASMINA, OTO


async def spent(arena: Arena, name: str) -> list[str]:
    """Return the spells somebody has used."""
    return list((await arena.stage.sheet(name))["used_spells"])


# -- twice


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_challenge_delivered_twice_opens_one_fight(arena: Arena, at_once: bool) -> None:
    await arena.world.twice(lambda: arena.challenge(JASMINA, OTO), at_once=at_once)
    assert len(await arena.fights()) == 1
    assert await arena.stage.sound()


@pytest.mark.parametrize("at_once", [True, False])
@sqlite_only
async def test_a_tap_delivered_twice_acts_once(battle: Battle, at_once: bool) -> None:
    await opened(battle, 1, 1)
    page = await Phone(battle, "a1").open()
    flee = button(page, f"fight_do:1:{(await battle.stage.character('a1')).id}:flee")
    await battle.world.twice(lambda: battle.stage.players["a1"].click(page.response, custom_id=flee), at_once=at_once)
    assert await battle.stage.lives("a1") == [2]
    assert (await battle.stage.character("a1")).scene_id is None
    assert await battle.stage.sound()


@sqlite_only
async def test_a_finger_that_taps_twice_is_told_that_the_fight_went_on(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.act("b1", "pass")
    page = await Phone(battle, "a1").open()
    stay = button(page, f"fight_do:1:{(await battle.stage.character('a1')).id}:stay")
    await battle.stage.players["a1"].click(page.response, custom_id=stay)
    late = await press(battle, battle.stage.players["a1"], stay)
    assert battle.world.game.speeches["sk"].say("combat-moved-on") in whole(late)
    assert (await round_of(battle), await battle.awaited()) == (2, {"a1", "b1"})


# -- at once


async def test_two_challenges_at_once_open_one_fight(arena: Arena) -> None:
    results = await arena.world.together(
        lambda: arena.challenge(JASMINA, OTO), lambda: arena.challenge(DANA, OTO), lambda: arena.challenge(OTO, DANA)
    )
    assert sum(not refused(one) for one in results) == 1
    assert len(await arena.fights()) == 1
    assert await arena.stage.sound()


async def test_two_picks_at_once_make_one_pair_of_the_side(battle: Battle) -> None:
    await battle.stage.rule("duel_mode", "org")
    await opened(battle, 2, 3)
    results = await battle.world.together(
        lambda: battle.act("a1", "pick", target="b1"), lambda: battle.act("a2", "pick", target="b2")
    )
    assert sum(not refused(one) for one in results) == 1
    assert len(await pairs(battle)) == 1


async def test_all_answers_at_once_close_the_step_once(battle: Battle) -> None:
    await opened(battle, 2, 1)
    await battle.act("a1", "pick", target="b1")
    results = await battle.world.together(*(lambda name=name: battle.act(name, "pass") for name in ("a1", "a2", "b1")))
    assert not any(refused(one) for one in results)
    assert await round_of(battle) == 2
    assert await battle.stage.sound()


async def test_the_last_free_place_is_taken_by_one(battle: Battle) -> None:
    await battle.sides(2, 1)
    for name in ("r1", "r2"):
        await battle.fighter(name)
    await battle.challenge("a1", "b1")
    results = await battle.world.together(
        lambda: battle.act("r1", "support", target="a1"), lambda: battle.act("r2", "support", target="a1")
    )
    assert sum(not refused(one) for one in results) == 1


async def test_an_answer_at_the_very_deadline_and_the_deadline_itself_close_one_step(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.act("b1", "pass")
    clockwork: Any = battle.world.bot.get_cog("Clockwork")
    env = battle.world.env
    clockwork.tick.cancel()
    await env.settle()
    env._move_clock(env._virtual_time + timedelta(hours=25).total_seconds())
    await battle.world.together(lambda: battle.act("a1", "pass"), clockwork.tick)
    assert await round_of(battle) == 2
    assert await battle.stage.sound()


@sqlite_only
async def test_a_potion_drunk_by_two_taps_at_once_is_one_potion(battle: Battle) -> None:
    await battle.sides(1, 1)
    for _ in range(2):
        await potion(battle, "a1")
    await potion(battle, "b1")
    await battle.stage.hurt("a1", 2)
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    results = await battle.world.together(lambda: battle.act("a1", "potion"), lambda: battle.act("a1", "potion"))
    assert sum(not refused(one) for one in results) == 1
    await battle.stage.rule("duel_mode", "org")
    await battle.act("b1", "pass")
    assert (await carried(battle, "a1"), await battle.stage.lives("a1")) == (1, [3])


# -- restarts


async def test_a_restart_between_any_two_acts_of_a_fight_loses_nothing(arena: Arena) -> None:
    stage = arena.stage
    acts: list[Callable[[], Awaitable[Any]]] = [
        lambda: arena.challenge(JASMINA, OTO),
        lambda: arena.act(DANA, "support", target=OTO),
        lambda: arena.act(OTO, "pass"),
        lambda: arena.act(JASMINA, "pick", target=OTO),
        lambda: stage.cast(JASMINA, "ohnivy_sip", OTO),
        lambda: arena.act(OTO, "flee_at", choice="2"),
        lambda: arena.act(DANA, "pass"),
        lambda: arena.act(OTO, "pass"),
    ]
    for act in acts:
        assert not refused(await act())
        before = (await arena.fights())[-1].state
        await arena.world.restart()
        assert (await arena.fights())[-1].state == before
    assert await spent(arena, JASMINA) == ["ohnivy_sip"]
    assert OTO in await shown(arena) and OTO in story(arena)
    page = await stage.players[JASMINA].click(await card(arena), custom_id="vb:fight:1")
    assert not refused(page)
    assert await stage.sound()


@sqlite_only
async def test_deadlines_that_passed_while_the_bot_was_away_are_caught_up(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")

    async def away() -> None:
        battle.world.env._move_clock(battle.world.env._virtual_time + timedelta(hours=30).total_seconds())

    await battle.world.restart(while_away=away)
    await battle.world.later(60)
    assert await battle.step() == "end_of_round"
    assert await battle.stage.sound()


# -- what becomes of a fighter from outside


async def test_a_fighter_who_falls_by_an_orgs_hand_lies_in_the_fight_too(battle: Battle) -> None:
    await opened(battle, 2, 1)
    await battle.stage.hurt("a1", 4)
    assert await battle.stage.status("a1") == "knocked_out"
    assert "a1" not in await battle.awaited()
    await battle.act("a2", "pass")
    if await battle.step() == "pairing":
        await battle.act("a2", "pick", target="b1")
    await battle.all_pass("a2", "b1")
    assert await round_of(battle) == 2
    assert await battle.stage.sound()


@sqlite_only
async def test_a_side_felled_by_an_org_ends_the_fight_with_the_next_act(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.stage.hurt("b1", 3)
    await battle.act("a1", "pass")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert await battle.stage.sound()


@sqlite_only
async def test_a_fighter_an_org_gets_up_again_lies_on_the_ground_at_first(battle: Battle) -> None:
    await opened(battle, 2, 1)
    await battle.act("a1", "pick", target="b1")
    await battle.stage.hurt("a2", 4)
    await battle.stage.org("lives add", character="a2", amount=2, reason="zázrak")
    assert await battle.stage.status("a2") == "active"
    await battle.all_pass("a1", "a2", "b1")
    assert await round_of(battle) == 2
    assert "a2" in await battle.awaited()
    assert await battle.stage.sound()


async def test_a_fighter_can_neither_retire_nor_move_nor_leave_its_party(battle: Battle) -> None:
    await opened(battle, 2, 1)
    asked = await battle.stage.slash("a2", "character retire")
    if not refused(asked):
        asked = await battle.stage.players["a2"].click(asked.response, custom_id=button(asked, "retire"))
    assert battle.stage.why(asked) == "in_combat"
    assert battle.stage.why(await battle.stage.slash("a2", "scene leave")) == "in_combat"
    assert battle.stage.why(await battle.stage.slash("a2", "party leave")) == "in_combat"
    assert await battle.stage.sound()


@sqlite_only
async def test_who_leaves_the_server_in_the_own_turn_holds_up_nobody_for_ever(battle: Battle) -> None:
    await opened(battle, 1, 1)
    battle.world.guild.remove_member(battle.stage.players["a1"])
    await battle.world.env.settle()
    await battle.act("b1", "pass")
    await battle.world.later(25 * 3600)
    assert await round_of(battle) == 2
    assert not battle.world.bot.faults


@sqlite_only
async def test_a_scene_is_not_closed_over_a_fight_and_a_lost_channel_ends_it(battle: Battle) -> None:
    await opened(battle, 1, 1)
    assert battle.stage.why(await battle.stage.org("scene close")) == "scene_has_combat"
    battle.world.env.backend.delete_channel(battle.world.play.id)
    await battle.world.env.settle()
    assert (await battle.fights())[-1].ended_at is not None
    assert (await battle.stage.character("a1")).combat_id is None
    assert await battle.stage.sound()


@sqlite_only
async def test_a_phase_that_closes_and_opens_in_a_fight_gives_no_spell_twice(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    await arena.stage.cast(JASMINA, "ohnivy_sip", OTO)
    await arena.act(OTO, "pass_round")
    await arena.stage.org("phase close")
    await arena.stage.phase()
    assert refused(await arena.stage.cast(JASMINA, "ohnivy_sip", OTO))
    await arena.stage.org("combat end", reason="dosť")
    assert await spent(arena, JASMINA) == []
    assert await arena.stage.sound()
