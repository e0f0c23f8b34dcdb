"""Leaving and joining a fight: flight and its price, who may not follow, places taken by others, fog, storm, sleep."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, Phone, bells, called, shown, story
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.skirmish import opened, outcome, round_of
from tests.support.stage import DANA, JASMINA, MINUTE, OTO


async def flee(arena: Arena, name: str) -> Phone:
    """Let somebody flee by the menu, sure of it where the bot asks."""
    phone = Phone(arena, name)
    await phone.open()
    await phone.tap("flee")
    if any("flee_sure" in one for one in buttons(phone.page)):
        await phone.tap("flee_sure")
    return phone


async def place_of(arena: Arena, name: str) -> int | None:
    """Return the scene somebody is in."""
    return (await arena.stage.character(name)).scene_id


# -- flight


async def test_who_flees_pays_a_life_leaves_the_scene_and_opponents_may_not_follow(battle: Battle) -> None:
    await opened(battle, 1, 2)
    await battle.act("a1", "pick", target="b1")
    phone = await flee(battle, "a1")
    assert phone.taps == 2
    assert (await battle.stage.lives("a1"), await place_of(battle, "a1")) == ([2], None)  # one hit, one for the flight
    assert (await battle.stage.character("a1")).combat_id is None
    await battle.all_pass("b1", "b2")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenged")
    den = battle.world.guild.create_text_channel("brloh")
    await battle.world.env.settle()
    await battle.stage.scene(channel=den)
    assert not refused(await battle.stage.players["a1"].slash(den, "scene enter"))
    for name in ("b1", "b2"):
        assert battle.stage.why(await battle.stage.players[name].slash(den, "scene enter")) == "pursuit_ban"
    await battle.fighter("r1", here=False)
    assert not refused(await battle.stage.players["r1"].slash(den, "scene enter"))
    await battle.world.later(5 * MINUTE)
    assert not refused(await battle.stage.players["b1"].slash(den, "challenge", target="a1"))
    assert await battle.stage.sound()


@sqlite_only
async def test_back_in_the_same_scene_the_fled_one_is_not_challenged_by_opponents_but_by_others(battle: Battle) -> None:
    await battle.fighter("r1", here=False)
    await opened(battle, 1, 1)
    await flee(battle, "a1")
    await battle.act("b1", "pass")
    for name in ("a1", "r1"):
        await battle.stage.slash(name, "scene enter")
    assert battle.stage.why(await battle.challenge("b1", "a1")) == "pursuit_ban"
    assert not refused(await battle.challenge("r1", "a1"))


async def test_fleeing_with_the_last_life_is_asked_for_once_more_and_ends_on_the_spot(battle: Battle) -> None:
    await opened(battle, 1, 1, lives=2)
    phone = Phone(battle, "a1")
    await phone.open()
    asked = await phone.tap("flee")
    assert await battle.stage.lives("a1") == [1]
    assert battle.world.game.speeches["sk"].label("combat-do-flee-sure") in buttons(asked).values()
    await phone.tap("flee_sure")
    assert (await battle.stage.lives("a1"), await battle.stage.status("a1")) == ([0], "knocked_out")
    assert (await place_of(battle, "a1")) is not None and phone.taps == 3
    await battle.act("b1", "pass")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenged")
    assert await battle.stage.sound()


@sqlite_only
async def test_who_is_asked_whether_to_flee_for_sure_may_go_back(battle: Battle) -> None:
    await opened(battle, 1, 1, lives=2)
    phone = Phone(battle, "a1")
    await phone.open()
    await phone.tap("flee")
    back = button(phone.page, "fight_as")
    phone.page = await phone.actor.click(phone.page.response, custom_id=back)
    assert any("stay" in one for one in buttons(phone.page))
    assert await battle.stage.lives("a1") == [1]


@sqlite_only
async def test_nobody_flees_before_the_end_of_a_round_nor_comes_back_after_it(battle: Battle) -> None:
    await opened(battle, 2, 1)
    assert battle.stage.why(await battle.act("a1", "flee")) == "not_this_step"
    await battle.act("a1", "pick", target="b1")
    await flee(battle, "a1")
    await battle.all_pass("a2", "b1")
    await battle.stage.slash("a1", "scene enter")
    assert battle.stage.why(await battle.act("a1", "support", target="a2")) == "cannot_return"


# -- places that become free


async def test_a_place_of_the_fallen_is_taken_at_the_end_of_the_round(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.fighter("r1")
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    await battle.act("r1", "pass")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"a1", "r1"})
    assert any(battle.stage.players["r1"].id in called(bell) for bell in bells(battle))
    phone = Phone(battle, "r1")
    await phone.open()
    assert any("join_challenger" in one for one in buttons(phone.page))  # either side may fill up (R-CMB-5)
    await phone.tap("join_challenged")
    assert phone.taps == 2
    await battle.act("a1", "pass")
    assert (await battle.step(), await round_of(battle)) == ("end_of_round", 2)
    assert "r1" in await shown(battle) and "r1" in story(battle)
    assert (await battle.stage.character("r1")).combat_id is not None
    assert await battle.stage.sound()


@sqlite_only
async def test_before_somebody_is_lost_there_is_no_place_and_nobody_outside_is_asked(battle: Battle) -> None:
    await battle.fighter("r1")
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    await battle.all_pass("r1", "b1")
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"a1", "b1"})
    assert battle.stage.why(await battle.act("r1", "support", target="b1")) == "no_free_place_yet"


@sqlite_only
async def test_late_comers_join_only_where_the_guild_rules_so(battle: Battle) -> None:
    await battle.sides(1, 2)
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    await battle.fighter("r1", here=False)
    await battle.stage.slash("r1", "scene enter")
    battle.dice(6, 1)
    await battle.all_pass("b1", "b2")
    await battle.act("a1", "pick", target="b1")
    assert await battle.step() == "end_of_round"
    assert battle.stage.why(await battle.act("r1", "support", target="b1")) == "not_present_at_challenge"
    await battle.stage.rule("joiners", "anyone")
    phone = Phone(battle, "r1")
    await phone.open()
    await phone.tap("join_challenged")
    await battle.all_pass("a1", "b2")
    assert await round_of(battle) == 2
    assert (await battle.stage.character("r1")).combat_id is not None


async def test_who_is_left_alone_is_not_asked_to_flee_and_the_fight_is_over(battle: Battle) -> None:
    await battle.sides(2, 1)
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    await battle.act("a1", "pick", target="b1")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert [(await battle.stage.character(name)).combat_id for name in ("a1", "a2", "b1")] == [None, None, None]
    assert await battle.stage.sound()


@sqlite_only
async def test_where_anybody_passing_by_may_step_in_the_winners_wait_for_them(battle: Battle) -> None:
    await battle.stage.rule("joiners", "anyone")
    await battle.sides(1, 1)
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"a1"})


# -- spells that end a fight


async def duel_of_wizards(arena: Arena) -> None:
    """Let two wizards come to the spells of their first round."""
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    assert await arena.step() == "spells"


async def test_after_fog_the_challengers_have_left_the_scene_and_keep_away_for_five_minutes(arena: Arena) -> None:
    await duel_of_wizards(arena)
    await arena.stage.cast(OTO, "hmla")
    await arena.act(JASMINA, "pass")
    assert (await arena.step(), await outcome(arena)) == ("over", "none")
    assert await place_of(arena, JASMINA) is None and await place_of(arena, OTO) is not None
    assert not refused(await arena.stage.slash(JASMINA, "scene enter"))
    assert arena.stage.why(await arena.challenge(JASMINA, OTO)) == "must_keep_away"
    await arena.world.later(5 * MINUTE)
    assert not refused(await arena.challenge(JASMINA, OTO))
    assert await arena.stage.sound()


@sqlite_only
async def test_after_fog_the_others_may_challenge_at_once(arena: Arena) -> None:
    await duel_of_wizards(arena)
    await arena.stage.cast(JASMINA, "hmla")
    await arena.act(OTO, "pass")
    await arena.stage.slash(JASMINA, "scene enter")
    assert not refused(await arena.challenge(OTO, JASMINA))


async def test_an_ice_storm_ends_the_fight_after_the_round_with_whoever_stands(arena: Arena) -> None:
    await arena.stage.hurt(OTO, 2)
    await duel_of_wizards(arena)
    await arena.stage.cast(JASMINA, "ladova burka")
    await arena.act(OTO, "pass")
    assert (await arena.step(), await outcome(arena)) == ("over", "challenger")
    assert await arena.stage.status(OTO) == "knocked_out"
    assert await arena.stage.sound()


@sqlite_only
async def test_an_ice_storm_that_fells_nobody_ends_without_a_winner_and_all_may_challenge_anew(arena: Arena) -> None:
    await duel_of_wizards(arena)
    await arena.stage.cast(JASMINA, "ladova burka")
    arena.dice(6, 1)
    await arena.act(OTO, "pass")
    assert (await arena.step(), await outcome(arena)) == ("over", "none")
    assert await arena.stage.lives(JASMINA, OTO) == [3, 1]
    assert not refused(await arena.challenge(OTO, JASMINA))


async def test_sleep_ends_the_fight_at_once_and_the_sleepers_lie_until_they_wake(battle: Battle) -> None:
    await battle.fighter("a1", character_class="carodej", level=9, abilities=("pocarovanie",), weapon="dyka")
    await battle.fighter("b1")
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    await battle.stage.cast("a1", "uspanie")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert await battle.stage.status("b1") == "asleep"
    left = await battle.stage.left("b1", "uspanie")
    assert left is not None and abs(left.total_seconds() - 5 * MINUTE) < 60
    await battle.world.later(5 * MINUTE)
    assert await battle.stage.status("b1") == "active"
    assert await battle.stage.sound()


@sqlite_only
@pytest.mark.parametrize(("spell", "status"), [("strach", "fled"), ("neviditelnost", "fled")])
async def test_fear_and_vanishing_leave_the_fight_and_the_scene(arena: Arena, spell: str, status: str) -> None:
    await duel_of_wizards(arena)
    targets: tuple[Any, ...] = (OTO,) if spell == "strach" else ()
    await arena.stage.cast(JASMINA, spell, *targets)
    await arena.act(OTO, "pass")
    gone = OTO if spell == "strach" else JASMINA
    assert await place_of(arena, gone) is None
    fight = await arena.fight()
    assert {fight.name(one.id): one.status for one in fight.view().fighters}[gone] == status


@sqlite_only
async def test_who_stands_outside_an_ended_fight_is_told_so_by_its_old_button(battle: Battle) -> None:
    await battle.fighter("a1", character_class="carodej", level=9, abilities=("pocarovanie",), weapon="dyka")
    await battle.fighter("b1")
    await battle.fighter("r1")
    await battle.challenge("a1", "b1")
    old = await battle.act("r1")
    await battle.all_pass("r1", "b1")
    await battle.stage.cast("a1", "uspanie")
    join = next(one for one in buttons(old) if "join_challenged" in one)
    told = await battle.stage.players["r1"].click(old.response, custom_id=join)
    assert battle.stage.why(told) == "combat_already_over"
    assert "b1" not in whole(told)
