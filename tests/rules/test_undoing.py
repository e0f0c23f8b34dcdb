"""Undoing what makes a character: class, level, gear in use, abilities; an undo can be undone in its turn."""

from __future__ import annotations

import pytest

from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken, XpChanged
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.facts import (
    ArmourChanged,
    ClassChanged,
    DbfFact,
    FactionChanged,
    ShieldChanged,
    StartLevelChanged,
    WeaponChanged,
)
from bot.rules.dbf.sheet import LARGEST_XP, DbfSheet
from tests.rules.support import fold, refused, sheet_of
from tests.support.rule import rule

THIEF, WARRIOR = sheet_of("zlodej"), sheet_of("bojovnik", lives=4)
DRESSED = sheet_of("bojovnik", lives=7, armour="heavy", armour_bonus=1)
PRIEST = sheet_of("knaz", faction="kamelot")
CHOSEN = sheet_of("knaz", "bohosluzba", faction="kamelot", deity="Brigid")
LEARNED = fold((AbilityGranted("pocarovanie"), AbilityGranted("elementy", 3)), WARRIOR)
CALLED = fold((AbilityGranted("bohosluzba", 2, deity="Lug"),), WARRIOR)
LATE = fold((AbilityTaken("zlodejina", 1), AbilityTaken("pocarovanie", 2, 0, None, 4)), THIEF)


@rule("DBF-XP-5", "DBF-EQUIP-13..14", "DBF-ABIL-BOHOSLUZBA-1", "DBF-ABIL-VYTRVALOST-1")
@pytest.mark.parametrize(
    ("before", "fact"),
    [
        (THIEF, FactionChanged("other", "moyovia")),
        (WARRIOR, ClassChanged("bojovnik", "carodej", -1)),
        (sheet_of("carodej"), ClassChanged("carodej", "rytier", 1)),
        (THIEF, StartLevelChanged(1, 4)),
        (DRESSED, ArmourChanged("heavy", None, 1, 0, -3)),
        (DRESSED, ArmourChanged("heavy", "light", 1, 0, -2)),
        (WARRIOR, ArmourChanged(None, "heavy", 0, 1)),
        (THIEF, ShieldChanged(after=True)),
        (sheet_of("rytier", shield=True), ShieldChanged(after=False)),
        (THIEF, WeaponChanged(None, "dyka")),
        (sheet_of("zlodej", weapon="dyka"), WeaponChanged("dyka", "mec")),
        (sheet_of("zlodej", lives=1), AbilityTaken("vytrvalost", 1, 1)),
        (WARRIOR, AbilityGranted("vytrvalost", None, 1)),
        (WARRIOR, AbilityGranted("elementy", 3)),
        (PRIEST, AbilityTaken("bohosluzba", 1, 0, "Brigid")),
        (CHOSEN, AbilityTaken("liecenie", 2)),
        (CHOSEN, AbilityGranted("serm")),
        (WARRIOR, AbilityGranted("bohosluzba", 2, deity="Lug")),
        (sheet_of("zlodej", "zlodejina"), AbilityTaken("pocarovanie", 2, 0, None, 4)),
        (sheet_of("zlodej", "zlodejina", "vytrvalost", lives=4), AbilityRevoked("vytrvalost", 2, 1)),
        (LEARNED, AbilityRevoked("elementy", None, 0, 3)),
        (CHOSEN, AbilityRevoked("bohosluzba", 1, 0, None, "Brigid")),
        (CALLED, AbilityRevoked("bohosluzba", None, 0, 2, "Lug")),
        (LATE, AbilityRevoked("pocarovanie", 2, 0, 4)),
    ],
    ids=lambda one: getattr(one, "kind", ""),
)
def test_what_makes_a_character_is_undone_and_the_undo_too(
    dbf: Ruleset, rulings: Rulings, before: DbfSheet, fact: DbfFact
) -> None:
    after = fold((dbf.keeping.load_fact(dbf.keeping.dump_fact(fact)),), before)
    assert after != before
    undone = dbf.keeping.counter(after, fact, (), rulings)
    assert fold(undone, after) == before
    (countered,) = undone
    assert fold(dbf.keeping.counter(before, countered, (), rulings), before) == after


