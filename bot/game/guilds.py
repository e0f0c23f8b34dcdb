"""A guild's settings as the doors need them: read, changed, and the commands synced for it."""

from __future__ import annotations

from typing import Any

from bot.game.desk import Desk, Game, settings_of
from bot.game.settings import GuildSettings
from bot.store.tables import Guild
from bot.store.unit import Clash


async def settings(game: Game, guild_id: int) -> GuildSettings:
    """Return a guild's settings."""
    async with game.database.begin(write=False) as unit:
        return settings_of(await unit.guilds.get(guild_id))


async def command_hashes(game: Game) -> dict[int, str | None]:
    """Return the hash of the commands last synced, for each guild that is set up."""
    async with game.database.begin(write=False) as unit:
        return {guild.guild_id: guild.command_hash for guild in await unit.guilds.all() if guild.ready}


async def command_hash(game: Game, guild_id: int) -> str | None:
    """Return the hash of the commands last synced for one guild."""
    async with game.database.begin(write=False) as unit:
        guild = await unit.guilds.get(guild_id)
        return guild.command_hash if guild else None


async def commands_synced(game: Game, guild_id: int, digest: str, ids: dict[str, int]) -> None:
    """Keep what was synced to Discord."""
    async with game.database.begin(write=True) as unit:
        guild = await unit.guilds.get(guild_id, lock=True)
        if guild is not None:
            guild.command_hash, guild.command_ids = digest, dict(ids)


async def change(desk: Desk, **changes: Any) -> GuildSettings:
    """Change settings of the desk's guild, under its lock; a new guild is kept on its first change."""
    seen = desk.found.guild.version if desk.found.guild else None
    guild = await desk.unit.guilds.get(desk.caller.guild_id, lock=True)
    if guild is not None and seen is not None and guild.version != seen:
        # The change was made out of settings that another hand has changed since: begin again.
        raise Clash
    if guild is None:
        guild = Guild(
            guild_id=desk.caller.guild_id,
            settings=GuildSettings().model_dump(mode="json"),
            ready=False,
            command_hash=None,
        )
        guild.command_ids = {}
        desk.unit.guilds.add(guild)
    kept = settings_of(guild).model_copy(update=changes)
    guild.settings = GuildSettings.model_validate(kept.model_dump()).model_dump(mode="json")
    desk.settings = settings_of(guild)
    return desk.settings
