"""Doors to clues: signs posted by ORGs, read by whoever can; and tracks."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game.clues import needs as clue_needs
from bot.game.clues import posting, reading
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, own_character, suggestions
from cogs.support.values import row_id, token, word

TEXT = app_commands.Range[str, 1, posting.LONGEST_TEXT]
SIGN = app_commands.Range[str, 1, posting.LONGEST_SIGN]
NEEDS = app_commands.Range[str, 1, clue_needs.LONGEST]


async def _needs(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(clue_needs.suggest(game_of(interaction), caller_of(interaction), typed))


async def _signs(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(reading.suggest(game_of(interaction), caller_of(interaction), typed))


async def _clues(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(posting.suggest(game_of(interaction), caller_of(interaction), typed))


@app_commands.guild_only()
class Clues(Door, commands.GroupCog, name="clue", description="…"):
    """`/clue post|read|list|again|remove`, and the button of a card."""

    @app_commands.command(description="…")
    @app_commands.autocomplete(needs=_needs)
    async def post(
        self, interaction: discord.Interaction, needs: NEEDS, text: TEXT | None = None, sign: SIGN | None = None
    ) -> None:
        """Post a sign."""
        await self._post(interaction, needs, text, sign)

    async def _post(self, interaction: discord.Interaction, needs: str, text: str | None, sign: str | None) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, posting.post, needs=needs, text=text, sign=sign, reachable=reachable)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(clue=_signs, for_=own_character)
    async def read(self, interaction: discord.Interaction, clue: str, for_: str | None = None) -> None:
        """Read a sign."""
        await self.answer(interaction, reading.read_clue, clue=clue, subject=for_)

    @app_commands.command(name="list", description="…")
    async def listing(self, interaction: discord.Interaction) -> None:
        """List clues and who read them."""
        await self.answer(interaction, posting.listing)

    @app_commands.command(description="…")
    @app_commands.autocomplete(clue=_clues)
    async def again(self, interaction: discord.Interaction, clue: str) -> None:
        """Show a card again."""
        await self.answer(interaction, posting.again, clue=clue)

    @app_commands.command(description="…")
    @app_commands.autocomplete(clue=_clues)
    async def remove(self, interaction: discord.Interaction, clue: str) -> None:
        """Take a clue away."""
        await self.answer(interaction, posting.remove, clue=clue)

    @on_action("clue_read")
    async def read_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Read by the button of a card."""
        await self.answer(interaction, reading.read_clue, clue=token(arguments), made=word(arguments, 1))

    @on_action("clue_post")
    async def post_by_form(self, interaction: discord.Interaction, _arguments: Arguments, values: Any) -> None:
        """Post what the form says, or open it again."""
        kept = values if isinstance(values, dict) else {}
        await self._post(interaction, kept.get("needs", ""), kept.get("text"), kept.get("sign"))

    @on_action("clue_list")
    async def turn(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the list."""
        await self.answer(interaction, posting.listing, page=row_id(arguments))

    @on_action("clue_again")
    async def again_by_menu(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Show the card chosen again."""
        await self.answer(interaction, posting.again, clue="".join(values[:1]))

    @on_action("clue_remove")
    async def remove_by_menu(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Take the clue chosen away."""
        await self.answer(interaction, posting.remove, clue="".join(values[:1]))


class Tracks(Door):
    """`/track`."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def track(self, interaction: discord.Interaction, for_: str | None = None) -> None:
        """Read the tracks of a scene."""
        await self.answer(interaction, reading.track, subject=for_)


async def setup(bot: VirtualOrg) -> None:
    """Open the doors."""
    await bot.add_cog(Clues(bot))
    await bot.add_cog(Tracks(bot))
