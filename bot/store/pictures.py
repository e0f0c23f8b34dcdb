"""Pictures: bytes we made ourselves from what users gave."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Picture


class Pictures:
    """The pictures of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, picture: Picture) -> None:
        """Keep a new picture."""
        self._session.add(picture)

    async def bytes_of(self, guild_id: int, picture_id: int) -> bytes | None:
        """Return a picture of this guild as WebP."""
        statement = select(Picture.webp).where(Picture.id == picture_id, Picture.guild_id == guild_id)
        return await self._session.scalar(statement)
