"""Scenes: who may move from one to another, and who is present."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.rules.core.facts import Identity
from bot.rules.core.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Mover:
    """Who wants to move: its status and abilities (lent ones too), and what holds it.

    `held_minutes` is how long ago it was held in place, `fled_into` how long ago an opponent fled into a scene,
    both in minutes of the game.
    """

    status: str
    abilities: frozenset[str] = frozenset()
    in_combat: bool = False
    scene: Identity | None = None
    held_minutes: float | None = None
    fled_into: Mapping[Identity, float] = field(default_factory=dict)


class Scenes(Protocol):
    """Moving between scenes."""

    def enter(self, mover: Mover, scene: Identity, rulings: Rulings) -> Identity:
        """Return the scene the mover is in from now on, having left any other, or refuse."""
        ...

    def leave(self, mover: Mover, rulings: Rulings) -> None:
        """Refuse leaving where something holds the mover."""
        ...

    def ban_minutes(self, kind: str) -> int:
        """Return how many minutes of the game a ban lasts: `fled`, `fog`, `held` or `return`."""
        ...

    def present(self, scene: Identity | None, other: Identity | None) -> bool:
        """Say whether two characters are near each other, by the scenes they are in."""
        ...
