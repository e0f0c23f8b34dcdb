"""Folding facts into a sheet: one small function for each kind of fact; a character's facts folded are its sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken, LivesChanged, XpChanged
from bot.rules.dbf.applying_goods import APPLY_GOODS
from bot.rules.dbf.applying_magic import APPLY_MAGIC
from bot.rules.dbf.applying_states import APPLY_STATES
from bot.rules.dbf.facts import (
    ArmourChanged,
    ClassChanged,
    CreepMade,
    DbfFact,
    Enrolled,
    FactionChanged,
    ShieldChanged,
    StartLevelChanged,
    WeaponChanged,
)
from bot.rules.dbf.knowledge import CREEP
from bot.rules.dbf.living import with_lives, with_own_lives
from bot.rules.dbf.sheet import Beast, DbfSheet, OwnedAbility


def _enrolled(fact: Enrolled) -> DbfSheet:
    return DbfSheet(
        character_class=fact.character_class,
        faction=fact.faction,
        start_level=fact.start_level,
        lives=fact.lives,
    )


def _creep_made(fact: CreepMade) -> DbfSheet:
    return DbfSheet(
        character_class=CREEP,
        faction=CREEP,
        start_level=fact.level,
        lives=fact.lives,
        abilities=tuple(OwnedAbility(key=key) for key in fact.abilities),
        weapon=fact.weapon,
        creep=Beast(maximum=fact.lives, nature=fact.nature, shown=fact.shown, claws=fact.claws),
    )


def _faction_changed(sheet: DbfSheet, fact: FactionChanged) -> DbfSheet:
    return sheet.model_copy(update={"faction": fact.after})


def _class_changed(sheet: DbfSheet, fact: ClassChanged) -> DbfSheet:
    return with_own_lives(sheet.model_copy(update={"character_class": fact.after}), fact.lives)


def _start_level_changed(sheet: DbfSheet, fact: StartLevelChanged) -> DbfSheet:
    return sheet.model_copy(update={"start_level": fact.after})


def _armour_changed(sheet: DbfSheet, fact: ArmourChanged) -> DbfSheet:
    worn = sheet.model_copy(update={"armour": fact.after, "armour_bonus": fact.bonus_after})
    return with_own_lives(worn, fact.lives)


def _shield_changed(sheet: DbfSheet, fact: ShieldChanged) -> DbfSheet:
    return sheet.model_copy(update={"shield": fact.after})


def _weapon_changed(sheet: DbfSheet, fact: WeaponChanged) -> DbfSheet:
    return sheet.model_copy(update={"weapon": fact.after})


def _xp_changed(sheet: DbfSheet, fact: XpChanged) -> DbfSheet:
    return sheet.model_copy(update={"xp": sheet.xp + fact.amount})


def _lives_changed(sheet: DbfSheet, fact: LivesChanged) -> DbfSheet:
    return with_lives(sheet, fact.amount)


def _ability_taken(sheet: DbfSheet, fact: AbilityTaken) -> DbfSheet:
    owned = (*sheet.abilities, OwnedAbility(key=fact.ability, slot=fact.slot, offset=fact.offset))
    deity = fact.deity if fact.deity is not None else sheet.deity
    return with_own_lives(sheet.model_copy(update={"abilities": owned, "deity": deity}), fact.lives)


def _ability_granted(sheet: DbfSheet, fact: AbilityGranted) -> DbfSheet:
    owned = (*sheet.abilities, OwnedAbility(key=fact.ability, slot=None, offset=fact.offset))
    deity = fact.deity if fact.deity is not None else sheet.deity
    return with_own_lives(sheet.model_copy(update={"abilities": owned, "deity": deity}), fact.lives)


def _ability_revoked(sheet: DbfSheet, fact: AbilityRevoked) -> DbfSheet:
    kept = tuple(ability for ability in sheet.abilities if ability.key != fact.ability)
    deity = None if fact.deity is not None else sheet.deity
    return with_own_lives(sheet.model_copy(update={"abilities": kept, "deity": deity}), -fact.lives)


APPLY: Mapping[type, Callable[[DbfSheet, Any], DbfSheet]] = {
    FactionChanged: _faction_changed,
    ClassChanged: _class_changed,
    StartLevelChanged: _start_level_changed,
    ArmourChanged: _armour_changed,
    ShieldChanged: _shield_changed,
    WeaponChanged: _weapon_changed,
    XpChanged: _xp_changed,
    LivesChanged: _lives_changed,
    AbilityTaken: _ability_taken,
    AbilityGranted: _ability_granted,
    AbilityRevoked: _ability_revoked,
    **APPLY_STATES,
    **APPLY_MAGIC,
    **APPLY_GOODS,
}


BORN: Mapping[type, Callable[[Any], DbfSheet]] = {Enrolled: _enrolled, CreepMade: _creep_made}


def apply(sheet: DbfSheet | None, fact: DbfFact) -> DbfSheet:
    """Return the sheet after `fact`; the first fact of a sheet, and that one alone, brings it forth (`ValueError`)."""
    born = BORN.get(type(fact))
    if born is not None:
        if sheet is not None:
            raise ValueError("a character is enrolled once")
        return born(fact)
    if sheet is None:
        raise ValueError("the first fact of a character must be its enrolment")
    return APPLY[type(fact)](sheet, fact)
