"""Hands: the weapon somebody strikes with."""

from __future__ import annotations

from typing import Any, Protocol

from bot.rules.core.facts import Fact


class Hands(Protocol):
    """What is in hand."""

    @property
    def weapons(self) -> tuple[str, ...]:
        """Return every weapon that may be wielded, in book order."""
        ...

    def held(self, sheet: Any) -> str | None:
        """Return the weapon in hand."""
        ...

    def take(
        self, sheet: Any, weapon: str | None, *, approved: bool = True, bow_skill: bool = True
    ) -> tuple[Fact, ...]:
        """Return the facts of taking a weapon in hand in the place of the one before (None: put it away), or refuse."""
        ...
