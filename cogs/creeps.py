"""Doors to creeps: the bestiary of the ORGs, and those of it in the game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game.creeps import bestiary, herd, listing
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, suggestions
from cogs.support.uploads import upload
from cogs.support.values import row_id

BEINGS = ("living", "undead", "animal", "demon")


async def _kinds(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(bestiary.suggest(game_of(interaction), caller_of(interaction), typed))


async def _removable(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(herd.suggest(game_of(interaction), caller_of(interaction), typed))


async def _weapons(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(bestiary.suggest_weapons(game_of(interaction), caller_of(interaction), typed))


async def _abilities(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(bestiary.suggest_abilities(game_of(interaction), caller_of(interaction), typed))


@app_commands.guild_only()
class Creeps(Door, commands.GroupCog, name="creep", description="…"):
    """`/creep define|spawn|list|remove`."""

    @app_commands.command(description="…")
    @app_commands.choices(nature=choices(*BEINGS, "demon_not_living"), shown=choices(*BEINGS, "hidden"))
    @app_commands.autocomplete(weapon=_weapons, abilities=_abilities)
    async def define(
        self,
        interaction: discord.Interaction,
        name: str,
        lives: int,
        level: int = 1,
        nature: str = "living",
        shown: str | None = None,
        weapon: str | None = None,
        claws: int | None = None,
        abilities: str = "",
        portrait: discord.Attachment | None = None,
    ) -> None:
        """Write a creep into the bestiary."""
        written = bestiary.Written(
            name, lives, level, nature, shown, weapon, claws, abilities, portrait=upload(portrait)
        )
        await self.answer(interaction, bestiary.define, written=written)

    @app_commands.command(description="…")
    @app_commands.autocomplete(creep=_kinds)
    async def spawn(self, interaction: discord.Interaction, creep: str, count: int = 1) -> None:
        """Bring creeps into the scene."""
        await self._spawn(interaction, creep, count)

    async def _spawn(self, interaction: discord.Interaction, creep: str, count: int = 1) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, herd.spawn, creep=creep, count=count, reachable=reachable)

    @app_commands.command(name="list", description="…")
    async def show(self, interaction: discord.Interaction) -> None:
        """Show the bestiary."""
        await self.answer(interaction, listing.show)

    @app_commands.command(description="…")
    @app_commands.autocomplete(creep=_removable)
    async def remove(self, interaction: discord.Interaction, creep: str) -> None:
        """Take a creep away."""
        await self.answer(interaction, herd.remove, creep=creep)

    @on_action("creep_spawn")
    async def spawn_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Bring one by a button."""
        await self._spawn(interaction, f"=={row_id(arguments)}")

    @on_action("creep_list")
    async def turn(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the bestiary."""
        await self.answer(interaction, listing.show, page=row_id(arguments))

    @on_action("creep_remove")
    async def remove_chosen(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Take away what was chosen from the menu."""
        await self.answer(interaction, herd.remove, creep="".join(values[:1]))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Creeps(bot))
