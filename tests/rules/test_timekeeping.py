"""Minutes of the game, what runs for a character, and what happens when it has run."""

from __future__ import annotations

import pytest

from bot.rules.core.facts import LivesChanged
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Clocks, Span, Timekeeping, Timer
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.sheet import Absence, DbfSheet, Effect
from tests.rules.support import fold, setting, sheet_of
from tests.support.rule import rule

WHO = 7
DOWN = sheet_of("zlodej", lives=0, status="knocked_out")
SLEEPER = sheet_of("zlodej", status="asleep", effects=(Effect(spell="uspanie", minutes=5),))


@pytest.fixture
def time(dbf: Ruleset) -> Timekeeping:
    """Return the clock of DBF."""
    assert dbf.timekeeping is not None
    return dbf.timekeeping


@rule("DBF-GEN-10")
def test_a_minute_lasts_as_the_tempo_or_the_guild_says(dbf: Ruleset, time: Timekeeping) -> None:
    assert time.minute_seconds(setting(dbf.rulings)) == 3600
    assert time.minute_seconds(setting(dbf.rulings, tempo="live")) == 60
    assert time.minute_seconds(setting(dbf.rulings, tempo="live", minute_seconds=5)) == 5


@rule("DBF-GEN-10")
def test_only_whole_minutes_of_free_time_count(time: Timekeeping, rulings: Rulings) -> None:
    halves = [Span(1800, "free"), Span(99999, "in_combat"), Span(1799, "free"), Span(99999, "org_decision")]
    assert time.minutes(halves, rulings) == 0
    assert time.minutes([*halves, Span(1, "free")], rulings) == 1


def test_a_guild_may_let_the_clock_run_in_combat_but_nowhere_else(dbf: Ruleset, time: Timekeeping) -> None:
    running = setting(dbf.rulings, freeze_timers_in_combat=False)
    states = ("free", "in_combat", "org_decision", "challenge_unanswered", "scene_paused")
    assert [time.runs(state, running) for state in states] == [True, True, False, False, False]


@rule("DBF-GEN-1", "DBF-SPELL-POCAROVANIE-5", "DBF-AFTER-1", "DBF-AFTER-8")
@pytest.mark.parametrize(
    ("sheet", "timers"),
    [
        (sheet_of("zlodej"), ()),
        (DOWN, (Timer(WHO, "wake", 5),)),
        (SLEEPER, (Timer(WHO, "effect", 5, "uspanie"),)),
        (sheet_of("zlodej", lives=0, status="dead"), (Timer(WHO, "dead", 10),)),
        (sheet_of("zlodej", lives=0, status="with_head_org"), ()),
        (
            sheet_of("zlodej", status="out_of_game", out_of_game=Absence(reason="x", returning=True)),
            (Timer(WHO, "return", 10),),
        ),
        (sheet_of("zlodej", status="out_of_game", out_of_game=Absence(reason="x")), ()),
        (sheet_of("zlodej", effects=(Effect(spell="nepravy_zivot"),)), ()),
    ],
)
def test_every_state_that_ends_by_the_clock_has_its_timer(
    time: Timekeeping, rulings: Rulings, sheet: DbfSheet, timers: tuple[Timer, ...]
) -> None:
    assert time.running(WHO, sheet, rulings) == timers


def test_nobody_begins_to_wake_before_the_combat_is_over(dbf: Ruleset, time: Timekeeping, rulings: Rulings) -> None:
    early = setting(dbf.rulings, ko_timer_from="knockout")
    assert time.running(WHO, DOWN, rulings, in_combat=True) == ()
    assert time.running(WHO, DOWN, early, in_combat=True) == (Timer(WHO, "wake", 5),)
    assert time.running(WHO, SLEEPER, early, in_combat=True) == ()
    assert time.ring(DOWN, "wake", None, rulings, in_combat=True) == ()


@rule("DBF-AFTER-1")
def test_the_knocked_out_come_round_with_one_life(time: Timekeeping, rulings: Rulings) -> None:
    awake = fold(time.ring(DOWN, "wake", None, rulings), DOWN)
    assert (awake.lives, awake.status) == (1, "active")


@rule("DBF-SPELL-POCAROVANIE-5")
def test_sleepers_wake_with_their_own_lives(time: Timekeeping, rulings: Rulings) -> None:
    awake = fold(time.ring(SLEEPER, "effect", "uspanie", rulings), SLEEPER)
    assert (awake.lives, awake.status, awake.effects) == (3, "active", ())


@rule("DBF-AFTER-8")
def test_the_dead_go_to_the_head_org(time: Timekeeping, rulings: Rulings) -> None:
    dead = sheet_of("zlodej", lives=0, status="dead")
    assert time.ring(dead, "dead", None, rulings) == (StatusChanged("dead", "with_head_org"),)


@rule("DBF-GEN-1")
def test_the_way_back_ends_in_the_game(time: Timekeeping, rulings: Rulings) -> None:
    away = sheet_of("zlodej", status="out_of_game", out_of_game=Absence(reason="x", returning=True))
    back = fold(time.ring(away, "return", None, rulings), away)
    assert (back.status, back.out_of_game) == ("active", None)


@pytest.mark.parametrize(
    ("kind", "spell"), [("wake", None), ("dead", None), ("return", None), ("effect", "vizia"), ("effect", None)]
)
def test_a_timer_that_finds_nothing_to_end_does_nothing(
    time: Timekeeping, rulings: Rulings, kind: str, spell: str | None
) -> None:
    assert time.ring(sheet_of("zlodej"), kind, spell, rulings) == ()


def test_whoever_wakes_while_the_player_is_away_is_out_of_game(time: Timekeeping, rulings: Rulings) -> None:
    away = DOWN.model_copy(update={"out_of_game": Absence(reason="obed")})
    assert fold(time.ring(away, "wake", None, rulings), away).status == "out_of_game"


def test_facts_start_and_stop_their_clocks(time: Timekeeping, rulings: Rulings) -> None:
    clocks = time.clocks(WHO, DOWN, (StatusChanged("knocked_out", "dead"),), rulings)
    assert (clocks.started, clocks.stopped) == ((Timer(WHO, "dead", 10),), (Timer(WHO, "wake", 5),))
    assert time.clocks(WHO, sheet_of("zlodej"), (LivesChanged(-1),), rulings) == Clocks()


def test_a_state_that_was_only_passed_through_starts_no_clock(time: Timekeeping, rulings: Rulings) -> None:
    felled_and_healed = (LivesChanged(-3), LivesChanged(1))
    assert time.clocks(WHO, sheet_of("zlodej"), felled_and_healed, rulings) == Clocks()
    dead = sheet_of("zlodej", lives=0, status="dead")
    risen = time.clocks(WHO, dead, (StatusChanged("dead", "knocked_out"), LivesChanged(3)), rulings)
    assert risen == Clocks(stopped=(Timer(WHO, "dead", 10),))


def test_a_clock_renewed_is_stopped_and_started(time: Timekeeping, rulings: Rulings) -> None:
    healed_and_felled = (LivesChanged(1), LivesChanged(-1))
    clocks = time.clocks(WHO, DOWN, healed_and_felled, rulings)
    assert (clocks.stopped, clocks.started) == ((Timer(WHO, "wake", 5),), (Timer(WHO, "wake", 5),))
