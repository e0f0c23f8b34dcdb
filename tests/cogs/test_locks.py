"""Locks: broken and picked by those who can, in words, in time, with the last life if need be."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.support import field_moves as field
from tests.support.field_moves import CHEST, DOOR, TREASURE, WORDS, band, break_open, inside, put, state, turn, working
from tests.support.neighbours import neighbour
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage

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
