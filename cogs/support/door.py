"""The base of every door: recognise the caller, ask one use case, tell privately; errors have one way out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import faults, pictures
from bot.game.caller import Caller
from bot.game.desk import Game, Told
from bot.i18n.page import Form, Page
from bot.store.unit import Clash
from cogs.support.actions import actions_of
from cogs.support.caller import caller_of
from cogs.support.draw import draw, draw_form

SECONDS_BEFORE_DEFERRING = 2.0
TRIES = 4
UseCase = Callable[..., Awaitable[Page | Form]]
log = structlog.get_logger()


class Door(commands.Cog):
    """A cog whose commands are one line each: `await self.answer(interaction, use_case, ...)`."""

    def __init__(self, bot: VirtualOrg) -> None:
        self.bot = bot
        bot.actions.update(actions_of(self))

    @property
    def game(self) -> Game:
        """The game behind the door."""
        return self.bot.game

    async def answer(self, interaction: discord.Interaction, use_case: UseCase, **options: Any) -> None:
        """Ask `use_case` and tell its page to the caller alone; then say what waits in the outbox."""
        caller = caller_of(interaction)
        task = asyncio.ensure_future(self._ask(caller, use_case, options))
        done, _ = await asyncio.wait({task}, timeout=SECONDS_BEFORE_DEFERRING)
        if not done and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        told, refused = await task
        try:
            await self._tell(interaction, told, refused)
        except discord.NotFound:
            # The interaction ran out of its three seconds on the way; what was done stays done.
            log.warning("answer_came_too_late", interaction=interaction.id)
        if caller.guild_id in self.game.mail:
            self.game.mail.discard(caller.guild_id)
            await self.bot.postman.deliver(caller.guild_id)

    async def answer_publicly(self, interaction: discord.Interaction, use_case: UseCase, **options: Any) -> None:
        """Post the page of `use_case` for everybody in the channel; refused before anything where we may not write."""
        rights = interaction.app_permissions
        channel: Any = interaction.channel
        if channel is None or not (rights.send_messages and rights.embed_links):
            await self.answer(interaction, faults.no_right_here)
            return
        told, refused = await self._ask(caller_of(interaction), use_case, options)
        if refused or isinstance(told, Form):
            await self._tell(interaction, told, refused)
            return
        picture = await pictures.bytes_of(self.game, interaction.guild_id or 0, told.picture_id)
        for drawn in draw(told, picture):
            await channel.send(**drawn.sending())
        await self.answer(interaction, faults.posted)

    async def _ask(self, caller: Caller, use_case: UseCase, options: dict[str, Any]) -> tuple[Page | Form, bool]:
        """Return what to tell and whether it is a refusal."""
        try:
            if not caller.guild_id:
                return faults.only_in_a_guild(self.game), True
            return await self._try(caller, use_case, options), False
        except Told as told:
            return told.page, told.code is not None
        except Clash:
            return await faults.too_busy(self.game, caller), True
        except Exception as error:
            self.bot.note_fault(error)
            return await faults.fault(self.game, caller), True

    async def _try(self, caller: Caller, use_case: UseCase, options: dict[str, Any]) -> Page | Form:
        for _ in range(TRIES - 1):
            try:
                return await use_case(self.game, caller, **options)
            except Clash:
                continue
        return await use_case(self.game, caller, **options)

    async def _tell(self, interaction: discord.Interaction, told: Page | Form, refused: bool) -> None:
        if isinstance(told, Form):
            await interaction.response.send_modal(draw_form(told))
            return
        picture = await pictures.bytes_of(self.game, interaction.guild_id or 0, told.picture_id)
        first, *rest = draw(told, picture)
        message = interaction.message
        if interaction.response.is_done():
            await interaction.edit_original_response(**first.editing())
        elif message is not None and message.flags.ephemeral and not refused:
            await interaction.response.edit_message(**first.editing())
        else:
            await interaction.response.send_message(ephemeral=True, **first.sending())
        for more in rest:
            await interaction.followup.send(ephemeral=True, **more.sending())
