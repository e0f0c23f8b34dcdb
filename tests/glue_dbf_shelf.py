"""What all glue of the DBF vectors shares: the books, the settings of a vector, the shape of an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.books import read_books
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks

Json = Mapping[str, Any]
Answer = Callable[[Json, Json], Json]
OK: Json = {"ok": True}
BOOKS: DbfBooks = read_books()["dbf"]
SPECS = tuple(setting.spec(key) for key, setting in BOOKS.settings.items())


def rulings_of(given: Json) -> Rulings:
    """Return the settings of a vector: the defaults with its own."""
    return Rulings(SPECS, given.get("settings"))
