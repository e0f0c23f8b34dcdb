"""Doors to phases."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import phases
from cogs.support.door import Door


@app_commands.guild_only()
class Phases(Door, commands.GroupCog, name="phase", description="…"):
    """`/phase open|close|show`."""

    @app_commands.command(description="…")
    async def open(
        self,
        interaction: discord.Interaction,
        name: str | None = None,
        ends: str | None = None,
        last: bool = False,
        lives: bool | None = None,
    ) -> None:
        """Open a phase."""
        await self.answer(interaction, phases.open_phase, name=name, ends=ends, last=last, lives=lives)

    @app_commands.command(description="…")
    async def close(self, interaction: discord.Interaction) -> None:
        """Close the phase."""
        await self.answer(interaction, phases.close_phase)

    @app_commands.command(description="…")
    async def show(self, interaction: discord.Interaction) -> None:
        """Show the phase."""
        await self.answer(interaction, phases.show)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Phases(bot))
