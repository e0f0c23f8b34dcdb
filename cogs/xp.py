"""Doors to experience."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import party, xp, xp_bulk
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions
from cogs.support.values import row_id, token, word

SOURCES = choices("quest", "combat", "mystic_place", "after_game", "correction")
REASON = app_commands.Range[str, 1, 300]
MOST_XP = 1_000_000_000


async def _parties(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(party.suggest(game_of(interaction), caller_of(interaction), typed))


@app_commands.guild_only()
class Xp(Door, commands.GroupCog, name="xp", description="…"):
    """`/xp add|show|log|top|party|bulk`."""

    @app_commands.command(description="…")
    @app_commands.choices(source=SOURCES)
    @app_commands.autocomplete(character=any_character)
    async def add(
        self,
        interaction: discord.Interaction,
        character: str,
        amount: app_commands.Range[int, -MOST_XP, MOST_XP],
        source: str,
        reason: REASON | None = None,
    ) -> None:
        """Add XP to one character."""
        await self.answer(interaction, xp.add, character=character, amount=amount, source=source, reason=reason)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def show(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show XP and the way to the next level."""
        await self.answer(interaction, xp.show, character=character)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def log(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show where XP came from."""
        await self.answer(interaction, xp.log, character=character)

    @app_commands.command(description="…")
    async def top(self, interaction: discord.Interaction) -> None:
        """Show who has most XP."""
        await self.answer(interaction, xp.top)

    @app_commands.command(description="…")
    @app_commands.choices(source=SOURCES)
    @app_commands.autocomplete(party=_parties)
    async def party(
        self,
        interaction: discord.Interaction,
        party: str,
        amount: app_commands.Range[int, -MOST_XP, MOST_XP],
        source: str,
        reason: REASON | None = None,
    ) -> None:
        """Add XP to a whole party."""
        await self.answer(interaction, xp.add_to_party, party=party, amount=amount, source=source, reason=reason)

    @app_commands.command(description="…")
    async def bulk(self, interaction: discord.Interaction) -> None:
        """Open the form for many characters."""
        await self.answer(interaction, xp_bulk.form)

    @on_action("xp_bulk")
    async def preview(self, interaction: discord.Interaction, _arguments: Arguments, values: Any) -> None:
        """Open the form (button), or show what it would do."""
        if not isinstance(values, dict):
            await self.answer(interaction, xp_bulk.form)
            return
        answers = {key: values.get(key, "") for key in ("lines", "source", "reason")}
        await self.answer(interaction, xp_bulk.preview, **answers)

    @on_action("xp_bulk_confirm")
    async def confirm(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Do what the preview showed."""
        await self.answer(interaction, xp_bulk.confirm, preview=word(arguments))

    @on_action("xp_log")
    async def turn_log(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the XP log."""
        await self.answer(interaction, xp.log, character=token(arguments), page=row_id(arguments, 1))

    @on_action("xp_top")
    async def turn_top(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the ranking."""
        await self.answer(interaction, xp.top, page=row_id(arguments))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Xp(bot))
