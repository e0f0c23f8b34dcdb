"""Doors to parties."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import party
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.door import Door
from cogs.support.suggest import any_character, own_character


@app_commands.guild_only()
class Parties(Door, commands.GroupCog, name="party", description="…"):
    """`/party create|invite|accept|leave|kick|show`."""

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def create(self, interaction: discord.Interaction, name: str | None = None, for_: str | None = None) -> None:
        """Make a party."""
        await self.answer(interaction, party.create, name=name, subject=for_)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(character=any_character, for_=own_character)
    async def invite(self, interaction: discord.Interaction, character: str, for_: str | None = None) -> None:
        """Invite a character."""
        await self.answer(interaction, party.invite, character=character, subject=for_)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def accept(self, interaction: discord.Interaction, for_: str | None = None) -> None:
        """Take an invitation."""
        await self.answer(interaction, party.accept, subject=for_)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def leave(self, interaction: discord.Interaction, for_: str | None = None) -> None:
        """Leave the party."""
        await self.answer(interaction, party.leave, subject=for_)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(character=any_character, for_=own_character)
    async def kick(self, interaction: discord.Interaction, character: str, for_: str | None = None) -> None:
        """Put somebody out."""
        await self.answer(interaction, party.kick, character=character, subject=for_)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def show(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show the party."""
        await self.answer(interaction, party.show, subject=character)

    @on_action("party_leave")
    async def leave_by_button(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Leave by the button."""
        await self.answer(interaction, party.leave)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Parties(bot))
