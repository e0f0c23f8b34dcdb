"""The right moment for a spell: in a combat, outside one, in answer to a challenge."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.core.magic import Context
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks

# By timing, or by the value of the setting that moves it: the contexts in which the spell is refused, and how.
WRONG_MOMENT: Mapping[str, Mapping[Context, str]] = {
    "combat": {"out": "not_in_combat", "challenged": "not_spell_step", "challenging": "not_spell_step"},
    "out": {"combat": "in_combat", "challenged": "in_combat", "challenging": "in_combat"},
    "either": {"challenged": "not_spell_step", "challenging": "not_spell_step"},
    "reaction": {"out": "no_challenge", "challenging": "not_challenged_side", "combat": "too_late"},
    "any_round": {"out": "no_challenge", "challenging": "not_challenged_side"},
}


def check_timing(books: DbfBooks, spell: str, context: Context, rulings: Rulings) -> None:
    """Refuse a spell at the wrong moment (DBF-MAGIC-10, R-MAG-4, R-SPL-7, R-SPL-10, R-CMB-19)."""
    row = books.spells[spell]
    timing = row.timing if row.timing_setting is None else rulings.word(row.timing_setting)
    code = WRONG_MOMENT[timing].get(context)
    if code is not None:
        raise Refusal(code, rule="DBF-MAGIC-10")
