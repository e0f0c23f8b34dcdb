"""The books of spells agree with themselves about what each effect needs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.crosschecks import contradictions
from bot.rules.dbf.entries import EffectBook
from bot.rules.dbf.lasting import effects_of
from bot.rules.dbf.resolving import EFFECTS
from bot.rules.dbf.timing import WRONG_MOMENT


def changed(books: DbfBooks, spell: str, **values: Any) -> tuple[str, ...]:
    """Return the contradictions of the books with one spell changed."""
    row = books.spells[spell].model_copy(update=values)
    return contradictions(books.model_copy(update={"spells": {**books.spells, spell: row}}))


@pytest.mark.parametrize(
    ("spell", "values", "told"),
    [
        ("vyliec_zranenie", {"heal": None}, "the spell has no heal"),
        ("vizia", {"effects": ()}, "vizia.effects"),
        ("neviditelnost", {"effects": (EffectBook(kind="last", lends="dancing"),)}, "no ability 'dancing'"),
        ("vizia", {"effects": (EffectBook(kind="hold"),)}, "holds is given"),
        ("odstranenie_prekliatia", {"effects": (EffectBook(kind="cure"),)}, "cures is given"),
        ("zomri", {"timing_setting": "no_such_setting"}, "zomri.timing_setting"),
    ],
)
def test_a_spell_that_lacks_what_its_effect_needs_is_told(
    books: DbfBooks, spell: str, values: dict[str, Any], told: str
) -> None:
    (line,) = changed(books, spell, **values)
    assert line.startswith(f"spells.toml: {spell}.")
    assert told in line


def test_every_effect_and_every_timing_of_the_books_is_known_to_the_rules(books: DbfBooks) -> None:
    assert {effect.kind for _, effect in effects_of(books, tuple(books.spells))} <= set(EFFECTS)
    timings = {spell.timing for spell in books.spells.values()}
    moved = {spell.timing_setting for spell in books.spells.values() if spell.timing_setting}
    words = {choice for setting in moved for choice in books.settings[setting].choices}
    assert timings | words <= set(WRONG_MOMENT)


def test_a_spell_that_left_the_books_does_nothing(books: DbfBooks) -> None:
    assert list(effects_of(books, ("no_such_spell",))) == []
