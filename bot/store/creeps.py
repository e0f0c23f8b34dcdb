"""The bestiary: creeps as ORGs wrote them, and those of each that are in the game."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Character, Creep


class Creeps:
    """The creeps of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, creep: Creep) -> None:
        """Keep a new creep; a second one of its name clashes."""
        self._session.add(creep)

    async def get(self, guild_id: int, creep_id: int, *, lock: bool = False) -> Creep | None:
        """Return a creep of this guild's bestiary, locked where some of it come into the game or it is forgotten."""
        statement = select(Creep).where(Creep.id == creep_id, Creep.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def named(self, guild_id: int, key: str) -> Creep | None:
        """Return the creep of this guild's bestiary whose compared name equals `key`."""
        return await self._session.scalar(select(Creep).where(Creep.name_key == key, Creep.guild_id == guild_id))

    async def all(self, guild_id: int) -> list[Creep]:
        """Return the whole bestiary in the order of names."""
        statement = select(Creep).where(Creep.guild_id == guild_id)
        return list(await self._session.scalars(statement.order_by(Creep.name_key)))

    async def spawned(self, guild_id: int, creep_id: int | None = None) -> list[Character]:
        """Return the creeps in the game, of one kind or all."""
        statement = select(Character).where(
            Character.guild_id == guild_id, Character.creep_id.is_not(None), Character.retired_at.is_(None)
        )
        if creep_id is not None:
            statement = statement.where(Character.creep_id == creep_id)
        return list(await self._session.scalars(statement.order_by(Character.name_plain, Character.id)))

    async def forget(self, creep: Creep) -> None:
        """Take a creep out of the bestiary."""
        await self._session.delete(creep)
