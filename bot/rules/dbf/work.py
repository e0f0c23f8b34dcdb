"""Work that takes minutes of the game: begun, done with its result, or broken off without one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.core.goods import Haul
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.carrying import carries, come, gone, has_room
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.goods_facts import WorkBegan, WorkEnded
from bot.rules.dbf.lives import lose
from bot.rules.dbf.sheet import DbfSheet, Work


def begin(books: DbfBooks, sheet: DbfSheet, work: Work, rulings: Rulings) -> tuple[DbfFact, ...]:
    """Return the beginning of work, or all of it where it takes no time; nobody does two works at once."""
    if sheet.work is not None:
        raise Refusal("already_at_work")
    if not work.minutes:
        return tuple(_result(books, sheet, work, rulings))
    return (WorkBegan(work.sort, work.thing, work.minutes, work.uses, work.makes, work.lives),)


def finish(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> Iterator[DbfFact]:
    """Yield the end of the work: its result for a worker who is up, has what it needs and room for it, else none."""
    if sheet.work is None:
        return
    if sheet.status == "active" and carries(sheet, sheet.work.uses) and has_room(sheet, sheet.work.makes):
        yield from _result(books, sheet, sheet.work, rulings)
    else:
        yield WorkEnded(sheet.work.sort, sheet.work.thing, done=False)


def stop(sheet: DbfSheet) -> tuple[DbfFact, ...]:
    """Return the end of work that was broken off; what it would have used up is still there."""
    if sheet.work is None:
        raise Refusal("not_at_work")
    return (WorkEnded(sheet.work.sort, sheet.work.thing, done=False),)


def _result(books: DbfBooks, sheet: DbfSheet, work: Work, rulings: Rulings) -> Iterator[DbfFact]:
    yield WorkEnded(work.sort, work.thing, done=True)
    yield from gone(sheet, Haul(things=work.uses), "work")
    yield from come(sheet, Haul(things=work.makes), "work")
    yield from lose(books, of_sheet(books, sheet, rulings), work.lives)
