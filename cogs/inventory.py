"""Doors to what characters carry: bags, purses, gifts and what ORGs grant."""

from __future__ import annotations

from typing import Any, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game.goods import giving, granting, offering, showing
from bot.rules.core.goods import GoodsSort
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions
from cogs.support.values import row_id, token, word

REASON = app_commands.Range[str, 1, 300]
NAME = app_commands.Range[str, 1, 100]
MOST = 1_000_000
MOST_DUCATS = 1_000_000_000


async def _carried(interaction: discord.Interaction, typed: str) -> Choices:
    subject = getattr(interaction.namespace, "for", None)
    return await suggestions(showing.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject))


async def _grantable(interaction: discord.Interaction, typed: str) -> Choices:
    character, sort = (getattr(interaction.namespace, name, None) for name in ("character", "sort"))
    known = sort if sort in get_args(GoodsSort) else None
    return await suggestions(
        granting.suggest(game_of(interaction), caller_of(interaction), typed, character=character, sort=known)
    )


@app_commands.guild_only()
class Inventory(Door, commands.GroupCog, name="inventory", description="…"):
    """`/inventory show|give|grant`."""

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def show(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show what is carried."""
        await self.answer(interaction, showing.show, character=character)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(item=_carried, character=any_character, for_=own_character)
    async def give(
        self,
        interaction: discord.Interaction,
        item: str,
        character: str,
        count: app_commands.Range[int, -MOST, MOST] = 1,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Give a thing."""
        what: dict[str, Any] = {"item": item, "character": character, "count": count}
        await self.answer(interaction, giving.give, **what, subject=for_, reason=reason)

    @app_commands.command(description="…")
    @app_commands.choices(sort=choices(*get_args(GoodsSort)))
    @app_commands.autocomplete(character=any_character, item=_grantable)
    async def grant(
        self,
        interaction: discord.Interaction,
        character: str,
        item: NAME,
        count: app_commands.Range[int, -MOST, MOST] = 1,
        sort: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Give things out of the world, or take them back."""
        what: dict[str, Any] = {"character": character, "item": item, "count": count, "sort": sort}
        await self.answer(interaction, granting.grant, **what, reason=reason)

    @on_action("inventory")
    async def show_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show a bag by its button."""
        await self.answer(interaction, showing.show, character=token(arguments))

    @on_action("give")
    async def choose_whom(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Ask who gets the thing chosen from the menu, or the ducats of a button."""
        item = word(arguments, 1) or word(values)
        await self.answer(interaction, offering.ask_whom, item=item, subject=token(arguments))

    @on_action("give_to")
    async def choose_how_many(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Ask how many go to the character chosen from the menu."""
        receiver, item = f"={row_id(values)}", word(arguments, 1)
        await self.answer(interaction, offering.ask_how_many, item=item, subject=token(arguments), receiver=receiver)

    @on_action("give_count")
    async def give_typed(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Give as many as were typed into the form; the form anew where it was opened too late."""
        receiver, item, subject = f"={row_id(arguments, 2)}", word(arguments, 1), token(arguments)
        if not isinstance(values, dict):
            await self.answer(interaction, offering.ask_how_many, item=item, subject=subject, receiver=receiver)
            return
        typed = {"item": item, "character": receiver, "count": values.get("count", "")}
        await self.answer(interaction, giving.give_typed, **typed, subject=subject)


@app_commands.guild_only()
class Ducats(Door, commands.GroupCog, name="ducats", description="…"):
    """`/ducats show|give|grant`."""

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def show(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show a purse."""
        await self.answer(interaction, showing.show_ducats, character=character)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(character=any_character, for_=own_character)
    async def give(
        self,
        interaction: discord.Interaction,
        character: str,
        amount: app_commands.Range[int, -MOST_DUCATS, MOST_DUCATS],
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Give ducats."""
        what: dict[str, Any] = {"character": character, "amount": amount}
        await self.answer(interaction, giving.give_ducats, **what, subject=for_, reason=reason)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character)
    async def grant(
        self,
        interaction: discord.Interaction,
        character: str,
        amount: app_commands.Range[int, -MOST_DUCATS, MOST_DUCATS],
        reason: REASON,
    ) -> None:
        """Give ducats out of the world, or take them back."""
        await self.answer(interaction, granting.grant_ducats, character=character, amount=amount, reason=reason)


async def setup(bot: VirtualOrg) -> None:
    """Open the doors."""
    await bot.add_cog(Inventory(bot))
    await bot.add_cog(Ducats(bot))
