"""Experience, levels and the gate of an ORG."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.books import read_books
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.levels import level_of, next_level_at, threshold
from bot.rules.dbf.sheet import LARGEST_XP
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

TABLE = read_books()["dbf"].xp
TOTALS = some.integers(0, LARGEST_XP)


@rule("DBF-XP-3..4", "DBF-XP-11")
def test_a_threshold_is_reached_by_equality() -> None:
    assert [level_of(TABLE, 1, xp, 9) for xp in (0, 2, 3, 5, 6, 44, 45, 9_999)] == [1, 1, 2, 2, 3, 8, 9, 9]


@rule("DBF-XP-11")
def test_past_the_table_the_pattern_goes_on_where_the_guild_wants_it() -> None:
    assert [level_of(TABLE, 1, xp, 12) for xp in (54, 55, 65, 66, 78, 1_000)] == [9, 10, 10, 11, 12, 12]
    assert next_level_at(TABLE, 9, 11) == 55


@given(TOTALS, TOTALS, some.integers(1, 9), some.integers(9, 1_000_000))
def test_more_xp_never_mean_a_lower_level(first: int, second: int, start: int, last: int) -> None:
    fewer, more = sorted((first, second))
    assert start <= level_of(TABLE, start, fewer, last) <= level_of(TABLE, start, more, last)


@given(TOTALS, some.integers(9, 1_000_000))
def test_a_level_is_the_highest_whose_threshold_is_reached(xp: int, last: int) -> None:
    level = level_of(TABLE, 1, xp, last)
    upcoming = next_level_at(TABLE, level, last)
    assert threshold(TABLE, level) <= xp
    assert upcoming is None or xp < upcoming


@rule("DBF-XP-8", "DBF-XP-12")
def test_several_levels_at_once_owe_a_pick_for_each(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.growth is not None
    earned = dbf.growth.earn(sheet_of("zlodej", "zlodejina"), 10, "quest", rulings)
    assert (earned.before.level, earned.after.level, earned.picks_gained) == (1, 4, (2, 3, 4))


@rule("DBF-ABIL-7")
def test_a_level_with_nothing_left_to_choose_gains_no_pick(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.growth is not None
    everything = ("nicenie", "vytrvalost", "serm", "huzevnatost", "zakradanie", "prieraznost", "zalesactvo")
    warrior = sheet_of("bojovnik", *everything, lives=7, xp=44)
    assert dbf.growth.earn(warrior, 1, "combat", rulings).picks_gained == ()


@rule("DBF-XP-6")
def test_whoever_starts_higher_waits_for_the_next_threshold(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.growth is not None
    important = sheet_of("zlodej", start_level=4)
    assert dbf.growth.earn(important, 14, "quest", rulings).picks_gained == ()
    assert dbf.growth.earn(important, 15, "quest", rulings).picks_gained == (5,)
    standing = dbf.growth.standing(important, rulings)
    assert (standing.level, standing.level_at, standing.next_at) == (4, 0, 15)
    risen = dbf.growth.earn(important, 15, "quest", rulings).after
    assert (risen.level, risen.level_at, risen.next_at) == (5, 15, 21)


@rule("DBF-XP-1")
@pytest.mark.parametrize(
    ("amount", "source", "code"),
    [
        (0, "quest", "xp_zero"),
        (-1, "quest", "xp_negative_needs_correction"),
        (-6, "correction", "xp_below_zero"),
        (LARGEST_XP, "after_game", "xp_too_large"),
        (1, "bribe", "xp_source_unknown"),
    ],
)
def test_xp_that_nobody_can_grant_are_refused(
    dbf: Ruleset, rulings: Rulings, amount: int, source: str, code: str
) -> None:
    growth, poor = dbf.growth, sheet_of("zlodej", xp=5)
    assert growth is not None
    refusal = refused(lambda: growth.earn(poor, amount, source, rulings))
    assert refusal.code == code
    assert refusal.arguments.get("xp", 5) == 5


@rule("DBF-XP-1")
@pytest.mark.parametrize(("amount", "total"), [(-5, 0), (LARGEST_XP - 5, LARGEST_XP)])
def test_xp_may_reach_their_bounds(dbf: Ruleset, rulings: Rulings, amount: int, total: int) -> None:
    assert dbf.growth is not None
    assert dbf.growth.earn(sheet_of("zlodej", xp=5), amount, "correction", rulings).after.xp == total


def test_a_correction_downwards_names_the_abilities_above_the_new_level(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.growth is not None
    thief = sheet_of("zlodej", "zlodejina", "pozornost", "serm", xp=6)
    earned = dbf.growth.earn(thief, -4, "correction", rulings)
    assert (earned.after.level, earned.abilities_above_level) == (1, ("pozornost", "serm"))
    assert fold(earned.facts, thief).owned() == thief.owned()


def test_where_the_org_confirms_a_level_counts_once_its_pick_is_taken(dbf: Ruleset) -> None:
    assert dbf.growth is not None and dbf.abilities is not None
    gated = setting(dbf.rulings, level_up_gate="org")
    thief = sheet_of("zlodej", "zlodejina", xp=6)
    assert dbf.growth.standing(thief, gated).level == 1
    after = fold(dbf.abilities.choose(thief, 2, "pozornost", gated, approved=True), thief)
    assert dbf.growth.standing(after, gated).level == 2


def test_where_the_org_confirms_levels_without_a_choice_rise_by_themselves(dbf: Ruleset) -> None:
    assert dbf.growth is not None
    everything = ("nicenie", "vytrvalost", "serm", "huzevnatost", "zakradanie", "prieraznost", "zalesactvo")
    warrior = sheet_of("bojovnik", *everything, lives=7, xp=45)
    assert dbf.growth.standing(warrior, setting(dbf.rulings, level_up_gate="org")).level == 9


@rule("DBF-XP-3..4")
def test_each_level_has_the_threshold_of_the_book() -> None:
    reached = [threshold(TABLE, level) for level in range(1, 10)]
    assert reached == [0, 3, 6, 10, 15, 21, 28, 36, 45]
    assert [level_of(TABLE, 1, xp, 9) for xp in reached] == list(range(1, 10))
    assert [level_of(TABLE, 1, xp - 1, 9) for xp in reached[1:]] == list(range(1, 9))


@rule("DBF-XP-10")
@given(TOTALS, some.integers(2, 9))
def test_past_the_start_everybody_needs_the_same_xp(xp: int, start: int) -> None:
    assert level_of(TABLE, start, xp, 9) == max(start, level_of(TABLE, 1, xp, 9))
    assert next_level_at(TABLE, start, 9) == (None if start == 9 else threshold(TABLE, start + 1))
