"""Timers of characters and the reasons why they stand still."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Hold, Timer


class Timers:
    """The timers of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def of_character(self, character_id: int) -> list[Timer]:
        """Return what runs or stands still for a character, the next to ring first."""
        statement = select(Timer).where(Timer.character_id == character_id).order_by(Timer.due_at, Timer.id)
        return list(await self._session.scalars(statement))

    async def of_kind(self, character_id: int, kind: str) -> Timer | None:
        """Return the timer of one kind a character has."""
        statement = select(Timer).where(Timer.character_id == character_id, Timer.kind == kind).limit(1)
        return await self._session.scalar(statement)

    async def start(self, guild_id: int, character_id: int, kind: str, spell: str, seconds: int, now: datetime) -> None:
        """Set a timer going (anew where it was there); it stands still at once where something holds the character."""
        await self.stop(character_id, kind, spell)
        held = await self._session.scalar(select(func.count()).where(Hold.character_id == character_id))
        since = None if held else now
        due = None if held else now + timedelta(seconds=seconds)
        self._session.add(
            Timer(
                guild_id=guild_id,
                character_id=character_id,
                kind=kind,
                spell=spell,
                seconds_left=seconds,
                since=since,
                due_at=due,
            )
        )

    async def stop(self, character_id: int, kind: str, spell: str) -> None:
        """Forget a timer."""
        await self._session.execute(
            delete(Timer).where(Timer.character_id == character_id, Timer.kind == kind, Timer.spell == spell)
        )

    async def due(self, now: datetime, guild_ids: Iterable[int]) -> list[Timer]:
        """Return the timers of these guilds that are to ring, the one due first first."""
        statement = (
            select(Timer)
            .where(Timer.due_at <= now, Timer.guild_id.in_(list(guild_ids)))
            .order_by(Timer.due_at, Timer.id)
        )
        return list(await self._session.scalars(statement))

    async def claim(self, timer_id: int, now: datetime) -> Timer | None:
        """Take a due timer for this transaction; None where another hand has it or it is due no more."""
        statement = select(Timer).where(Timer.id == timer_id, Timer.due_at <= now).with_for_update(skip_locked=True)
        return await self._session.scalar(statement)

    async def next_due(self, guild_id: int) -> datetime | None:
        """Return when the next timer of a guild rings."""
        return await self._session.scalar(select(func.min(Timer.due_at)).where(Timer.guild_id == guild_id))

    async def hold(self, guild_id: int, character_id: int, reason: str, now: datetime) -> None:
        """Let a character's clocks stand still for a reason, until that reason is gone."""
        if await self._session.get(Hold, (character_id, reason)):
            return
        self._session.add(Hold(character_id=character_id, reason=reason, guild_id=guild_id, at=now))
        for timer in await self.of_character(character_id):
            if timer.since is not None:
                timer.seconds_left = max(0, timer.seconds_left - int((now - timer.since).total_seconds()))
                timer.since = timer.due_at = None

    async def release(self, guild_id: int, reason: str, now: datetime, *, character_id: int | None = None) -> None:
        """Take a reason away; clocks that nothing else holds run on."""
        statement = select(Hold).where(Hold.guild_id == guild_id, Hold.reason == reason)
        if character_id is not None:
            statement = statement.where(Hold.character_id == character_id)
        for hold in list(await self._session.scalars(statement)):
            await self._session.delete(hold)
            await self._session.flush()
            others = await self._session.scalar(select(func.count()).where(Hold.character_id == hold.character_id))
            for timer in [] if others else await self.of_character(hold.character_id):
                timer.since = now
                timer.due_at = now + timedelta(seconds=timer.seconds_left)
