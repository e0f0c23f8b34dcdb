"""Doors to characters."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import faults
from bot.game.characters import change, create, show
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.papers import character_card
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions
from cogs.support.uploads import upload
from cogs.support.values import row_id, token, word

LEVEL = app_commands.Range[int, 1, 100]


async def _factions(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(create.suggest_factions(game_of(interaction), caller_of(interaction), typed))


async def _classes(interaction: discord.Interaction, typed: str) -> Choices:
    faction = getattr(interaction.namespace, "faction", None)
    return await suggestions(create.suggest_classes(game_of(interaction), caller_of(interaction), typed, faction))


@app_commands.guild_only()
class Characters(Door, commands.GroupCog, name="character", description="…"):
    """`/character create|show|card|list|switch|edit|retire|history`."""

    @app_commands.command(description="…")
    @app_commands.rename(character_class="class")
    @app_commands.autocomplete(faction=_factions, character_class=_classes)
    async def create(
        self,
        interaction: discord.Interaction,
        name: str,
        faction: str | None = None,
        character_class: str | None = None,
        portrait: discord.Attachment | None = None,
        ruleset: str | None = None,
        start_level: LEVEL | None = None,
        owner: discord.Member | None = None,
    ) -> None:
        """Create a character."""
        if owner is not None and owner.bot:
            await self.answer(interaction, faults.owner_is_bot)
            return
        await self.answer(
            interaction,
            create.create,
            name=name,
            faction=faction,
            character_class=character_class,
            portrait=upload(portrait),
            ruleset=ruleset,
            start_level=start_level,
            owner_id=owner.id if owner else None,
        )

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character)
    async def show(self, interaction: discord.Interaction, character: str | None = None, public: bool = False) -> None:
        """Show a sheet."""
        if public:
            await self.answer_publicly(interaction, show.publish, character=character)
        else:
            await self.answer(interaction, show.show, character=character)

    @app_commands.command(description="…")
    @app_commands.choices(format=choices("png", "pdf"))
    @app_commands.autocomplete(character=own_character)
    async def card(self, interaction: discord.Interaction, character: str | None = None, format: str = "png") -> None:
        """Draw the card of a character, or print it."""
        printed = format == "pdf"
        await self.answer(interaction, character_card, guild=interaction.guild, character=character, printed=printed)

    @app_commands.command(name="list", description="…")
    async def roster(self, interaction: discord.Interaction, owner: discord.Member | None = None) -> None:
        """List characters."""
        await self.answer(interaction, show.roster, owner_id=owner.id if owner else None)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def switch(self, interaction: discord.Interaction, character: str) -> None:
        """Play another of the own characters."""
        await self.answer(interaction, change.switch, character=character)

    @app_commands.command(description="…")
    @app_commands.rename(character_class="class")
    @app_commands.autocomplete(character=own_character, faction=_factions, character_class=_classes)
    async def edit(
        self,
        interaction: discord.Interaction,
        character: str | None = None,
        name: str | None = None,
        portrait: discord.Attachment | None = None,
        faction: str | None = None,
        character_class: str | None = None,
        owner: discord.Member | None = None,
        reason: str | None = None,
    ) -> None:
        """Change a character."""
        if owner is not None and owner.bot:
            await self.answer(interaction, faults.owner_is_bot)
            return
        changes = change.Edit(name, upload(portrait), faction, character_class, owner.id if owner else None)
        await self.answer(interaction, change.edit, character=character, changes=changes, reason=reason)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def retire(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Retire a character."""
        await self.answer(interaction, change.retire, character=character)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=own_character)
    async def history(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show what happened to a character."""
        await self.answer(interaction, show.history, character=character)

    @on_action("create")
    async def go_on(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take faction or class from the menu."""
        part, key, value = word(arguments), word(arguments, 1), "".join(values[:1])
        await self.answer(interaction, create.continue_draft, part=part, key=key, value=value)

    @on_action("sheet")
    async def open_sheet(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show the sheet behind a button."""
        await self.answer(interaction, show.show, character=token(arguments))

    @on_action("switch")
    async def switch_to(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Switch by a button."""
        await self.answer(interaction, change.switch, character=token(arguments))

    @on_action("retire")
    async def retire_surely(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Retire after the question."""
        await self.answer(interaction, change.retire, character=token(arguments), sure=True)

    @on_action("history")
    async def turn(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the history."""
        await self.answer(interaction, show.history, character=token(arguments), page=row_id(arguments, 1))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Characters(bot))
