"""The outcome of an accepted casting: facts for each concerned, timers, the question, what only ORGs may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.rules.core.facts import Identity
from bot.rules.core.magic import Casting, Outcome, Question
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Clocks
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import SpellBook
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.lasting import end_effect, hiding, lasting
from bot.rules.dbf.resolving import Impact, resolve
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.spell_facts import SpellCast
from bot.rules.dbf.targets import Aim
from bot.rules.dbf.timekeeping import DbfTimekeeping

NOTHING_TO_CURE = "no_condition"
Facts = Mapping[Identity, tuple[DbfFact, ...]]


@dataclass(frozen=True, slots=True)
class Accepted:
    """A casting that passed every check, with those it reaches."""

    books: DbfBooks
    casting: Casting
    reached: tuple[Aim, ...]
    rulings: Rulings

    @property
    def row(self) -> SpellBook:
        """The spell's entry in the books."""
        return self.books.spells[self.casting.spell]

    @property
    def touched(self) -> tuple[Aim, ...]:
        """Those the spell works on."""
        return tuple(aim for aim in self.reached if aim.reason is None)


def outcome(accepted: Accepted) -> Outcome:
    """Return what an accepted casting did; it is spent, even on nothing (DBF-MAGIC-13, DBF-MAGIC-17)."""
    casting, row = accepted.casting, accepted.row
    done = {aim.id: resolve(Impact(accepted.books, casting, aim.body)) for aim in accepted.touched}
    facts = {casting.caster: (*_spent(accepted), *done.get(casting.caster, ()))}
    facts |= {one: made for one, made in done.items() if made and one != casting.caster}
    clocks = tuple(_clocks(accepted, facts))
    question = _question(accepted)
    return Outcome(
        facts=facts,
        effect="done" if question is not None or _worked(accepted, done) else "none",
        started=tuple(timer for clock in clocks for timer in clock.started),
        stopped=tuple(timer for clock in clocks for timer in clock.stopped),
        question=question,
        challenged=tuple(done) if row.challenges and casting.context == "out" else (),
        reasons=dict(_reasons(accepted, done)),
    )


def _worked(accepted: Accepted, done: Facts) -> bool:
    """Say whether anything happened; a spell whose effects a combat resolves works unless no target fits."""
    if accepted.row.effects:
        return any(done.values())
    return bool(accepted.touched) or not accepted.reached


def _spent(accepted: Accepted) -> tuple[DbfFact, ...]:
    """The spell is used up, and whoever casts at others is seen (DBF-MAGIC-5, R-SPL-4)."""
    casting = accepted.casting
    targets = tuple(aim.id for aim in accepted.reached) if accepted.row.target_kind != "self" else ()
    seen = acted(accepted.books, casting.sheet, accepted.rulings) if set(targets) - {casting.caster} else ()
    return (*seen, SpellCast(casting.spell, targets))


def acted(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> tuple[DbfFact, ...]:
    """Return the end of invisibility of whoever strikes, challenges, joins or casts at others (R-SPL-4)."""
    body = of_sheet(books, sheet, rulings)
    return tuple(fact for spell in hiding(books, lasting(sheet)) for fact in end_effect(books, body, spell, "acted"))


def _clocks(accepted: Accepted, facts: Facts) -> Iterator[Clocks]:
    """Yield what starts and stops for each character; beings without a sheet have no timers here."""
    casting = accepted.casting
    sheets = {one.id: (one.sheet, one.in_combat) for one in casting.targets if one.sheet is not None}
    sheets[casting.caster] = (casting.sheet, casting.context != "out")
    time = DbfTimekeeping(accepted.books)
    for one, (sheet, in_combat) in sheets.items():
        yield time.clocks(one, sheet, facts.get(one, ()), accepted.rulings, in_combat=in_combat)


def _question(accepted: Accepted) -> Question | None:
    """Return the one question the casting allows; in a trance the answer comes at its end (DBF-MAGIC-12, R-SPL-21)."""
    row, touched = accepted.row, accepted.touched
    if row.question is None or row.answered_by is None or not touched:
        return None
    target = touched[0].id if row.answered_by == "target" else None
    return Question(row.question, row.answered_by, target, at_end=row.trance)


def _reasons(accepted: Accepted, done: Facts) -> Iterator[tuple[Identity, str]]:
    """Yield why nothing happened to somebody, which only ORGs may know (DBF-MAGIC-17, R-MAG-7)."""
    cures = any(effect.kind == "cure" for effect in accepted.row.effects)
    for aim in accepted.reached:
        if aim.reason is not None:
            yield aim.id, aim.reason
        elif cures and not done[aim.id]:
            yield aim.id, NOTHING_TO_CURE
