"""Phases through the front door: opened and closed by ORGs, spells come back, lives by ruling, everybody hears."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.store.tables import Phase
from tests.support.pages import refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage
from tests.support.world import World


@pytest.fixture
async def calm(bare_stage: Stage) -> Stage:
    """Heroes in a scene, and no phase yet."""
    await bare_stage.heroes()
    await bare_stage.scene(JASMINA, OTO, DANA)
    return bare_stage


async def open_one(stage: Stage) -> Phase | None:
    """Return the phase that is open."""
    async with stage.world.game.database.begin(write=False) as unit:
        return await unit.phases.open_one(stage.world.guild.id)


# -- open, close, show


async def test_an_org_opens_a_phase_everybody_sees_it_and_an_org_closes_it(calm: Stage) -> None:
    assert not refused(await calm.org("phase open", name="Prvá _noc_", ends="2d"))
    shown = whole(await calm.slash(JASMINA, "phase show"))
    assert "Prvá _noc_" in shown
    ends = int((calm.world.env.now() + timedelta(days=2)).timestamp())
    assert f"<t:{ends}:" in shown
    assert not refused(await calm.org("phase close"))
    assert await open_one(calm) is None
    assert "Prvá" not in whole(await calm.slash(JASMINA, "phase show"))


@sqlite_only
@pytest.mark.parametrize("closed", [False, True])
async def test_orgs_are_told_when_a_phase_was_to_end_unless_they_closed_it(calm: Stage, closed: bool) -> None:
    await calm.org("phase open", name="Prvá", ends="2h")
    if closed:
        await calm.org("phase close")
        await calm.org("phase open", name="Druhá")
    await calm.world.later(2 * 3600 + MINUTE)
    assert any("Podľa plánu sa teraz končí" in one for one in calm.heard(calm.world.log)) is not closed


async def test_a_second_phase_is_refused_while_one_is_open_and_a_close_while_none_is(calm: Stage) -> None:
    assert calm.why(await calm.org("phase close")) == "no_phase_to_close"
    await calm.org("phase open", name="Prvá")
    before = await calm.kept()
    assert calm.why(await calm.org("phase open", name="Druhá")) == "phase_is_open"
    assert await calm.kept() == before


async def test_two_phases_opened_at_once_are_one(calm: Stage) -> None:
    world = calm.world
    answers = await world.together(
        *(lambda org=org: org.slash(world.play, "phase open") for org in (world.org, world.second_org))
    )
    assert sorted(map(calm.why, answers)) == ["", "phase_is_open"]
    answers = await world.together(
        *(lambda org=org: org.slash(world.play, "phase close") for org in (world.org, world.second_org))
    )
    assert sorted(map(calm.why, answers)) == ["", "no_phase_to_close"]


async def test_players_neither_open_nor_close_a_phase(calm: Stage) -> None:
    assert calm.why(await calm.slash(JASMINA, "phase open")) == "rank_needs_org"
    await calm.org("phase open")
    assert calm.why(await calm.slash(JASMINA, "phase close")) == "rank_needs_org"
    assert await open_one(calm) is not None


@sqlite_only
async def test_a_phase_without_a_name_is_called_by_its_number_in_this_guild(calm: Stage) -> None:
    for number in (1, 2):
        await calm.org("phase open")
        assert str(number) in whole(await calm.slash(JASMINA, "phase show")).splitlines()[0]
        await calm.org("phase close")


@sqlite_only
async def test_the_last_phase_is_marked_as_such(calm: Stage) -> None:
    await calm.org("phase open", last=True)
    assert calm.world.game.speeches["sk"].say("phase-last") in whole(await calm.slash(JASMINA, "phase show"))
    phase = await open_one(calm)
    assert phase is not None and phase.last


@sqlite_only
@pytest.mark.parametrize(
    ("ends", "code"),
    [
        ("-1h", "moment_unreadable"),
        ("0", "moment_unreadable"),
        ("1e6 d", "moment_unreadable"),
        ("٣d", "moment_unreadable"),
        ("kedysi @everyone", "moment_unreadable"),
        ("0d", "moment_past"),
        ("31. 12. 2025 18:00", "moment_past"),
        ("99999d", "moment_too_far"),
        ("1. 1. 0001 00:00", "moment_unreadable"),
        ("31. 12. 9999 23:59", "moment_too_far"),
    ],
)
async def test_an_end_that_is_no_coming_moment_opens_nothing(calm: Stage, ends: str, code: str) -> None:
    assert calm.why(await calm.org("phase open", ends=ends)) == code
    assert await open_one(calm) is None


@sqlite_only
@pytest.mark.parametrize(
    ("ends", "hours"), [("36 h", 36), ("zajtra 18:00", 41), ("2. 1. 2026 18:00", 41), ("90m", 1.5)]
)
async def test_an_end_is_read_as_people_write_it_in_the_zone_of_the_guild(calm: Stage, ends: str, hours: float) -> None:
    assert not refused(await calm.org("phase open", ends=ends))
    phase = await open_one(calm)
    assert phase is not None and phase.ends_at == calm.world.env.now() + timedelta(hours=hours)


# -- what it does


async def test_a_new_phase_brings_spells_and_lives_back_and_gets_the_knocked_out_up(calm: Stage) -> None:
    await calm.phase()
    await calm.cast(JASMINA, "regeneracia", JASMINA)
    await calm.hurt(JASMINA, 1)
    await calm.hurt(OTO, 3)
    await calm.org("phase close")
    assert (await calm.lives(JASMINA, OTO), await calm.status(OTO)) == ([2, 0], "knocked_out")
    await calm.org("phase open")
    assert (await calm.lives(JASMINA, OTO), await calm.status(OTO)) == ([3, 3], "active")
    assert ((await calm.sheet(JASMINA))["used_spells"], await calm.timers(OTO)) == ([], {})
    assert await calm.sound()


@pytest.mark.parametrize(
    ("ruling", "option", "lives"), [("full", None, 3), ("none", None, 1), ("full", False, 1), ("none", True, 3)]
)
async def test_lives_come_back_by_the_ruling_or_as_the_org_says_this_time(
    calm: Stage, ruling: str, option: bool | None, lives: int
) -> None:
    await calm.rule("phase_restores_lives", ruling)
    await calm.hurt(JASMINA, 2)
    assert not refused(await calm.org("phase open", **({} if option is None else {"lives": option})))
    assert await calm.lives(JASMINA) == [lives]


async def test_whoever_is_in_trance_or_away_stays_so_and_has_the_spells_back(calm: Stage) -> None:
    await calm.phase()
    await calm.cast(JASMINA, "vizia")
    await calm.slash(OTO, "outofgame", state="on", reason="Večera")
    await calm.world.later(MINUTE)
    left = await calm.left(JASMINA, "vizia")
    await calm.org("phase close")
    await calm.org("phase open")
    assert (await calm.status(JASMINA), await calm.status(OTO)) == ("trance", "out_of_game")
    assert await calm.left(JASMINA, "vizia") == left == timedelta(seconds=4 * MINUTE)
    assert (await calm.sheet(JASMINA))["used_spells"] == []


async def test_what_lasts_for_minutes_runs_on_over_the_end_of_a_phase(calm: Stage) -> None:
    await calm.phase()
    await calm.cast(JASMINA, "neviditelnost")
    await calm.org("phase close")
    assert await calm.left(JASMINA, "neviditelnost") == timedelta(seconds=10 * MINUTE)


# -- everybody hears


async def test_the_opening_and_the_closing_are_announced_once(calm: Stage) -> None:
    hall = calm.world.guild.create_text_channel("oznamy")
    channels = {"approvals": calm.world.approvals.id, "log": calm.world.log.id, "announcements": hall.id}
    await calm.world.set_up(channels=channels)
    await calm.org("phase open", name="Druhý deň", ends="1d")
    ends = int((calm.world.env.now() + timedelta(days=1)).timestamp())
    assert ["Druhý deň" in text and f"<t:{ends}:" in text for text in calm.heard(hall)] == [True]
    await calm.org("phase close")
    assert ["Druhý deň" in text for text in calm.heard(hall)] == [True, True]
    assert sum("Druhý deň" in text for text in calm.heard(calm.world.log)) >= 1


async def test_an_announcement_that_cannot_be_made_stops_nothing_and_is_made_later(calm: Stage) -> None:
    hall = calm.world.guild.create_text_channel("oznamy")
    channels = {"approvals": calm.world.approvals.id, "log": calm.world.log.id, "announcements": hall.id}
    await calm.world.set_up(channels=channels)
    calm.world.env.inject_error("POST", f"/channels/{hall.id}/messages", status=500, code=0, times=1)
    assert not refused(await calm.org("phase open", name="Druhý deň"))
    assert calm.heard(hall) == []
    await calm.world.later(60)
    assert len(calm.heard(hall)) == 1


async def test_one_interaction_delivered_twice_opens_and_announces_once(calm: Stage) -> None:
    _, answers = await calm.world.twice(lambda: calm.org("phase open", name="Prvá"), at_once=True)
    assert len(answers) == 2 and answers[0] == answers[1]
    assert sum("Prvá" in text for text in calm.heard(calm.world.log)) == 1


async def test_a_guild_not_set_up_has_no_phases(empty_world: World, codes: list[str]) -> None:
    commands: list[Callable[[], Awaitable[Any]]] = [
        lambda: empty_world.org.slash(empty_world.play, "phase open"),
        lambda: empty_world.org.slash(empty_world.play, "scene open"),
    ]
    await empty_world.bot.command_book.sync(empty_world.guild.id)
    for command in commands:
        assert refused(await command()) and codes[-1] == "not_set_up"
