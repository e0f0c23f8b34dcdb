"""The ruleset under test, built of the real books, and its settings as they come."""

from __future__ import annotations

import pytest

from bot.books import read_books
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.registry import build


@pytest.fixture(scope="session")
def books() -> DbfBooks:
    """Return the books of DBF."""
    shelf: DbfBooks = read_books()["dbf"]
    return shelf


@pytest.fixture(scope="session")
def dbf(books: DbfBooks) -> Ruleset:
    """Return the DBF ruleset."""
    return build({"dbf": books})["dbf"]


@pytest.fixture(scope="session")
def rulings(dbf: Ruleset) -> Rulings:
    """Return the default settings."""
    return Rulings(dbf.rulings)


@pytest.fixture(autouse=True)
def _refusals_are_judged(every_refusal_is_judged: None) -> None:
    """Hold every test of the rules to the table of refusals."""
