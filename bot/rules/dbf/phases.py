"""Phases of DBF: spells come back, what lasts for a phase ends, lives are restored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.core.facts import LivesChanged
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.applying import apply
from bot.rules.dbf.bodies import false_lives
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.constitution import maximum
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.lasting import lasting
from bot.rules.dbf.sheet import DbfSheet, Status
from bot.rules.dbf.spell_facts import EffectEnded, KeptLivesChanged, PhaseBegan, PhaseDeferred, PhasesSettled

# Whose lives a new phase restores; the knocked out get up with them (R-LIFE-4). Who is out of game is active but away.
RESTORED: frozenset[Status] = frozenset({"active", "knocked_out", "out_of_game"})


@dataclass(frozen=True, slots=True)
class DbfPhases:
    """What phases do to one character (DBF-MAGIC-7, R-MAG-6)."""

    books: DbfBooks

    def open(
        self, sheet: DbfSheet, rulings: Rulings, *, restore_lives: bool | None = None, in_combat: bool = False
    ) -> tuple[DbfFact, ...]:
        """Return what a phase that begins does; for a fighter only that it waits for the end of the fight."""
        if in_combat:
            return (PhaseDeferred(True, restore_lives),)
        ended = tuple(run_out(self.books, sheet))
        restores = rulings.word("phase_restores_lives") == "full" if restore_lives is None else restore_lives
        restored = restore(self.books, folded(sheet, ended)) if restores else ()
        return (*ended, PhaseBegan(sheet.used_spells), *restored)

    def close(self, sheet: DbfSheet, rulings: Rulings, *, in_combat: bool = False) -> tuple[DbfFact, ...]:
        """Return what a phase that ends does: the effects that lasted for it are over."""
        return (PhaseDeferred(False),) if in_combat else tuple(run_out(self.books, sheet))

    def settle(self, sheet: DbfSheet, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return what waited for the end of a fight, in order; nothing where nothing waited."""
        facts: tuple[DbfFact, ...] = ()
        for turn in sheet.phase_turns:
            now = folded(sheet, facts)
            opened = self.open(now, rulings, restore_lives=turn.restore_lives) if turn.opened else ()
            facts = (*facts, *(opened or self.close(now, rulings)))
        return (*facts, PhasesSettled()) if sheet.phase_turns else ()


def folded(sheet: DbfSheet, facts: tuple[DbfFact, ...]) -> DbfSheet:
    """Return the sheet after `facts`."""
    for fact in facts:
        sheet = apply(sheet, fact)
    return sheet


def run_out(books: DbfBooks, sheet: DbfSheet) -> Iterator[DbfFact]:
    """Yield the end of everything that lasts for a phase, with the lives that go with it (R-SPL-23, R-LIFE-5)."""
    for spell in lasting(sheet):
        if spell in books.spells and books.spells[spell].duration == "phase":
            yield EffectEnded(spell, "phase")
    own = sheet.own_lives()
    left = lives_left(own, maximum(books, sheet), len(false_lives(books, sheet.effects)))
    if left != own:
        yield own_lives_changed(sheet, left - own)


def lives_left(lives: int, most: int, lent: int) -> int:
    """Return the lives at the end of a phase: those lent go, but not the last; none stay above the maximum."""
    return min(max(lives - lent, min(lives, 1)), most)


def restore(books: DbfBooks, sheet: DbfSheet) -> tuple[DbfFact, ...]:
    """Return the lives a new phase gives back (R-LIFE-4)."""
    missing = maximum(books, sheet) - sheet.own_lives()
    return (own_lives_changed(sheet, missing),) if missing > 0 and sheet.status in RESTORED else ()


def own_lives_changed(sheet: DbfSheet, amount: int) -> DbfFact:
    """Return the fact of a change of the own lives, which are put aside in a form (R-SPL-15)."""
    return LivesChanged(amount) if sheet.shape is None else KeptLivesChanged(amount)
