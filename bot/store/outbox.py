"""The outbox: what still has to be said, swept after each commit, at the start and by the tick."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.pending import Pending, insertion
from bot.store.tables import OutboxRow

_INSERTION = insertion(OutboxRow)


class Outbox:
    """The outbox of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session
        self.pending = Pending(_INSERTION)

    def add(self, row: OutboxRow) -> None:
        """Write down something to say; it is kept when the unit of work ends well."""
        self.pending.add(row)

    async def get(self, guild_id: int, row_id: int) -> OutboxRow | None:
        """Return a row if it belongs to this guild."""
        return await self._session.scalar(
            select(OutboxRow).where(OutboxRow.id == row_id, OutboxRow.guild_id == guild_id)
        )

    async def due(self, guild_id: int, now: datetime, *, limit: int = 50) -> list[OutboxRow]:
        """Return what is to be said by `now` in this guild, the oldest first."""
        statement = (
            select(OutboxRow)
            .where(OutboxRow.guild_id == guild_id, OutboxRow.sent_at.is_(None), OutboxRow.due_at <= now)
            .order_by(OutboxRow.id)
            .limit(limit)
        )
        return list(await self._session.scalars(statement))

    async def guilds_waiting(self, now: datetime) -> list[int]:
        """Return the guilds that have something to say by `now`."""
        statement = select(OutboxRow.guild_id).where(OutboxRow.sent_at.is_(None), OutboxRow.due_at <= now).distinct()
        return list(await self._session.scalars(statement))

    async def sent(self, row_ids: Sequence[int], at: datetime, message_id: int | None) -> None:
        """Mark rows as said."""
        statement = update(OutboxRow).where(OutboxRow.id.in_(row_ids)).values(sent_at=at, message_id=message_id)
        await self._session.execute(statement)

    async def forget(self, before: datetime) -> None:
        """Drop rows said long ago; those not said yet are never dropped."""
        await self._session.execute(delete(OutboxRow).where(OutboxRow.sent_at < before))

    async def said_by(self, guild_id: int, message_id: int) -> list[OutboxRow]:
        """Return the rows that one message said, the oldest first."""
        statement = select(OutboxRow).where(OutboxRow.guild_id == guild_id, OutboxRow.message_id == message_id)
        return list(await self._session.scalars(statement.order_by(OutboxRow.id)))

    async def rung(self, guild_id: int, combat_id: int) -> list[OutboxRow]:
        """Return the bells of a fight that still hang in a channel."""
        statement = select(OutboxRow).where(
            OutboxRow.guild_id == guild_id,
            OutboxRow.kind == "turn",
            OutboxRow.sent_at.is_not(None),
            OutboxRow.message_id.is_not(None),
        )
        rows = await self._session.scalars(statement.order_by(OutboxRow.id))
        return [row for row in rows if row.payload.get("combat") == combat_id]

    async def silenced(self, message_ids: Sequence[int]) -> None:
        """Forget where bells hung that are deleted."""
        if message_ids:
            statement = update(OutboxRow).where(OutboxRow.kind == "turn", OutboxRow.message_id.in_(message_ids))
            await self._session.execute(statement.values(message_id=None))

    async def postponed(self, row_ids: Sequence[int], until: datetime, failure: str) -> None:
        """Mark rows as failed for now and due again later."""
        statement = (
            update(OutboxRow)
            .where(OutboxRow.id.in_(row_ids))
            .values(due_at=until, failure=failure, attempts=OutboxRow.attempts + 1)
        )
        await self._session.execute(statement)
