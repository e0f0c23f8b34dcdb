"""What can be read of DBF: classes, factions, abilities, spells, weapons and the topics of the general rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.rules.core.ruleset import Topic
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.classes import named_factions
from bot.rules.dbf.entries import AbilityBook, ClassBook, SpellBook, WeaponBook

FACTION_RULES: Mapping[str | None, tuple[str, ...]] = {
    None: ("DBF-CLASS-9",),
    "kamelot": ("DBF-CLASS-10",),
    "moyovia": ("DBF-CLASS-11",),
}
WEAPON_RULES: Mapping[str, tuple[str, ...]] = {
    "short": ("DBF-EQUIP-4", "DBF-EQUIP-21"),
    "one_handed": ("DBF-EQUIP-5", "DBF-EQUIP-21"),
    "two_handed": ("DBF-EQUIP-6", "DBF-EQUIP-21"),
    "bow": ("DBF-EQUIP-9", "DBF-EQUIP-21"),
    "moving_parts": ("DBF-EQUIP-3",),
    "long_weapon": ("DBF-EQUIP-7",),
    "staff_is_support_only": ("DBF-EQUIP-8",),
}
# What a spell has besides the row of its table: how it is resolved.
NOT_IN_THE_TABLE = {"hit_given", "hit_given_against", "hit_taken", "effects", "demand", "excluded_nature"} | {
    "rule",
    "combat",
    "duration_setting",
    "timing_setting",
    "talk_minutes",
    "talk_posts",
    "challenges",
}


def topics(books: DbfBooks) -> tuple[Topic, ...]:
    """Return every topic, each kind in book order."""
    shelves = (_classes, _factions, _abilities, _spells, _weapons, _general)
    return tuple(topic for shelf in shelves for topic in shelf(books))


def _classes(books: DbfBooks) -> Iterator[Topic]:
    for key, entry in books.classes.items():
        rules = (entry.rule, *FACTION_RULES.get(entry.faction, ()))
        yield Topic("class", key, "class", rules, _class_facts(entry))


def _class_facts(entry: ClassBook) -> Mapping[str, Any]:
    return {
        "faction": entry.faction,
        "lives": entry.lives,
        "weapons": entry.weapons,
        "armours": entry.armours,
        "shield": entry.shield,
        "abilities": dict(entry.abilities),
    }


def _factions(books: DbfBooks) -> Iterator[Topic]:
    for key in named_factions(books):
        classes = tuple(name for name, entry in books.classes.items() if entry.faction == key)
        yield Topic("faction", key, "faction", FACTION_RULES.get(key, ()), {"classes": classes})


def _abilities(books: DbfBooks) -> Iterator[Topic]:
    for key, entry in books.abilities.items():
        rules = tuple(f"DBF-ABIL-{key.upper()}-{number}" for number in range(1, entry.rules + 1))
        group = "school" if key in books.schools else "skill"
        yield Topic("ability", key, group, rules, _ability_facts(books, key, entry))


def _ability_facts(books: DbfBooks, key: str, entry: AbilityBook) -> Mapping[str, Any]:
    access = {
        name: opens
        for name, character_class in books.classes.items()
        for opens, abilities in character_class.abilities.items()
        if key in abilities
    }
    school = books.schools.get(key)
    references = (school.reference,) if school else entry.references
    spells = tuple(name for name, spell in books.spells.items() if spell.school == key)
    offsets = dict(school.offsets) if school else {}
    return {"lives": entry.lives, "access": access, "references": references, "offsets": offsets, "spells": spells}


def _spells(books: DbfBooks) -> Iterator[Topic]:
    """What ORGs wrote beside the book is theirs to tell (DBF-MAGIC-9)."""
    for key, spell in books.spells.items():
        if spell.school not in books.schools:
            continue
        yield Topic("spell", key, spell.school, (spell.rule,), spell_facts(spell))


def spell_facts(spell: SpellBook) -> Mapping[str, Any]:
    """Return the row of a spell in the table of facts, None where the table is empty."""
    return spell.model_dump(exclude=NOT_IN_THE_TABLE)


def _weapons(books: DbfBooks) -> Iterator[Topic]:
    for key, weapon in books.weapons.items():
        group = weapon.category or "forbidden"
        rules = WEAPON_RULES[weapon.category or weapon.forbidden or ""]
        yield Topic("weapon", key, group, rules, _weapon_facts(books, weapon))


def _weapon_facts(books: DbfBooks, weapon: WeaponBook) -> Mapping[str, Any]:
    classes = tuple(key for key, entry in books.classes.items() if weapon.category in entry.weapons)
    length = getattr(books.lengths, weapon.category, None) if weapon.category else None
    return {
        "category": weapon.category,
        "family": weapon.family,
        "forbidden": weapon.forbidden,
        "classes": classes,
        "length_cm": length,
    }


def _general(books: DbfBooks) -> Iterator[Topic]:
    for key, entry in books.topics.topic.items():
        yield Topic("topic", key, entry.group, entry.rules)