@pytest.mark.parametrize(
    ("sheet", "fact"),
    [
        (THIEF, ClassChanged("carodej", "rytier")),
        (THIEF, StartLevelChanged(1, 4)),
        (DRESSED, ArmourChanged(None, "light")),
        (DRESSED, ArmourChanged(None, "heavy", 0, 2)),
        (THIEF, ShieldChanged(after=True)),
        (THIEF, WeaponChanged(None, "dyka")),
        (THIEF, AbilityGranted("serm")),
        (CHOSEN, AbilityGranted("bohosluzba")),
        (CHOSEN, AbilityTaken("bohosluzba", 2)),
        (CHOSEN, AbilityRevoked("bohosluzba", 2)),
        (CHOSEN, AbilityRevoked("bohosluzba")),
        (CHOSEN, AbilityRevoked("liecenie", 1)),
    ],
    ids=lambda one: getattr(one, "kind", ""),
)
def test_what_was_changed_again_meanwhile_is_not_undone(
    dbf: Ruleset, rulings: Rulings, sheet: DbfSheet, fact: DbfFact
) -> None:
    assert refused(lambda: dbf.keeping.counter(sheet, fact, (), rulings)).code == "undo_later_facts"


@rule("DBF-COMBAT-43")
@pytest.mark.parametrize("status", ["knocked_out", "dead"])
@pytest.mark.parametrize(
    "fact",
    [AbilityRevoked("vytrvalost", 1, 1), ArmourChanged("light", None, 0, 0, -1), ClassChanged("rytier", "zlodej", -1)],
    ids=lambda fact: fact.kind,
)
def test_an_undo_gets_nobody_up(dbf: Ruleset, rulings: Rulings, status: str, fact: DbfFact) -> None:
    lying = sheet_of("zlodej", lives=0, status=status)
    undone = fold(dbf.keeping.counter(lying, fact, (), rulings), lying)
    assert (undone.lives, undone.status) == (0, status)


@rule("DBF-COMBAT-43")
@pytest.mark.parametrize(
    ("lives", "left"),
    [(1, 1), (2, 1), (3, 1), (5, 3)],
)
def test_lives_that_came_with_armour_go_with_it_but_not_the_last(
    dbf: Ruleset, rulings: Rulings, lives: int, left: int
) -> None:
    armed = sheet_of("zlodej", lives=lives, armour="light")
    undone = fold(dbf.keeping.counter(armed, ArmourChanged(None, "light", lives=2), (), rulings), armed)
    assert (undone.lives, undone.status) == (left, "active")


@rule("DBF-XP-1")
@pytest.mark.parametrize(
    ("xp", "amount", "pick", "allowed"),
    [
        (6, 3, 2, True),  # back to level 2, whose pick it is
        (6, 4, 2, False),
        (2, 1, 2, True),  # the pick has lost its level before, by a correction
        (3, 3, 1, True),
        (3, 4, 1, False),
        (LARGEST_XP - 5, -5, 2, True),
        (LARGEST_XP - 5, -6, 2, False),
    ],
)
def test_xp_are_taken_back_within_their_bounds_and_as_far_as_later_picks_keep_their_levels(
    dbf: Ruleset, rulings: Rulings, xp: int, amount: int, pick: int, allowed: bool
) -> None:
    picked = ("zlodejina", "pozornost")[:pick]
    thief, later = sheet_of("zlodej", *picked, xp=xp), (AbilityTaken(picked[-1], pick),)
    earned = XpChanged(amount, "quest")
    if allowed:
        assert dbf.keeping.counter(thief, earned, later, rulings) == (XpChanged(-amount, "correction"),)
    else:
        assert refused(lambda: dbf.keeping.counter(thief, earned, later, rulings)).code == "undo_later_facts"


def test_a_pick_is_undone_where_the_higher_one_did_not_come_later(dbf: Ruleset, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "zlodejina", "pozornost", xp=3)
    assert dbf.keeping.counter(thief, AbilityTaken("pozornost", 2), (), rulings) == (AbilityRevoked("pozornost", 2),)
    assert dbf.keeping.counter(thief, AbilityTaken("zlodejina", 1), (), rulings) == (AbilityRevoked("zlodejina", 1),)
