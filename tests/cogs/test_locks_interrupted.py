"""Work at locks that is interrupted: stopped, restarted, overtaken, left behind; nothing is paid for nothing."""

from __future__ import annotations

import pytest

from tests.support import field_moves as field
from tests.support.arena import Arena
from tests.support.field_moves import DOOR, band, break_open, put, state, turn, working
from tests.support.pages import button, refused, sqlite_only, whole
from tests.support.stage import JASMINA, MINUTE, OTO, Stage


async def test_who_is_at_work_stops_by_the_answer_by_timers_or_by_command(lane: Stage) -> None:
    begun = await break_open(lane)
    assert not refused(await lane.players[JASMINA].click(begun.response, custom_id=button(begun, "work_stop")))
    assert (await working(lane), await lane.timers(JASMINA)) == (False, {})
    await break_open(lane)
    shown = await lane.slash(JASMINA, "timers")
    assert not refused(await lane.players[JASMINA].click(shown.response, custom_id=button(shown, "work_stop")))
    await break_open(lane)
    assert not refused(await lane.slash(JASMINA, "stop"))
    await lane.world.later(2 * MINUTE)
    assert (await state(lane, DOOR), await lane.lives(JASMINA)) == ((True, False), [3])
    assert lane.why(await lane.slash(JASMINA, "stop")) == "not_at_work"
    assert await lane.sound()


@sqlite_only
async def test_nobody_does_two_works_at_once_or_stops_the_work_of_others(lane: Stage) -> None:
    await break_open(lane)
    assert lane.why(await turn(lane, "unlock")) == "already_at_work"
    assert lane.why(await lane.slash(OTO, "stop", **{"for": JASMINA})) == "not_your_character"
    assert await working(lane)


async def test_a_restart_in_the_middle_of_the_work_costs_nothing(lane: Stage) -> None:
    await break_open(lane)

    async def hours_pass() -> None:
        lane.world.env._move_clock(lane.world.env._virtual_time + 5 * MINUTE)

    await lane.world.restart(while_away=hours_pass)
    await lane.world.later(60)
    assert (await state(lane, DOOR), await lane.lives(JASMINA)) == ((False, True), [2])
    await lane.world.restart()
    await lane.world.later(60)
    assert await lane.lives(JASMINA) == [2]
    assert await lane.sound()


@pytest.mark.parametrize("meanwhile", ["removed", "left", "came back", "fell", "broken by another"])
async def test_work_comes_to_nothing_where_the_thing_or_the_worker_was_away(lane: Stage, meanwhile: str) -> None:
    await turn(lane, "unlock")
    if meanwhile == "removed":
        await lane.org("place_remove", thing=DOOR)
    elif meanwhile in ("left", "came back"):
        await lane.slash(JASMINA, "scene leave")
        await lane.world.later(10)
        if meanwhile == "came back":
            await lane.slash(JASMINA, "scene enter")
    elif meanwhile == "fell":
        await lane.hurt(JASMINA, 3)
    else:
        async with lane.world.game.database.begin(write=True) as unit:
            place = await unit.field.place(lane.world.guild.id, (await field.thing(lane, DOOR)).id, lock=True)
            assert place is not None
            place.locked, place.broken = False, True
    await lane.world.later(MINUTE)
    expected = (False, True) if meanwhile == "broken by another" else (True, False)
    assert (await state(lane, DOOR), await working(lane), "work" in await lane.timers(JASMINA)) == (
        expected,
        False,
        False,
    )
    assert "bez výsledku" in whole(await lane.read(JASMINA))
    assert await lane.sound()


async def test_two_breakers_at_one_door_pay_one_life_between_them(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("nicenie",))
    await put(bare_stage, "door", DOOR, locked=True)
    await bare_stage.world.together(*(lambda name=name: break_open(bare_stage, name) for name in (JASMINA, OTO)))
    assert await working(bare_stage, JASMINA) and await working(bare_stage, OTO)
    await bare_stage.world.later(MINUTE)
    assert sorted(await bare_stage.lives(JASMINA, OTO)) == [2, 3]
    assert await state(bare_stage, DOOR) == (False, True)
    assert await bare_stage.sound()


async def test_a_paused_scene_holds_the_work_up(lane: Stage) -> None:
    await break_open(lane)
    await lane.slash(OTO, "scene pause")
    await lane.world.later(3 * MINUTE)
    assert await state(lane, DOOR) == (True, False)
    await lane.org("scene resume")
    await lane.world.later(MINUTE)
    assert await state(lane, DOOR) == (False, True)


async def test_a_worker_who_is_challenged_goes_on_only_when_the_fight_is_over(lane: Stage) -> None:
    await Arena(lane, []).arm(OTO)
    await break_open(lane)
    assert not refused(await lane.slash(OTO, "challenge", target=JASMINA))
    await lane.world.later(2 * MINUTE)
    assert (await state(lane, DOOR), await working(lane)) == ((True, False), True)
    assert lane.why(await turn(lane, "unlock")) in ("in_combat", "already_at_work")
    await lane.org("combat end", reason="dohoda")
    await lane.world.later(MINUTE)
    assert await state(lane, DOOR) == (False, True)
    assert await lane.sound()


async def test_one_interaction_delivered_twice_begins_one_work(lane: Stage) -> None:
    await lane.world.twice(lambda: break_open(lane), at_once=True)
    begun = [entry for entry in await lane.ledger(JASMINA) if entry.kind == "work_began"]
    assert len(begun) == 1
