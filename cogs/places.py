"""Doors to places: what ORGs put into scenes, and the deeds at doors, chests and caches."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game.clues import needs as clue_needs
from bot.game.goods import gathering
from bot.game.places import eyes, placing, taking, working
from bot.game.places.kinds import KINDS, MOST_PORTIONS
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, own_character, suggestions, visible_thing
from cogs.support.values import row_id, token, word

TEXT = app_commands.Range[str, 1, working.LONGEST_TEXT]
REASON = app_commands.Range[str, 1, 300]
NEEDS = app_commands.Range[str, 1, clue_needs.LONGEST]
PORTIONS = app_commands.Range[int, 1, MOST_PORTIONS]


async def _things(interaction: discord.Interaction, typed: str, deed: str) -> Choices:
    subject = getattr(interaction.namespace, "for", None)
    found = eyes.suggest(game_of(interaction), caller_of(interaction), typed, deed=deed, subject=subject)
    return await suggestions(found)


async def _lockable(interaction: discord.Interaction, typed: str) -> Choices:
    return await _things(interaction, typed, "turn")


async def _holding(interaction: discord.Interaction, typed: str) -> Choices:
    return await _things(interaction, typed, "take")


async def _needs(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(clue_needs.suggest(game_of(interaction), caller_of(interaction), typed))


class Places(Door):
    """`/place`, `/place_list`, `/place_remove`, `/break`, `/lock`, `/take`, `/stop`, and their buttons."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.choices(kind=choices(*KINDS))
    @app_commands.autocomplete(needs=_needs)
    async def place(
        self,
        interaction: discord.Interaction,
        kind: str,
        name: str,
        size: PORTIONS | None = None,
        locked: bool | None = None,
        contents: TEXT | None = None,
        needs: NEEDS | None = None,
        regrowth: app_commands.Range[int, 0, MOST_PORTIONS] | None = None,
    ) -> None:
        """Put something into the scene."""
        wish = placing.Wish(kind, name, size, locked, contents, needs, regrowth)
        await self.answer(interaction, placing.place, wish=wish)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    async def place_list(self, interaction: discord.Interaction) -> None:
        """List what is placed here."""
        await self.answer(interaction, placing.listing)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(thing=visible_thing)
    async def place_remove(self, interaction: discord.Interaction, thing: str) -> None:
        """Take something out of the scene."""
        await self.answer(interaction, placing.remove, thing=thing)

    @app_commands.command(name="break", description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(thing=_lockable, for_=own_character)
    async def break_open(
        self,
        interaction: discord.Interaction,
        thing: str,
        text: TEXT | None = None,
        sure: bool = False,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Break a lock."""
        await self._work(interaction, working.Wish("break", thing, text or "", sure, reason), for_)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.choices(do=choices("lock", "unlock"))
    @app_commands.autocomplete(thing=_lockable, for_=own_character)
    async def lock(
        self,
        interaction: discord.Interaction,
        thing: str,
        do: str,
        text: TEXT | None = None,
        for_: str | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Turn a lock."""
        await self._work(interaction, working.Wish(do, thing, text or "", reason=reason), for_)

    async def _work(self, interaction: discord.Interaction, wish: working.Wish, subject: str | None) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, working.work, wish=wish, subject=subject, reachable=reachable)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(thing=_holding, for_=own_character)
    async def take(
        self, interaction: discord.Interaction, thing: str, for_: str | None = None, reason: REASON | None = None
    ) -> None:
        """Take what lies in something open."""
        await self._take(interaction, thing, for_, reason)

    async def _take(
        self, interaction: discord.Interaction, thing: str, subject: str | None, reason: str | None = None
    ) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, taking.take, thing=thing, subject=subject, reason=reason, reachable=reachable)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def stop(
        self, interaction: discord.Interaction, for_: str | None = None, reason: REASON | None = None
    ) -> None:
        """Break work off."""
        await self.answer(interaction, working.stop, subject=for_, reason=reason)

    @on_action("work")
    async def work_by_button(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Ask for the words of a deed (button), or do it (form)."""
        await self._work_chosen(interaction, arguments, values, sure=False)

    @on_action("work_sure")
    async def work_surely(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Go on though the last life goes with it."""
        await self._work_chosen(interaction, arguments, values, sure=True)

    async def _work_chosen(
        self, interaction: discord.Interaction, arguments: Arguments, values: Any, *, sure: bool
    ) -> None:
        text = str(values.get("text", "")) if isinstance(values, dict) else ""
        wish = working.Wish(word(arguments), f"={row_id(arguments, 1)}", text, sure)
        await self._work(interaction, wish, f"={row_id(arguments, 2)}")

    @on_action("work_stop")
    async def stop_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Break work off by a button."""
        await self.answer(interaction, working.stop, subject=token(arguments))

    @on_action("take")
    async def take_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Take by a button."""
        await self._take(interaction, token(arguments), f"={row_id(arguments, 1)}")

    @on_action("gather")
    async def gather_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Gather by a button."""
        whom, reachable = f"={row_id(arguments, 1)}", surroundings.reachable(interaction.guild)
        await self.answer(interaction, gathering.gather, patch=token(arguments), subject=whom, reachable=reachable)

    @on_action("place_remove")
    async def remove_by_button(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take a place away: the one of the button, or the one chosen."""
        await self.answer(interaction, placing.remove, thing="".join(values[:1]) or token(arguments))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Places(bot))
