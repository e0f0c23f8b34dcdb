"""Measuring: which weapon of the books a piece counts as, by its family and length."""

from __future__ import annotations

from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.equipment import weapon_category

BOW = "bow"
CATEGORIES = ("short", "one_handed", "two_handed")


def measured(books: DbfBooks, named: str | None, length_cm: int | None, rulings: Rulings) -> str:
    """Return the key of the weapon a piece counts as (DBF-EQUIP-4..9, R-EQ-1); `named` is a family or such a key.

    Lengths are upper limits: of a family the shortest category counts that has a weapon and room for the length.
    """
    if named is None:
        raise Refusal("weapon_required", rule="DBF-REG-2")
    if named in books.weapons:
        _check_length(books, named, length_cm, rulings)
        return named
    fitting = [key for key, weapon in books.weapons.items() if weapon.family == named]
    if not fitting:
        raise Refusal("weapon_family_unknown", rule="DBF-EQUIP-21")
    if named == BOW:
        return fitting[0]
    category = weapon_category(books, _length(length_cm), rulings)
    for size in CATEGORIES[CATEGORIES.index(category) :]:
        for key in fitting:
            if books.weapons[key].category == size:
                return key
    raise Refusal("weapon_too_long", rule="DBF-EQUIP-4")


def _check_length(books: DbfBooks, key: str, length_cm: int | None, rulings: Rulings) -> None:
    """Refuse a weapon longer than its category allows; bows and what is forbidden anyway are not measured."""
    own = books.weapons[key].category
    if own not in CATEGORIES:
        return
    category = weapon_category(books, _length(length_cm), rulings)
    if CATEGORIES.index(category) > CATEGORIES.index(own):
        raise Refusal("weapon_too_long", rule="DBF-EQUIP-4")


def _length(length_cm: int | None) -> int:
    if length_cm is None or length_cm < 1:
        raise Refusal("length_required", rule="DBF-EQUIP-4")
    return length_cm
