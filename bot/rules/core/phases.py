"""Phases: what it does to one character when an ORG opens or closes one."""

from __future__ import annotations

from typing import Any, Protocol

from bot.rules.core.facts import Fact
from bot.rules.core.rulings import Rulings


class Phases(Protocol):
    """What phases do to one character; in a combat all of it waits until `settle`."""

    def open(
        self, sheet: Any, rulings: Rulings, *, restore_lives: bool | None = None, in_combat: bool = False
    ) -> tuple[Fact, ...]:
        """Return what a phase that begins does; `restore_lives` None leaves the lives to the guild's ruling."""
        ...

    def close(self, sheet: Any, rulings: Rulings, *, in_combat: bool = False) -> tuple[Fact, ...]:
        """Return what a phase that ends does."""
        ...

    def settle(self, sheet: Any, rulings: Rulings) -> tuple[Fact, ...]:
        """Return what waited for the end of a combat, in the order it happened."""
        ...
