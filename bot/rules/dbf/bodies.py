"""Whom a spell or a blow reaches, in one shape: a character by its sheet, a creep by what an ORG wrote of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from bot.rules.core.magic import Being
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.constitution import present_maximum
from bot.rules.dbf.sheet import Condition, DbfSheet, Effect, Shape, Status
from bot.rules.dbf.xp import present_level

PERSON = frozenset({"living"})
ANIMAL_SHAPE = frozenset({"living", "animal"})


@dataclass(frozen=True, slots=True)
class Body:
    """A character or creep as spells meet it; `shown` is the nature everybody sees, None if it does not show.

    `up` is what its status becomes once nothing keeps it down.
    """

    lives: int
    maximum: int
    status: Status
    level: int
    nature: frozenset[str] = PERSON
    shown: frozenset[str] | None = PERSON
    conditions: tuple[Condition, ...] = ()
    effects: tuple[Effect, ...] = ()
    shape: Shape | None = None
    up: Status = "active"
    died_this_phase: bool = True


def of_sheet(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> Body:
    """Return the body of a character or a creep; one in a form shows as an animal (R-MAG-9)."""
    nature, shown = natures(sheet)
    return Body(
        lives=sheet.lives,
        maximum=present_maximum(books, sheet),
        status=sheet.status,
        level=present_level(books, sheet, rulings),
        nature=nature,
        shown=shown if sheet.shape is None else ANIMAL_SHAPE,
        conditions=sheet.conditions,
        effects=sheet.effects,
        shape=sheet.shape,
        up=sheet.up(),
        died_this_phase=sheet.died_this_phase,
    )


def natures(sheet: DbfSheet) -> tuple[frozenset[str], frozenset[str] | None]:
    """Return the true nature and the one that shows (None: nothing shows); characters are living (R-MAG-9)."""
    if sheet.creep is None:
        return PERSON, PERSON
    shown = sheet.creep.shown
    return frozenset(sheet.creep.nature), None if shown is None else frozenset(shown)


def of_being(being: Being) -> Body:
    """Return the body of a creep (R-MAG-8, R-MAG-9)."""
    conditions = (
        Condition.model_validate({"identifier": one.identifier, "sort": one.sort, "text": one.text})
        for one in being.conditions
    )
    return Body(
        lives=being.lives,
        maximum=being.maximum,
        status=cast(Status, being.status),
        level=being.level,
        nature=being.nature,
        shown=being.shown_nature,
        conditions=tuple(conditions),
    )


def false_lives(books: DbfBooks, effects: Iterable[Effect]) -> tuple[str, ...]:
    """Return the spell of each life that is only lent until the phase ends (R-SPL-23)."""
    spells = (effect.spell for effect in effects if effect.spell in books.spells)
    return tuple(spell for spell in spells if books.spells[spell].lives_gained is not None)
