"""Special spells: what ORGs may make them of, the draft they write, and the ruleset that knows them too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.core.facts import Fact


@dataclass(frozen=True, slots=True)
class ChosenEffect:
    """One thing a special spell does; `amount` is its figure (wounds, lives), None where it has none."""

    key: str
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class SpellDraft:
    """A special spell as it is written; `timing` and `target` None leave them to the effects.

    `count` is how many at most it is aimed at, where the caster names them; `minutes` are those of the game.
    """

    effects: tuple[ChosenEffect, ...]
    level: int = 1
    timing: str | None = None
    target: str | None = None
    count: int = 1
    minutes: int | None = None


@dataclass(frozen=True, slots=True)
class EffectOption:
    """An effect that may be chosen: when and at whom it works, its greatest amount (0: it has none), its minutes."""

    key: str
    timings: tuple[str, ...]
    targets: tuple[str, ...]
    most: int = 0
    minutes: bool = False


class Spellcraft(Protocol):
    """Special spells beside those of the book, and who owns them."""

    def options(self) -> tuple[EffectOption, ...]:
        """Return the effects a special spell may be made of."""
        ...

    def complete(self, draft: SpellDraft) -> SpellDraft:
        """Return the draft with nothing left open, or refuse it naming the field that is wrong."""
        ...

    def extended(self, spells: Mapping[str, SpellDraft]) -> Any:
        """Return the ruleset that knows these spells by their keys as well; one that is no spell is left out."""
        ...

    def special(self) -> tuple[str, ...]:
        """Return the keys of the special spells this ruleset knows."""
        ...

    def owned(self, sheet: Any) -> tuple[str, ...]:
        """Return the special spells somebody was granted."""
        ...

    def grant(self, sheet: Any, spell: str) -> tuple[Fact, ...]:
        """Return the facts of an ORG's grant, or refuse one that is unknown or owned already."""
        ...

    def revoke(self, sheet: Any, spell: str) -> tuple[Fact, ...]:
        """Return the facts of taking a special spell away, or refuse one that is not owned."""
        ...
