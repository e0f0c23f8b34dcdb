"""Door to lives."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import lives
from cogs.support.door import Door
from cogs.support.suggest import any_character

REASON = app_commands.Range[str, 1, 300]


@app_commands.guild_only()
class Lives(Door, commands.GroupCog, name="lives", description="…"):
    """`/lives add`."""

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character)
    async def add(
        self,
        interaction: discord.Interaction,
        character: str,
        amount: app_commands.Range[int, -1000, 1000],
        reason: REASON,
    ) -> None:
        """Give or take lives."""
        await self.answer(interaction, lives.add, character=character, amount=amount, reason=reason)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Lives(bot))
