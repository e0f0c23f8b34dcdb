"""Doors to abilities."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import abilities
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.door import Door
from cogs.support.suggest import any_ability, any_character, open_ability, own_character
from cogs.support.values import token, word

REASON = app_commands.Range[str, 1, 300]


@app_commands.guild_only()
class Abilities(Door, commands.GroupCog, name="ability", description="…"):
    """`/ability choose|list|grant|revoke`."""

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(ability=open_ability, for_=own_character)
    async def choose(
        self,
        interaction: discord.Interaction,
        ability: str | None = None,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Ask for an ability."""
        await self._choose(interaction, character=for_, ability=ability, reason=reason)

    @app_commands.command(name="list", description="…")
    @app_commands.autocomplete(character=own_character)
    async def listing(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """List abilities."""
        await self.answer(interaction, abilities.listing, character=character)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character, ability=any_ability)
    async def grant(
        self,
        interaction: discord.Interaction,
        character: str,
        ability: str,
        offset: app_commands.Range[int, 0, 8] | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Give an ability outside the picks."""
        await self.answer(
            interaction, abilities.grant, character=character, ability=ability, offset=offset, reason=reason
        )

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character, ability=any_ability)
    async def revoke(self, interaction: discord.Interaction, character: str, ability: str, reason: REASON) -> None:
        """Take an ability away."""
        await self.answer(interaction, abilities.revoke, character=character, ability=ability, reason=reason)

    async def _choose(self, interaction: discord.Interaction, **options: Any) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, abilities.choose, reachable=reachable, **options)

    @on_action("choose")
    async def chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Offer abilities (button), or take the one chosen (menu)."""
        ability = values[0] if values else None
        await self._choose(interaction, character=token(arguments), ability=ability)

    @on_action("deity")
    async def deity(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Ask for the name of the god the character serves (button), or take it (form)."""
        answers = values if isinstance(values, dict) else {}
        await self._choose(
            interaction,
            character=token(arguments),
            ability=word(arguments, 1),
            deity=answers.get("deity"),
            reason=answers.get("reason") or None,
        )


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Abilities(bot))
