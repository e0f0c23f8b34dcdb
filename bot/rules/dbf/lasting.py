"""Effects that last: what they lend and hide, how long they are active, and what ends with them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.rules.dbf.bodies import Body
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import EffectBook
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.spell_facts import EffectEnd, EffectEnded, FormLeft


def effects_of(books: DbfBooks, spells: Collection[str]) -> Iterator[tuple[str, EffectBook]]:
    """Yield (spell, effect) for everything these spells do; a spell that is no longer in the books does nothing."""
    for spell in spells:
        for effect in books.spells[spell].effects if spell in books.spells else ():
            yield spell, effect


def lent(books: DbfBooks, spells: Collection[str]) -> frozenset[str]:
    """Return the abilities lent by spells that last (DBF-MAGIC-14, R-SPL-24)."""
    return frozenset(effect.lends for _, effect in effects_of(books, spells) if effect.lends is not None)


def abilities(books: DbfBooks, sheet: DbfSheet) -> frozenset[str]:
    """Return the abilities a character has now, its own and those lent to it (DBF-MAGIC-14)."""
    return sheet.owned() | lent(books, lasting(sheet))


def lasting(sheet: DbfSheet) -> tuple[str, ...]:
    """Return the spells whose effect lasts on a character."""
    return tuple(effect.spell for effect in sheet.effects)


def hiding(books: DbfBooks, spells: Collection[str]) -> tuple[str, ...]:
    """Return those of the spells that make invisible (R-SPL-4)."""
    return tuple(dict.fromkeys(spell for spell, effect in effects_of(books, spells) if effect.hides))


def visible(books: DbfBooks, sheet: DbfSheet) -> bool:
    """Say whether others can see the character: neither invisible nor out of game (R-SPL-4, DBF-GEN-1)."""
    return sheet.status != "out_of_game" and not hiding(books, lasting(sheet))


def effect_active(books: DbfBooks, spell: str, minute: float) -> bool:
    """Say whether an effect lasts so many minutes after the casting; what is not counted in minutes ends otherwise."""
    row = books.spells[spell]
    return row.duration != "instant" and (row.minutes is None or minute < row.minutes)


def holder(books: DbfBooks, body: Body) -> str | None:
    """Return the spell that keeps a body asleep or in trance, None where nothing of it is known."""
    spells = [effect.spell for effect in body.effects]
    return next((spell for spell, effect in effects_of(books, spells) if effect.holds == body.status), None)


def release(books: DbfBooks, body: Body, why: EffectEnd) -> Iterator[DbfFact]:
    """Yield what ends sleep or trance before its time (R-SPL-6, R-SPL-21); nothing for a body in neither."""
    if body.status not in ("asleep", "trance"):
        return
    spell = holder(books, body)
    if spell is not None:
        yield EffectEnded(spell, why)
    yield StatusChanged(body.status, body.up)


def leave_form(books: DbfBooks, body: Body, why: EffectEnd) -> Iterator[DbfFact]:
    """Yield what ends the form a body is in, with the effect that gave it (R-SPL-15)."""
    for spell in _shaping(books, body):
        yield EffectEnded(spell, why)
    if body.shape is not None:
        yield FormLeft(body.shape.form, fell=why == "fell")


def _shaping(books: DbfBooks, body: Body) -> list[str]:
    spells = [effect.spell for effect in body.effects]
    return [spell for spell, effect in effects_of(books, spells) if effect.kind == "change_form"]


def end_effect(books: DbfBooks, body: Body, spell: str, why: EffectEnd) -> Iterator[DbfFact]:
    """Yield the end of one effect with the status it held or the form it gave."""
    if spell in _shaping(books, body):
        yield from leave_form(books, body, why)
    elif spell == holder(books, body):
        yield from release(books, body, why)
    elif any(effect.spell == spell for effect in body.effects):
        yield EffectEnded(spell, why)
