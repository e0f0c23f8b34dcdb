"""Doors to conditions, forms met, absence and emergencies."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import conditions
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, suggestions

TEXT = app_commands.Range[str, 1, 300]


async def _conditions(interaction: discord.Interaction, typed: str) -> Choices:
    subject = str(getattr(interaction.namespace, "character", "") or "")
    return await suggestions(conditions.suggest(game_of(interaction), caller_of(interaction), typed, character=subject))


@app_commands.guild_only()
class Conditions(Door, commands.GroupCog, name="condition", description="…"):
    """`/condition add|remove`."""

    @app_commands.command(description="…")
    @app_commands.choices(kind=choices("curse", "disease", "affliction", "mounted"))
    @app_commands.autocomplete(character=any_character)
    async def add(self, interaction: discord.Interaction, character: str, kind: str, text: TEXT) -> None:
        """Set a condition."""
        await self.answer(interaction, conditions.add, character=character, kind=kind, text=text)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character, condition=_conditions)
    async def remove(self, interaction: discord.Interaction, character: str, condition: str) -> None:
        """Take a condition away."""
        await self.answer(interaction, conditions.remove, character=character, condition=condition)


@app_commands.guild_only()
class Forms(Door, commands.GroupCog, name="form", description="…"):
    """`/form record`."""

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character)
    async def record(
        self,
        interaction: discord.Interaction,
        character: str,
        creep: str,
        lives: app_commands.Range[int, 1, 1000] = 1,
        strength: app_commands.Range[int, 0, 100] | None = None,
    ) -> None:
        """Record an animal met."""
        await self.answer(
            interaction, conditions.record_form, character=character, name=creep, lives=lives, strength=strength
        )


async def setup(bot: VirtualOrg) -> None:
    """Open the doors."""
    await bot.add_cog(Conditions(bot))
    await bot.add_cog(Forms(bot))
