"""Facts that every ruleset may record about a character: past tense, plain data, kept in the ledger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Fact = Any  # one of the ruleset's frozen fact dataclasses; each ruleset closes the union itself
Identity = int | str  # whom something concerns: the number of a character, or any other name its caller gives


@dataclass(frozen=True, slots=True)
class XpChanged:
    """Experience was earned (positive) or corrected (negative); `source` is one of the ruleset's sources."""

    amount: int
    source: str
    kind: Literal["xp_changed"] = "xp_changed"


@dataclass(frozen=True, slots=True)
class LivesChanged:
    """Lives (or hit points) really changed by `amount`, after every cap."""

    amount: int
    kind: Literal["lives_changed"] = "lives_changed"


@dataclass(frozen=True, slots=True)
class AbilityTaken:
    """An ability was taken for the pick of `slot` (a level), approved by an ORG; `lives` rose with it."""

    ability: str
    slot: int
    lives: int = 0
    deity: str | None = None
    offset: int | None = None
    kind: Literal["ability_taken"] = "ability_taken"


@dataclass(frozen=True, slots=True)
class AbilityGranted:
    """An ORG gave an ability outside the picks; `offset` shifts the spells of a school foreign to the class."""

    ability: str
    offset: int | None = None
    lives: int = 0
    deity: str | None = None
    kind: Literal["ability_granted"] = "ability_granted"


@dataclass(frozen=True, slots=True)
class AbilityRevoked:
    """An ability was taken away; `slot` is the pick that is open again (None for a grant), `lives` fell with it.

    `offset` and `deity` are what it was owned with, kept so that the undo can give it back.
    """

    ability: str
    slot: int | None = None
    lives: int = 0
    offset: int | None = None
    deity: str | None = None
    kind: Literal["ability_revoked"] = "ability_revoked"
