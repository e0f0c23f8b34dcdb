"""Doors to special spells: written, granted, taken away and listed by ORGs."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game.spellcraft import granting, known, writing
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, suggestions
from cogs.support.values import row_id, word

TEXT = app_commands.Range[str, 1, 1000]
REASON = app_commands.Range[str, 1, 300]


async def _spells(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(known.suggest(game_of(interaction), caller_of(interaction), typed))


async def _owned(interaction: discord.Interaction, typed: str) -> Choices:
    who = str(getattr(interaction.namespace, "character", None) or "")
    return await suggestions(granting.suggest_owned(game_of(interaction), caller_of(interaction), typed, character=who))


async def _effects(interaction: discord.Interaction, typed: str) -> Choices:
    when = getattr(interaction.namespace, "when", None)
    return await suggestions(known.suggest_effects(game_of(interaction), caller_of(interaction), typed, when=when))


async def _targets(interaction: discord.Interaction, typed: str) -> Choices:
    effect = str(getattr(interaction.namespace, "effect", None) or "")
    return await suggestions(known.suggest_targets(game_of(interaction), caller_of(interaction), typed, effect=effect))


@app_commands.guild_only()
class Spells(Door, commands.GroupCog, name="spell", description="…"):
    """`/spell define|grant|revoke|list`."""

    @app_commands.command(description="…")
    @app_commands.choices(when=choices("combat", "out", "either"))
    @app_commands.autocomplete(name=_spells, effect=_effects, effect2=_effects, target=_targets)
    async def define(
        self,
        interaction: discord.Interaction,
        name: str,
        effect: str | None = None,
        amount: int | None = None,
        when: str | None = None,
        target: str | None = None,
        count: int | None = None,
        minutes: int | None = None,
        level: int | None = None,
        effect2: str | None = None,
        amount2: int | None = None,
        text: TEXT | None = None,
        keep: bool = False,
    ) -> None:
        """Write a special spell, or change it."""
        effects: dict[str, Any] = {"effect": effect, "amount": amount, "effect2": effect2, "amount2": amount2}
        reach: dict[str, Any] = {"when": when, "target": target, "count": count, "minutes": minutes, "level": level}
        written = writing.Written(name, **effects, **reach, text=text)
        await self.answer(interaction, writing.define, written=written, keep=keep)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character, spell=_spells)
    async def grant(
        self, interaction: discord.Interaction, character: str, spell: str, reason: REASON | None = None
    ) -> None:
        """Give a special spell."""
        await self.answer(interaction, granting.grant, character=character, spell=spell, reason=reason)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character, spell=_owned)
    async def revoke(
        self, interaction: discord.Interaction, character: str, spell: str, reason: REASON | None = None
    ) -> None:
        """Take a special spell away."""
        await self.answer(interaction, granting.revoke, character=character, spell=spell, reason=reason)

    @app_commands.command(name="list", description="…")
    async def show(self, interaction: discord.Interaction) -> None:
        """List special spells."""
        await self.answer(interaction, granting.show)

    @on_action("spell_list")
    async def turn(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the list."""
        await self.answer(interaction, granting.show, page=row_id(arguments))

    @on_action("spell_words")
    async def words(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Open the form for the words (button), or show the spell with them (form)."""
        if isinstance(values, dict):
            text = str(values.get("text", ""))
            await self.answer(interaction, writing.put_into_words, preview=word(arguments), text=text)
        else:
            await self.answer(interaction, writing.words_form, preview=word(arguments))

    @on_action("spell_keep")
    async def keep(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Keep the spell of the preview."""
        await self.answer(interaction, writing.keep_preview, preview=word(arguments))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Spells(bot))
