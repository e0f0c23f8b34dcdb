"""A DBF sheet as plain data for the page that shows it."""

from __future__ import annotations

from bot.rules.core.conditions import ConditionLine, FormLine
from bot.rules.core.ruleset import AbilityLine, EffectLine, SheetView, WorkLine
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import constitution, knowledge
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.equipment import SHIELD
from bot.rules.dbf.picks import open_picks
from bot.rules.dbf.sheet import DbfSheet, OwnedAbility, Work
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
        lives_maximum=constitution.present_maximum(books, sheet),
        status=sheet.status,
        abilities=tuple(_ability_line(books, sheet, owned) for owned in sheet.abilities),
        spells=tuple(knowledge.spell_lines(books, sheet, where.level)),
        open_picks=open_picks(books, sheet, rulings),
        worn=tuple(item for item in (sheet.weapon, sheet.armour, SHIELD if sheet.shield else None) if item),
        deity=sheet.deity,
        start_level=sheet.start_level,
        effects=tuple(EffectLine(effect.spell, effect.minutes) for effect in sheet.effects),
        conditions=tuple(ConditionLine(one.identifier, one.sort, one.text) for one in sheet.conditions),
        forms=tuple(FormLine(form.key, form.name, form.lives, form.strength) for form in sheet.forms),
        form=sheet.shape.form if sheet.shape else None,
        absent=sheet.out_of_game.reason if sheet.out_of_game else None,
        returning=sheet.out_of_game is not None and sheet.out_of_game.returning,
        work=_work_line(sheet.work) if sheet.work else None,
    )


def _work_line(work: Work) -> WorkLine:
    return WorkLine(work.sort, work.thing, work.makes[0].name if work.makes else "")


def _ability_line(books: DbfBooks, sheet: DbfSheet, owned: OwnedAbility) -> AbilityLine:
    school = owned.key in books.schools
    shift = knowledge.offset(books, sheet.character_class, owned.key, owned.offset) if school else None
    return AbilityLine(owned.key, owned.slot, school, shift)
