"""Conduct outside the fights: stepping aside, handing things over, being out of game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.rules.core.facts import Fact, Identity

StepAside = Literal["character_switch", "character_retire", "party_leave"]


@dataclass(frozen=True, slots=True)
class Bystander:
    """Somebody at a moment outside the rules of a fight: its status, where it is, whether it can be seen.

    `back_in_game` is how many minutes of the game ago it announced to be coming back (None: it was not away).
    """

    status: str
    in_combat: bool = False
    scene: Identity | None = None
    visible: bool = True
    back_in_game: float | None = None


class Conduct(Protocol):
    """What a player may do with a character besides playing it."""

    def step_aside(self, who: Bystander, action: StepAside) -> None:
        """Refuse switching, retiring or leaving a party where the character is needed."""
        ...

    def give(self, giver: Bystander, receiver: Bystander) -> None:
        """Refuse handing something over."""
        ...

    def leave_game(self, sheet: Any, reason: str, *, in_combat: bool = False) -> tuple[Fact, ...]:
        """Return the facts of going out of game; in a combat it only means passing until that is over."""
        ...

    def return_to_game(self, sheet: Any, *, lifted: bool = False) -> tuple[Fact, ...]:
        """Return the facts of coming back, which takes its time unless an ORG lifted the wait."""
        ...

    def settle(self, sheet: Any) -> tuple[Fact, ...]:
        """Return what an absence announced in a combat does when that is over."""
        ...
