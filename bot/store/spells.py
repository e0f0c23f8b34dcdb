"""Special spells as ORGs wrote them."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import SpecialSpell


class SpecialSpells:
    """The special spells of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, spell: SpecialSpell) -> None:
        """Keep a new spell; a second one of its name clashes."""
        self._session.add(spell)

    async def named(self, guild_id: int, key: str) -> SpecialSpell | None:
        """Return the spell of this guild whose compared name equals `key`."""
        statement = select(SpecialSpell).where(SpecialSpell.guild_id == guild_id, SpecialSpell.name_key == key)
        return await self._session.scalar(statement)

    async def all(self, guild_id: int) -> list[SpecialSpell]:
        """Return all spells of a guild in the order they were written in."""
        statement = select(SpecialSpell).where(SpecialSpell.guild_id == guild_id)
        return list(await self._session.scalars(statement.order_by(SpecialSpell.id)))
