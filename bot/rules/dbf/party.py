"""Parties: who belongs together, three at most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.core.refusal import Refusal
from bot.rules.dbf.books import DbfBooks


@dataclass(frozen=True, slots=True)
class DbfParties:
    """Parties of DBF."""

    books: DbfBooks

    @property
    def most(self) -> int:
        """The most members a party has (DBF-PARTY-1)."""
        return self.books.figures.number("party.max_members")

    def admit(self, members: Sequence[str], member: str) -> int:
        """Return the size of the party with `member` in it; refuses `already_member`, `party_full` (DBF-PARTY-1)."""
        if member in members:
            raise Refusal("already_member", rule="DBF-PARTY-1")
        if len(members) >= self.most:
            raise Refusal("party_full", rule="DBF-PARTY-1")
        return len(members) + 1
