"""Creeps: what an ORG writes of a monster or a staff character, and the sheet that follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.core.combat import Figures
from bot.rules.core.facts import Fact
from bot.rules.core.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Draft:
    """A creep as it is written: `shown` is the nature everybody sees (None: it does not show), `claws` its wounds."""

    lives: int
    level: int = 1
    nature: tuple[str, ...] = ("living",)
    shown: tuple[str, ...] | None = ("living",)
    weapon: str | None = None
    claws: int | None = None
    abilities: tuple[str, ...] = ()


class Creeps(Protocol):
    """What creeps may be made of."""

    @property
    def natures(self) -> tuple[str, ...]:
        """Return the natures there are."""
        ...

    def nature_of(self, word: str) -> tuple[str, ...]:
        """Return the natures that one word for a being means (an animal lives, too); refuses an unknown one."""
        ...

    def make(self, draft: Draft, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts that make a creep, or refuse what does not exist or is beyond bounds."""
        ...

    def figures(self, sheet: Any) -> Figures | None:
        """Return what an ORG wrote of a creep; None for a character."""
        ...
