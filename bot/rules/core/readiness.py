"""Readiness: what ORGs still have to approve before a character may enter the game."""

from __future__ import annotations

from typing import Any, Protocol

from bot.rules.core.rulings import Rulings


class Readiness(Protocol):
    """Whether a character is ready for the game."""

    def missing(self, sheet: Any, rulings: Rulings, *, rules_read: bool) -> tuple[str, ...]:
        """Return what is missing, in the order of the rules; empty = ready. A weapon is told as `weapon:<key>`."""
        ...
