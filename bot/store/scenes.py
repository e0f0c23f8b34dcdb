"""Scenes and who is, and spoke, in them; always within one guild."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Character, Post, Scene


class Scenes:
    """The scenes of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, scene: Scene) -> None:
        """Keep a new scene; a second open one in its channel clashes."""
        self._session.add(scene)

    async def in_channel(self, guild_id: int, channel_id: int, *, lock: bool = False) -> Scene | None:
        """Return the open scene of a channel."""
        statement = select(Scene).where(
            Scene.guild_id == guild_id, Scene.channel_id == channel_id, Scene.closed_at.is_(None)
        )
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def get(self, guild_id: int, scene_id: int, *, lock: bool = False) -> Scene | None:
        """Return a scene of this guild, open or closed, locked where nothing may happen to it meanwhile."""
        statement = select(Scene).where(Scene.id == scene_id, Scene.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def present(self, scene_id: int) -> list[Character]:
        """Return the living characters in a scene, in the order of their names."""
        statement = select(Character).where(Character.scene_id == scene_id, Character.retired_at.is_(None))
        return list(await self._session.scalars(statement.order_by(Character.name_plain, Character.id)))

    def spoke(self, scene_id: int, character_id: int, at: datetime) -> None:
        """Keep that a character spoke."""
        self._session.add(Post(scene_id=scene_id, character_id=character_id, at=at))

    async def posts(
        self, scene_id: int, character_id: int, since: datetime
    ) -> tuple[int, datetime | None, datetime | None]:
        """Return how often a character spoke since a moment, and when first and last."""
        statement = select(func.count(), func.min(Post.at), func.max(Post.at)).where(
            Post.scene_id == scene_id, Post.character_id == character_id, Post.at >= since
        )
        count, first, last = (await self._session.execute(statement)).one()
        return count, first, last

    async def forget_posts(self, scene_id: int) -> None:
        """Forget who spoke in a scene that is closed."""
        await self._session.execute(delete(Post).where(Post.scene_id == scene_id))
