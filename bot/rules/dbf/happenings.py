"""Facts about what becomes of a character: its status, its conditions, the absence of its player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rules.dbf.sheet import ConditionSort, Status


@dataclass(frozen=True, slots=True)
class StatusChanged:
    """The character fell asleep, into trance, died, woke and so on; lives change by facts of their own."""

    before: Status
    after: Status
    kind: Literal["status_changed"] = "status_changed"


@dataclass(frozen=True, slots=True)
class ConditionAdded:
    """An ORG set a condition (DBF-COND-1..3)."""

    identifier: str
    sort: ConditionSort
    text: str
    kind: Literal["condition_added"] = "condition_added"


@dataclass(frozen=True, slots=True)
class ConditionRemoved:
    """A condition is gone, by an ORG or by a spell; it is told whole so that the undo can set it again."""

    identifier: str
    sort: ConditionSort
    text: str
    kind: Literal["condition_removed"] = "condition_removed"


@dataclass(frozen=True, slots=True)
class OutOfGameBegan:
    """The player left the game for a while; `passing` in a combat, where it only means passing (R-PBP-5)."""

    reason: str
    passing: bool = False
    kind: Literal["out_of_game_began"] = "out_of_game_began"


@dataclass(frozen=True, slots=True)
class ReturnAnnounced:
    """The player announced to be coming back; it takes effect later (DBF-GEN-1)."""

    kind: Literal["return_announced"] = "return_announced"


@dataclass(frozen=True, slots=True)
class OutOfGameEnded:
    """The player is back; `reason` is what the absence was for."""

    reason: str
    kind: Literal["out_of_game_ended"] = "out_of_game_ended"
