"""Folding facts about status, conditions and absence into a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.dbf.happenings import (
    ConditionAdded,
    ConditionRemoved,
    OutOfGameBegan,
    OutOfGameEnded,
    ReturnAnnounced,
    StatusChanged,
)
from bot.rules.dbf.sheet import Absence, Condition, DbfSheet, Status


def _status_changed(sheet: DbfSheet, fact: StatusChanged) -> DbfSheet:
    died = sheet.died_this_phase or fact.after == "dead"
    return sheet.model_copy(update={"status": fact.after, "died_this_phase": died})


def _condition_added(sheet: DbfSheet, fact: ConditionAdded) -> DbfSheet:
    added = Condition(identifier=fact.identifier, sort=fact.sort, text=fact.text)
    return sheet.model_copy(update={"conditions": (*sheet.conditions, added)})


def _condition_removed(sheet: DbfSheet, fact: ConditionRemoved) -> DbfSheet:
    kept = tuple(condition for condition in sheet.conditions if condition.identifier != fact.identifier)
    return sheet.model_copy(update={"conditions": kept})


def _out_of_game_began(sheet: DbfSheet, fact: OutOfGameBegan) -> DbfSheet:
    """Somebody who lies stays where it lies, and somebody in a combat only passes (R-PBP-5)."""
    gone: Status = "out_of_game" if sheet.status == "active" and not fact.passing else sheet.status
    return sheet.model_copy(update={"out_of_game": Absence(reason=fact.reason), "status": gone})


def _return_announced(sheet: DbfSheet, fact: ReturnAnnounced) -> DbfSheet:
    away = sheet.out_of_game
    return sheet.model_copy(update={"out_of_game": away and away.model_copy(update={"returning": True})})


def _out_of_game_ended(sheet: DbfSheet, fact: OutOfGameEnded) -> DbfSheet:
    back: Status = "active" if sheet.status == "out_of_game" else sheet.status
    return sheet.model_copy(update={"out_of_game": None, "status": back})


APPLY_STATES: Mapping[type, Callable[[DbfSheet, Any], DbfSheet]] = {
    StatusChanged: _status_changed,
    ConditionAdded: _condition_added,
    ConditionRemoved: _condition_removed,
    OutOfGameBegan: _out_of_game_began,
    ReturnAnnounced: _return_announced,
    OutOfGameEnded: _out_of_game_ended,
}
