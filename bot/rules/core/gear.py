"""Gear: what a player lists, an ORG judges, and a character then takes up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.core.facts import Fact
from bot.rules.core.rulings import Rulings


@dataclass(frozen=True, slots=True)
class GearAsked:
    """What a player wants on the list: `identifier` is the house's, `weapon` a family or a weapon by its key."""

    identifier: str
    kind: str
    name: str
    weapon: str | None = None
    length_cm: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an ORG decided about a piece; the archer's test counts for bows, the bonus lives for armour."""

    approved: bool
    skill_verified: bool = False
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class GearLine:
    """One piece as it is shown: `key` is the weapon or armour it counts as, `needs` says what its verdict asks for."""

    identifier: str
    sort: str
    key: str
    name: str
    length_cm: int | None
    verdict: Verdict
    in_use: bool
    needs: tuple[str, ...] = ()


class Gear(Protocol):
    """Gear of characters."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what kinds of gear there are."""
        ...

    @property
    def families(self) -> tuple[str, ...]:
        """Return the families of weapons, from which with the length the category follows."""
        ...

    def add(self, sheet: Any, asked: GearAsked, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts of a piece put on the list, not approved yet, or refuse it."""
        ...

    def judge(self, sheet: Any, identifier: str, verdict: Verdict, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts of an ORG's verdict."""
        ...

    def wear(self, sheet: Any, identifier: str, rulings: Rulings, *, in_combat: bool = False) -> tuple[Fact, ...]:
        """Return the facts of a piece taken up (or laid down, where it is in use), or refuse."""
        ...

    def remove(self, sheet: Any, identifier: str, rulings: Rulings, *, in_combat: bool = False) -> tuple[Fact, ...]:
        """Return the facts of a piece off the list."""
        ...

    def lines(self, sheet: Any) -> tuple[GearLine, ...]:
        """Return every piece as plain data."""
        ...
