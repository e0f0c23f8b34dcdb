"""Combats found by id, scene, card and deadline; and who may not follow whom after one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Ban, Combat


class Combats:
    """The combats of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, combat: Combat) -> None:
        """Keep a new combat."""
        self._session.add(combat)

    async def get(self, guild_id: int, combat_id: int, *, lock: bool = False) -> Combat | None:
        """Return a combat of this guild, locked where it is to change."""
        statement = select(Combat).where(Combat.id == combat_id, Combat.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def in_scene(self, scene_id: int, *, lock: bool = False) -> list[Combat]:
        """Return the combats that go on in a scene, the oldest first."""
        statement = select(Combat).where(Combat.scene_id == scene_id, Combat.ended_at.is_(None)).order_by(Combat.id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return list(await self._session.scalars(statement))

    async def over_in(self, scene_id: int, *, limit: int = 20) -> list[Combat]:
        """Return the combats that were fought to their end in a scene, the newest first."""
        statement = select(Combat).where(Combat.scene_id == scene_id, Combat.ended_at.is_not(None))
        return list(await self._session.scalars(statement.order_by(Combat.id.desc()).limit(limit)))

    async def newest(self, guild_id: int, *, limit: int = 50) -> list[Combat]:
        """Return the combats of a guild, those that go on and those that are over, the newest first."""
        statement = select(Combat).where(Combat.guild_id == guild_id).order_by(Combat.id.desc()).limit(limit)
        return list(await self._session.scalars(statement))

    async def open_ones(self, guild_id: int) -> list[Combat]:
        """Return all combats that go on in a guild, the oldest first."""
        statement = select(Combat).where(Combat.guild_id == guild_id, Combat.ended_at.is_(None))
        return list(await self._session.scalars(statement.order_by(Combat.id)))

    async def with_message(self, guild_id: int, message_ids: Iterable[int]) -> list[Combat]:
        """Return the combats that go on and whose card, or whose twin for ORGs, is one of these messages."""
        ids = list(message_ids)
        statement = select(Combat).where(
            Combat.guild_id == guild_id,
            Combat.ended_at.is_(None),
            Combat.message_id.in_(ids) | Combat.twin_message_id.in_(ids),
        )
        return list(await self._session.scalars(statement))

    async def due(self, now: datetime, guild_ids: Iterable[int]) -> list[Combat]:
        """Return the combats of these guilds whose step is to close, the one due first first."""
        statement = select(Combat).where(Combat.due_at <= now, Combat.guild_id.in_(list(guild_ids)))
        return list(await self._session.scalars(statement.order_by(Combat.due_at, Combat.id)))

    async def stir(self, combat_ids: Collection[int], scene_ids: Collection[int]) -> None:
        """Note that something outside them may have changed what these combats, and those in these scenes, wait for."""
        if not combat_ids and not scene_ids:
            return
        meant = Combat.id.in_(list(combat_ids)) | Combat.scene_id.in_(list(scene_ids))
        await self._session.execute(update(Combat).where(meant, Combat.ended_at.is_(None)).values(stirred=True))

    async def stirred(self, guild_ids: Iterable[int]) -> list[Combat]:
        """Return the combats of these guilds that were stirred and are not paused."""
        statement = select(Combat).where(Combat.stirred.is_(True), Combat.seconds_left.is_(None))
        return list(
            await self._session.scalars(statement.where(Combat.guild_id.in_(list(guild_ids))).order_by(Combat.id))
        )

    async def next_due(self, guild_id: int) -> datetime | None:
        """Return when the next step of a guild closes by its deadline."""
        return await self._session.scalar(select(func.min(Combat.due_at)).where(Combat.guild_id == guild_id))

    async def ban(self, guild_id: int, who_id: int, other_id: int, kind: str, at: datetime) -> None:
        """Keep that somebody may not follow another; the newest ban counts."""
        found = await self._session.get(Ban, (who_id, other_id, kind))
        if found is None:
            self._session.add(Ban(who_id=who_id, other_id=other_id, kind=kind, guild_id=guild_id, at=at))
        else:
            found.at = at

    async def bans_on(self, who_id: int) -> list[Ban]:
        """Return whom somebody may not follow."""
        return list(await self._session.scalars(select(Ban).where(Ban.who_id == who_id)))

    async def lift(self, character_id: int, kind: str) -> None:
        """Let everybody follow somebody who fled again; let somebody driven off come near again."""
        measured = Ban.other_id if kind == "fled" else Ban.who_id
        await self._session.execute(delete(Ban).where(measured == character_id, Ban.kind == kind))
