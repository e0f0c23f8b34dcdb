"""Gear of characters; and potions as ORGs wrote them, with those who know how to brew each."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Gear, Potion, Recipe


class Possessions:
    """Gear, potions and recipes of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, row: Gear | Potion | Recipe) -> None:
        """Keep something new; a second potion of its name clashes."""
        self._session.add(row)

    async def gear(self, guild_id: int, gear_id: int, *, lock: bool = False) -> Gear | None:
        """Return a piece of gear of this guild, locked where it is to change."""
        statement = select(Gear).where(Gear.id == gear_id, Gear.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def gear_of(self, character_id: int, *states: str) -> list[Gear]:
        """Return the gear of a character in these states, the oldest first."""
        statement = select(Gear).where(Gear.character_id == character_id, Gear.state.in_(states))
        return list(await self._session.scalars(statement.order_by(Gear.id)))

    async def potion(self, guild_id: int, potion_id: int) -> Potion | None:
        """Return a potion of this guild."""
        return await self._session.scalar(select(Potion).where(Potion.id == potion_id, Potion.guild_id == guild_id))

    async def potions(self, guild_id: int) -> list[Potion]:
        """Return all potions of a guild in the order of their levels."""
        statement = select(Potion).where(Potion.guild_id == guild_id)
        return list(await self._session.scalars(statement.order_by(Potion.level, Potion.name_key)))

    async def recipes_of(self, character_id: int) -> list[Potion]:
        """Return the potions a character knows how to brew, in the order of their levels."""
        statement = select(Potion).join(Recipe, Recipe.potion_id == Potion.id)
        statement = statement.where(Recipe.character_id == character_id)
        return list(await self._session.scalars(statement.order_by(Potion.level, Potion.name_key)))

    async def knows(self, character_id: int, potion_id: int) -> bool:
        """Say whether a character knows how to brew a potion."""
        return await self._session.get(Recipe, (character_id, potion_id)) is not None
