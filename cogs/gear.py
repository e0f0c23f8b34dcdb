"""Doors to gear."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import approvals, gear
from bot.game.characters.gear import MOST_BONUS_LIVES, values_given
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, own_character, suggestions
from cogs.support.uploads import upload
from cogs.support.values import row_id, token, word

REASON = app_commands.Range[str, 1, 300]
LIVES = app_commands.Range[int, 0, MOST_BONUS_LIVES]


def _subject(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "for", None)


async def _weapons(interaction: discord.Interaction, typed: str) -> Choices:
    named = gear.suggest_weapons(game_of(interaction), caller_of(interaction), typed, subject=_subject(interaction))
    return await suggestions(named)


async def _usable(interaction: discord.Interaction, typed: str) -> Choices:
    subject = _subject(interaction)
    return await suggestions(
        gear.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject, usable=True)
    )


async def _any(interaction: discord.Interaction, typed: str) -> Choices:
    subject = _subject(interaction)
    return await suggestions(gear.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject))


@app_commands.guild_only()
class Gear(Door, commands.GroupCog, name="gear", description="…"):
    """`/gear add|list|wear|remove`."""

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.choices(kind=choices("weapon", "light_armour", "heavy_armour", "shield", "pouch", "token"))
    @app_commands.autocomplete(weapon=_weapons, for_=own_character)
    async def add(
        self,
        interaction: discord.Interaction,
        kind: str,
        name: str,
        weapon: str | None = None,
        length_cm: int | None = None,
        photo: discord.Attachment | None = None,
        bonus_lives: LIVES | None = None,
        archer_tested: bool | None = None,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Put a piece of gear on the list."""
        values = values_given(bonus_lives, archer_tested)
        wish = gear.Wish(kind, name, weapon, length_cm, upload(photo), values)
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, gear.add, wish=wish, subject=for_, reason=reason, reachable=reachable)

    @app_commands.command(name="list", description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def listing(self, interaction: discord.Interaction, for_: str | None = None) -> None:
        """List gear."""
        await self.answer(interaction, gear.listing, subject=for_)

    @app_commands.command(description="…")
    @app_commands.rename(gear_="gear", for_="for")
    @app_commands.autocomplete(gear_=_usable, for_=own_character)
    async def wear(
        self,
        interaction: discord.Interaction,
        gear_: str,
        off: bool = False,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Put gear on or take it off."""
        await self.answer(interaction, gear.wear, gear=gear_, off=off, subject=for_, reason=reason)

    @app_commands.command(description="…")
    @app_commands.rename(gear_="gear", for_="for")
    @app_commands.autocomplete(gear_=_any, for_=own_character)
    async def remove(
        self, interaction: discord.Interaction, gear_: str, for_: str | None = None, reason: REASON | None = None
    ) -> None:
        """Take gear off the list."""
        await self.answer(interaction, gear.remove, gear=gear_, subject=for_, reason=reason)

    @on_action("gear_list")
    async def open_list(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show the list behind a button."""
        await self.answer(interaction, gear.listing, subject=token(arguments))

    @on_action("gear_on")
    async def put_on(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Put gear on by a button."""
        await self.answer(interaction, gear.wear, gear=f"={word(arguments, 1)}", subject=token(arguments))

    @on_action("gear_off")
    async def take_off(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Take gear off by a button."""
        await self.answer(interaction, gear.wear, gear=f"={word(arguments, 1)}", subject=token(arguments), off=True)

    @on_action("gear_remove")
    async def remove_chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take the gear chosen from the menu off the list."""
        await self.answer(interaction, gear.remove, gear=f"={word(values)}", subject=token(arguments))

    @on_action("gear_value")
    async def give_value(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take the value chosen on a card."""
        given = {word(arguments, 1): row_id(values)}
        await self.answer(interaction, approvals.give_values, request_id=row_id(arguments), values=given)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Gear(bot))
