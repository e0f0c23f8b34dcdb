"""DBF put together: no capability is missing, and each works on the books the ruleset was built of."""

from __future__ import annotations

from dataclasses import fields

from bot.rules.core.ruleset import Ruleset
from bot.rules.dbf.books import DbfBooks
from bot.rules.registry import build


def test_every_capability_is_that_of_dbf_on_the_books_it_was_built_of(books: DbfBooks) -> None:
    built = build({"dbf": books})["dbf"]
    values = {one.name: getattr(built, one.name) for one in fields(Ruleset)}
    plain = {"key", "rulings", "topics"}
    assert values.keys() > plain and all(values[name] for name in plain)
    for name in values.keys() - plain:
        made = values[name]
        assert made is not None, name
        assert type(made).__module__.startswith("bot.rules.dbf."), name
        assert getattr(made, "books", books) is books, name


def test_every_setting_of_the_books_is_one_of_the_ruleset(books: DbfBooks) -> None:
    assert [spec.key for spec in build({"dbf": books})["dbf"].rulings] == list(books.settings)
