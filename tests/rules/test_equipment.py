"""Weapons, armours, shields and running."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.equipment import (
    Grip,
    ItemKind,
    armour_change,
    check_item,
    check_running,
    weapon_category,
    wear,
)
from bot.rules.dbf.facts import ArmourChanged
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule


@rule("DBF-EQUIP-1", "DBF-EQUIP-3", "DBF-EQUIP-6", "DBF-EQUIP-9..11", "DBF-EQUIP-15", "DBF-EQUIP-18..19")
@pytest.mark.parametrize(
    ("grip", "kind", "key", "code"),
    [
        (Grip("bojovnik", approved=False), "weapon", "cep", "weapon_forbidden"),
        (Grip("carodej", approved=False), "weapon", "mec", "weapon_not_allowed"),
        (Grip("zlodej", approved=False, bow_skill_verified=False), "weapon", "luk", "not_approved"),
        (Grip("zlodej", wielding=("dyka",), bow_skill_verified=False), "weapon", "luk", "bow_skill_not_verified"),
        (Grip("bojovnik", wielding=("dyka", "shield")), "weapon", "obojrucny_mec", "two_weapons"),
        (Grip("bojovnik", wielding=("shield",)), "weapon", "obojrucny_mec", "hands_full"),
        (Grip("bojovnik", wielding=("shield",)), "weapon", "luk", "hands_full"),
        (Grip("bojovnik", wielding=("obojrucny_mec",)), "shield", "", "hands_full"),
        (Grip("bojovnik", wielding=("shield",)), "shield", "", "hands_full"),
        (Grip("bojovnik", wielding=("dyka", "dyka")), "shield", "", "hands_full"),
        (Grip("zlodej", approved=False), "shield", "", "shield_not_allowed"),
        (Grip("rytier", approved=False), "shield", "", "not_approved"),
        (Grip("zlodej"), "armour", "heavy", "armour_not_allowed"),
        (Grip("knaz"), "armour", "light", "armour_not_allowed"),
        (Grip("creep", wielding=("dyka",)), "weapon", "dyka", "two_weapons"),
        (Grip("creep", wielding=("dyka", "dyka"), creep_with_claws=True), "weapon", "dyka", "two_weapons"),
    ],
)
def test_an_item_is_refused_for_the_first_reason(
    books: DbfBooks, grip: Grip, kind: ItemKind, key: str, code: str
) -> None:
    assert refused(lambda: check_item(books, grip, kind, key)).code == code


@rule("DBF-EQUIP-10", "DBF-EQUIP-18")
@pytest.mark.parametrize(
    ("grip", "kind", "key"),
    [
        (Grip("rytier", wielding=("mec",)), "shield", ""),
        (Grip("rytier", wielding=("shield",)), "weapon", "dyka"),
        (Grip("zlodej"), "weapon", "luk"),
        (Grip("creep", wielding=("dyka",), creep_with_claws=True), "weapon", "dyka"),
        (Grip("creep"), "weapon", "obojrucny_mec"),
        (Grip("creep"), "armour", "heavy"),
        (Grip("creep"), "shield", ""),
    ],
)
def test_an_item_that_fits_is_allowed(books: DbfBooks, grip: Grip, kind: ItemKind, key: str) -> None:
    check_item(books, grip, kind, key)


@rule("DBF-EQUIP-4..6")
def test_lengths_are_upper_limits_and_the_guild_may_be_lenient(books: DbfBooks, dbf: Ruleset, rulings: Rulings) -> None:
    assert [weapon_category(books, length, rulings) for length in (1, 50, 51, 90, 91, 120)] == [
        "short",
        "short",
        "one_handed",
        "one_handed",
        "two_handed",
        "two_handed",
    ]
    assert refused(lambda: weapon_category(books, 121, rulings)).code == "weapon_forbidden"
    lenient = setting(dbf.rulings, length_tolerance_cm=10)
    assert [weapon_category(books, length, lenient) for length in (60, 100, 130)] == [
        "short",
        "one_handed",
        "two_handed",
    ]
    assert refused(lambda: weapon_category(books, 131, lenient)).code == "weapon_forbidden"


@rule("DBF-SAFETY-8", "DBF-ABIL-HUZEVNATOST-2", "DBF-PARTY-6")
def test_running_needs_toughness_without_heavy_armour_or_a_mount(books: DbfBooks) -> None:
    check_running(books, ["huzevnatost"], "light", mounted=False)
    check_running(books, [], "heavy", mounted=True)
    heavy = refused(lambda: check_running(books, ["huzevnatost"], "heavy", mounted=False))
    without = refused(lambda: check_running(books, ["serm"], None, mounted=False))
    assert heavy.code == without.code == "running_forbidden"


def test_armour_taken_off_caps_lives_and_put_on_leaves_them(books: DbfBooks) -> None:
    assert armour_change(books, 6, 4, "heavy", None) == (4, 4)
    assert armour_change(books, 3, 4, None, "heavy") == (3, 6)
    assert armour_change(books, 3, 4, "heavy", "light") == (3, 5)


def test_lives_above_the_maximum_stay_when_armour_is_put_on(books: DbfBooks) -> None:
    assert armour_change(books, 8, 4, None, "light") == (8, 5)


@rule("DBF-EQUIP-17", "DBF-EQUIP-20")
def test_armour_is_worn_with_the_bonus_that_the_guild_lets_count(books: DbfBooks, dbf: Ruleset) -> None:
    warrior = sheet_of("bojovnik", lives=4)
    capped = setting(dbf.rulings, armour_bonus_cap=1)
    assert wear(books, warrior, "heavy", 3, capped) == (ArmourChanged(None, "heavy", 0, 1, 0),)
    dressed = fold(wear(books, warrior, "heavy", 3, capped), warrior)
    assert dbf.lives is not None and dbf.lives.maximum(dressed) == 7
    healed = fold(dbf.lives.change(dressed, 9, capped), dressed)
    assert fold(wear(books, healed, None, 0, capped), healed).lives == 4


@rule("DBF-EQUIP-17")
def test_the_bonus_goes_with_the_armour_it_was_given_for(books: DbfBooks, rulings: Rulings) -> None:
    dressed = sheet_of("bojovnik", lives=9, armour="heavy", armour_bonus=3)
    assert wear(books, dressed, "light", 0, rulings) == (ArmourChanged("heavy", "light", 3, 0, -4),)
    assert wear(books, dressed, None, 3, rulings) == (ArmourChanged("heavy", None, 3, 0, -5),)


@rule("DBF-EQUIP-15", "DBF-EQUIP-18")
def test_nobody_wears_what_the_class_does_not(books: DbfBooks, rulings: Rulings) -> None:
    assert refused(lambda: wear(books, sheet_of("carodej"), "light", 0, rulings)).code == "armour_not_allowed"
