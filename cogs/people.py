"""Doors for everybody: the own language, and how to be called."""

from __future__ import annotations

import discord
import structlog
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import notices, people
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import LANGUAGE_CHOICES
from cogs.support.values import row_id

log = structlog.get_logger()


class People(Door):
    """`/language`, `/notify`, and the button of a bell."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the own language."""
        await self.answer(interaction, people.choose_language, language=language)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.choices(how=choices(*people.WAYS))
    async def notify(self, interaction: discord.Interaction, how: str, quiet: str | None = None) -> None:
        """Choose how to be called, and quiet hours."""
        await self.answer(interaction, people.choose_notice, how=how, quiet=quiet)

    @on_action("read_notice")
    async def read(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show privately what a bell was about; the bell has done its work then."""
        bell = interaction.message
        if await self.answer(interaction, notices.read_notice, row_id=row_id(arguments)) and bell is not None:
            try:
                await bell.delete()
            except discord.HTTPException as error:
                log.info("bell_stays", message=bell.id, error=str(error))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(People(bot))
