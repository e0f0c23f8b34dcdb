"""Magic that follows from level and class alone: spells known, the level a spell needs, the strongest potion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.core.magic import SpellLine
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.designs import SPECIAL
from bot.rules.dbf.sheet import DbfSheet

CREEP = "creep"


@dataclass(frozen=True, slots=True)
class Scholar:
    """Who knows spells: class (`creep` stands outside the tables), level, and schools owned with an ORG's offset."""

    character_class: str
    level: int
    schools: dict[str, int | None]


def offset(books: DbfBooks, character_class: str, school: str, granted: int | None = None) -> int:
    """Return the levels spells come later: an ORG's offset, the class table's, else 0 (DBF-MAGIC-2, R-MAG-3)."""
    return books.schools[school].offsets.get(character_class, 0) if granted is None else granted


def spells_of(books: DbfBooks, school: str) -> tuple[str, ...]:
    """Return the spells of a school in order of their level."""
    keys = (key for key, spell in books.spells.items() if spell.school == school)
    return tuple(sorted(keys, key=lambda key: books.spells[key].level))


def required_level(books: DbfBooks, character_class: str, spell: str, granted: int | None = None) -> int:
    """Return the character level that opens a spell (DBF-MAGIC-2, R-MAG-1)."""
    entry = books.spells[spell]
    return entry.level + offset(books, character_class, entry.school, granted)


def opens_at(books: DbfBooks, sheet: DbfSheet, spell: str) -> int | None:
    """Return the level that opens a spell to somebody; None without its school or, if it is special, its grant."""
    entry = books.spells.get(spell)
    if entry is None:
        return None
    if entry.school == SPECIAL:
        return entry.level if spell in sheet.special_spells else None
    owned = sheet.find(entry.school)
    return None if owned is None else required_level(books, sheet.character_class, spell, owned.offset)


def spells_known(books: DbfBooks, scholar: Scholar, school: str) -> tuple[str, ...]:
    """Return the spells of a school known, by level alone and none without the school (DBF-MAGIC-1..4)."""
    if school not in scholar.schools:
        return ()
    granted = scholar.schools[school]
    return tuple(
        key
        for key in spells_of(books, school)
        if required_level(books, scholar.character_class, key, granted) <= scholar.level
    )


def max_potion_level(books: DbfBooks, scholar: Scholar) -> int:
    """Return the highest potion level that may be brewed, 0 for none; no upper end (DBF-ABIL-ALCHYMIA-4, R-ABI-7)."""
    brewing = [school for school in scholar.schools if school in books.schools and books.schools[school].potions]
    levels = (scholar.level - offset(books, scholar.character_class, key, scholar.schools[key]) for key in brewing)
    return max((0, *levels))


def spell_lines(books: DbfBooks, sheet: DbfSheet, level: int) -> Iterator[SpellLine]:
    """Yield every spell of the schools a character owns, known or not yet, in book order (DBF-MAGIC-2, -15)."""
    for key, spell in books.spells.items():
        required = opens_at(books, sheet, key)
        if required is not None:
            used = key in sheet.used_spells
            yield SpellLine(key, spell.school, spell.level, required, required <= level, used)
