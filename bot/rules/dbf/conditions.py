"""Conditions and met forms of DBF characters, as ORGs record them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast, get_args

from bot.rules.core.conditions import ConditionLine, FormLine
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import ConditionAdded, ConditionRemoved
from bot.rules.dbf.sheet import ConditionSort, DbfSheet
from bot.rules.dbf.spell_facts import FormForgotten, FormMet

SORTS: tuple[str, ...] = get_args(ConditionSort)
MOST_FORM_LIVES = 1_000


@dataclass(frozen=True, slots=True)
class DbfConditions:
    """Curses, diseases, afflictions and being mounted (DBF-COND-1..3, DBF-PARTY-6)."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """Return what sorts of conditions there are."""
        return SORTS

    def add(self, sheet: DbfSheet, condition: ConditionLine) -> tuple[DbfFact, ...]:
        """Return the fact of a condition; what it does is written by the ORG who sets it (DBF-COND-3)."""
        words = condition.text.strip()
        refusals = (
            ("condition_sort_unknown", condition.sort not in SORTS),
            ("condition_text_required", not words),
            ("condition_exists", any(one.identifier == condition.identifier for one in sheet.conditions)),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-COND-3")
        return (ConditionAdded(condition.identifier, cast(ConditionSort, condition.sort), words),)

    def remove(self, sheet: DbfSheet, identifier: str) -> tuple[DbfFact, ...]:
        """Return the fact of a condition taken away by an ORG."""
        for one in sheet.conditions:
            if one.identifier == identifier:
                return (ConditionRemoved(identifier, one.sort, one.text),)
        raise Refusal("condition_unknown", rule="DBF-COND-3")


@dataclass(frozen=True, slots=True)
class DbfForms:
    """Animals a character has met, whose form it may take (R-SPL-15)."""

    def record(self, sheet: DbfSheet, form: FormLine) -> tuple[DbfFact, ...]:
        """Return the facts of an animal met; one recorded before gets the new figures."""
        fits = 1 <= form.lives <= MOST_FORM_LIVES and 0 <= form.strength <= MOST_FORM_LIVES
        if not fits:
            raise Refusal("form_figures_wrong", rule="DBF-SPELL-PRIRODA-5")
        met = FormMet(form.key, form.name, form.lives, form.strength)
        return (*(_forgotten(sheet, form.key)), met)

    def forget(self, sheet: DbfSheet, key: str) -> tuple[DbfFact, ...]:
        """Return the fact of a form recorded by mistake."""
        facts = _forgotten(sheet, key)
        if not facts:
            raise Refusal("form_unknown", rule="DBF-SPELL-PRIRODA-5")
        return facts


def _forgotten(sheet: DbfSheet, key: str) -> tuple[DbfFact, ...]:
    known = (form for form in sheet.forms if form.key == key)
    return tuple(FormForgotten(form.key, form.name, form.lives, form.strength) for form in known)
