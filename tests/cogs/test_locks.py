"""Locks: broken and picked by those who can, in words, in time, with the last life if need be."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.support import field_moves as field
from tests.support.field_moves import TREASURE, WORDS, band, inside, put, state
from tests.support.neighbours import neighbour
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage

DOOR, CHEST = "Dubové dvere", "Stará truhlica"


async def break_open(stage: Stage, name: str = JASMINA, thing: str = DOOR, **more: Any) -> Any:
    """Let a hero break a thing."""
    return await stage.slash(name, "break", thing=thing, **{"text": WORDS, **more})


async def turn(stage: Stage, do: str, name: str = JASMINA, thing: str = DOOR, **more: Any) -> Any:
    """Let a hero lock or unlock a thing."""
    return await stage.slash(name, "lock", thing=thing, do=do, **{"text": "Pilník a trpezlivosť.", **more})


async def working(stage: Stage, name: str = JASMINA) -> bool:
    """Say whether a hero is at work."""
    return (await stage.sheet(name))["work"] is not None


@pytest.fixture
async def lane(bare_stage: Stage) -> Stage:
    """Jasmína, who breaks and picks locks, at a locked door."""
    await band(bare_stage)
    await put(bare_stage, "door", DOOR, locked=True)
    return bare_stage


# -- breaking


@pytest.mark.parametrize(("tempo", "seconds"), [("by_post", 3600), ("live", 60)])
async def test_a_door_takes_a_minute_of_the_game_and_a_life(lane: Stage, tempo: str, seconds: int) -> None:
    await lane.rule("tempo", tempo)
    assert not refused(await break_open(lane))
    assert WORDS in lane.told() and DOOR in lane.told()
    assert await lane.left(JASMINA, "work") == timedelta(seconds=seconds)
    await lane.world.later(seconds - 1)
    assert (await state(lane, DOOR), await lane.lives(JASMINA)) == ((True, False), [3])
    await lane.world.later(1)
    assert (await state(lane, DOOR), await lane.lives(JASMINA)) == ((False, True), [2])
    assert not await working(lane)
    assert DOOR in lane.told() and "povolil" in lane.told()
    assert DOOR in whole(await lane.read(JASMINA))
    assert await lane.sound()


async def test_without_words_a_form_asks_for_them(lane: Stage) -> None:
    form = await lane.slash(JASMINA, "break", thing=DOOR)
    assert not await working(lane)
    assert not refused(await lane.players[JASMINA].submit_modal(form, {"text": WORDS}))
    assert await working(lane) and WORDS in lane.told()


@sqlite_only
async def test_words_that_nobody_sees_are_none(lane: Stage) -> None:
    assert (await lane.slash(JASMINA, "break", thing=DOOR, text="\u200b \u200b")).response is None
    assert not await working(lane)


async def test_the_last_life_is_warned_of_and_then_the_breaker_lies_before_an_open_door(lane: Stage) -> None:
    await lane.hurt(JASMINA, 2)
    warned = await break_open(lane)
    assert not refused(warned) and not await working(lane)
    assert WORDS in whole(warned), "what was written is not lost"
    form = await lane.players[JASMINA].click(warned.response, custom_id=button(warned, "work_sure:break"))
    assert not refused(await lane.players[JASMINA].submit_modal(form, {"text": WORDS}))
    await lane.world.later(MINUTE)
    assert (await state(lane, DOOR), await lane.lives(JASMINA)) == ((False, True), [0])
    assert await lane.status(JASMINA) == "knocked_out"
    assert await lane.sound()


@sqlite_only
async def test_who_is_sure_by_command_is_not_asked(lane: Stage) -> None:
    await lane.hurt(JASMINA, 2)
    assert not refused(await break_open(lane, sure=True))
    assert await working(lane)


async def test_a_small_chest_breaks_at_once_at_no_cost_and_its_glass_with_it(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "small_chest", CHEST, contents=TREASURE, locked=True)
    told = await break_open(bare_stage, thing=CHEST)
    assert not refused(told)
    assert (await state(bare_stage, CHEST), await bare_stage.lives(JASMINA)) == ((False, True), [3])
    assert [one.key for one in (await inside(bare_stage, CHEST)).things] == ["mata", "zlaty_kluc"]
    assert "lektvar" not in whole(told) and "lektvar" in field.log(bare_stage)
    await bare_stage.players[JASMINA].click(told.response, custom_id=button(told, "take"))
    assert "healing_potion" not in await field.bag(bare_stage, JASMINA)
    assert await bare_stage.sound()


@sqlite_only
@pytest.mark.parametrize(("kind", "code"), [("gate", "cannot_break"), ("cache", "place_has_no_lock")])
async def test_what_cannot_be_broken_is_refused(bare_stage: Stage, kind: str, code: str) -> None:
    await band(bare_stage, jasmina=("nicenie", "pozornost"))
    await put(bare_stage, kind, DOOR, **({"locked": True} if kind == "gate" else {}))
    assert bare_stage.why(await break_open(bare_stage)) == code


async def test_who_lacks_the_ability_breaks_and_turns_nothing(lane: Stage) -> None:
    assert lane.why(await break_open(lane, OTO)) == "no_ability"
    assert lane.why(await turn(lane, "unlock", OTO)) == "no_ability"
    assert lane.why(await lane.slash(OTO, "break", thing=DOOR)) == "no_ability", "nobody writes for nothing"
    assert await state(lane, DOOR) == (True, False)


@sqlite_only
async def test_who_lies_or_fights_or_stands_in_a_paused_scene_breaks_nothing(lane: Stage) -> None:
    await lane.slash(OTO, "scene pause")
    assert lane.why(await break_open(lane)) == "scene_paused"
    await lane.org("scene resume")
    await lane.hurt(JASMINA, 3)
    assert lane.why(await break_open(lane)) == "not_active"


# -- locking and unlocking


async def test_a_lock_is_picked_and_shut_again_a_minute_each(lane: Stage) -> None:
    assert not refused(await turn(lane, "unlock"))
    await lane.world.later(MINUTE)
    assert await state(lane, DOOR) == (False, False)
    assert lane.why(await turn(lane, "unlock")) == "not_locked"
    assert lane.why(await break_open(lane)) == "not_locked"
    assert not refused(await turn(lane, "lock"))
    await lane.world.later(MINUTE)
    assert (await state(lane, DOOR), await lane.lives(JASMINA)) == ((True, False), [3])
    assert lane.why(await turn(lane, "lock")) == "already_locked"
    assert await lane.sound()


async def test_a_gate_is_locked_and_unlocked_like_a_door(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "gate", DOOR, locked=True)
    assert not refused(await turn(bare_stage, "unlock"))
    await bare_stage.world.later(MINUTE)
    assert await state(bare_stage, DOOR) == (False, False)


@sqlite_only
async def test_what_is_broken_is_neither_locked_nor_unlocked(lane: Stage) -> None:
    await break_open(lane)
    await lane.world.later(MINUTE)
    for do in ("lock", "unlock"):
        assert lane.why(await turn(lane, do)) == "lock_broken"


# -- interrupted, restarted, overtaken


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


async def test_one_interaction_delivered_twice_begins_one_work(lane: Stage) -> None:
    await lane.world.twice(lambda: break_open(lane), at_once=True)
    begun = [entry for entry in await lane.ledger(JASMINA) if entry.kind == "work_began"]
    assert len(begun) == 1


@sqlite_only
async def test_who_is_out_of_game_works_again_only_when_back(lane: Stage) -> None:
    await lane.slash(JASMINA, "outofgame", state="on", reason="večera")
    assert lane.why(await break_open(lane)) == "not_active"
    await lane.slash(JASMINA, "outofgame", state="off")
    assert lane.why(await break_open(lane)) == "not_active", "coming back takes its time"
    await lane.world.later(10 * MINUTE)
    assert not refused(await break_open(lane))


@sqlite_only
async def test_who_cannot_be_seen_has_no_name_in_the_scene(bare_stage: Stage) -> None:
    await field.hero(bare_stage, JASMINA, ("nicenie", "pocarovanie"), level=9)
    await bare_stage.phase()
    await bare_stage.scene(JASMINA)
    await put(bare_stage, "small_chest", CHEST, locked=True)
    assert not refused(await bare_stage.cast(JASMINA, "neviditelnost"))
    heard = len(bare_stage.heard())
    assert not refused(await break_open(bare_stage, thing=CHEST))
    told = "\n".join(bare_stage.heard()[heard:])
    assert "niekto" in told and CHEST in told and JASMINA not in told


@sqlite_only
async def test_buttons_of_other_things_and_other_guilds_break_nothing(lane: Stage) -> None:
    other = await neighbour(lane.world)
    await other.keeper.slash(other.play, "scene open")
    await other.keeper.slash(other.play, "place", kind="door", name="Cudzie", locked=True)
    number = (await field.thing(lane, "Cudzie")).id
    for meant in (f"={number}", "=999999999999999999", "=0", "Cudzie"):
        assert lane.why(await break_open(lane, thing=meant)) == "thing_unknown"


@sqlite_only
async def test_an_org_works_for_a_character(lane: Stage) -> None:
    told = await lane.org("break", thing=DOOR, text=WORDS, reason="poštou", **{"for": JASMINA})
    assert not refused(told) and buttons(told)
    entry = (await lane.ledger(JASMINA))[-1]
    assert (entry.kind, entry.actor_id, entry.reason) == ("work_began", lane.world.org.id, "poštou")
    assert lane.why(await lane.slash(DANA, "break", thing=DOOR, text=WORDS, **{"for": JASMINA})) == "not_your_character"
