"""Files that users give: fetched when they are wanted, never before."""

from __future__ import annotations

import discord

from bot.game.images import Upload


def upload(attachment: discord.Attachment | None) -> Upload | None:
    """Return a file to be fetched when it is wanted: Discord's store may be slow, the answer may not wait."""
    if attachment is None:
        return None

    async def fetch() -> bytes:
        try:
            return await attachment.read()
        except discord.HTTPException:
            return b""  # gone meanwhile: as good as unreadable

    return Upload(attachment.size, fetch)
