"""Folding facts about spells, lasting effects, forms and phases into a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.dbf.living import with_lives, with_own_lives
from bot.rules.dbf.sheet import DbfSheet, Effect, MetForm, PhaseTurn, Shape
from bot.rules.dbf.spell_facts import (
    EffectEnded,
    EffectStarted,
    FormForgotten,
    FormLeft,
    FormMet,
    FormTaken,
    KeptLivesChanged,
    PhaseBegan,
    PhaseDeferred,
    PhasesSettled,
    SpellCast,
    SpellGranted,
    SpellRegained,
    SpellSpent,
    SpellTaken,
)


def _spell_used(sheet: DbfSheet, fact: SpellCast | SpellSpent) -> DbfSheet:
    """A use stands once in the list, whatever it was used for (DBF-MAGIC-5)."""
    return sheet.model_copy(update={"used_spells": tuple(dict.fromkeys((*sheet.used_spells, fact.spell)))})


def _spell_regained(sheet: DbfSheet, fact: SpellRegained) -> DbfSheet:
    left = tuple(spell for spell in sheet.used_spells if spell != fact.spell)
    return sheet.model_copy(update={"used_spells": left})


def _spell_granted(sheet: DbfSheet, fact: SpellGranted) -> DbfSheet:
    return sheet.model_copy(update={"special_spells": (*sheet.special_spells, fact.spell)})


def _spell_taken(sheet: DbfSheet, fact: SpellTaken) -> DbfSheet:
    left = tuple(spell for spell in sheet.special_spells if spell != fact.spell)
    return sheet.model_copy(update={"special_spells": left})


def _effect_started(sheet: DbfSheet, fact: EffectStarted) -> DbfSheet:
    return sheet.model_copy(update={"effects": (*sheet.effects, Effect(spell=fact.spell, minutes=fact.minutes))})


def _effect_ended(sheet: DbfSheet, fact: EffectEnded) -> DbfSheet:
    """The oldest effect of that spell ends, for one spell may last twice (Nepravý život regained)."""
    left = list(sheet.effects)
    oldest = next((effect for effect in left if effect.spell == fact.spell), None)
    if oldest is not None:
        left.remove(oldest)
    return sheet.model_copy(update={"effects": tuple(left)})


def _form_met(sheet: DbfSheet, fact: FormMet) -> DbfSheet:
    met = MetForm(key=fact.form, name=fact.name, lives=fact.lives, strength=fact.strength)
    others = tuple(form for form in sheet.forms if form.key != fact.form)
    return sheet.model_copy(update={"forms": (*others, met)})


def _form_forgotten(sheet: DbfSheet, fact: FormForgotten) -> DbfSheet:
    return sheet.model_copy(update={"forms": tuple(form for form in sheet.forms if form.key != fact.form)})


def _form_taken(sheet: DbfSheet, fact: FormTaken) -> DbfSheet:
    shape = Shape(form=fact.form, lives=fact.lives, strength=fact.strength, kept=sheet.own_lives())
    return sheet.model_copy(update={"shape": shape, "lives": fact.lives})


def _form_left(sheet: DbfSheet, fact: FormLeft) -> DbfSheet:
    """Who falls in the form lies at 0 lives, whatever the own ones were (R-SPL-15, R-LIFE-9)."""
    own = 0 if fact.fell else sheet.own_lives()
    return with_lives(sheet.model_copy(update={"shape": None}), own - sheet.lives)


def _kept_lives_changed(sheet: DbfSheet, fact: KeptLivesChanged) -> DbfSheet:
    return with_own_lives(sheet, fact.amount)


def _phase_began(sheet: DbfSheet, fact: PhaseBegan) -> DbfSheet:
    return sheet.model_copy(update={"used_spells": (), "died_this_phase": False})


def _phase_deferred(sheet: DbfSheet, fact: PhaseDeferred) -> DbfSheet:
    turn = PhaseTurn(opened=fact.opened, restore_lives=fact.restore_lives)
    return sheet.model_copy(update={"phase_turns": (*sheet.phase_turns, turn)})


def _phases_settled(sheet: DbfSheet, fact: PhasesSettled) -> DbfSheet:
    return sheet.model_copy(update={"phase_turns": ()})


APPLY_MAGIC: Mapping[type, Callable[[DbfSheet, Any], DbfSheet]] = {
    SpellCast: _spell_used,
    SpellSpent: _spell_used,
    SpellRegained: _spell_regained,
    SpellGranted: _spell_granted,
    SpellTaken: _spell_taken,
    EffectStarted: _effect_started,
    EffectEnded: _effect_ended,
    FormMet: _form_met,
    FormForgotten: _form_forgotten,
    FormTaken: _form_taken,
    FormLeft: _form_left,
    KeptLivesChanged: _kept_lives_changed,
    PhaseBegan: _phase_began,
    PhaseDeferred: _phase_deferred,
    PhasesSettled: _phases_settled,
}
