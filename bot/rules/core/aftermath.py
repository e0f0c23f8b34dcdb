"""After a combat: loot, the last blow, pursuit, and what ORGs decide about those who lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.rules.core.conduct import Bystander
from bot.rules.core.facts import Fact, Identity
from bot.rules.core.goods import Haul, Party, Passed
from bot.rules.core.rulings import Rulings
from bot.rules.core.scenes import Mover


@dataclass(frozen=True, slots=True)
class Looted:
    """What was taken from somebody; `through` = `org`: nothing yet, an ORG gives the loot to the winners."""

    passed: Passed | None
    through: Literal["org"] | None = None


@dataclass(frozen=True, slots=True)
class Killed:
    """A kill: the facts of the victim, whether a council judges it, whether the killer should be warned before."""

    facts: tuple[Fact, ...]
    council_review: bool
    warning: bool


@dataclass(frozen=True, slots=True)
class Flown:
    """Somebody who left a combat by flight: where it is now, how long ago that was, whether from this pursuer."""

    scene: Identity | None
    minutes: float
    was_opponent: bool


@dataclass(frozen=True, slots=True)
class Pursued:
    """An allowed pursuit: the scene the pursuer is in from now on, where a challenge is possible."""

    scene: Identity
    may_challenge: bool = True


class Aftermath(Protocol):
    """What happens between those who are up and those who lie."""

    def spoils(self, fallen: Any) -> Haul:
        """Return all that may be taken from a character."""
        ...

    def check_loot(self, looter: Bystander, fallen: Bystander, *, combat_over: bool) -> Literal["org"] | None:
        """Refuse looting somebody; `org` where its loot goes to the winners through an ORG."""
        ...

    def loot(self, looter: Party, fallen: Party, haul: Haul | None = None, *, combat_over: bool) -> Looted:
        """Return what taking a haul (None: everything) does, or refuse it."""
        ...

    def kill(
        self,
        killer: Bystander,
        victim: Bystander,
        sheet: Any,
        rulings: Rulings,
        *,
        words: str,
        combat_over: bool,
        last_phase: bool,
    ) -> Killed:
        """Return what a killing does to the victim, or refuse it."""
        ...

    def pursue(self, pursuer: Mover, fled: Flown, rulings: Rulings) -> Pursued:
        """Return where a pursuit leads, or refuse it."""
        ...

    def combat_ended(self, sheet: Any, minutes_down: float, rulings: Rulings) -> tuple[Fact, ...]:
        """Return what the end of a combat does to somebody who has lain so many minutes already."""
        ...

    def revive(self, sheet: Any, rulings: Rulings, lives: int | None = None) -> tuple[Fact, ...]:
        """Return what an ORG's revival does, to full lives or so many, or refuse it."""
        ...
