"""The postman: sends what the outbox holds, once a command has been kept; a lost card is posted anew."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
import structlog

from bot.app import VirtualOrg
from bot.game import outbox, pictures
from bot.game.outbox import Letter
from cogs.support.draw import draw

MOST_CALLED = 20
TRIES_TO_REACH_A_PLAYER = 10
log = structlog.get_logger()


class NoPlace(Exception):
    """There is no place for a letter just now: no channel for a card, no way to a player; it waits."""


class Postman:
    """Delivers letters guild by guild, one delivery at a time in each."""

    def __init__(self, bot: VirtualOrg) -> None:
        self.bot = bot
        self._locks: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def deliver_all(self) -> None:
        """Sweep the outbox of every guild of this process."""
        for guild_id in await outbox.guilds_waiting(self.bot.game):
            if self.bot.get_guild(guild_id) is not None:
                await self.deliver(guild_id)

    async def deliver(self, guild_id: int) -> None:
        """Send what is due in one guild; one broken letter does not hold up the others."""
        async with self._locks[guild_id]:
            while await self._deliver_some(guild_id):
                pass  # whatever was sent or put back is due no more, so this comes to an end

    async def finish(self) -> None:
        """Let deliveries under way mark what they have sent: what is sent and not marked would be sent again."""
        for lock in list(self._locks.values()):
            async with lock:
                pass

    async def _deliver_some(self, guild_id: int) -> bool:
        """Send one armful; say whether there may be more."""
        letters = await outbox.letters(self.bot.game, guild_id)
        for letter in letters:
            await self._deliver_one(guild_id, letter)
        return sum(1 + len(letter.also) for letter in letters) >= outbox.ARMFUL

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
            return await self._tell_privately(letter)
        if letter.kind == "emergency":
            return await self._call(guild_id, letter)
        if letter.kind == "scene":
            return await self._tell_scene(guild_id, letter)
        message = await self._edit(letter) or await self._post(guild_id, letter)
        if letter.request_id is not None:
            await self._place(guild_id, letter, message)
        return message

    async def _place(self, guild_id: int, letter: Letter, message: discord.Message | None) -> None:
        """Keep where a card stands before it is marked: should marking fail, the next try edits it."""
        if message is None:
            raise NoPlace
        if message.id != letter.message_id:
            await outbox.placed(self.bot.game, guild_id, letter, message.channel.id, message.id)
        await self._mark(message, letter)

    async def _edit(self, letter: Letter) -> discord.Message | None:
        if letter.message_id is None or letter.card_channel_id is None or letter.page is None:
            return None
        channel: Any = self.bot.get_partial_messageable(letter.card_channel_id)
        try:
            message: discord.Message = await channel.get_partial_message(letter.message_id).edit(
                **draw(letter.page)[-1].editing()
            )
            return message
        except discord.NotFound:
            return None  # deleted by somebody: it is posted anew

    async def _post(self, guild_id: int, letter: Letter) -> discord.Message | None:
        if letter.page is None or letter.channel_id is None:
            return None
        channel: Any = self.bot.get_partial_messageable(letter.channel_id, guild_id=guild_id)
        picture = await pictures.bytes_of(self.bot.game, guild_id, letter.page.picture_id)
        message = None
        for part, drawn in enumerate(draw(letter.page, picture)):
            message = await channel.send(nonce=_nonce(letter, part), **drawn.sending())
        return message

    async def _tell_scene(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Tell those in a channel; where that is gone, nobody is left to hear it."""
        try:
            return await self._post(guild_id, letter)
        except discord.NotFound:
            return None

    async def _call(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Ping every ORG by name (a role may not be mentionable), the owner without any; privately where need be."""
        guild = self.bot.get_guild(guild_id)
        if guild is None or letter.page is None:
            return None
        roles = [role for role in map(guild.get_role, letter.call) if role is not None]
        people = sorted({member.id for role in roles for member in role.members if not member.bot})
        called = replace(letter, page=replace(letter.page, pings=tuple(people[:MOST_CALLED] or [guild.owner_id or 0])))
        try:
            return await self._post(guild_id, called)
        except discord.HTTPException:
            reached = await self._call_privately(called, people or [guild.owner_id or 0])
            if reached is None:
                raise  # nobody knows of it yet: it is tried again
            return reached

    async def _call_privately(self, letter: Letter, people: Sequence[int]) -> discord.Message | None:
        """Write to each of them; return one of the messages, None where nobody could be reached."""
        written = [await self._write(replace(letter, user_id=person)) for person in people]
        return next((message for message in written if message is not None), None)

    async def _tell_privately(self, letter: Letter) -> discord.Message | None:
        """Ring in the channel or write directly, whichever the player wants first; the other way if that fails."""
        ways = (self._ring, self._write) if letter.bell_first else (self._write, self._ring)
        message = await ways[0](letter) or await ways[1](letter)
        if message is None and letter.attempts < TRIES_TO_REACH_A_PLAYER:
            raise NoPlace  # messages closed and no channel to ring in: perhaps later
        return message

    async def _write(self, letter: Letter) -> discord.Message | None:
        if letter.user_id is None or letter.page is None:
            return None
        message = None
        try:
            user = await self.bot.fetch_user(letter.user_id)
            for part, drawn in enumerate(draw(letter.page)):
                message = await user.send(nonce=_nonce(letter, part), **drawn.sending())
        except (discord.Forbidden, discord.NotFound):
            return None
        return message

    async def _ring(self, letter: Letter) -> discord.Message | None:
        """Ring where the player plays; what it is about is read privately by the button."""
        if letter.bell is None or letter.bell_channel_id is None:
            return None
        channel: Any = self.bot.get_partial_messageable(letter.bell_channel_id)
        try:
            message: discord.Message = await channel.send(nonce=letter.nonce, **draw(letter.bell)[-1].sending())
            return message
        except (discord.Forbidden, discord.NotFound):
            return None

    async def _mark(self, message: discord.Message, letter: Letter) -> None:
        """Show the bot's own marks on a card; without the right to react the buttons still work."""
        me = self.bot.user
        if me is not None and letter.message_id == message.id:
            for mark in letter.withdraw:
                await _change_mark(message.remove_reaction, mark, me)
        for mark in letter.reactions:
            await _change_mark(message.add_reaction, mark)


def _nonce(letter: Letter, part: int) -> str:
    # Discord takes two messages of one nonce for the same one.
    return f"{letter.nonce}-{part}" if part else letter.nonce


async def _change_mark(change: Callable[..., Awaitable[None]], mark: str, *whose: discord.ClientUser) -> None:
    try:
        await change(mark, *whose)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("mark_not_changed", mark=mark, error=str(error))
