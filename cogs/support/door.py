"""The base of every door: recognise the caller, ask one use case, tell privately; errors have one way out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import faults, pictures
from bot.game.again import ask_again
from bot.game.caller import Caller
from bot.game.desk import Game, Told
from bot.i18n.page import Form, Page
from bot.store.unit import Clash
from cogs.support.actions import actions_of
from cogs.support.caller import caller_of
from cogs.support.draw import draw, draw_form

MALFORMED = 400
ALREADY_ANSWERED = 40060
SECONDS_BEFORE_DEFERRING = 2.0
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

    async def answer(self, interaction: discord.Interaction, use_case: UseCase, **options: Any) -> bool:
        """Ask `use_case` and tell its page to the caller alone; then say what waits in the outbox.

        Return whether it was carried out; False where it was refused.
        """
        caller = caller_of(interaction)
        async with self._deferring_when_late(interaction):
            told, refused = await self._ask(caller, use_case, options)
        await self._reach(interaction, self._tell(interaction, told, refused))
        if caller.guild_id in self.game.mail:
            self.game.mail.discard(caller.guild_id)
            await self.bot.postman.deliver(caller.guild_id)
        return not refused

    @asynccontextmanager
    async def _deferring_when_late(self, interaction: discord.Interaction) -> AsyncIterator[None]:
        """Ask Discord for more time when two seconds have passed; a quick answer costs no more than a timer."""
        loop, late = asyncio.get_running_loop(), list[asyncio.Task[None]]()

        def defer() -> None:
            if not interaction.response.is_done():
                deferral = interaction.response.defer(ephemeral=True, thinking=True)
                late.append(loop.create_task(self._reach(interaction, deferral)))

        timer = loop.call_later(SECONDS_BEFORE_DEFERRING, defer)
        try:
            yield
        finally:
            timer.cancel()
            await asyncio.gather(*late)

    async def _reach(self, interaction: discord.Interaction, telling: Awaitable[object]) -> None:
        """Tell Discord something; where it is too late or Discord is unwell, what was done stays done all the same."""
        try:
            await telling
        except discord.HTTPException as error:
            log.warning("answer_not_delivered", interaction=interaction.id, error=str(error))
            if error.status == MALFORMED and error.code != ALREADY_ANSWERED:
                self.bot.note_fault(error)  # what we sent was wrong: ours to mend

    async def answer_publicly(self, interaction: discord.Interaction, use_case: UseCase, **options: Any) -> None:
        """Post the page of `use_case` for everybody in the channel; refused before anything where we may not write."""
        await self.answer(interaction, self._publish, place=interaction, make=use_case, options=options)

    async def _publish(
        self, game: Game, caller: Caller, *, place: discord.Interaction, make: UseCase, options: dict[str, Any]
    ) -> Page | Form:
        channel: Any = place.channel
        if channel is None or not _may_write(place):
            return await faults.no_right_here(game, caller)
        told = await make(game, caller, **options)
        if isinstance(told, Form):
            return told
        picture = await pictures.bytes_of(game, caller.guild_id, told.picture_id)
        try:
            for drawn in draw(told, picture):
                await channel.send(**drawn.sending())
        except discord.Forbidden:
            return await faults.no_right_here(game, caller)
        return await faults.posted(game, caller)

    async def _ask(self, caller: Caller, use_case: UseCase, options: dict[str, Any]) -> tuple[Page | Form, bool]:
        """Return what to tell and whether it is a refusal."""
        try:
            if not caller.guild_id:
                return faults.only_in_a_guild(self.game), True
            return await ask_again(lambda: use_case(self.game, caller, **options)), False
        except Told as told:
            return told.page, told.code is not None
        except Clash:
            return await faults.too_busy(self.game, caller), True
        except Exception as error:  # a mistake of ours: noted, and the caller is told so
            self.bot.note_fault(error)
            return await faults.fault(self.game, caller), True

    async def _tell(self, interaction: discord.Interaction, told: Page | Form, refused: bool) -> None:
        if isinstance(told, Form) and not interaction.response.is_done():
            await interaction.response.send_modal(draw_form(told))
            return
        if isinstance(told, Form):
            # Nothing opens a form once an answer was put off: a button does it with the next tap.
            told = await faults.late_form(self.game, caller_of(interaction), told)
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


def _may_write(place: discord.Interaction) -> bool:
    """Say whether the bot may post where the interaction came from; a thread has a right of its own."""
    rights = place.app_permissions
    speaks = rights.send_messages_in_threads if isinstance(place.channel, discord.Thread) else rights.send_messages
    return speaks and rights.embed_links and rights.attach_files
