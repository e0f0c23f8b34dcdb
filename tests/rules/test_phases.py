"""What a phase that begins or ends does to one character."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.phases import lives_left
from bot.rules.dbf.sheet import Absence, DbfSheet, Effect, Shape
from tests.rules.support import fold, setting, sheet_of
from tests.support.rule import rule

FALSE_LIFE = (Effect(spell="nepravy_zivot"),)


def opened(dbf: Ruleset, rulings: Rulings, sheet: DbfSheet, restore: bool | None = None) -> DbfSheet:
    """Return a sheet after a phase began."""
    assert dbf.phases is not None
    return fold(dbf.phases.open(sheet, rulings, restore_lives=restore), sheet)


@rule("DBF-MAGIC-5", "DBF-MAGIC-7")
@pytest.mark.parametrize("status", ["active", "knocked_out", "asleep", "trance", "dead", "with_head_org"])
def test_used_spells_come_back_to_everybody(dbf: Ruleset, rulings: Rulings, status: str) -> None:
    lives = 0 if status in ("knocked_out", "dead", "with_head_org") else 2
    sheet = sheet_of("knaz", lives=lives, status=status, used_spells=("vizia",), died_this_phase=True)
    after = opened(dbf, rulings, sheet)
    assert (after.used_spells, after.died_this_phase) == ((), False)


@rule("DBF-MAGIC-7")
@pytest.mark.parametrize(
    ("status", "lives", "after"),
    [
        ("active", 1, (3, "active")),
        ("knocked_out", 0, (3, "active")),
        ("asleep", 1, (1, "asleep")),
        ("trance", 1, (1, "trance")),
        ("dead", 0, (0, "dead")),
    ],
)
def test_lives_come_back_to_the_active_and_the_knocked_out(
    dbf: Ruleset, rulings: Rulings, status: str, lives: int, after: tuple[int, str]
) -> None:
    sheet = opened(dbf, rulings, sheet_of("zlodej", lives=lives, status=status))
    assert (sheet.lives, sheet.status) == after


def test_an_org_or_the_guild_may_leave_the_lives_as_they_are(dbf: Ruleset, rulings: Rulings) -> None:
    hurt, stingy = sheet_of("zlodej", lives=1), setting(dbf.rulings, phase_restores_lives="none")
    assert opened(dbf, rulings, hurt, restore=False).lives == 1
    assert opened(dbf, stingy, hurt).lives == 1
    assert opened(dbf, stingy, hurt, restore=True).lives == 3


@rule("DBF-MAGIC-7", "DBF-SPELL-NEKROMANCIA-2")
def test_false_life_goes_with_its_phase_and_what_lasts_by_the_clock_stays(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.phases is not None
    sharp = Effect(spell="zaostrenie_zmyslov", minutes=10)
    sheet = sheet_of("carodej", lives=4, effects=(*FALSE_LIFE, sharp), used_spells=("nepravy_zivot",))
    closed = fold(dbf.phases.close(sheet, rulings), sheet)
    assert (closed.lives, closed.effects, closed.used_spells) == (3, (sharp,), ("nepravy_zivot",))
    assert dbf.phases.close(closed, rulings) == ()


@settings(max_examples=50, deadline=None)
@given(some.integers(0, 9), some.integers(1, 9), some.integers(0, 3))
def test_the_end_of_a_phase_fells_nobody_and_leaves_nobody_above_the_maximum(lives: int, most: int, lent: int) -> None:
    left = lives_left(lives, most, lent)
    assert left <= most
    assert (left == 0) == (lives == 0)


@rule("DBF-MAGIC-7")
def test_for_a_fighter_phases_wait_until_the_fight_is_over(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.phases is not None
    sheet = sheet_of("carodej", lives=2, effects=FALSE_LIFE, used_spells=("nepravy_zivot", "fireball"))
    fighter = fold(dbf.phases.close(sheet, rulings, in_combat=True), sheet)
    fighter = fold(dbf.phases.open(fighter, rulings, restore_lives=False, in_combat=True), fighter)
    assert (fighter.lives, fighter.used_spells, fighter.effects) == (2, sheet.used_spells, FALSE_LIFE)
    settled = fold(dbf.phases.settle(fighter, rulings), fighter)
    assert (settled.lives, settled.used_spells, settled.effects, settled.phase_turns) == (1, (), (), ())
    assert dbf.phases.settle(settled, rulings) == ()


def test_in_a_form_the_own_lives_are_restored(dbf: Ruleset, rulings: Rulings) -> None:
    wolf = sheet_of("druid", lives=1, shape=Shape(form="wolf", lives=2, kept=1))
    after = opened(dbf, rulings, wolf)
    assert (after.lives, after.own_lives()) == (1, 3)


def test_who_is_out_of_game_stays_so_with_full_lives(dbf: Ruleset, rulings: Rulings) -> None:
    away = sheet_of("zlodej", lives=1, status="out_of_game", out_of_game=Absence(reason="obed"))
    after = opened(dbf, rulings, away)
    assert (after.lives, after.status) == (3, "out_of_game")
