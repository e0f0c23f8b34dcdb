"""Small builders for tests of the field: people who stand together, two between whom goods pass, time that passes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.rules.core.conduct import Bystander
from bot.rules.core.deeds import Doer
from bot.rules.core.goods import Haul, Party, Thing
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.sheet import DbfSheet
from tests.rules.support import fold, sheet_of

GLADE = "glade"
HERE = Bystander("active", scene=GLADE)
RING = Thing("game_item", "ring", "Prsteň")
CLOAK = Thing("item", "cloak", "Plášť")
MINT = Thing("herb", "mint", "Mäta")
SALT = Thing("ingredient", "salt", "Soľ")
ELIXIR = Thing("potion", "elixir", "Elixír")
EVERYTHING = (RING, CLOAK, MINT, SALT, ELIXIR)


def lying(status: str = "knocked_out") -> Bystander:
    """Return somebody who lies in the glade."""
    return Bystander(status, scene=GLADE)


def doing(*abilities: str, character_class: str = "bojovnik", words: str = "A tale.", **more: Any) -> Doer:
    """Return somebody in the glade with abilities, and words for what it does."""
    return Doer(sheet_of(character_class, *abilities, **{"lives": 3, **more}), HERE, words)


def party(name: str, sheet: DbfSheet, presence: Bystander = HERE) -> Party:
    """Return one of two between whom goods pass."""
    return Party(name, sheet, presence)


def after_work(dbf: Ruleset, sheet: DbfSheet, facts: Iterable[DbfFact], rulings: Rulings) -> DbfSheet:
    """Return a sheet once the work that `facts` began is over."""
    assert dbf.timekeeping is not None
    begun = fold(facts, sheet)
    return fold(dbf.timekeeping.ring(begun, "work", None, rulings), begun)


def totals(*sheets: DbfSheet) -> dict[tuple[str, str], int]:
    """Return how much of everything there is on all sheets together; ducats stand among it."""
    found: dict[tuple[str, str], int] = {("ducats", ""): sum(sheet.ducats for sheet in sheets)}
    for one in (thing for sheet in sheets for thing in sheet.goods):
        found[one.sort, one.key] = found.get((one.sort, one.key), 0) + one.count
    return found


def rich(ducats: int = 5, *things: Thing, **more: Any) -> DbfSheet:
    """Return a sheet with ducats and things."""
    return sheet_of("zlodej", ducats=ducats, goods=things, **more)


def of(*things: Thing, ducats: int = 0) -> Haul:
    """Return a haul."""
    return Haul(ducats, things)
