"""The kinds of places: which have a lock, which hold things, where something grows, what only some notice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.core.goods import Haul
from bot.store.tables import Place

PATCH = "herb_patch"
HIDES = "hides"
MOST_PORTIONS = 1_000


@dataclass(frozen=True, slots=True)
class Kind:
    """What a place can be done with; `hidden` is seen by those alone who notice hidden things."""

    emoji: str
    lockable: bool = False
    holds: bool = False
    grows: bool = False
    hidden: bool = False


KINDS: Mapping[str, Kind] = {
    "door": Kind("🚪", lockable=True),
    "gate": Kind("🏰", lockable=True),
    "chest": Kind("🧰", lockable=True, holds=True),
    "small_chest": Kind("🗃️", lockable=True, holds=True),
    "cache": Kind("🕳️", holds=True, hidden=True),
    PATCH: Kind("🌿", grows=True),
    HIDES: Kind("🐾", grows=True),
}


def kind_of(place: Place) -> Kind:
    """Return the kind of a place; one this version does not know is only looked at."""
    return KINDS.get(place.kind, Kind("📍"))


def is_shut(place: Place) -> bool:
    """Say whether a lock keeps a place shut."""
    return place.locked and not place.broken


def without_glass(haul: Haul) -> Haul:
    """Return a haul without what is fragile: its potions (DBF-ABIL-NICENIE-4)."""
    return Haul(haul.ducats, tuple(one for one in haul.things if one.sort != "potion"))
