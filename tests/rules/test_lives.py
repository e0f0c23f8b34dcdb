"""Lives and their greatest number."""

from __future__ import annotations

import pytest

from bot.rules.core.facts import LivesChanged
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.constitution import Constitution, capped_bonus, maximum_lives
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

BOTH = frozenset({"vytrvalost", "huzevnatost"})


@rule("DBF-ABIL-VYTRVALOST-1", "DBF-ABIL-HUZEVNATOST-1", "DBF-EQUIP-13..14", "DBF-EQUIP-20")
@pytest.mark.parametrize(
    ("character_class", "abilities", "armour", "most"),
    [
        ("bojovnik", BOTH, "heavy", 9),
        ("rytier", BOTH, "heavy", 9),
        ("hraniciar", frozenset({"huzevnatost"}), "light", 7),
        ("zlodej", frozenset({"vytrvalost"}), "light", 5),
        ("druid", frozenset({"vytrvalost"}), "light", 5),
        ("carodej", frozenset(), None, 3),
        ("knaz", frozenset(), None, 3),
    ],
)
def test_the_greatest_number_of_lives_of_each_class(
    books: DbfBooks, character_class: str, abilities: frozenset[str], armour: str | None, most: int
) -> None:
    body = Constitution(character_class, abilities, armour)  # type: ignore[arg-type]
    assert maximum_lives(books, body) == most


@rule("DBF-EQUIP-18")
def test_a_shield_adds_no_life(books: DbfBooks) -> None:
    assert maximum_lives(books, Constitution("rytier", frozenset(), shield=True)) == 4


@rule("DBF-EQUIP-15")
def test_armour_the_class_may_not_wear_gives_nothing_and_no_bonus(books: DbfBooks) -> None:
    assert maximum_lives(books, Constitution("carodej", frozenset(), "light", 2)) == 3
    assert maximum_lives(books, Constitution("bojovnik", frozenset(), None, 2)) == 4


def test_the_guild_may_cap_the_bonus_of_armour(dbf: Ruleset) -> None:
    assert capped_bonus(3, setting(dbf.rulings)) == 3
    assert capped_bonus(3, setting(dbf.rulings, armour_bonus_cap=1)) == 1
    assert capped_bonus(3, setting(dbf.rulings, armour_bonus_cap=0)) == 0


@rule("DBF-COMBAT-43")
def test_lives_stop_at_nought_and_at_the_maximum(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.lives is not None
    thief = sheet_of("zlodej", lives=2)
    assert dbf.lives.change(thief, -10, rulings) == (LivesChanged(-2),)
    assert dbf.lives.change(thief, 10, rulings) == (LivesChanged(1),)


@rule("DBF-COMBAT-43")
def test_nought_lives_knock_out_and_the_first_one_gets_up_again(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.lives is not None
    thief = sheet_of("zlodej", lives=2)
    fallen = fold(dbf.lives.change(thief, -2, rulings), thief)
    assert (fallen.lives, fallen.status) == (0, "knocked_out")
    assert fold(dbf.lives.change(fallen, 1, rulings), fallen).status == "active"


@pytest.mark.parametrize(("lives", "amount"), [(2, 0), (3, 5), (0, -1)])
def test_a_change_without_effect_is_refused(dbf: Ruleset, rulings: Rulings, lives: int, amount: int) -> None:
    rules = dbf.lives
    assert rules is not None
    refusal = refused(lambda: rules.change(sheet_of("zlodej", lives=lives), amount, rulings))
    assert (refusal.code, refusal.arguments["lives"]) == ("lives_no_change", lives)


def test_the_dead_are_not_healed(dbf: Ruleset, rulings: Rulings) -> None:
    rules = dbf.lives
    assert rules is not None
    assert refused(lambda: rules.change(sheet_of("zlodej", lives=0, status="dead"), 1, rulings)).code == "target_dead"


def test_lives_above_the_maximum_are_not_lowered_by_healing(dbf: Ruleset, rulings: Rulings) -> None:
    rules = dbf.lives
    assert rules is not None
    assert refused(lambda: rules.change(sheet_of("zlodej", lives=5), 1, rulings)).code == "lives_no_change"
