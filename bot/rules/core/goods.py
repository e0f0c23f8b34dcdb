"""Goods: what characters carry and hand over; what one loses another gains, nothing comes out of nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.rules.core.conduct import Bystander
from bot.rules.core.facts import Fact, Identity

GoodsSort = Literal["potion", "ingredient", "herb", "game_item", "item"]


@dataclass(frozen=True, slots=True)
class Thing:
    """Alike things and how many: a potion by its key, an ingredient, a herb, a marked game item, any other item.

    `name` is what an ORG called it, empty for what the ruleset itself names.
    """

    sort: GoodsSort
    key: str
    name: str = ""
    count: int = 1


@dataclass(frozen=True, slots=True)
class Haul:
    """Money and things that change hands together."""

    ducats: int = 0
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Passed:
    """What a hand-over does to whom it is taken from and to whom it goes."""

    haul: Haul
    giver: tuple[Fact, ...] = ()
    receiver: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Party:
    """One of the two between whom goods pass: who it is, its sheet, how the other finds it."""

    id: Identity
    sheet: Any
    presence: Bystander


class Goods(Protocol):
    """Inventories and purses."""

    def carried(self, sheet: Any) -> Haul:
        """Return all that a character carries."""
        ...

    def give(self, giver: Party, receiver: Party, haul: Haul) -> Passed:
        """Return what a gift does, or refuse it."""
        ...

    def grant(self, sheet: Any, haul: Haul) -> tuple[Fact, ...]:
        """Return what an ORG gives out of the world."""
        ...

    def take(self, sheet: Any, haul: Haul) -> tuple[Fact, ...]:
        """Return what an ORG takes back out of the game, or refuse what is not there."""
        ...
