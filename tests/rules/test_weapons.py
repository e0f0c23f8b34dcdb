"""The table of weapons: how hard each hits in able hands, which are forbidden, and that armours do not add up."""

from __future__ import annotations

import pytest

from bot.rules.core.gear import GearAsked
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.damage import Hit, hit_damage
from bot.rules.dbf.equipment import Grip, check_item, wear
from tests.rules.support import fold, refused, sheet_of
from tests.support.rule import rule

PIERCING, FENCING = frozenset({"prieraznost"}), frozenset({"serm"})


@rule("DBF-COMBAT-40..41", "DBF-ABIL-PRIERAZNOST-1..3", "DBF-ABIL-SERM-1", "DBF-EQUIP-21")
@pytest.mark.parametrize(
    ("weapons", "plain", "piercing", "fencing", "both"),
    [
        (("dyka", "luk"), 1, 1, 1, 1),
        (("kratky_mec", "mec"), 1, 1, 2, 2),
        (("kyjak", "sekera", "kladivo", "palcat"), 1, 2, 1, 2),
        (("obojrucny_mec",), 1, 2, 2, 3),
        (("obojrucna_sekera", "obojrucne_kladivo", "obojrucny_kyjak"), 1, 3, 1, 3),
    ],
)
def test_a_weapon_wounds_by_its_family_and_the_hands_it_takes(
    books: DbfBooks, rulings: Rulings, weapons: tuple[str, ...], plain: int, piercing: int, fencing: int, both: int
) -> None:
    for weapon in weapons:
        wounds = [
            hit_damage(books, Hit(abilities, weapon), rulings)
            for abilities in (frozenset[str](), PIERCING, FENCING, PIERCING | FENCING)
        ]
        assert wounds == [plain, piercing, fencing, both]


@pytest.mark.parametrize(
    ("weapon", "reason"),
    [
        pytest.param("remdich", "moving_parts", marks=rule("DBF-EQUIP-3", "DBF-REG-8")),
        pytest.param("cep", "moving_parts", marks=rule("DBF-EQUIP-3", "DBF-REG-8")),
        pytest.param("ostep", "long_weapon", marks=rule("DBF-EQUIP-7", "DBF-REG-8")),
        pytest.param("kopija", "long_weapon", marks=rule("DBF-EQUIP-7", "DBF-REG-8")),
        pytest.param("pika", "long_weapon", marks=rule("DBF-EQUIP-7", "DBF-REG-8")),
        pytest.param("palica", "staff_is_support_only", marks=rule("DBF-EQUIP-8", "DBF-REG-8")),
    ],
)
def test_forbidden_weapons_are_fought_with_by_nobody(
    dbf: Ruleset, books: DbfBooks, rulings: Rulings, weapon: str, reason: str
) -> None:
    assert books.weapons[weapon].forbidden == reason
    for character_class in books.classes:
        assert refused(lambda name=character_class: check_item(books, Grip(name), "weapon", weapon)).code == (  # type: ignore[misc]
            "weapon_forbidden"
        )
    assert dbf.gear is not None
    gear, warrior, asked = dbf.gear, sheet_of("bojovnik"), GearAsked("1", "weapon", "Zbraň", weapon, 100)
    if reason == "staff_is_support_only":
        assert gear.add(warrior, asked, rulings)
    else:
        assert refused(lambda: gear.add(warrior, asked, rulings)).code == "weapon_forbidden"


@rule("DBF-EQUIP-13..14", "DBF-EQUIP-16", "DBF-EQUIP-20")
def test_one_armour_counts_whatever_was_worn_before(dbf: Ruleset, books: DbfBooks, rulings: Rulings) -> None:
    assert dbf.lives is not None
    warrior = sheet_of("bojovnik", lives=4)
    light = fold(wear(books, warrior, "light", 0, rulings), warrior)
    heavy = fold(wear(books, light, "heavy", 0, rulings), light)
    assert [dbf.lives.maximum(one) for one in (warrior, light, heavy)] == [4, 5, 6]
