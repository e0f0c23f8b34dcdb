"""Doors to the ledger: the journal of a character, and the undoing of one entry."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import undoing
from bot.game.characters import show
from cogs.support.caller import caller_of
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, own_character, suggestions


async def _entries(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(undoing.suggest(game_of(interaction), caller_of(interaction), typed))


class Ledger(Door):
    """`/journal` and `/undo`."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(character=own_character)
    async def journal(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show what happened to a character."""
        await self.answer(interaction, show.history, character=character)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(entry=_entries)
    async def undo(self, interaction: discord.Interaction, entry: str, reason: app_commands.Range[str, 1, 300]) -> None:
        """Counter one entry of the ledger."""
        await self.answer(interaction, undoing.undo, entry=entry, reason=reason)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Ledger(bot))
