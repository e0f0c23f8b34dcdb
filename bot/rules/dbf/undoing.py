"""Undoing a fact: the facts that counter it on the present sheet, or the refusal where later facts stand on it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken, LivesChanged, XpChanged
from bot.rules.core.refusal import Refusal
from bot.rules.dbf import constitution, lives
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
from bot.rules.dbf.picks import reached_level
from bot.rules.dbf.sheet import DEAD, DOWN, LARGEST_XP, DbfSheet
from bot.rules.dbf.undo import Countering, Undo, refuse_undo, still
from bot.rules.dbf.undoing_goods import COUNTER_GOODS
from bot.rules.dbf.undoing_magic import COUNTER_MAGIC
from bot.rules.dbf.undoing_states import COUNTER_STATES
from bot.rules.dbf.xp import CORRECTION


def _enrolment(undo: Undo, fact: Enrolled | CreepMade) -> DbfFact:
    raise Refusal("undo_not_possible")


def _xp(undo: Undo, fact: XpChanged) -> DbfFact:
    """Refused when a pick taken later would lose its level, or XP would leave their bounds (R-XP-8)."""
    total = undo.sheet.xp - fact.amount
    if not 0 <= total <= LARGEST_XP:
        raise refuse_undo()
    level = reached_level(undo.books, undo.sheet.model_copy(update={"xp": total}), undo.rulings)
    lost = _later_picks_above(undo, level)
    if lost and level < reached_level(undo.books, undo.sheet, undo.rulings):
        raise refuse_undo(*lost)
    return XpChanged(-fact.amount, CORRECTION)


def _later_picks_above(undo: Undo, level: int) -> tuple[str, ...]:
    later = {(one.ability, one.slot) for one in undo.later if isinstance(one, AbilityTaken) and one.slot > level}
    return tuple(owned.key for owned in undo.sheet.abilities if (owned.key, owned.slot) in later)


def _lives(undo: Undo, fact: LivesChanged) -> DbfFact:
    """As far as the bounds of lives allow it; refused when nothing of it is left, or for the dead (DBF-COMBAT-43)."""
    changed = lives.effective_change(undo.books, undo.sheet, -fact.amount)
    if changed == 0 or undo.sheet.status in DEAD:
        raise refuse_undo()
    return LivesChanged(changed)


def _taken(undo: Undo, fact: AbilityTaken) -> DbfFact:
    """Refused when a pick of a higher level was taken later, for picks are taken in order (R-XP-6)."""
    higher = _later_picks_above(undo, fact.slot)
    if higher:
        raise refuse_undo(*higher)
    return _gone(undo, fact, fact.slot)


def _granted(undo: Undo, fact: AbilityGranted) -> DbfFact:
    return _gone(undo, fact, None)


def _gone(undo: Undo, fact: AbilityTaken | AbilityGranted, slot: int | None) -> DbfFact:
    """The lives that rose with the ability fall again, but nobody is knocked out by an undo."""
    owned = undo.sheet.find(fact.ability)
    if owned is None or owned.slot != slot:
        raise refuse_undo(fact.ability)
    fall = max(constitution.fall_by_ability(undo.books, undo.sheet, fact.ability), fact.lives)
    deity = undo.sheet.deity if undo.books.abilities[fact.ability].needs_deity else None
    return AbilityRevoked(fact.ability, slot, max(0, min(fall, undo.sheet.own_lives() - 1)), owned.offset, deity)


def _revoked(undo: Undo, fact: AbilityRevoked) -> DbfFact:
    """Refused when the ability is owned again or its pick was used for another one."""
    taken = tuple(one.key for one in undo.sheet.abilities if fact.slot is not None and one.slot == fact.slot)
    if undo.sheet.find(fact.ability) is not None or taken:
        raise refuse_undo(*taken)
    back = 0 if undo.sheet.status in DOWN else fact.lives
    if fact.slot is None:
        return AbilityGranted(fact.ability, fact.offset, back, fact.deity)
    return AbilityTaken(fact.ability, fact.slot, back, fact.deity, fact.offset)


def _faction(undo: Undo, fact: FactionChanged) -> DbfFact:
    still(undo.sheet.faction == fact.after)
    return FactionChanged(fact.after, fact.before)


def _class(undo: Undo, fact: ClassChanged) -> DbfFact:
    still(undo.sheet.character_class == fact.after)
    back = undo.sheet.model_copy(update={"character_class": fact.before})
    return ClassChanged(fact.after, fact.before, _moved(undo, back, -fact.lives))


def _start_level(undo: Undo, fact: StartLevelChanged) -> DbfFact:
    still(undo.sheet.start_level == fact.after)
    return StartLevelChanged(fact.after, fact.before)


def _armour(undo: Undo, fact: ArmourChanged) -> DbfFact:
    still((undo.sheet.armour, undo.sheet.armour_bonus) == (fact.after, fact.bonus_after))
    back = undo.sheet.model_copy(update={"armour": fact.before, "armour_bonus": fact.bonus_before})
    moved = _moved(undo, back, -fact.lives)
    return ArmourChanged(fact.after, fact.before, fact.bonus_after, fact.bonus_before, moved)


def _shield(undo: Undo, fact: ShieldChanged) -> DbfFact:
    still(undo.sheet.shield == fact.after)
    return ShieldChanged(not fact.after)


def _weapon(undo: Undo, fact: WeaponChanged) -> DbfFact:
    still(undo.sheet.weapon == fact.after)
    return WeaponChanged(fact.after, fact.before)


def _moved(undo: Undo, back: DbfSheet, wanted: int) -> int:
    """Return the lives that come or go with an undone class or armour: within the old maximum, nobody is felled."""
    present = undo.sheet.own_lives()
    if present == 0:
        return 0
    return max(1, min(present + wanted, constitution.maximum(undo.books, back))) - present


COUNTER: Mapping[type, Countering] = {
    Enrolled: _enrolment,
    CreepMade: _enrolment,
    FactionChanged: _faction,
    ClassChanged: _class,
    StartLevelChanged: _start_level,
    ArmourChanged: _armour,
    ShieldChanged: _shield,
    WeaponChanged: _weapon,
    XpChanged: _xp,
    LivesChanged: _lives,
    AbilityTaken: _taken,
    AbilityGranted: _granted,
    AbilityRevoked: _revoked,
    **COUNTER_STATES,
    **COUNTER_MAGIC,
    **COUNTER_GOODS,
}


def counter(undo: Undo, fact: DbfFact) -> tuple[DbfFact, ...]:
    """Return the facts that undo `fact`, or refuse with `undo_later_facts` or `undo_not_possible`."""
    made = COUNTER[type(fact)](undo, fact)
    return made if isinstance(made, tuple) else (made,)
