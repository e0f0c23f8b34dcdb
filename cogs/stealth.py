"""Doors to deeds nobody sees coming: the strike out of hiding, the theft, and the answers of their victims."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game.combat import challenge
from bot.game.stealth import answering, sneaking
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, own_character, suggestions
from cogs.support.values import row_id, token, word

TEXT = app_commands.Range[str, 1, 1500]


def _subject(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "for", None)


async def _near(interaction: discord.Interaction, typed: str) -> Choices:
    game, caller = game_of(interaction), caller_of(interaction)
    return await suggestions(challenge.suggest_targets(game, caller, typed, subject=_subject(interaction)))


async def _items(interaction: discord.Interaction, typed: str) -> Choices:
    game, caller = game_of(interaction), caller_of(interaction)
    return await suggestions(answering.suggest_items(game, caller, typed, subject=_subject(interaction)))


class Stealth(Door):
    """`/stealth`, `/steal`, `/respond`, and their buttons."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(target=_near, for_=own_character)
    async def stealth(
        self, interaction: discord.Interaction, target: str, text: TEXT | None = None, for_: str | None = None
    ) -> None:
        """Strike somebody out of hiding."""
        await self._sneak(interaction, sneaking.stealth, target=target, text=text, subject=for_)

    async def _sneak(self, interaction: discord.Interaction, use_case: Any, **options: Any) -> None:
        await self.answer(interaction, use_case, reachable=surroundings.reachable(interaction.guild), **options)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(target=_near, for_=own_character)
    async def steal(
        self, interaction: discord.Interaction, target: str, text: TEXT | None = None, for_: str | None = None
    ) -> None:
        """Slip a token into somebody's pouch."""
        await self._sneak(interaction, sneaking.steal, target=target, text=text, subject=for_)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.choices(answer=choices(*answering.ANSWERS))
    @app_commands.autocomplete(item=_items, for_=own_character)
    async def respond(
        self, interaction: discord.Interaction, answer: str, item: str | None = None, for_: str | None = None
    ) -> None:
        """Answer a strike or a theft that waits."""
        await self.answer(interaction, answering.respond, answer=answer, item=item, subject=for_)

    @on_action("sneak_stealth")
    async def stealth_form(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Take the form of a strike; the button of one that came late opens it again."""
        await self._by_form(interaction, sneaking.stealth, arguments, values)

    @on_action("sneak_theft")
    async def theft_form(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Take the form of a theft; the button of one that came late opens it again."""
        await self._by_form(interaction, sneaking.steal, arguments, values)

    async def _by_form(
        self, interaction: discord.Interaction, use_case: Any, arguments: Arguments, values: Any
    ) -> None:
        text = values.get("text", "") if isinstance(values, dict) else None
        two = {"target": token(arguments), "subject": token(arguments[1:])}
        await self._sneak(interaction, use_case, text=text, **two)

    @on_action("respond")
    async def respond_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Answer by a button."""
        await self.answer(interaction, answering.respond, ask_id=row_id(arguments), answer=word(arguments, 1))

    @on_action("respond_item")
    async def respond_item(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Hand over the game item chosen from the menu."""
        about = {"ask_id": row_id(arguments), "answer": "item", "item": word(values)}
        await self.answer(interaction, answering.respond, **about)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Stealth(bot))
