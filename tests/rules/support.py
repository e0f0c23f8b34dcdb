"""Small builders for tests of the rules: sheets in one line, facts folded, the code of a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings, RulingSpec, RulingValue
from bot.rules.dbf.applying import apply
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.sheet import DbfSheet, OwnedAbility
from bot.rules.registry import build


def sheet_of(character_class: str, *picks: str, lives: int = 3, **more: Any) -> DbfSheet:
    """Return a sheet that took `picks` at level 1, 2, 3 and so on."""
    taken = tuple(OwnedAbility(key=key, slot=slot) for slot, key in enumerate(picks, start=1))
    values = {"faction": "other", "abilities": taken, "lives": lives, **more}
    return DbfSheet(character_class=character_class, **values)


def fold(facts: Iterable[DbfFact], sheet: DbfSheet | None = None) -> DbfSheet:
    """Return the sheet after all `facts`."""
    for fact in facts:
        sheet = apply(sheet, fact)
    assert sheet is not None
    return sheet


def refused(ask: Callable[[], object]) -> Refusal:
    """Return the refusal that `ask` meets; fails the test where it is allowed."""
    with pytest.raises(Refusal) as caught:
        ask()
    return caught.value


def setting(specs: tuple[RulingSpec, ...], **chosen: RulingValue) -> Rulings:
    """Return the default settings with some chosen ones."""
    return Rulings(specs, chosen)


def with_spell(books: DbfBooks, key: str, **changed: Any) -> Ruleset:
    """Return the ruleset of books in which one spell is written otherwise."""
    row = books.spells[key].model_copy(update=changed)
    return build({"dbf": books.model_copy(update={"spells": {**books.spells, key: row}})})["dbf"]
