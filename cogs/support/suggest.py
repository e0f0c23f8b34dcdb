"""Autocomplete: what the game suggests as Discord's choices; a fault or refusal suggests nothing, leaks nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.game import abilities
from bot.game.characters import find
from bot.game.desk import Game, Told
from bot.game.places import eyes
from bot.i18n.speech import LANGUAGES
from cogs.support import limits
from cogs.support.caller import caller_of

Choices = list[app_commands.Choice[str]]


async def suggestions(pairs: Awaitable[Iterable[tuple[str, str]]]) -> Choices:
    """Return (name, value) pairs as choices within Discord's limits."""
    try:
        found = list(await pairs)
    except Told:
        return []
    return [
        app_commands.Choice(name=limits.cut(name, limits.OPTION_LABEL), value=value)
        for name, value in found[: limits.CHOICES]
    ]


def game_of(interaction: discord.Interaction) -> Game:
    """Return the game behind an interaction."""
    bot: Any = interaction.client
    game: Game = bot.game
    return game


async def any_character(interaction: discord.Interaction, typed: str) -> Choices:
    """Suggest living characters of the guild by name."""
    return await suggestions(find.suggest(game_of(interaction), caller_of(interaction), typed))


async def own_character(interaction: discord.Interaction, typed: str) -> Choices:
    """Suggest the caller's own characters, to an ORG all of them."""
    return await suggestions(find.suggest(game_of(interaction), caller_of(interaction), typed, own=True))


async def any_ability(interaction: discord.Interaction, typed: str) -> Choices:
    """Suggest every ability, to ORGs."""
    return await suggestions(
        abilities.names(game_of(interaction), caller_of(interaction), typed, character=None, every=True)
    )


async def open_ability(interaction: discord.Interaction, typed: str) -> Choices:
    """Suggest the abilities that may be chosen now."""
    subject = getattr(interaction.namespace, "for", None)
    return await suggestions(abilities.names(game_of(interaction), caller_of(interaction), typed, character=subject))


async def visible_thing(interaction: discord.Interaction, typed: str) -> Choices:
    """Suggest what the character sees in the scene of this channel."""
    subject = getattr(interaction.namespace, "for", None)
    return await suggestions(eyes.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject))


LANGUAGE_CHOICES = [app_commands.Choice(name=language, value=language) for language in LANGUAGES]
