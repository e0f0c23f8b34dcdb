"""Hands of DBF: one weapon at a time, and only what class, shield and the ORGs allow."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.equipment import SHIELD, Grip, check_weapon
from bot.rules.dbf.facts import DbfFact, WeaponChanged
from bot.rules.dbf.sheet import DbfSheet


@dataclass(frozen=True, slots=True)
class DbfHands:
    """What is in hand (DBF-EQUIP-10, R-EQ-3)."""

    books: DbfBooks

    @property
    def weapons(self) -> tuple[str, ...]:
        """Return the weapons that are not forbidden (DBF-EQUIP-3, DBF-EQUIP-7)."""
        return tuple(key for key, weapon in self.books.weapons.items() if weapon.forbidden is None)

    def held(self, sheet: DbfSheet) -> str | None:
        """Return the weapon in hand."""
        return sheet.weapon

    def take(
        self, sheet: DbfSheet, weapon: str | None, *, approved: bool = True, bow_skill: bool = True
    ) -> tuple[DbfFact, ...]:
        """Return the change of the weapon in hand; the one before is put away first (DBF-EQUIP-1..11, R-EQ-3)."""
        if weapon == sheet.weapon:
            return ()
        if weapon is not None:
            wielding = (SHIELD,) if sheet.shield else ()
            check_weapon(self.books, Grip(sheet.character_class, approved, wielding, bow_skill), weapon)
        return (WeaponChanged(sheet.weapon, weapon),)
