"""Equipment: what a class may carry and wear, what fits into two hands, who may run, what armour does to lives."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal

from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import constitution
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import ArmourKey, WeaponCategory
from bot.rules.dbf.facts import ArmourChanged, DbfFact
from bot.rules.dbf.sheet import DbfSheet

SHIELD = "shield"
BOTH_HANDS: frozenset[WeaponCategory | None] = frozenset({"two_handed", "bow"})
CLAWS_AT_MOST = 2
ItemKind = Literal["weapon", "armour", "shield"]


@dataclass(frozen=True, slots=True)
class Grip:
    """Who wants to take something up: class (`creep` stands outside the tables), what was checked, what is in hand."""

    character_class: str
    approved: bool = True
    wielding: tuple[str, ...] = ()
    bow_skill_verified: bool = True
    creep_with_claws: bool = False


def check_weapon(books: DbfBooks, grip: Grip, key: str) -> None:
    """Refuse a weapon that is forbidden, foreign to the class, unapproved or one too many (DBF-EQUIP-1..11)."""
    weapon, entry = books.weapons[key], books.classes.get(grip.character_class)
    in_hand = [held for held in grip.wielding if held in books.weapons]
    allowed_in_hand = CLAWS_AT_MOST if grip.creep_with_claws else 1
    refusals = (
        ("weapon_forbidden", "DBF-EQUIP-3", weapon.forbidden is not None),
        ("weapon_not_allowed", "DBF-EQUIP-11", entry is not None and weapon.category not in entry.weapons),
        ("not_approved", "DBF-EQUIP-1", not grip.approved),
        ("bow_skill_not_verified", "DBF-EQUIP-9", weapon.category == "bow" and not grip.bow_skill_verified),
        ("two_weapons", "DBF-EQUIP-10", len(in_hand) >= allowed_in_hand),
        ("hands_full", "DBF-EQUIP-6", weapon.category in BOTH_HANDS and SHIELD in grip.wielding),
    )
    _refuse_first(refusals)


def check_armour(books: DbfBooks, grip: Grip, key: str) -> None:
    """Refuse armour the class does not have (DBF-EQUIP-15)."""
    entry = books.classes.get(grip.character_class)
    _refuse_first((("armour_not_allowed", "DBF-EQUIP-15", entry is not None and key not in entry.armours),))


def check_shield(books: DbfBooks, grip: Grip, key: str) -> None:
    """Refuse a shield for a class without one, an unjudged one, or beside a weapon for both hands (DBF-EQUIP-18)."""
    entry = books.classes.get(grip.character_class)
    categories = [books.weapons[held].category for held in grip.wielding if held in books.weapons]
    full = SHIELD in grip.wielding or len(categories) > 1 or bool(BOTH_HANDS & set(categories))
    refusals = (
        ("shield_not_allowed", "DBF-EQUIP-18", entry is not None and not entry.shield),
        ("not_approved", "DBF-EQUIP-19", not grip.approved),
        ("hands_full", "DBF-EQUIP-6", full),
    )
    _refuse_first(refusals)


def _refuse_first(refusals: tuple[tuple[str, str, bool], ...]) -> None:
    for code, rule, applies in refusals:
        if applies:
            raise Refusal(code, rule=rule)


CHECKS: dict[ItemKind, Callable[[DbfBooks, Grip, str], None]] = {
    "weapon": check_weapon,
    "armour": check_armour,
    "shield": check_shield,
}


def check_item(books: DbfBooks, grip: Grip, kind: ItemKind, key: str) -> None:
    """Refuse an item that may not be taken up now; `key` is that of the weapon or armour."""
    CHECKS[kind](books, grip, key)


def weapon_category(books: DbfBooks, length_cm: int, rulings: Rulings) -> WeaponCategory:
    """Return the category a length falls into, lengths being upper limits (R-EQ-1); longer is forbidden."""
    tolerance = rulings.number("length_tolerance_cm")
    limits: tuple[tuple[WeaponCategory, int], ...] = (
        ("short", books.lengths.short),
        ("one_handed", books.lengths.one_handed),
        ("two_handed", books.lengths.two_handed),
    )
    for category, limit in limits:
        if length_cm <= limit + tolerance:
            return category
    raise Refusal("weapon_forbidden", rule="DBF-EQUIP-7")


def check_running(books: DbfBooks, abilities: Collection[str], armour: ArmourKey | None, *, mounted: bool) -> None:
    """Refuse running to whoever neither rides nor has an ability for it (DBF-SAFETY-8, DBF-PARTY-6, R-EQ-6)."""
    able = any(books.abilities[key].runs for key in abilities if key in books.abilities)
    hindered = armour is not None and books.armours[armour].stops_running
    if not mounted and (not able or hindered):
        raise Refusal("running_forbidden", rule="DBF-SAFETY-8")


def armour_change(
    books: DbfBooks, present: int, base: int, before: ArmourKey | None, after: ArmourKey | None
) -> tuple[int, int]:
    """Return lives and maximum after changing armour; `base` is the maximum without any (R-LIFE-3, DBF-EQUIP-16)."""
    old, new = (base + (books.armours[key].lives if key else 0) for key in (before, after))
    return constitution.lives_after_new_maximum(present, old, new), new


def wear(
    books: DbfBooks, sheet: DbfSheet, armour: ArmourKey | None, bonus: int, rulings: Rulings
) -> tuple[DbfFact, ...]:
    """Return the fact of putting on, changing or taking off armour as an ORG rated it (DBF-EQUIP-13..17, R-LIFE-3)."""
    if armour is not None:
        check_armour(books, Grip(sheet.character_class), armour)
    counted = constitution.capped_bonus(bonus, rulings) if armour is not None else 0
    after = sheet.model_copy(update={"armour": armour, "armour_bonus": counted})
    limits = constitution.maximum(books, sheet), constitution.maximum(books, after)
    moved = constitution.lives_after_new_maximum(sheet.own_lives(), *limits) - sheet.own_lives()
    return (ArmourChanged(sheet.armour, armour, sheet.armour_bonus, counted, moved),)
