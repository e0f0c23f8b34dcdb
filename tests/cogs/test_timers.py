"""Timers: minutes of the game by post and live, rung once, late rather than lost, standing still where they must."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.game import timers
from bot.store.tables import Timer
from tests.support.pages import refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage


async def woken(stage: Stage, name: str) -> int:
    """Return how often a hero came round by the clock."""
    return sum(entry.actor_id == timers.THE_BOT and entry.kind == "lives_changed" for entry in await stage.ledger(name))


async def overdue(stage: Stage, seconds: float) -> None:
    """Let time pass while nothing ticks."""
    clockwork: Any = stage.world.bot.get_cog("Clockwork")
    clockwork.tick.cancel()
    clockwork.tidy.cancel()
    await stage.world.env.settle()
    stage.world.env._move_clock(stage.world.env._virtual_time + seconds)


# -- waking


@pytest.mark.parametrize(("tempo", "seconds"), [("by_post", 5 * 3600), ("live", 5 * 60)])
async def test_the_knocked_out_come_round_after_five_minutes_of_the_game(
    stage: Stage, tempo: str, seconds: int
) -> None:
    await stage.rule("tempo", tempo)
    await stage.hurt(OTO, 3)
    await stage.world.later(seconds - 1)
    assert (await stage.lives(OTO), await stage.status(OTO)) == ([0], "knocked_out")
    await stage.world.later(1)
    assert (await stage.lives(OTO), await stage.status(OTO), await stage.timers(OTO)) == ([1], "active", {})
    assert OTO in whole(await stage.read(OTO))
    assert await stage.sound()


@sqlite_only
async def test_the_clock_of_the_machine_ticks_by_itself(stage: Stage) -> None:
    await stage.rule("tempo", "live")
    await stage.hurt(OTO, 3)
    stage.world.env.settle_timeout = 20
    await stage.world.env.advance_time(5 * 60 + 30)
    assert await stage.lives(OTO) == [1]


@sqlite_only
async def test_a_guild_may_set_the_length_of_a_minute_itself(stage: Stage) -> None:
    await stage.rule("minute_seconds", "90")
    await stage.hurt(OTO, 3)
    assert await stage.left(OTO, "wake") == timedelta(seconds=450)


@sqlite_only
async def test_a_new_ruling_leaves_what_runs_already_as_it_is(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    await stage.rule("tempo", "live")
    assert await stage.left(OTO, "wake") == timedelta(seconds=5 * MINUTE)


# -- once, and late rather than lost


async def test_what_was_due_while_the_bot_was_away_rings_once_when_it_is_back(stage: Stage) -> None:
    await stage.hurt(OTO, 3)

    async def days_pass() -> None:
        stage.world.env._move_clock(stage.world.env._virtual_time + 3 * 24 * 3600)

    await stage.world.restart(while_away=days_pass)
    await stage.world.later(60)
    assert (await stage.lives(OTO), await woken(stage, OTO)) == ([1], 1)
    await stage.world.restart()
    await stage.world.later(60)
    assert (await stage.lives(OTO), await woken(stage, OTO)) == ([1], 1)


async def test_a_timer_rung_by_two_hands_at_once_rings_once(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    await overdue(stage, 6 * MINUTE)
    game, guilds = stage.world.game, [stage.world.guild.id]
    rung = await stage.world.together(*(lambda: timers.ring_due(game, guilds) for _ in range(3)))
    assert rung == [[], [], []]
    assert (await stage.lives(OTO), await woken(stage, OTO)) == ([1], 1)
    assert await stage.sound()


async def test_every_fall_has_its_own_waking(stage: Stage) -> None:
    for times in (1, 2, 3):
        await stage.hurt(OTO, (await stage.lives(OTO))[0])
        await stage.world.later(5 * MINUTE)
        assert (await stage.lives(OTO), await woken(stage, OTO)) == ([1], times)


async def test_a_timer_that_cannot_ring_holds_up_neither_its_neighbours_nor_the_letters(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    dana, guild_id, now = (await stage.character(DANA)).id, stage.world.guild.id, stage.world.env.now()
    async with stage.world.game.database.begin(write=True) as unit:
        broken = {"kind": "nonsense", "spell": "", "seconds_left": 0, "since": now, "due_at": now}
        unit.session.add(Timer(guild_id=guild_id, character_id=dana, **broken))
    stage.world.faults_expected = True
    await stage.world.later(5 * MINUTE)
    assert await stage.lives(OTO) == [1]
    assert OTO in whole(await stage.read(OTO))
    assert [type(fault) for fault in stage.world.bot.faults] == [KeyError]
    await stage.world.later(60)
    assert len(stage.world.bot.faults) == 2, "it is tried again with every tick"


async def test_other_guilds_timers_are_left_to_whoever_serves_them(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    await overdue(stage, 6 * MINUTE)
    assert await timers.ring_due(stage.world.game, [stage.world.guild.id + 1]) == []
    assert await stage.lives(OTO) == [0]


@sqlite_only
async def test_nothing_rings_for_a_hero_who_has_moved_on(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    await stage.org("lives add", character=OTO, amount=1, reason="ORG")
    assert await stage.timers(OTO) == {}
    await stage.cast(DANA, "neviditelnost")
    await stage.slash(DANA, "character retire")
    await stage.world.later(11 * MINUTE)
    assert await woken(stage, OTO) == 0


# -- standing still


async def test_a_pause_keeps_the_very_seconds_that_were_left(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    await stage.world.later(7_321)
    for _ in range(3):
        await stage.slash(JASMINA, "scene pause")
        await stage.world.later(98_765)
        await stage.org("scene resume")
    assert await stage.left(OTO, "wake") == timedelta(seconds=5 * MINUTE - 7_321)
    await stage.world.later(5 * MINUTE - 7_322)
    assert await stage.lives(OTO) == [0]
    await stage.world.later(1)
    assert await stage.lives(OTO) == [1]


async def test_of_two_reasons_to_stand_still_both_have_to_go(stage: Stage) -> None:
    await stage.cast(JASMINA, "vizia", text="Kde je grál?")
    await stage.slash(OTO, "scene pause")
    form = await stage.world.org.click(stage.world.approvals.last_message)
    await stage.world.org.submit_modal(form, {"text": "V jazere."})
    assert await stage.left(JASMINA, "vizia") is None
    await stage.org("scene resume")
    assert await stage.left(JASMINA, "vizia") == timedelta(seconds=5 * MINUTE)


async def test_what_is_begun_in_a_paused_scene_stands_still_from_the_start(stage: Stage) -> None:
    await stage.slash(JASMINA, "scene pause")
    await stage.hurt(OTO, 3)
    assert await stage.left(OTO, "wake") is None
    await stage.world.later(20 * MINUTE)
    await stage.org("scene resume")
    assert await stage.left(OTO, "wake") == timedelta(seconds=5 * MINUTE)


async def test_what_was_due_when_the_scene_was_paused_rings_when_it_goes_on(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    await overdue(stage, 6 * MINUTE)
    assert not refused(await stage.slash(JASMINA, "scene pause"))
    await stage.world.later(MINUTE)
    assert await stage.lives(OTO) == [0]
    await stage.org("scene resume")
    await stage.world.later(1)
    assert await stage.lives(OTO) == [1]


# -- /timers


async def test_timers_show_what_runs_until_when_and_what_stands_still(stage: Stage) -> None:
    assert "<t:" not in whole(await stage.slash(OTO, "timers"))
    await stage.cast(OTO, "neviditelnost")
    await stage.hurt(OTO, 3)
    shown = whole(await stage.slash(OTO, "timers"))
    now = int(stage.world.env.now().timestamp())
    assert f"<t:{now + 5 * MINUTE}:" in shown and f"<t:{now + 10 * MINUTE}:" in shown
    assert stage.world.game.speeches["sk"].label("spell-neviditelnost") in shown
    await stage.slash(JASMINA, "scene pause")
    held = whole(await stage.slash(OTO, "timers"))
    assert "<t:" not in held and "⏸" in held


@sqlite_only
async def test_the_timers_of_others_are_no_ones_business(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    assert stage.why(await stage.slash(DANA, "timers", character=OTO)) == "not_your_character"
    assert "<t:" in whole(await stage.org("timers", character=OTO))
