"""Strength of a hit: how many wounds a touch with a weapon deals."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TypeVar

from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import AbilityBook, Nature, SpellBook, WeaponBook, WeaponFamily

Entry = TypeVar("Entry")


@dataclass(frozen=True, slots=True)
class Hit:
    """One touch: the attacker's abilities, weapon (None = unarmed) and spells on either, and the victim's side."""

    abilities: frozenset[str]
    weapon: str | None
    effects: frozenset[str] = frozenset()
    target_nature: frozenset[Nature] = frozenset({"living"})
    target_effects: frozenset[str] = frozenset()


def families(weapon: WeaponBook, rulings: Rulings) -> frozenset[WeaponFamily]:
    """Return the families a weapon counts under in this guild (DBF-EQUIP-21, R-DMG-3, R-DMG-4)."""
    own = weapon.family if weapon.family_setting is None or rulings.flag(weapon.family_setting) else None
    more = weapon.counts_as if weapon.counts_as_setting and rulings.flag(weapon.counts_as_setting) else None
    return frozenset(family for family in (own, more) if family is not None)


def hit_damage(books: DbfBooks, hit: Hit, rulings: Rulings) -> int:
    """Return the wounds of a hit: one sum, then not below 0 (DBF-COMBAT-41, R-DMG-2, R-DMG-6); unarmed 0 (R-DMG-7)."""
    if hit.weapon is None:
        return 0
    weapon = books.weapons[hit.weapon]
    total = (
        books.figures.number("damage.base_hit")
        + sum(_ability_bonus(ability, weapon, rulings) for ability in _entries(books.abilities, hit.abilities))
        + sum(_spell_bonus(spell, hit.target_nature) for spell in _entries(books.spells, hit.effects))
        + sum(spell.hit_taken for spell in _entries(books.spells, hit.target_effects))
    )
    return max(total, books.figures.number("damage.minimum"))


def _entries(shelf: Mapping[str, Entry], keys: Collection[str]) -> list[Entry]:
    return [shelf[key] for key in keys if key in shelf]


def _ability_bonus(ability: AbilityBook, weapon: WeaponBook, rulings: Rulings) -> int:
    """One wound more for the family and one for the category (DBF-ABIL-PRIERAZNOST-1..3, DBF-ABIL-SERM-1)."""
    by_family = bool(families(weapon, rulings) & set(ability.hit_families))
    return int(by_family) + int(weapon.category in ability.hit_categories)


def _spell_bonus(spell: SpellBook, nature: Collection[Nature]) -> int:
    """What a spell on attacker or weapon adds, the most that any nature of the victim calls for."""
    special = (spell.hit_given_against[one] for one in nature if one in spell.hit_given_against)
    return max(special, default=spell.hit_given)
