"""The registry of rulesets: one line for each, with the shape of its books and what builds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from bot.rules.core.ruleset import Ruleset
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.ruleset import build as build_dbf


@dataclass(frozen=True, slots=True)
class Entry:
    """One ruleset: the model its books (files) are validated by, and the function that makes it of them."""

    books: type[BaseModel]
    build: Callable[[Any], Ruleset]


RULESETS: Mapping[str, Entry] = {
    "dbf": Entry(DbfBooks, build_dbf),
}


def build(books: Mapping[str, Any]) -> Mapping[str, Ruleset]:
    """Return the rulesets, by key, of validated books by key."""
    return {key: RULESETS[key].build(shelf) for key, shelf in books.items()}
