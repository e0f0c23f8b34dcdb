"""The ledger: appended to, read, never altered."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.pending import Pending, insertion
from bot.store.tables import Character, LedgerEntry

_INSERTION = insertion(LedgerEntry)


class Ledger:
    """The ledger of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session
        self.pending = Pending(_INSERTION)

    def add(self, entry: LedgerEntry) -> None:
        """Append an entry; it is kept, and found again, when the unit of work ends well."""
        self.pending.add(entry)

    async def get(self, guild_id: int, entry_id: int) -> LedgerEntry | None:
        """Return an entry if it belongs to this guild."""
        return await self._session.scalar(
            select(LedgerEntry).where(LedgerEntry.id == entry_id, LedgerEntry.guild_id == guild_id)
        )

    async def of_character(self, character_id: int, *, kinds: Sequence[str] = ()) -> list[LedgerEntry]:
        """Return a character's entries, oldest first, all or of some kinds."""
        statement = select(LedgerEntry).where(LedgerEntry.character_id == character_id).order_by(LedgerEntry.id)
        if kinds:
            statement = statement.where(LedgerEntry.kind.in_(kinds))
        return list(await self._session.scalars(statement))

    async def newest(self, guild_id: int, *, limit: int) -> list[tuple[LedgerEntry, str]]:
        """Return the newest entries of a guild with the names of their characters, the newest first."""
        statement = (
            select(LedgerEntry, Character.name)
            .join(Character, Character.id == LedgerEntry.character_id)
            .where(LedgerEntry.guild_id == guild_id)
            .order_by(LedgerEntry.id.desc())
            .limit(limit)
        )
        return [(entry, name) for entry, name in await self._session.execute(statement)]

    async def of_request(self, request_id: int) -> list[LedgerEntry]:
        """Return the entries a request caused, oldest first."""
        statement = select(LedgerEntry).where(LedgerEntry.request_id == request_id).order_by(LedgerEntry.id)
        return list(await self._session.scalars(statement))

    async def undone(self, entry_ids: Sequence[int]) -> set[int]:
        """Return which of these entries already have a counter-entry."""
        statement = select(LedgerEntry.undoes).where(LedgerEntry.undoes.in_(entry_ids))
        return {value for value in await self._session.scalars(statement) if value is not None}
