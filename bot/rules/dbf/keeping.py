"""Keeping DBF characters: sheets and facts to and from JSON, folding, undoing and showing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.core.ruleset import Json, SheetView
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.applying import apply
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.facts import FACTS, DbfFact
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.undo import Undo
from bot.rules.dbf.undoing import counter
from bot.rules.dbf.viewing import view


@dataclass(frozen=True, slots=True)
class DbfKeeping:
    """How sheets and facts of DBF are stored, re-derived, undone and shown."""

    books: DbfBooks

    def load_sheet(self, stored: Json) -> DbfSheet:
        """Return the validated sheet of a stored one; `ValueError` if it is none."""
        return DbfSheet.model_validate(stored)

    def dump_sheet(self, sheet: DbfSheet) -> Json:
        """Return a sheet as JSON data."""
        return sheet.model_dump(mode="json")

    def load_fact(self, stored: Json) -> DbfFact:
        """Return the fact of a stored one, told apart by its `kind`; `ValueError` if it is none."""
        return FACTS.validate_python(stored)

    def dump_fact(self, fact: DbfFact) -> Json:
        """Return a fact as JSON data with its `kind`."""
        dumped: Json = FACTS.dump_python(fact, mode="json")
        return dumped

    def apply(self, sheet: DbfSheet | None, fact: DbfFact) -> DbfSheet:
        """Return the sheet after `fact`; `sheet` is None only for the fact that creates a character."""
        return apply(sheet, fact)

    def counter(
        self, sheet: DbfSheet, fact: DbfFact, later: Sequence[DbfFact], rulings: Rulings
    ) -> tuple[DbfFact, ...]:
        """Return the facts that undo `fact` on the present sheet; refuses where `later` facts stand on it."""
        return counter(Undo(self.books, sheet, later, rulings), fact)

    def view(self, sheet: DbfSheet, rulings: Rulings) -> SheetView:
        """Return a sheet as plain data to show."""
        return view(self.books, sheet, rulings)
