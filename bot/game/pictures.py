"""Pictures kept for a guild: looked up for a page, made small and clean before they are kept."""

from __future__ import annotations

from bot.game.desk import Game


async def bytes_of(game: Game, guild_id: int, picture_id: int | None) -> bytes | None:
    """Return a stored picture as WebP, None where there is none."""
    if picture_id is None:
        return None
    async with game.database.begin(write=False) as unit:
        return await unit.pictures.bytes_of(guild_id, picture_id)
