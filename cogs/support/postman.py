"""The postman: sends what the outbox holds, once a command has been kept; a lost card is posted anew."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import discord
import structlog

from bot.app import VirtualOrg
from bot.game import outbox
from bot.game.letter import Letter
from cogs.support.ways import NoPlace, Ways

log = structlog.get_logger()


class Postman:
    """Delivers letters guild by guild, one delivery at a time in each."""

    def __init__(self, bot: VirtualOrg) -> None:
        self.bot = bot
        self._ways = Ways(bot)
        self._locks: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._finishing = False

    async def deliver_all(self) -> None:
        """Sweep the outbox of every guild of this process."""
        for guild_id in await outbox.guilds_waiting(self.bot.game):
            if self.bot.get_guild(guild_id) is not None:
                await self.deliver(guild_id)

    async def deliver(self, guild_id: int) -> None:
        """Send what is due in one guild; one broken letter does not hold up the others."""
        async with self._locks[guild_id]:
            while not self._finishing and await self._deliver_some(guild_id):
                pass  # whatever was sent or put back is due no more, so this comes to an end

    async def finish(self) -> None:
        """Let deliveries under way mark what they have sent: what is sent and not marked would be sent again."""
        self._finishing = True
        for lock in list(self._locks.values()):
            async with lock:
                pass

    async def _deliver_some(self, guild_id: int) -> bool:
        """Send one armful; say whether there may be more: a story told in another place has its card point there."""
        letters = await outbox.letters(self.bot.game, guild_id)
        for letter in letters:
            if self._finishing:
                return False
            await self._deliver_one(guild_id, letter)
        told = any(letter.thread is not None for letter in letters)
        return told or sum(1 + len(letter.also) for letter in letters) >= outbox.ARMFUL

    async def _deliver_one(self, guild_id: int, letter: Letter) -> None:
        try:
            await self._settle(guild_id, letter)
        except (discord.HTTPException, NoPlace, OSError) as error:
            log.warning("letter_not_sent", guild=guild_id, row=letter.row_id, kind=letter.kind, error=str(error))
            await outbox.failed(self.bot.game, letter, f"{type(error).__name__} {error}", attempts=letter.attempts)
        except Exception as error:  # a mistake of ours: reported, and the others go out
            self.bot.note_fault(error)
            await outbox.failed(self.bot.game, letter, type(error).__name__, attempts=letter.attempts)

    async def _settle(self, guild_id: int, letter: Letter) -> None:
        if letter.fault is not None:
            raise letter.fault
        if letter.until is not None and not letter.drop:
            await outbox.failed(self.bot.game, letter, "later")
            return
        message = None if letter.drop else await self._send(guild_id, letter)
        await outbox.sent(self.bot.game, letter, message.id if message else None)

    async def _send(self, guild_id: int, letter: Letter) -> discord.Message | None:
        if letter.kind == "sync":
            await self.bot.command_book.sync(guild_id)
            return None
        if letter.user_id is not None:
            return await self._ways.tell_privately(letter)
        if letter.kind == "emergency":
            return await self._ways.call(guild_id, letter)
        if letter.kind == "scene":
            return await self._ways.tell_scene(guild_id, letter)
        if letter.kind == "hush":
            await self._ways.delete(letter)
            return None
        if letter.thread is not None:
            message = await self._ways.tell_story(guild_id, letter)
        else:
            message = await self._card(guild_id, letter)
        if letter.home is not None:
            await self._place(guild_id, letter, message)
        return message

    async def _card(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Draw a card anew where it stands, or post it where it cannot be drawn or has had its place."""
        if not letter.renewed:
            message = await self._ways.edit(guild_id, letter)
            if message is not None:
                return message
        posted = await self._ways.post(guild_id, letter)
        if posted is not None:
            await self._ways.take_away(letter)
        return posted

    async def _place(self, guild_id: int, letter: Letter, message: discord.Message | None) -> None:
        """Keep where a card stands before it is marked: should marking fail, the next try edits it."""
        if message is None:
            raise NoPlace
        if message.id != letter.message_id or letter.renewed:
            await outbox.placed(self.bot.game, guild_id, letter, message.channel.id, message.id)
        if letter.reactions or letter.withdraw:
            await self._ways.mark(message, letter)
