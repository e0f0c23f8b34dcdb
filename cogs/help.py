"""Door to help."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import helping
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, suggestions
from cogs.support.values import word


async def _topics(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(helping.suggest(game_of(interaction), caller_of(interaction), typed))


class Help(Door):
    """`/help` and its buttons."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(topic=_topics)
    async def help(self, interaction: discord.Interaction, topic: str | None = None) -> None:
        """Show where to begin."""
        await self.answer(interaction, helping.show, topic=topic)

    @on_action("help")
    async def more(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show another page of help."""
        await self.answer(interaction, helping.show, topic=word(arguments))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Help(bot))
