"""Doors to the set-up of a guild."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game.setup import rulings, show, single, wizard
from cogs.support import suggest, surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, suggestions
from cogs.support.values import row_id, word


async def _keys(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(_twice(rulings.keys(game_of(interaction), caller_of(interaction), typed)))


async def _values(interaction: discord.Interaction, typed: str) -> Choices:
    key = str(getattr(interaction.namespace, "key", "") or "")
    return await suggestions(_twice(rulings.values(game_of(interaction), caller_of(interaction), key, typed)))


async def _zones(_interaction: discord.Interaction, typed: str) -> Choices:
    return [app_commands.Choice(name=zone, value=zone) for zone in single.zones(typed)]


async def _twice(words: Any) -> list[tuple[str, str]]:
    return [(word, word) for word in await words]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Setup(Door, commands.GroupCog, name="setup", description="…"):
    """`/setup start|show|check|role|channel|modules|rule|ruleset|language|timezone|faction`."""

    @app_commands.command(description="…")
    async def start(self, interaction: discord.Interaction) -> None:
        """Begin the guided set-up."""
        await self.answer(interaction, wizard.start)

    @app_commands.command(description="…")
    async def show(self, interaction: discord.Interaction) -> None:
        """Show all settings."""
        await self.answer(interaction, show.show)

    @app_commands.command(description="…")
    async def check(self, interaction: discord.Interaction) -> None:
        """Look for what is wrong."""
        await self.answer(interaction, surroundings.check, bot=self.bot, place=interaction)

    @app_commands.command(description="…")
    @app_commands.choices(rank=choices("org", "head_org", "player"))
    async def role(self, interaction: discord.Interaction, rank: str, role: discord.Role) -> None:
        """Set the role of a rank."""
        await self.answer(interaction, single.set_role, rank=rank, facts=surroundings.role_facts(role))

    @app_commands.command(description="…")
    @app_commands.choices(use=choices("approvals", "log", "announcements", "registration"))
    async def channel(self, interaction: discord.Interaction, use: str, channel: discord.TextChannel) -> None:
        """Set the channel of a use."""
        facts = surroundings.channel_facts(interaction.guild, channel.id)
        await self.answer(interaction, single.set_channel, use=use, channel_id=channel.id, facts=facts)

    @app_commands.command(description="…")
    @app_commands.choices(module=choices("play_by_post", "live", "registration", "story"), state=choices("on", "off"))
    async def modules(self, interaction: discord.Interaction, module: str, state: str) -> None:
        """Switch a module."""
        await self.answer(interaction, single.set_module, module=module, on=state == "on")

    @app_commands.command(description="…")
    @app_commands.autocomplete(key=_keys, value=_values)
    async def rule(self, interaction: discord.Interaction, key: str | None = None, value: str | None = None) -> None:
        """List, read or change a ruling."""
        await self.answer(interaction, rulings.rule, key=key, value=value)

    @app_commands.command(description="…")
    @app_commands.choices(ruleset=choices("dbf", "odrie", "both"))
    async def ruleset(self, interaction: discord.Interaction, ruleset: str) -> None:
        """Choose the ruleset."""
        await self.answer(interaction, single.set_rulesets, ruleset=ruleset)

    @app_commands.command(description="…")
    @app_commands.choices(language=suggest.LANGUAGE_CHOICES)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the guild's language."""
        await self.answer(interaction, single.set_language, language=language)

    @app_commands.command(description="…")
    @app_commands.autocomplete(zone=_zones)
    async def timezone(self, interaction: discord.Interaction, zone: str) -> None:
        """Choose the time zone."""
        await self.answer(interaction, single.set_timezone, zone=zone)

    @app_commands.command(description="…")
    @app_commands.choices(do=choices("add", "remove"))
    async def faction(self, interaction: discord.Interaction, do: str, name: str) -> None:
        """Add or remove a faction."""
        await self.answer(interaction, single.set_faction, do=do, name=name)

    @on_action("setup")
    async def chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take a choice of the first page."""
        await self.answer(interaction, wizard.choose, what=word(arguments), values=values)

    @on_action("setup_next")
    async def next(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Turn to the second page."""
        await self.answer(interaction, wizard.second, present=surroundings.present(interaction.guild))

    @on_action("setup_role")
    async def take_role(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Take the ORG role."""
        role = interaction.guild.get_role(row_id(values)) if interaction.guild else None
        present = surroundings.present(interaction.guild)
        await self.answer(interaction, wizard.take_role, facts=surroundings.role_facts(role), present=present)

    @on_action("setup_channel")
    async def take_channel(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take a channel."""
        place, channel_id = interaction.guild, row_id(values)
        facts, present = surroundings.channel_facts(place, channel_id), surroundings.present(place)
        options = {"use": word(arguments), "channel_id": channel_id, "facts": facts, "present": present}
        await self.answer(interaction, wizard.take_channel, **options)

    @on_action("setup_make")
    async def make(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Make the role and channels that are missing, then finish."""
        await self.answer(interaction, surroundings.make_missing, place=interaction)

    @on_action("setup_finish")
    async def finish(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """End the set-up."""
        await self.answer(interaction, wizard.finish, present=surroundings.present(interaction.guild))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Setup(bot))
