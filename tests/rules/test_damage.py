"""Strength of a hit beyond the golden vectors."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings, RulingValue
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.damage import Hit, hit_damage
from tests.rules.support import setting
from tests.support.rule import rule

BOTH = frozenset({"prieraznost", "serm"})


@rule("DBF-COMBAT-41", "DBF-SPELL-BOHOSLUZBA-1", "DBF-SPELL-BOHOSLUZBA-4")
def test_most_that_adds_up_is_six(books: DbfBooks, rulings: Rulings) -> None:
    blessed = Hit(BOTH, "obojrucny_mec", frozenset({"svata_zbran", "vybrany_bohom"}), frozenset({"undead"}))
    assert hit_damage(books, blessed, rulings) == 6


@rule("DBF-SPELL-BOHOSLUZBA-4")
def test_a_living_demon_feels_the_holy_weapon_as_a_demon(books: DbfBooks, rulings: Rulings) -> None:
    demon = Hit(frozenset(), "mec", frozenset({"svata_zbran"}), frozenset({"living", "demon"}))
    assert hit_damage(books, demon, rulings) == 3


@rule("DBF-COMBAT-41")
def test_all_changes_are_one_sum_before_the_floor(books: DbfBooks, rulings: Rulings) -> None:
    drained = Hit(frozenset(), "dyka", frozenset({"upiri_dotyk"}), target_effects=frozenset({"vybrany_bohom"}))
    assert hit_damage(books, drained, rulings) == 1


def test_spells_that_do_not_concern_hits_change_nothing(books: DbfBooks, rulings: Rulings) -> None:
    other = Hit(frozenset(), "mec", frozenset({"predtucha", "pozehnanie"}), target_effects=frozenset({"upiri_dotyk"}))
    assert hit_damage(books, other, rulings) == 1


@rule("DBF-COMBAT-50")
def test_bare_hands_wound_nobody(books: DbfBooks, rulings: Rulings) -> None:
    assert hit_damage(books, Hit(BOTH, None, frozenset({"upiri_dotyk"})), rulings) == 0


@rule("DBF-EQUIP-21")
@pytest.mark.parametrize(
    ("chosen", "weapon", "wounds"),
    [
        ({"dagger_is_sword": True}, "dyka", 2),
        ({"dagger_is_sword": False}, "dyka", 1),
        ({"club_is_blunt": False}, "kyjak", 1),
        ({"club_is_blunt": False}, "obojrucny_kyjak", 2),
        ({"club_is_blunt": False}, "obojrucne_kladivo", 3),
        ({"club_is_blunt": False}, "palcat", 2),
    ],
)
def test_the_guild_says_what_is_a_sword_and_what_is_blunt(
    books: DbfBooks, dbf: Ruleset, chosen: dict[str, RulingValue], weapon: str, wounds: int
) -> None:
    assert hit_damage(books, Hit(BOTH, weapon), setting(dbf.rulings, **chosen)) == wounds
