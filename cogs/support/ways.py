"""The ways a letter goes: into a channel, to a person, as a bell, as a card that is drawn anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
import structlog

from bot.app import VirtualOrg
from bot.documents.board import draw_board
from bot.game import pictures
from bot.game.letter import Letter
from cogs.support.draw import draw

MOST_CALLED = 20
# Too many edits of an old message; a thread that is archived or locked.
CANNOT_BE_EDITED = (30046, 50083, 160005)
TRIES_TO_REACH_A_PLAYER = 10
log = structlog.get_logger()


class NoPlace(Exception):
    """There is no place for a letter just now: no channel for a card, no way to a player; it waits."""


class Ways:
    """Sends letters by the bot; what Discord refuses is raised to the postman."""

    def __init__(self, bot: VirtualOrg) -> None:
        self.bot = bot

    async def edit(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Draw a card anew where it stands; None where it stands nowhere."""
        if letter.message_id is None or letter.card_channel_id is None or letter.page is None:
            return None
        channel: Any = self.bot.get_partial_messageable(letter.card_channel_id)
        picture = await pictures.bytes_of(self.bot.game, guild_id, letter.page.picture_id)
        drawn = draw(letter.page, picture)[-1]
        if letter.board is not None:
            drawn.keep_board()
        try:
            message: discord.Message = await channel.get_partial_message(letter.message_id).edit(**drawn.editing())
            return message
        except discord.NotFound:
            return None  # deleted by somebody: it is posted anew
        except discord.HTTPException as error:
            if error.code not in CANNOT_BE_EDITED:
                raise
            return None

    async def post(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Send a letter to its channel; None where it has none."""
        if letter.page is None or letter.channel_id is None:
            return None
        channel: Any = self.bot.get_partial_messageable(letter.channel_id, guild_id=guild_id)
        picture = await pictures.bytes_of(self.bot.game, guild_id, letter.page.picture_id)
        parts = draw(letter.page, picture)
        if letter.board is not None:
            parts[-1].show_board(await asyncio.to_thread(draw_board, letter.board), letter.board_alt)
        message = None
        for part, drawn in enumerate(parts):
            message = await channel.send(nonce=_nonce(letter, part), **drawn.sending())
        return message

    async def tell_scene(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Tell those in a channel; where that is gone, nobody is left to hear it."""
        try:
            return await self.post(guild_id, letter)
        except discord.NotFound:
            return None

    async def tell_story(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Go on with a story in its thread, made where it is missing; where none can be, in the channel itself."""
        if letter.thread_id is not None:
            try:
                return await self.post(guild_id, replace(letter, channel_id=letter.thread_id))
            except discord.HTTPException as error:
                if not isinstance(error, discord.NotFound | discord.Forbidden) and error.code not in CANNOT_BE_EDITED:
                    raise
                log.info("thread_lost", thread=letter.thread_id, error=str(error))  # gone or locked: on in another
        channel = self.bot.get_channel(letter.channel_id or 0)
        if not isinstance(channel, discord.TextChannel):
            return await self.tell_scene(guild_id, letter)
        try:
            thread = await channel.create_thread(name=letter.thread or "-", type=discord.ChannelType.public_thread)
        except discord.HTTPException as error:
            log.info("no_thread", channel=channel.id, error=str(error))
            return await self.tell_scene(guild_id, letter)
        return await self.post(guild_id, replace(letter, channel_id=thread.id))

    async def delete(self, letter: Letter) -> None:
        """Delete messages that have had their day; what is gone already is gone."""
        for channel_id, message_id in letter.delete:
            await self._delete(channel_id, message_id)

    async def take_away(self, letter: Letter) -> None:
        """Delete the card that stood where another was posted since."""
        if letter.message_id is not None and letter.card_channel_id is not None:
            await self._delete(letter.card_channel_id, letter.message_id)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        channel: Any = self.bot.get_partial_messageable(channel_id)
        try:
            await channel.get_partial_message(message_id).delete()
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("not_deleted", message=message_id, error=str(error))

    async def call(self, guild_id: int, letter: Letter) -> discord.Message | None:
        """Ping every ORG by name (a role may not be mentionable), the owner without any; privately where need be."""
        guild = self.bot.get_guild(guild_id)
        if guild is None or letter.page is None:
            return None
        roles = [role for role in map(guild.get_role, letter.call) if role is not None]
        people = sorted({member.id for role in roles for member in role.members if not member.bot})
        called = replace(letter, page=replace(letter.page, pings=tuple(people[:MOST_CALLED] or [guild.owner_id or 0])))
        try:
            return await self.post(guild_id, called)
        except discord.HTTPException:
            reached = await self._call_privately(called, people or [guild.owner_id or 0])
            if reached is None:
                raise  # nobody knows of it yet: it is tried again
            return reached

    async def _call_privately(self, letter: Letter, people: Sequence[int]) -> discord.Message | None:
        """Write to each of them; return one of the messages, None where nobody could be reached."""
        written = [await self._write(replace(letter, user_id=person)) for person in people]
        return next((message for message in written if message is not None), None)

    async def tell_privately(self, letter: Letter) -> discord.Message | None:
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

    async def mark(self, message: discord.Message, letter: Letter) -> None:
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
