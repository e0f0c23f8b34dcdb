"""Spells known and potions brewed, by level alone."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.knowledge import Scholar, max_potion_level, required_level, spells_known
from bot.rules.dbf.sheet import OwnedAbility
from tests.rules.support import sheet_of
from tests.support.rule import rule


@rule("DBF-MAGIC-1..2")
@pytest.mark.parametrize(
    ("offset", "counts"),
    [(0, [1, 2, 3, 4, 5, 5, 5, 5, 5]), (2, [0, 0, 1, 2, 3, 4, 5, 5, 5]), (4, [0, 0, 0, 0, 1, 2, 3, 4, 5])],
)
def test_the_number_of_spells_known_follows_level_and_offset(books: DbfBooks, offset: int, counts: list[int]) -> None:
    known = [spells_known(books, Scholar("creep", level, {"elementy": offset}), "elementy") for level in range(1, 10)]
    assert [len(spells) for spells in known] == counts


def test_a_creep_has_no_offset(books: DbfBooks) -> None:
    assert required_level(books, "creep", "zomri") == 5
    assert max_potion_level(books, Scholar("creep", 4, {"alchymia": None})) == 4


@rule("DBF-MAGIC-3")
def test_without_the_school_no_spell_of_it(books: DbfBooks) -> None:
    assert spells_known(books, Scholar("carodej", 9, {"elementy": None}), "pocarovanie") == ()
    assert spells_known(books, Scholar("carodej", 9, {"elementy": None}), "no_such_school") == ()
    assert spells_known(books, Scholar("carodej", 9, {"alchymia": None}), "alchymia") == ()


def test_an_offset_set_with_the_grant_wins_over_the_table(books: DbfBooks) -> None:
    assert required_level(books, "rytier", "vizia") == 9
    assert required_level(books, "rytier", "vizia", 1) == 6


@rule("DBF-ABIL-ALCHYMIA-4")
def test_potions_have_no_upper_end_and_never_go_below_none(books: DbfBooks) -> None:
    assert max_potion_level(books, Scholar("carodej", 12, {"alchymia": None})) == 12
    assert max_potion_level(books, Scholar("druid", 1, {"alchymia": None})) == 0
    assert max_potion_level(books, Scholar("druid", 9, {"liecenie": None})) == 0


@rule("DBF-MAGIC-2")
def test_the_offset_an_org_granted_opens_the_spells_of_a_character(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.magic is not None
    wizard = sheet_of("carodej", start_level=4, abilities=(OwnedAbility(key="elementy", offset=3),))
    lines = {line.key: (line.required, line.known) for line in dbf.magic.known(wizard, rulings)}
    assert lines["ohnivy_sip"] == (4, True) and lines["podkopnutie"] == (5, False)
