"""Locks of DBF: breaking doors and chests open, locking and unlocking them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.rules.core.deeds import Doer, Laboured, Lockable, LockAction
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import work
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.lasting import abilities
from bot.rules.dbf.permits import check_able, check_free, check_told
from bot.rules.dbf.sheet import DbfSheet, Work
from bot.rules.dbf.things import ThingBook

CHEST = "chest"


def entry(books: DbfBooks, sort: str) -> ThingBook:
    """Return the entry of a sort of thing; a chest of unstated size is the first one (DBF-ABIL-NICENIE-1)."""
    for key, thing in books.things.items():
        if key == sort or (sort == CHEST and thing.chest):
            return thing
    raise Refusal("thing_unknown", rule="DBF-ABIL-NICENIE-1")


def check_break(books: DbfBooks, able: Collection[str], sort: str, rulings: Rulings, *, locked: bool) -> ThingBook:
    """Return what breaking a thing takes, or refuse it (DBF-ABIL-NICENIE-1..5, R-ABI-6)."""
    check_able(books, able, "break", rulings)
    thing = entry(books, sort)
    refusals = (
        ("cannot_break", thing.unbreakable),
        ("not_locked", not locked),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule=thing.rule)
    return thing


def check_turn(
    books: DbfBooks,
    able: Collection[str],
    action: LockAction,
    rulings: Rulings,
    *,
    locked: bool,
    broken: bool,
) -> int:
    """Return the minutes of locking or unlocking, or refuse it (DBF-ABIL-ZLODEJINA-1, DBF-ABIL-NICENIE-5)."""
    check_able(books, able, "lock", rulings)
    refusals = (
        ("lock_broken", broken),
        ("not_locked", action == "unlock" and not locked),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-ABIL-ZLODEJINA-1")
    return books.figures.number("field.lock_minutes")


@dataclass(frozen=True, slots=True)
class DbfLocks:
    """Doors, chests and gates."""

    books: DbfBooks

    @property
    def sorts(self) -> tuple[str, ...]:
        """Return the sorts of things that can be locked."""
        return tuple(self.books.things)

    def break_open(self, doer: Doer, thing: Lockable, rulings: Rulings) -> Laboured:
        """Return the breaking, which also a last life pays for (DBF-ABIL-NICENIE-3, -4, R-ABI-6)."""
        check_free(doer.presence)
        locked = thing.locked and not thing.broken
        row = check_break(self.books, abilities(self.books, doer.sheet), thing.sort, rulings, locked=locked)
        check_told(doer.words, "DBF-ABIL-NICENIE-1")
        labour = Work(sort="break", thing=thing.identifier, minutes=row.minutes, lives=row.lives)
        return Laboured(
            work.begin(self.books, doer.sheet, labour, rulings),
            row.minutes,
            row.lives,
            last_life=0 < doer.sheet.lives <= row.lives,
            fragile_destroyed=row.fragile_destroyed,
        )

    def turn(self, doer: Doer, thing: Lockable, action: LockAction, rulings: Rulings) -> Laboured:
        """Return the locking or unlocking of a thing (DBF-ABIL-ZLODEJINA-1)."""
        check_free(doer.presence)
        able = abilities(self.books, doer.sheet)
        minutes = check_turn(self.books, able, action, rulings, locked=thing.locked, broken=thing.broken)
        check_told(doer.words, "DBF-ABIL-ZLODEJINA-1")
        labour = Work(sort=action, thing=thing.identifier, minutes=minutes)
        return Laboured(work.begin(self.books, doer.sheet, labour, rulings), minutes)

    def stop(self, sheet: DbfSheet) -> tuple[DbfFact, ...]:
        """Return what breaking work off does: nothing was used up yet."""
        return work.stop(sheet)
