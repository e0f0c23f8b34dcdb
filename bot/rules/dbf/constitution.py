"""Constitution: how many lives a character has when healthy, by class, abilities and armour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import ArmourKey
from bot.rules.dbf.sheet import DOWN, DbfSheet


@dataclass(frozen=True, slots=True)
class Constitution:
    """What the greatest number of lives depends on; `armour_bonus` is what counts after the guild's cap."""

    character_class: str
    abilities: frozenset[str]
    armour: ArmourKey | None = None
    armour_bonus: int = 0
    shield: bool = False


def maximum_lives(books: DbfBooks, body: Constitution) -> int:
    """Return starting lives with those of abilities, armour and shield (DBF-EQUIP-20, R-LIFE-1, R-LIFE-2)."""
    entry = books.classes.get(body.character_class)
    starting = entry.lives if entry else 0
    shield = books.figures.number("shield.lives") if body.shield else 0
    return starting + lives_of_abilities(books, body.abilities) + lives_of_armour(books, body) + shield


def lives_of_abilities(books: DbfBooks, abilities: Iterable[str]) -> int:
    """Return the lives abilities add together (DBF-ABIL-VYTRVALOST-1, DBF-ABIL-HUZEVNATOST-1, R-LIFE-1)."""
    return sum(books.abilities[key].lives for key in set(abilities) if key in books.abilities)


def lives_of_armour(books: DbfBooks, body: Constitution) -> int:
    """Return the lives of the one armour worn with its bonus, 0 where the class may not wear it (DBF-EQUIP-13..17)."""
    entry = books.classes.get(body.character_class)
    if body.armour is None or (entry is not None and body.armour not in entry.armours):
        return 0
    return books.armours[body.armour].lives + body.armour_bonus


def capped_bonus(bonus: int, rulings: Rulings) -> int:
    """Return the bonus lives that count under the guild's cap (DBF-EQUIP-17, R-EQ-2)."""
    cap = rulings["armour_bonus_cap"]
    return bonus if cap is None else min(bonus, rulings.number("armour_bonus_cap"))


def maximum(books: DbfBooks, sheet: DbfSheet) -> int:
    """Return the most own lives somebody has when healthy (DBF-EQUIP-20); a creep those an ORG wrote (R-EQ-5)."""
    if sheet.creep is not None:
        return sheet.creep.maximum
    return maximum_lives(
        books,
        Constitution(sheet.character_class, sheet.owned(), sheet.armour, sheet.armour_bonus, sheet.shield),
    )


def present_maximum(books: DbfBooks, sheet: DbfSheet) -> int:
    """Return the most lives the character has as it is now: in a form those of the form (R-SPL-15)."""
    return maximum(books, sheet) if sheet.shape is None else sheet.shape.lives


def lives_after_new_maximum(present: int, before: int, after: int) -> int:
    """Return present lives when the maximum moves: a falling one caps them, a rising one leaves them (R-LIFE-3)."""
    return min(present, after) if after < before else present


def rise_by_ability(books: DbfBooks, sheet: DbfSheet, ability: str) -> int:
    """Return how far present lives rise with a new ability: not for the knocked out and dead (R-LIFE-8)."""
    return 0 if sheet.status in DOWN else _lives_by_ability(books, sheet, ability)


def fall_by_ability(books: DbfBooks, sheet: DbfSheet, ability: str) -> int:
    """Return how far present lives fall when an ability goes: they are capped at the new maximum (R-LIFE-3)."""
    before = maximum(books, sheet)
    own = sheet.own_lives()
    return own - lives_after_new_maximum(own, before, before - _lives_by_ability(books, sheet, ability))


def _lives_by_ability(books: DbfBooks, sheet: DbfSheet, ability: str) -> int:
    """Return the lives an ability adds; a creep has those an ORG wrote, whatever it can do (R-EQ-5)."""
    return books.abilities[ability].lives if sheet.creep is None else 0
