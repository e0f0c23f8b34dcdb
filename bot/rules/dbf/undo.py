"""What an undo looks at, and how it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.sheet import DbfSheet


@dataclass(frozen=True, slots=True)
class Undo:
    """What an undo looks at: the present sheet, what came after the fact, and the rules in force."""

    books: DbfBooks
    sheet: DbfSheet
    later: Sequence[DbfFact]
    rulings: Rulings


def refuse_undo(*abilities: str) -> Refusal:
    """Return the refusal of an undo on which later facts stand, naming the abilities among them."""
    return Refusal("undo_later_facts", abilities=abilities)


def still(stands: bool) -> None:
    """Refuse the undo of what does not stand any more."""
    if not stands:
        raise refuse_undo()


def not_undone(undo: Undo, fact: DbfFact) -> DbfFact:
    """Refuse the undo of what concerns more than one character or has run its course."""
    raise Refusal("undo_not_possible")


Countering = Callable[[Undo, Any], DbfFact | tuple[DbfFact, ...]]
