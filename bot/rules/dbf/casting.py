"""Who may cast what now: the checks on the caster, in the order the rules give them."""

from __future__ import annotations

from bot.rules.core.magic import Casting
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.knowledge import required_level
from bot.rules.dbf.resolving import form_asked_for
from bot.rules.dbf.sheet import NOT_ACTIVE, DbfSheet
from bot.rules.dbf.timing import check_timing
from bot.rules.dbf.xp import present_level


def check_caster(books: DbfBooks, casting: Casting, rulings: Rulings) -> None:
    """Refuse a casting for what the caster is, knows and has left, then for the moment (DBF-MAGIC-2..5, -10, -16)."""
    sheet: DbfSheet = casting.sheet
    owned = sheet.find(books.spells[casting.spell].school) if casting.spell in books.spells else None
    refusals = (
        ("not_active", sheet.status in NOT_ACTIVE),
        ("cannot_cast_in_form", sheet.shape is not None),
        ("spell_unknown", owned is None),
        ("level_too_low", owned is not None and _too_low(books, casting, owned.offset, rulings)),
        ("spell_already_used", casting.spell in sheet.used_spells),
        ("no_open_phase", not casting.phase_open),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-MAGIC-10", spell=casting.spell)
    check_timing(books, casting.spell, casting.context, rulings)
    check_form(books, casting)


def _too_low(books: DbfBooks, casting: Casting, offset: int | None, rulings: Rulings) -> bool:
    sheet: DbfSheet = casting.sheet
    required = required_level(books, sheet.character_class, casting.spell, offset)
    return required > present_level(books, sheet, rulings)


def check_form(books: DbfBooks, casting: Casting) -> None:
    """Refuse a form the caster has not met (R-SPL-15)."""
    changes = any(effect.kind == "change_form" for effect in books.spells[casting.spell].effects)
    if changes and form_asked_for(casting) is None:
        raise Refusal("form_not_met", rule="DBF-SPELL-PRIRODA-5", form=casting.form)
