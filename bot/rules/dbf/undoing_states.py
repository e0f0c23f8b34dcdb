"""Undoing facts about status, conditions and absence."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.core.refusal import Refusal
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import (
    ConditionAdded,
    ConditionRemoved,
    OutOfGameBegan,
    OutOfGameEnded,
    ReturnAnnounced,
    StatusChanged,
)
from bot.rules.dbf.sheet import DOWN
from bot.rules.dbf.undo import Countering, Undo, still


def _status(undo: Undo, fact: StatusChanged) -> DbfFact:
    """Sleep and trance are not begun again, for nothing would end them; nobody is up at 0 lives, or down above."""
    if fact.before in ("asleep", "trance"):
        raise Refusal("undo_not_possible")
    still(undo.sheet.status == fact.after and (undo.sheet.lives == 0) == (fact.before in DOWN))
    return StatusChanged(fact.after, fact.before)


def _condition_added(undo: Undo, fact: ConditionAdded) -> DbfFact:
    still(_has(undo, fact.identifier))
    return ConditionRemoved(fact.identifier, fact.sort, fact.text)


def _condition_removed(undo: Undo, fact: ConditionRemoved) -> DbfFact:
    still(not _has(undo, fact.identifier))
    return ConditionAdded(fact.identifier, fact.sort, fact.text)


def _has(undo: Undo, identifier: str) -> bool:
    return any(condition.identifier == identifier for condition in undo.sheet.conditions)


def _out_of_game_began(undo: Undo, fact: OutOfGameBegan) -> DbfFact:
    still(undo.sheet.out_of_game is not None)
    return OutOfGameEnded(fact.reason)


def _return_announced(undo: Undo, fact: ReturnAnnounced) -> DbfFact:
    away = undo.sheet.out_of_game
    if away is None or not away.returning:
        raise Refusal("undo_not_possible")
    return OutOfGameBegan(away.reason)


def _out_of_game_ended(undo: Undo, fact: OutOfGameEnded) -> DbfFact:
    still(undo.sheet.out_of_game is None)
    return OutOfGameBegan(fact.reason)


COUNTER_STATES: Mapping[type, Countering] = {
    StatusChanged: _status,
    ConditionAdded: _condition_added,
    ConditionRemoved: _condition_removed,
    OutOfGameBegan: _out_of_game_began,
    ReturnAnnounced: _return_announced,
    OutOfGameEnded: _out_of_game_ended,
}
