"""Deeds: commands already carried out, so that the same interaction never acts twice."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.pending import Pending, insertion
from bot.store.tables import Deed, Json

_INSERTION = insertion(Deed)


class Deeds:
    """The deeds of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session
        self.pending = Pending(_INSERTION)

    async def answer_of(self, guild_id: int, key: str) -> Json | None:
        """Return the answer a command got, None if it was never carried out."""
        deed = await self._session.get(Deed, (guild_id, key))
        return None if deed is None else deed.answer

    def add(self, guild_id: int, key: str, at: datetime, answer: Json) -> None:
        """Keep the answer of a command; a second one with the same key clashes at the commit."""
        self.pending.add(Deed(guild_id=guild_id, key=key, at=at, answer=answer))

    async def forget(self, before: datetime) -> None:
        """Drop deeds too old to be repeated by Discord."""
        await self._session.execute(delete(Deed).where(Deed.at < before))
