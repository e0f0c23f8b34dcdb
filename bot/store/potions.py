"""Potions as ORGs wrote them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Potion


class Potions:
    """The potions of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, potion: Potion) -> None:
        """Keep a new potion; a second one of its name clashes."""
        self._session.add(potion)

    async def get(self, guild_id: int, potion_id: int) -> Potion | None:
        """Return a potion of this guild."""
        return await self._session.scalar(select(Potion).where(Potion.id == potion_id, Potion.guild_id == guild_id))

    async def all(self, guild_id: int) -> list[Potion]:
        """Return all potions of a guild in the order of their levels."""
        statement = select(Potion).where(Potion.guild_id == guild_id)
        return list(await self._session.scalars(statement.order_by(Potion.level, Potion.name_key)))
