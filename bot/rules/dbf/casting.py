"""Who may cast what now: the checks on the caster, in the order the rules give them."""

from __future__ import annotations

from bot.rules.core.magic import Casting
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.knowledge import opens_at
from bot.rules.dbf.resolving import form_asked_for
from bot.rules.dbf.sheet import NOT_ACTIVE, DbfSheet
from bot.rules.dbf.timing import check_timing
from bot.rules.dbf.xp import present_level


def check_caster(books: DbfBooks, casting: Casting, rulings: Rulings) -> None:
    """Refuse a casting for what the caster is, knows and has left, then for the moment (DBF-MAGIC-2..6, -10, -16)."""
    sheet: DbfSheet = casting.sheet
    opens = opens_at(books, sheet, casting.spell)
    refusals = (
        ("not_active", sheet.status in NOT_ACTIVE),
        ("cannot_cast_in_form", sheet.shape is not None),
        ("spell_unknown", opens is None),
        ("level_too_low", opens is not None and opens > present_level(books, sheet, rulings)),
        ("spell_already_used", casting.spell in sheet.used_spells),
        ("no_open_phase", not casting.phase_open),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-MAGIC-10")
    check_timing(books, casting.spell, casting.context, rulings)
    check_form(books, casting)


def check_form(books: DbfBooks, casting: Casting) -> None:
    """Refuse a form the caster has not met (R-SPL-15)."""
    changes = any(effect.kind == "change_form" for effect in books.spells[casting.spell].effects)
    if changes and form_asked_for(casting) is None:
        raise Refusal("form_not_met", rule="DBF-SPELL-PRIRODA-5")
