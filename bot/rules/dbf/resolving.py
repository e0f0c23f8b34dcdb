"""What the effects of a spell do to one body: one small function for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.rules.core.facts import LivesChanged
from bot.rules.core.magic import Casting
from bot.rules.dbf.bodies import Body
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import EffectBook, EffectKind, SpellBook
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import ConditionRemoved, StatusChanged
from bot.rules.dbf.lives import heal, lose, revive
from bot.rules.dbf.sheet import MetForm
from bot.rules.dbf.spell_facts import EffectEnded, EffectStarted, FormTaken


@dataclass(frozen=True, slots=True)
class Impact:
    """A spell about to do what it does to one body."""

    books: DbfBooks
    casting: Casting
    body: Body

    @property
    def spell(self) -> SpellBook:
        """The spell's entry in the books."""
        return self.books.spells[self.casting.spell]


Effecting = Callable[[Impact, EffectBook], Iterable[DbfFact]]


def resolve(impact: Impact) -> tuple[DbfFact, ...]:
    """Return everything the spell does to the body, in the order of its effects."""
    return tuple(fact for effect in impact.spell.effects for fact in EFFECTS[effect.kind](impact, effect))


def _wound(impact: Impact, effect: EffectBook) -> Iterable[DbfFact]:
    """A wound takes one life, whatever its type (DBF-COMBAT-42, DBF-COMBAT-44)."""
    damage = impact.spell.damage
    return lose(impact.books, impact.body, damage.amount) if damage else ()


def _fell(impact: Impact, effect: EffectBook) -> Iterable[DbfFact]:
    return lose(impact.books, impact.body, impact.body.lives)


def _heal(impact: Impact, effect: EffectBook) -> Iterable[DbfFact]:
    healed = impact.spell.heal
    return heal(impact.body, healed) if isinstance(healed, int) else ()


def _revive(impact: Impact, effect: EffectBook) -> Iterable[DbfFact]:
    healed = impact.spell.heal
    return revive(impact.books, impact.body, healed if isinstance(healed, int) else None)


def _gain(impact: Impact, effect: EffectBook) -> Iterable[DbfFact]:
    """A gain may exceed the maximum (R-SPL-23, R-LIFE-5)."""
    gained = impact.spell.lives_gained
    return (LivesChanged(gained),) if gained else ()


def _last(impact: Impact, effect: EffectBook) -> Iterator[DbfFact]:
    """An effect counted in minutes begins anew where it still lasts; two false lives stand side by side."""
    key, minutes = impact.casting.spell, impact.spell.minutes
    if minutes is not None and any(one.spell == key for one in impact.body.effects):
        yield EffectEnded(key, "renewed")
    yield EffectStarted(key, minutes)


def _hold(impact: Impact, effect: EffectBook) -> Iterator[DbfFact]:
    """Sleep and trance cost no life and count as knocked out (R-SPL-6, R-SPL-21)."""
    yield from _last(impact, effect)
    if effect.holds is not None:
        yield StatusChanged(impact.body.status, effect.holds)


def _ask(impact: Impact, effect: EffectBook) -> Iterable[DbfFact]:
    """The question itself is part of the outcome, not of a sheet (DBF-MAGIC-12)."""
    return ()


def _cure(impact: Impact, effect: EffectBook) -> Iterator[DbfFact]:
    """One condition goes: the one asked for, else the oldest (DBF-COND-1, DBF-COND-2)."""
    fitting = [one for one in impact.body.conditions if one.sort in effect.cures]
    chosen = [one for one in fitting if one.identifier == impact.casting.condition]
    for gone in (chosen or fitting)[:1]:
        yield ConditionRemoved(gone.identifier, gone.sort, gone.text)


def _change_form(impact: Impact, effect: EffectBook) -> Iterator[DbfFact]:
    form = form_asked_for(impact.casting)
    if form is not None:
        yield FormTaken(form.key, form.lives, form.strength)


def form_asked_for(casting: Casting) -> MetForm | None:
    """Return the form the caster asks for, None if it never met it (R-SPL-15)."""
    forms: Iterable[MetForm] = casting.sheet.forms
    return next((form for form in forms if form.key == casting.form), None)


EFFECTS: Mapping[EffectKind, Effecting] = {
    "wound": _wound,
    "fell": _fell,
    "heal": _heal,
    "revive": _revive,
    "gain": _gain,
    "last": _last,
    "hold": _hold,
    "ask": _ask,
    "cure": _cure,
    "change_form": _change_form,
}
