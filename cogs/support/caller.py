"""Discord ends here: an interaction or a reaction becomes a caller in plain numbers."""

from __future__ import annotations

import discord

from bot.game.caller import Caller


def caller_of(interaction: discord.Interaction) -> Caller:
    """Return who stands behind an interaction in a guild; `guild_id` 0 in a direct message that names none."""
    if interaction.guild_id is None and "guild_id" in interaction.extras:
        return _caller_from_afar(interaction)
    rights = interaction.permissions
    owner_id = interaction.guild.owner_id if interaction.guild else None
    return Caller(
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel_id or 0,
        user_id=interaction.user.id,
        name=interaction.user.display_name,
        role_ids=_role_ids(interaction.user),
        keeper=rights.manage_guild or rights.administrator or owner_id == interaction.user.id,
        key=str(interaction.id),
    )


async def recognise(interaction: discord.Interaction) -> None:
    """Find whoever taps in a direct message among the members of the guild that the button names (`guild_id`)."""
    guild_id = interaction.extras.get("guild_id")
    guild = interaction.client.get_guild(guild_id) if guild_id and interaction.guild_id is None else None
    if guild is None:
        return
    try:
        # Shortly after a start not every member is known yet.
        member = guild.get_member(interaction.user.id) or await guild.fetch_member(interaction.user.id)
    except discord.HTTPException:
        return  # no member any more
    interaction.extras["member"] = member


def _caller_from_afar(interaction: discord.Interaction) -> Caller:
    """Return the caller of a button in a direct message: a member of the guild it names, else a stranger nowhere."""
    member = interaction.extras.get("member")
    if isinstance(member, discord.Member):
        return caller_of_member(member, interaction.channel_id or 0, str(interaction.id))
    name, key = interaction.user.display_name, str(interaction.id)
    return Caller(0, interaction.channel_id or 0, interaction.user.id, name, frozenset(), False, key)


def caller_of_member(member: discord.Member, channel_id: int, key: str) -> Caller:
    """Return the caller behind something a member did without an interaction (a reaction)."""
    return Caller(
        guild_id=member.guild.id,
        channel_id=channel_id,
        user_id=member.id,
        name=member.display_name,
        role_ids=_role_ids(member),
        keeper=member.guild_permissions.manage_guild or member.guild.owner_id == member.id,
        key=key,
    )


def _role_ids(user: discord.User | discord.Member) -> frozenset[int]:
    # A role deleted a moment ago may leave a hole in the cache.
    return frozenset(role.id for role in getattr(user, "roles", ()) if role is not None)
