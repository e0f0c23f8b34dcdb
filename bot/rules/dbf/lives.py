"""What happens to lives: lost, healed, given back whole, and what ends with them; and what an ORG may give or take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.core.facts import LivesChanged
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import Body, false_lives, of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.constitution import present_maximum
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.lasting import leave_form, release
from bot.rules.dbf.sheet import DEAD, DbfSheet
from bot.rules.dbf.spell_facts import EffectEnded


def lose(books: DbfBooks, body: Body, amount: int) -> tuple[DbfFact, ...]:
    """Return what losing `amount` lives does: not below 0, a sleeper wakes, at 0 trance and form end (R-LIFE-9)."""
    return tuple(_lose(books, body, min(amount, body.lives)))


def _lose(books: DbfBooks, body: Body, lost: int) -> Iterator[DbfFact]:
    """The first lives lost are those that were only lent; in a form the own ones are put aside (R-SPL-15, -23)."""
    if lost <= 0:
        return
    fallen = lost == body.lives
    if fallen or body.status == "asleep":
        yield from release(books, body, "fell" if fallen else "woken")
    yield LivesChanged(-lost)
    if fallen:
        yield from leave_form(books, body, "fell")
    own = lost if body.shape is None else 0
    for spell in false_lives(books, body.effects)[: None if fallen else own]:
        yield EffectEnded(spell, "lost")


def heal(body: Body, amount: int) -> tuple[DbfFact, ...]:
    """Return what healing does: it stops at the maximum and lowers nothing above it (R-LIFE-6, R-LIFE-7)."""
    healed = min(amount, body.maximum - body.lives)
    return (LivesChanged(healed),) if healed > 0 else ()


def revive(books: DbfBooks, body: Body, lives: int | None = None) -> tuple[DbfFact, ...]:
    """Return what bringing back does: the dead rise, sleep and trance end; with full lives or so many (R-SPL-12)."""
    return tuple(_revive(books, body, body.maximum if lives is None else lives))


def _revive(books: DbfBooks, body: Body, lives: int) -> Iterator[DbfFact]:
    if body.status in DEAD:
        yield StatusChanged(body.status, "knocked_out")
    yield from release(books, body, "woken")
    yield from heal(body, lives)


def effective_change(books: DbfBooks, sheet: DbfSheet, amount: int) -> int:
    """Return what `amount` really changes: never below 0, never above the maximum (DBF-COMBAT-43, R-LIFE-5, -6)."""
    ceiling = max(sheet.lives, present_maximum(books, sheet))
    return max(0, min(ceiling, sheet.lives + amount)) - sheet.lives


@dataclass(frozen=True, slots=True)
class DbfLives:
    """Lives as an ORG handles them."""

    books: DbfBooks

    def maximum(self, sheet: DbfSheet) -> int:
        """Return the most lives the character has when healthy, in a form those of the form."""
        return present_maximum(self.books, sheet)

    def change(self, sheet: DbfSheet, amount: int, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the change of lives that really happens; refuses one without effect and healing the dead."""
        if sheet.status in DEAD:
            raise Refusal("target_dead", rule="DBF-AFTER-5")
        body = of_sheet(self.books, sheet, rulings)
        facts = lose(self.books, body, -amount) if amount < 0 else heal(body, amount)
        if not facts:
            raise Refusal("lives_no_change", lives=sheet.lives, maximum=self.maximum(sheet))
        return facts
