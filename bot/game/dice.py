"""Dice with a seed that is kept, so that a disputed roll can be replayed."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass, field

SEED_BITS = 62  # fits a signed 64-bit column


def new_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


@dataclass(slots=True)
class SeededDice:
    """Rolls that follow from `seed` alone."""

    seed: int
    _source: random.Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._source = random.Random(self.seed)

    def roll(self, sides: int) -> int:
        """Return a whole number from 1 to `sides`."""
        return self._source.randint(1, sides)
