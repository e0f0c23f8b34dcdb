"""A DBF sheet as plain data for the page that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.core.ruleset import AbilityLine, SheetView, SpellLine
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import lives, magic
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.equipment import SHIELD
from bot.rules.dbf.picks import open_picks
from bot.rules.dbf.sheet import DbfSheet, OwnedAbility
from bot.rules.dbf.xp import standing

KEY = "dbf"


def view(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> SheetView:
    """Return a sheet as plain data; of each school owned all spells are told, known or not yet (DBF-MAGIC-2)."""
    where = standing(books, sheet, rulings)
    return SheetView(
        ruleset=KEY,
        character_class=sheet.character_class,
        faction=sheet.faction,
        standing=where,
        lives=sheet.lives,
        lives_maximum=lives.maximum(books, sheet),
        status=sheet.status,
        abilities=tuple(_ability_line(books, sheet, owned) for owned in sheet.abilities),
        spells=tuple(_spell_lines(books, sheet, where.level)),
        open_picks=open_picks(books, sheet, rulings),
        worn=tuple(item for item in (sheet.armour, SHIELD if sheet.shield else None) if item),
        deity=sheet.deity,
    )


def _ability_line(books: DbfBooks, sheet: DbfSheet, owned: OwnedAbility) -> AbilityLine:
    school = owned.key in books.schools
    shift = magic.offset(books, sheet.character_class, owned.key, owned.offset) if school else None
    return AbilityLine(owned.key, owned.slot, school, shift)


def _spell_lines(books: DbfBooks, sheet: DbfSheet, level: int) -> Iterator[SpellLine]:
    for key, spell in books.spells.items():
        owned = sheet.find(spell.school)
        if owned is not None:
            required = magic.required_level(books, sheet.character_class, key, owned.offset)
            used = key in sheet.used_spells
            yield SpellLine(key, spell.school, spell.level, required, required <= level, used)
