"""Door to the rulebook."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import rulebook
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, suggestions


async def _topics(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(rulebook.suggest(game_of(interaction), caller_of(interaction), typed))


class Rules(Door):
    """`/rules` and its menu."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(query=_topics)
    async def rules(self, interaction: discord.Interaction, query: str) -> None:
        """Look a rule up."""
        await self.answer(interaction, rulebook.look_up, query=query)

    @on_action("rules")
    async def chosen(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Show the rule chosen from several."""
        await self.answer(interaction, rulebook.look_up, query="".join(values[:1]))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Rules(bot))
