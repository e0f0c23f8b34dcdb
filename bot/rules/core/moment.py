"""The moment handed into the rules: what time it is and which dice fall."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


class Dice(Protocol):
    """A die roller whose seed is kept beside the facts it made, so a disputed roll can be replayed."""

    def roll(self, sides: int) -> int:
        """Return a whole number from 1 to `sides`."""
        ...


@dataclass(frozen=True, slots=True)
class Moment:
    """The world at the time of one command: `now` is aware (UTC), `dice` are already seeded."""

    now: datetime
    dice: Dice
