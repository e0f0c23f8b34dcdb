"""Looks around a server: what exists, which rights the bot has, and makes what the set-up lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.game import guilds
from bot.game.caller import Caller
from bot.game.desk import Game
from bot.game.setup import show, wizard
from bot.game.setup.facts import ChannelFacts, RoleFacts, Surroundings, check_role
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal

CHANNEL_RIGHTS = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "add_reactions",
    "read_message_history",
    "manage_messages",
)
GUILD_RIGHTS = (
    "send_messages",
    "embed_links",
    "add_reactions",
    "manage_webhooks",
    "create_public_threads",
    "send_messages_in_threads",
)
PRIVATE = ("approvals", "log")


def role_facts(role: discord.Role | None) -> RoleFacts:
    """Return what matters of a role; one that is gone counts as nobody's."""
    if role is None:
        return RoleFacts(0, managed=True)
    return RoleFacts(role.id, role.is_default(), role.managed, role.flags.in_prompt)


def channel_facts(guild: discord.Guild | None, channel_id: int) -> ChannelFacts:
    """Return whether a channel exists and what the bot lacks in it."""
    channel = guild.get_channel(channel_id) if guild else None
    if guild is None or channel is None or guild.me is None:
        return ChannelFacts(exists=False, missing=("view_channel",))
    rights = channel.permissions_for(guild.me)
    missing = tuple(right for right in CHANNEL_RIGHTS if not getattr(rights, right))
    return ChannelFacts(True, missing, channel.permissions_for(guild.default_role).view_channel)


def reachable(guild: discord.Guild | None) -> Callable[[int], bool]:
    """Return a function that says whether the bot can write in a channel or thread, as far as it is known here."""

    def reaches(channel_id: int) -> bool:
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None or guild.me is None:
            return False
        rights = channel.permissions_for(guild.me)
        speaks = rights.send_messages_in_threads if isinstance(channel, discord.Thread) else rights.send_messages
        return rights.view_channel and speaks and rights.embed_links

    return reaches


def present(guild: discord.Guild | None) -> frozenset[int]:
    """Return the ids of all roles and channels that exist."""
    return frozenset(thing.id for thing in (*guild.roles, *guild.channels)) if guild else frozenset()


async def look(bot: Any, interaction: discord.Interaction) -> Surroundings:
    """Return what the guild of an interaction looks like just now."""
    guild = interaction.guild
    if guild is None or guild.me is None:
        return Surroundings()
    settings = await guilds.settings(bot.game, guild.id)
    kept = await guilds.command_hash(bot.game, guild.id)
    rights = guild.me.guild_permissions
    return Surroundings(
        channels={use: channel_facts(guild, channel_id) for use, channel_id in settings.channels.items()},
        roles=frozenset(role.id for role in guild.roles),
        missing=tuple(right for right in GUILD_RIGHTS if not getattr(rights, right)),
        commands_synced=kept == await bot.command_book.wanted(guild.id),
    )


async def check(game: Game, caller: Caller, *, bot: Any, place: discord.Interaction) -> Page:
    """Look around and say what is wrong."""
    return await show.check(game, caller, surroundings=await look(bot, place))


async def make_missing(game: Game, caller: Caller, *, place: discord.Interaction) -> Page:
    """Make the ORG role and the channels that are missing and finish; without the right, say which is missing."""
    guild = place.guild
    missing = await wizard.missing(game, caller, present=present(guild))
    if guild is None:
        return await wizard.finish(game, caller, present=frozenset())
    settings = await guilds.settings(game, guild.id)
    speech = game.speeches[settings.language]
    try:
        org = await _org_role(guild, place.user, settings.org_role, make="org_role" in missing)
        names = {use: speech.label(f"setup-channel-name-{use}") for use in missing if use != "org_role"}
        made = {use: await _channel(guild, name, org, private=use in PRIVATE) for use, name in names.items()}
    except discord.Forbidden:
        return await wizard.cannot_make(game, caller)
    return await wizard.take_made(game, caller, org_role=org.id if org else None, channels=made)


async def _org_role(guild: discord.Guild, user: Any, kept: int | None, *, make: bool) -> discord.Role | None:
    if not make:
        return guild.get_role(kept or 0)
    # Two taps of the same button must not make two roles; but one that anybody can take is not ours to trust.
    fitting = (role for role in guild.roles if role.name == "ORG" and _is_safe(role))
    role = next(fitting, None) or await guild.create_role(name="ORG", mentionable=False)
    await user.add_roles(role)
    return role


def _is_safe(role: discord.Role) -> bool:
    try:
        check_role(role_facts(role))
    except Refusal:
        return False
    return True


async def _channel(guild: discord.Guild, name: str, org: discord.Role | None, *, private: bool) -> int:
    """Return the channel of that name if it can be used as it is, else a new one."""
    for existing in guild.text_channels:
        facts = channel_facts(guild, existing.id)
        if existing.name == name and not facts.missing and not (private and facts.open_to_all):
            return existing.id
    me = guild.me
    hidden = discord.PermissionOverwrite(view_channel=False)
    seen = discord.PermissionOverwrite(
        view_channel=True, send_messages=True, read_message_history=True, add_reactions=True
    )
    own = discord.PermissionOverwrite(
        view_channel=True,
        send_messages=True,
        read_message_history=True,
        add_reactions=True,
        embed_links=True,
        attach_files=True,
        manage_messages=True,
    )
    rights: dict[Any, discord.PermissionOverwrite] = {me: own}
    if private:
        rights[guild.default_role] = hidden
        if org is not None:
            rights[org] = seen
    channel = await guild.create_text_channel(name, overwrites=rights)
    return channel.id
