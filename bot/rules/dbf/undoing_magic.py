"""Undoing facts about spells, lasting effects, forms and phases."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.core.refusal import Refusal
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.lasting import end_effect, lasting
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
from bot.rules.dbf.undo import Countering, Undo, not_undone, still


def _used(undo: Undo, fact: SpellCast | SpellSpent) -> DbfFact:
    """The spell may be cast again in this phase; what it did is undone by entries of its own."""
    still(fact.spell in undo.sheet.used_spells)
    return SpellRegained(fact.spell)


def _regained(undo: Undo, fact: SpellRegained) -> DbfFact:
    still(fact.spell not in undo.sheet.used_spells)
    return SpellSpent(fact.spell)


def _granted(undo: Undo, fact: SpellGranted) -> DbfFact:
    still(fact.spell in undo.sheet.special_spells)
    return SpellTaken(fact.spell)


def _taken(undo: Undo, fact: SpellTaken) -> DbfFact:
    still(fact.spell not in undo.sheet.special_spells)
    return SpellGranted(fact.spell)


def _effect_started(undo: Undo, fact: EffectStarted) -> tuple[DbfFact, ...]:
    still(fact.spell in lasting(undo.sheet))
    body = of_sheet(undo.books, undo.sheet, undo.rulings)
    return tuple(end_effect(undo.books, body, fact.spell, "org"))


def _effect_ended(undo: Undo, fact: EffectEnded) -> DbfFact:
    """Only what was not counted in minutes comes back: of the others nobody knows how long they had left."""
    row = undo.books.spells.get(fact.spell)
    if row is None or row.minutes is not None or fact.why not in ("lost", "org"):
        raise Refusal("undo_not_possible")
    return EffectStarted(fact.spell)


def _form_met(undo: Undo, fact: FormMet) -> DbfFact:
    still(_knows(undo, fact.form))
    return FormForgotten(fact.form, fact.name, fact.lives, fact.strength)


def _form_forgotten(undo: Undo, fact: FormForgotten) -> DbfFact:
    still(not _knows(undo, fact.form))
    return FormMet(fact.form, fact.name, fact.lives, fact.strength)


def _knows(undo: Undo, form: str) -> bool:
    return any(met.key == form for met in undo.sheet.forms)


def _form_taken(undo: Undo, fact: FormTaken) -> DbfFact:
    shape = undo.sheet.shape
    still(shape is not None and shape.form == fact.form)
    return FormLeft(fact.form)


def _kept_lives(undo: Undo, fact: KeptLivesChanged) -> DbfFact:
    """Nobody comes out of a form felled by an undo."""
    shape = undo.sheet.shape
    still(shape is not None and shape.kept - fact.amount >= 1)
    return KeptLivesChanged(-fact.amount)


COUNTER_MAGIC: Mapping[type, Countering] = {
    SpellCast: _used,
    SpellSpent: _used,
    SpellRegained: _regained,
    SpellGranted: _granted,
    SpellTaken: _taken,
    EffectStarted: _effect_started,
    EffectEnded: _effect_ended,
    FormMet: _form_met,
    FormForgotten: _form_forgotten,
    FormTaken: _form_taken,
    FormLeft: not_undone,
    KeptLivesChanged: _kept_lives,
    PhaseBegan: not_undone,
    PhaseDeferred: not_undone,
    PhasesSettled: not_undone,
}
