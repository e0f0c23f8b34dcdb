"""Clues: signs everybody sees and only some may read; what a reader needs is said in groups of which one must fit."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal, Protocol

NeedKind = Literal["ability", "reference", "school", "faction", "class", "item"]


@dataclass(frozen=True, slots=True)
class Need:
    """One thing a reader needs, by its key: an ability, the tag of a reference, a school, a faction, a class, an item.

    An item is named as the game item is that the reader carries.
    """

    kind: NeedKind
    key: str


@dataclass(frozen=True, slots=True)
class Needs:
    """Groups of needs: a reader must fit any one group, and of a group everything. No groups: everybody may read."""

    groups: tuple[tuple[Need, ...], ...] = ()


class Clues(Protocol):
    """Who may read what stands behind a sign."""

    @property
    def needs(self) -> tuple[Need, ...]:
        """Return every need the ruleset itself knows (no items, no factions of the guild's own)."""
        ...

    @property
    def tracks(self) -> Needs:
        """Return what it takes to read tracks."""
        ...

    @property
    def hidden(self) -> Needs:
        """Return what it takes to notice what is hidden."""
        ...

    def check_needs(self, needs: Needs, factions: Collection[str] = ()) -> Needs:
        """Return needs as they are kept, or refuse what nobody could ever fit; `factions` are the guild's own."""
        ...

    def opens(self, sheet: Any, needs: Needs) -> bool:
        """Say whether a character may read."""
        ...

    def read(self, sheet: Any, needs: Needs) -> None:
        """Refuse reading to who may not, without telling what is missing."""
        ...
