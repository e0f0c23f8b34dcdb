"""Requests: what waits for an ORG, found by id, by its card, or as a queue."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Request


class Requests:
    """The requests of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, request: Request) -> None:
        """Keep a new request."""
        self._session.add(request)

    async def get(self, guild_id: int, request_id: int, *, lock: bool = False) -> Request | None:
        """Return a request of this guild, locked where it is to be decided."""
        statement = select(Request).where(Request.id == request_id, Request.guild_id == guild_id)
        if lock:
            # A row read before the lock may be old: read it again under the lock.
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def by_message(self, guild_id: int, message_id: int) -> Request | None:
        """Return the request whose card is this message."""
        return await self._session.scalar(
            select(Request).where(Request.message_id == message_id, Request.guild_id == guild_id)
        )

    async def waiting(self, guild_id: int, *, limit: int = 25, offset: int = 0) -> list[Request]:
        """Return open requests, the oldest first."""
        statement = (
            select(Request)
            .where(Request.guild_id == guild_id, Request.state == "open")
            .order_by(Request.id)
            .limit(limit)
            .offset(offset)
        )
        return list(await self._session.scalars(statement))

    async def count_waiting(self, guild_id: int) -> int:
        """Return how many requests are open."""
        statement = select(func.count()).where(Request.guild_id == guild_id, Request.state == "open")
        return await self._session.scalar(statement) or 0

    async def of_character(self, character_id: int, *, state: str = "open") -> list[Request]:
        """Return a character's requests in one state, the oldest first."""
        statement = select(Request).where(Request.character_id == character_id, Request.state == state)
        return list(await self._session.scalars(statement.order_by(Request.id)))
