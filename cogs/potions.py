"""Doors to potions: listed, brewed, drunk, given, written, taught; and to what nature gives for them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import drinking
from bot.game.goods import brewing, gathering, giving, listing, recipes, showing
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions
from cogs.support.values import token, word

REASON = app_commands.Range[str, 1, 300]
TEXT = app_commands.Range[str, 1, 1500]
LONG = app_commands.Range[str, 1, 1000]
MOST_LEVEL, MOST_HEALED = 1000, 100


def _subject(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "for", None)


async def _recipes(interaction: discord.Interaction, typed: str) -> Choices:
    subject = _subject(interaction)
    return await suggestions(brewing.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject))


async def _written(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(recipes.suggest_all(game_of(interaction), caller_of(interaction), typed))


async def _potions(interaction: discord.Interaction, typed: str) -> Choices:
    who, subject = caller_of(interaction), _subject(interaction)
    return await suggestions(showing.suggest(game_of(interaction), who, typed, subject=subject, sort="potion"))


async def _herbs(interaction: discord.Interaction, typed: str) -> Choices:
    who, subject = caller_of(interaction), _subject(interaction)
    return await suggestions(showing.suggest(game_of(interaction), who, typed, subject=subject, sort="herb"))


async def _patches(interaction: discord.Interaction, typed: str) -> Choices:
    subject = _subject(interaction)
    return await suggestions(gathering.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject))


@app_commands.guild_only()
class Potions(Door, commands.GroupCog, name="potion", description="…"):
    """`/potion list|brew|drink|give|define|teach`."""

    @app_commands.command(name="list", description="…")
    @app_commands.autocomplete(character=own_character)
    async def listing(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """List recipes and potions."""
        await self.answer(interaction, listing.listing, subject=character)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(recipe=_recipes, herb=_herbs, for_=own_character)
    async def brew(
        self,
        interaction: discord.Interaction,
        recipe: str,
        text: TEXT | None = None,
        herb: str | None = None,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Brew a potion."""
        await self._brew(interaction, brewing.Wish(recipe, herb, text), for_, reason)

    async def _brew(
        self, interaction: discord.Interaction, wish: brewing.Wish, subject: str | None, reason: str | None = None
    ) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, brewing.brew, wish=wish, subject=subject, reason=reason, reachable=reachable)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(potion=_potions, for_=own_character)
    async def drink(
        self, interaction: discord.Interaction, potion: str, for_: str | None = None, reason: REASON | None = None
    ) -> None:
        """Drink a potion."""
        await self.answer(interaction, drinking.drink, potion=potion, subject=for_, reason=reason)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(potion=_potions, character=any_character, for_=own_character)
    async def give(
        self,
        interaction: discord.Interaction,
        potion: str,
        character: str,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Give a potion."""
        what: dict[str, Any] = {"item": potion, "character": character, "sort": "potion"}
        await self.answer(interaction, giving.give, **what, subject=for_, reason=reason)

    @app_commands.command(description="…")
    @app_commands.autocomplete(name=_written)
    async def define(
        self,
        interaction: discord.Interaction,
        name: app_commands.Range[str, 1, 100] | None = None,
        level: app_commands.Range[int, 1, MOST_LEVEL] | None = None,
        ingredients: LONG | None = None,
        heals: app_commands.Range[int, 0, MOST_HEALED] | None = None,
        effect: LONG | None = None,
    ) -> None:
        """Write a potion."""
        figures = (None if figure is None else str(figure) for figure in (level, heals))
        written = recipes.Written(name, next(figures), ingredients, next(figures), effect)
        await self.answer(interaction, recipes.define, written=written)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character, recipe=_written)
    async def teach(
        self,
        interaction: discord.Interaction,
        character: str,
        recipe: str,
        forget: bool = False,
        reason: REASON | None = None,
    ) -> None:
        """Teach a recipe, or take it away."""
        what: dict[str, Any] = {"character": character, "recipe": recipe, "forget": forget}
        await self.answer(interaction, recipes.teach, **what, reason=reason)

    @on_action("potion_brew")
    async def brew_chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Brew what was chosen from the menu, or in the words of the form."""
        text = values.get("text", "") if isinstance(values, dict) else None
        recipe = word(arguments, 1) or ("" if isinstance(values, dict) else word(values))
        herb = f"={word(arguments, 2)}" if word(arguments, 2) else None
        await self._brew(interaction, brewing.Wish(f"={recipe}", herb, text), token(arguments))

    @on_action("potion_drink")
    async def drink_chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Drink the potion chosen from the menu."""
        await self.answer(interaction, drinking.drink, potion=f"={word(values)}", subject=token(arguments))

    @on_action("potion_define")
    async def define_by_form(self, interaction: discord.Interaction, _arguments: Arguments, values: Any) -> None:
        """Open the form of a potion (button), or keep what it says (form)."""
        if not isinstance(values, dict):
            await self.answer(interaction, recipes.define, written=recipes.Written())
            return
        typed = {key: str(values.get(key, "")) for key in ("name", "level", "ingredients", "heals", "effect")}
        await self.answer(interaction, recipes.define, written=recipes.Written(**typed), filled_in=True)


class Gathering(Door):
    """`/gather`."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(patch=_patches, for_=own_character)
    async def gather(
        self,
        interaction: discord.Interaction,
        patch: str,
        text: TEXT | None = None,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Gather herbs, or take a hide."""
        what: dict[str, Any] = {"patch": patch, "text": text, "subject": for_, "reason": reason}
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, gathering.gather, **what, reachable=reachable)


async def setup(bot: VirtualOrg) -> None:
    """Open the doors."""
    await bot.add_cog(Potions(bot))
    await bot.add_cog(Gathering(bot))
