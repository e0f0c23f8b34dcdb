"""Dodging: how many hits a character may still let pass in a combat."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.lasting import lent

DODGE = "uhybanie"


def dodges(books: DbfBooks, abilities: Collection[str], spells: Collection[str], rulings: Rulings) -> int:
    """Return the dodges of one combat, owned or lent by `spells` (DBF-ABIL-UHYBANIE-1, -4, R-ABI-5)."""
    owned, given = DODGE in abilities, DODGE in lent(books, spells)
    if owned and given and rulings.flag("blessing_gives_second_dodge"):
        return 2
    return int(owned or given)
