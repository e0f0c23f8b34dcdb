"""Doors to magic: casting, spells, questions and answers."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import casting, timers
from bot.game.magic import answering, spells
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions
from cogs.support.values import row_id, token, word

TEXT = app_commands.Range[str, 1, 1500]


async def _spells(interaction: discord.Interaction, typed: str) -> Choices:
    subject = getattr(interaction.namespace, "for", None)
    return await suggestions(spells.suggest(game_of(interaction), caller_of(interaction), typed, subject=subject))


class Magic(Door):
    """`/cast`, `/spells`, `/timers`, `/ask`, `/answer`, `/consent`, and their buttons."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(
        spell=_spells, target=any_character, target2=any_character, target3=any_character, for_=own_character
    )
    async def cast(
        self,
        interaction: discord.Interaction,
        spell: str,
        target: str | None = None,
        target2: str | None = None,
        target3: str | None = None,
        text: TEXT | None = None,
        choice: str | None = None,
        for_: str | None = None,
    ) -> None:
        """Cast a spell."""
        targets = tuple(one for one in (target, target2, target3) if one)
        await self._cast(interaction, casting.Wish(spell, targets, text, choice), for_)

    async def _cast(self, interaction: discord.Interaction, wish: casting.Wish, subject: str | None) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, casting.cast, wish=wish, subject=subject, reachable=reachable)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(character=own_character)
    async def spells(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show spells by school."""
        await self.answer(interaction, spells.show, character=character)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(character=own_character)
    async def timers(self, interaction: discord.Interaction, character: str | None = None) -> None:
        """Show what runs."""
        await self.answer(interaction, timers.show, character=character)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def ask(self, interaction: discord.Interaction, question: TEXT, for_: str | None = None) -> None:
        """Put the question a spell has granted."""
        await self.answer(interaction, answering.ask, text=question, subject=for_)

    @app_commands.command(name="answer", description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.choices(answer=choices("yes", "no", "dont_know"))
    @app_commands.autocomplete(for_=own_character)
    async def tell_the_truth(
        self, interaction: discord.Interaction, answer: str, text: TEXT | None = None, for_: str | None = None
    ) -> None:
        """Answer the question that waits."""
        await self.answer(interaction, answering.answer, answer=answer, text=text, subject=for_)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.choices(answer=choices("yes", "no"))
    @app_commands.autocomplete(for_=own_character)
    async def consent(self, interaction: discord.Interaction, answer: str, for_: str | None = None) -> None:
        """Give or refuse consent."""
        await self.answer(interaction, answering.consent, answer=answer, subject=for_)

    @on_action("spells")
    async def show_spells(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Show spells by a button."""
        await self.answer(interaction, spells.show)

    @on_action("cast")
    async def cast_chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Cast the spell chosen from the menu."""
        await self._cast(interaction, casting.Wish("".join(values[:1])), token(arguments))

    @on_action("cast_at")
    async def cast_at(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Cast at those chosen from the menu."""
        await self._cast(interaction, casting.Wish(word(arguments, 1), tuple(values)), token(arguments))

    @on_action("cast_form")
    async def cast_form(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take the form chosen from the menu."""
        await self._cast(interaction, casting.Wish(word(arguments, 1), choice="".join(values[:1])), token(arguments))

    @on_action("cast_cure")
    async def cast_cure(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Remove the condition chosen from the menu."""
        target = f"={row_id(arguments, 2)}"
        await self._cast(
            interaction, casting.Wish(word(arguments, 1), (target,), choice="".join(values[:1])), token(arguments)
        )

    @on_action("ask")
    async def ask_by_button(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Open the form for the question (button), or put it (form)."""
        if isinstance(values, dict):
            question, text = row_id(arguments), values.get("text", "")
            await self.answer(interaction, answering.ask, question_id=question, text=text)
        else:
            await self.answer(interaction, answering.ask_form, question_id=row_id(arguments))

    @on_action("answer")
    async def answer_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Answer by a button."""
        await self.answer(interaction, answering.answer, question_id=row_id(arguments), answer=word(arguments, 1))

    @on_action("consent")
    async def consent_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Consent by a button."""
        await self.answer(interaction, answering.consent, question_id=row_id(arguments), answer=word(arguments, 1))

    @on_action("org_answer")
    async def org_answer(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Answer a question to the ORGs."""
        await self.answer(
            interaction, answering.answer_request, request_id=row_id(arguments), answer=word(arguments, 1)
        )

    @on_action("vision")
    async def vision(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Open the form for a vision (button), or tell it (form)."""
        if isinstance(values, dict):
            request, text = row_id(arguments), values.get("text", "")
            await self.answer(interaction, answering.answer_request, request_id=request, text=text)
        else:
            await self.answer(interaction, answering.vision_form, request_id=row_id(arguments))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Magic(bot))
