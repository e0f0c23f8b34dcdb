"""Figures stand in the books alone: under books that say otherwise the rules give otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.deeds import Patch
from bot.rules.core.goods import Thing
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import FigureBook
from bot.rules.registry import build
from tests.rules.field import RING, doing, lying, of, party, rich
from tests.rules.support import fold, refused, sheet_of


def with_figure(books: DbfBooks, path: str, value: object) -> Ruleset:
    """Return the ruleset of books in which one figure is another."""
    table, name = path.split(".")
    tables: dict[str, Any] = books.figures.model_dump()
    figures = FigureBook({**tables, table: {**tables[table], name: value}})
    return build({"dbf": books.model_copy(update={"figures": figures})})["dbf"]


def test_ducats_are_loot_only_where_the_book_says_so(books: DbfBooks) -> None:
    aftermath = with_figure(books, "after_combat.lootable", ["game_items"]).aftermath
    assert aftermath is not None
    two = party("a", rich(0)), party("b", rich(5, RING), lying())
    looted = aftermath.loot(*two, combat_over=True).passed
    assert looted is not None and looted.haul == of(RING)
    assert aftermath.loot(*two, of(RING), combat_over=True).passed == looted
    assert refused(lambda: aftermath.loot(*two, of(RING, ducats=1), combat_over=True)).code == "not_lootable"


@pytest.mark.parametrize(("shield", "maximum"), [(True, 5), (False, 4)])
def test_a_shield_gives_the_lives_of_the_book(books: DbfBooks, shield: bool, maximum: int) -> None:
    lives = with_figure(books, "shield.lives", 1).lives
    assert lives is not None and lives.maximum(sheet_of("bojovnik", lives=4, shield=shield)) == maximum


def test_as_much_is_stolen_gathered_and_skinned_as_the_book_says(books: DbfBooks, rulings: Rulings) -> None:
    theft = with_figure(books, "field.stolen_game_items", 2).theft
    assert theft is not None
    three = rich(0, Thing(RING.sort, RING.key, RING.name, 3))
    assert theft.settle(party("a", rich(0)), party("b", three), "game_item").game_items == 2
    gathering = with_figure(books, "field.portions_per_gathering", 2).foraging
    skinning = with_figure(books, "field.hides_per_slain_animal", 2).foraging
    assert gathering is not None and skinning is not None
    forester, hide = doing("zalesactvo"), Thing("ingredient", "hide", "Koža")
    gathered = gathering.gather(forester, Patch("mint", "Mäta", portions=3, size=4, regrowth=1), rulings)
    skinned = skinning.skin(forester, 3, hide, rulings)
    assert (gathered.gained, gathered.left, skinned.gained, skinned.left) == (2, 1, 2, 2)
    assert [one.count for one in fold(gathered.facts, forester.sheet).goods] == [2]
