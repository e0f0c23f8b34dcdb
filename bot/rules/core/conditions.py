"""Conditions an ORG sets on a character, and animal forms it has met: the ORG writes what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from bot.rules.core.facts import Fact


@dataclass(frozen=True, slots=True)
class ConditionLine:
    """One condition: `identifier` tells it from the character's others, `sort` is what may remove it."""

    identifier: str
    sort: str
    text: str


@dataclass(frozen=True, slots=True)
class FormLine:
    """One form a character has met: its key and name, the lives it has and the wounds its hit deals."""

    key: str
    name: str
    lives: int
    strength: int = 1


class Conditions(Protocol):
    """Conditions of characters."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """Return what sorts of conditions there are."""
        ...

    def add(self, sheet: Any, condition: ConditionLine) -> tuple[Fact, ...]:
        """Return the facts of a condition set, or refuse."""
        ...

    def remove(self, sheet: Any, identifier: str) -> tuple[Fact, ...]:
        """Return the facts of a condition taken away, or refuse."""
        ...


class Forms(Protocol):
    """Forms a character may take."""

    def record(self, sheet: Any, form: FormLine) -> tuple[Fact, ...]:
        """Return the facts of a form met (or met again with other figures), or refuse."""
        ...

    def forget(self, sheet: Any, key: str) -> tuple[Fact, ...]:
        """Return the facts of a form recorded by mistake, or refuse."""
        ...
