"""What the books must agree on: each contradiction is told with its file and field, and only where there is one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.crosschecks import contradictions

MINUTES = "spells.toml: ohnivy_sip.minutes: given if and only if the duration is minutes"
ANSWERED = "spells.toml: ohnivy_sip.answered_by: given if and only if there is a question"
NO_EFFECT = "spells.toml: ohnivy_sip.effects: a spell that may be cast outside a combat needs at least one"
HOLDS = "spells.toml: ohnivy_sip.effects: {}: holds is given if and only if the kind is hold"
CURES = "spells.toml: ohnivy_sip.effects: {}: cures is given if and only if the kind is cure"
REASON = "weapons.toml: mec.forbidden: a weapon has category and family, or a reason why it is forbidden"
SETTING = "settings.toml: max_level.default: {!r} is not a value of this setting"


def changed(books: DbfBooks, shelf: str, key: str, **fields: Any) -> DbfBooks:
    """Return books in which some fields of one entry are others; nothing checks them yet."""
    entries = getattr(books, shelf)
    row = type(entries[key]).model_validate({**entries[key].model_dump(), **fields})
    return books.model_copy(update={shelf: {**entries, key: row}})


@pytest.mark.parametrize(
    ("shelf", "key", "fields", "told"),
    [
        ("spells", "ohnivy_sip", {"minutes": 5}, MINUTES),
        ("spells", "ohnivy_sip", {"duration": "minutes"}, MINUTES),
        ("spells", "ohnivy_sip", {"question": "open"}, ANSWERED),
        ("spells", "ohnivy_sip", {"answered_by": "org"}, ANSWERED),
        ("spells", "ohnivy_sip", {"timing": "out"}, NO_EFFECT),
        ("spells", "ohnivy_sip", {"timing": "either"}, NO_EFFECT),
        ("spells", "ohnivy_sip", {"effects": [{"kind": "last", "holds": "asleep"}]}, HOLDS.format("last")),
        ("spells", "ohnivy_sip", {"effects": [{"kind": "wound", "cures": ["curse"]}]}, CURES.format("wound")),
        ("spells", "ohnivy_sip", {"effects": [{"kind": "cure"}]}, CURES.format("cure")),
        ("weapons", "mec", {"forbidden": "long_weapon"}, REASON),
        ("weapons", "mec", {"family": None}, REASON),
        ("weapons", "mec", {"category": None}, REASON),
        ("weapons", "mec", {"category": None, "family": None}, REASON),
        ("settings", "max_level", {"default": 21, "maximum": 20}, SETTING.format(21)),
        ("settings", "max_level", {"default": 0, "minimum": 1}, SETTING.format(0)),
        ("settings", "max_level", {"kind": "hours", "default": 9}, SETTING.format(9)),
        ("settings", "max_level", {"kind": "flag", "default": 1}, SETTING.format(1)),
    ],
)
def test_a_contradiction_is_told_with_its_file_and_field(
    books: DbfBooks, shelf: str, key: str, fields: dict[str, Any], told: str
) -> None:
    assert told in contradictions(changed(books, shelf, key, **fields))


@pytest.mark.parametrize(
    ("shelf", "key", "fields"),
    [
        ("spells", "ohnivy_sip", {"duration": "minutes", "minutes": 5}),
        ("spells", "ohnivy_sip", {"question": "open", "answered_by": "org"}),
        ("spells", "ohnivy_sip", {"timing": "either", "effects": [{"kind": "wound"}]}),
        ("weapons", "mec", {"category": None, "family": None, "forbidden": "long_weapon"}),
        ("settings", "max_level", {"default": 20, "minimum": 20, "maximum": 20}),
        ("settings", "max_level", {"kind": "hours", "default": "8-20"}),
        ("settings", "max_level", {"kind": "flag", "default": False}),
    ],
)
def test_what_agrees_is_no_contradiction(books: DbfBooks, shelf: str, key: str, fields: dict[str, Any]) -> None:
    assert contradictions(changed(books, shelf, key, **fields)) == ()


def test_the_classes_that_are_missing_from_a_school_or_too_many_are_named(books: DbfBooks) -> None:
    told = "schools.toml: elementy.offsets: must name exactly the classes that have the school; wrong: {}"
    offsets = {"carodej": 0, "bojovnik": 1}
    assert contradictions(changed(books, "schools", "elementy", offsets=offsets)) == (told.format("bojovnik, druid"),)


@pytest.mark.parametrize(
    ("levels", "sound"), [((1,), True), ((1, 2), True), ((), False), ((2,), False), ((1, 3), False)]
)
def test_the_levels_of_a_school_run_from_one_without_gaps(
    books: DbfBooks, levels: tuple[int, ...], sound: bool
) -> None:
    others = {key: spell for key, spell in books.spells.items() if spell.school != "elementy"}
    arrow = books.spells["ohnivy_sip"]
    spells = {f"spell {level}": arrow.model_copy(update={"level": level}) for level in levels}
    told = f"spells.toml: elementy: the levels of a school must run from 1 without gaps, found {list(levels)}"
    found = contradictions(books.model_copy(update={"spells": {**others, **spells}}))
    assert found == (() if sound else (told,))


def test_the_greatest_level_is_that_of_the_table_of_xp(books: DbfBooks) -> None:
    short = books.xp.model_copy(update={"thresholds": books.xp.thresholds[:-1]})
    told = "figures.toml: xp.max_level_in_table: must be the number of thresholds in xp.toml"
    assert contradictions(books.model_copy(update={"xp": short})) == (told,)
