"""Phases, and the spells cast in them."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Phase, SpellUse


class Phases:
    """The phases of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, phase: Phase) -> None:
        """Keep a new phase; a second open one clashes."""
        self._session.add(phase)

    async def open_one(self, guild_id: int, *, lock: bool = False) -> Phase | None:
        """Return the phase that is open."""
        statement = select(Phase).where(Phase.guild_id == guild_id, Phase.closed_at.is_(None))
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def at(self, guild_id: int, moment: datetime) -> Phase | None:
        """Return the phase that was open at a moment."""
        statement = select(Phase).where(Phase.guild_id == guild_id, Phase.opened_at <= moment)
        phase = await self._session.scalar(statement.order_by(Phase.id.desc()).limit(1))
        closed = phase is None or (phase.closed_at is not None and phase.closed_at <= moment)
        return None if closed else phase

    async def count(self, guild_id: int) -> int:
        """Return how many phases a guild has had."""
        return await self._session.scalar(select(func.count()).where(Phase.guild_id == guild_id)) or 0

    async def latest(self, guild_id: int) -> Phase | None:
        """Return the newest phase, open or closed."""
        return await self._session.scalar(
            select(Phase).where(Phase.guild_id == guild_id).order_by(Phase.id.desc()).limit(1)
        )

    def spend(self, character_id: int, phase_id: int, spell: str, at: datetime) -> None:
        """Keep a casting; the same spell twice in a phase clashes whatever anybody checked."""
        self._session.add(SpellUse(character_id=character_id, phase_id=phase_id, spell=spell, at=at))

    async def give_back(self, character_id: int, phase_id: int, spell: str) -> None:
        """Forget a casting that was undone."""
        statement = delete(SpellUse).where(
            SpellUse.character_id == character_id, SpellUse.phase_id == phase_id, SpellUse.spell == spell
        )
        await self._session.execute(statement)
