"""Doors to being out of game and to calling for help."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import presence
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import own_character


class Presence(Door):
    """`/outofgame` and `/emergency`."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.choices(state=choices("on", "off"))
    @app_commands.autocomplete(for_=own_character)
    async def outofgame(
        self,
        interaction: discord.Interaction,
        state: str,
        reason: app_commands.Range[str, 1, 300] | None = None,
        for_: str | None = None,
    ) -> None:
        """Leave the game or come back."""
        await self.answer(interaction, presence.out_of_game, on=state == "on", reason=reason, subject=for_)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    async def emergency(self, interaction: discord.Interaction, text: app_commands.Range[str, 1, 1000]) -> None:
        """Call the ORGs at once."""
        await self.answer(interaction, presence.emergency, text=text)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Presence(bot))
