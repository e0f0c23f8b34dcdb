"""The time of the game: how much of it passes, what runs for a character, and what happens when it has run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.rules.core.facts import Fact, Identity
from bot.rules.core.rulings import Rulings

SpanState = Literal["free", "in_combat", "org_decision", "challenge_unanswered", "scene_paused"]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of real time that a character spent in one state."""

    seconds: int
    state: SpanState


@dataclass(frozen=True, slots=True)
class Timer:
    """What runs for a character: `minutes` of the game in all; `spell` tells effects of several spells apart."""

    character: Identity
    kind: str
    minutes: int
    spell: str | None = None


@dataclass(frozen=True, slots=True)
class Clocks:
    """Which timers a change of a sheet stops, and which it then sets going (an effect renewed does both)."""

    started: tuple[Timer, ...] = ()
    stopped: tuple[Timer, ...] = ()


class Timekeeping(Protocol):
    """The one clock of the game."""

    def minute_seconds(self, rulings: Rulings) -> int:
        """Return how many real seconds a minute of the game lasts."""
        ...

    def runs(self, state: SpanState, rulings: Rulings) -> bool:
        """Say whether the clock of a character runs in that state."""
        ...

    def minutes(self, spans: Sequence[Span], rulings: Rulings) -> int:
        """Return the whole minutes of the game that passed during `spans`."""
        ...

    def running(
        self, character: Identity, sheet: Any, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[Timer, ...]:
        """Return every timer a character with that sheet has going."""
        ...

    def clocks(
        self, character: Identity, sheet: Any, facts: Sequence[Fact], rulings: Rulings, *, in_combat: bool = False
    ) -> Clocks:
        """Return the timers that `facts` stop and start on a character whose sheet was `sheet` before them."""
        ...

    def ring(
        self, sheet: Any, kind: str, spell: str | None, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[Fact, ...]:
        """Return what a timer does that has run; nothing where the sheet has moved on in the meantime."""
        ...
