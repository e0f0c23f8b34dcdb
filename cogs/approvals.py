"""Doors to approvals: buttons, reactions and the queue; reactions made while the bot was away are honoured at start."""

from __future__ import annotations

import uuid
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import approvals
from bot.game.again import ask_again
from bot.game.approvals.reactions import Outcome, Watched
from bot.game.characters.gear import MOST_BONUS_LIVES, values_given
from bot.game.desk import Game
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of, caller_of_member
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, game_of, suggestions
from cogs.support.values import row_id

Mending = Callable[[Game, int, int], Awaitable[bool]]
REASON = app_commands.Range[str, 1, 500]
LIVES = app_commands.Range[int, 0, MOST_BONUS_LIVES]
log = structlog.get_logger()


async def _requests(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(approvals.suggest(game_of(interaction), caller_of(interaction), typed))


class Approvals(Door):
    """`/approvals`, the buttons of cards, and their reactions."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.choices(decision=choices("approve", "decline", "undo"))
    @app_commands.autocomplete(request=_requests)
    async def approvals(
        self,
        interaction: discord.Interaction,
        request: str | None = None,
        decision: str | None = None,
        bonus_lives: LIVES | None = None,
        archer_tested: bool | None = None,
        reason: REASON | None = None,
    ) -> None:
        """Show what waits for an ORG, or decide one of it."""
        wish = {"request": request, "decision": decision, "reason": reason}
        await self.answer(interaction, approvals.by_command, values=values_given(bonus_lives, archer_tested), **wish)

    @on_action("queue")
    async def turn(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Turn a page of the queue."""
        await self.answer(interaction, approvals.queue, page=row_id(arguments))

    @on_action("open_request")
    async def open(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Show one request of the queue."""
        await self.answer(interaction, approvals.show_request, request_id=row_id(values))

    @on_action("approve")
    async def approve(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Approve by a button."""
        await self.answer(interaction, approvals.decide, request_id=row_id(arguments), approve=True)

    @on_action("decline")
    async def decline(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Decline by a button."""
        await self.answer(interaction, approvals.decide, request_id=row_id(arguments), approve=False)

    @on_action("undo")
    async def undo(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Take a decision back."""
        await self.answer(interaction, approvals.undo, request_id=row_id(arguments))

    @on_action("withdraw")
    async def withdraw(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Take the own request back."""
        await self.answer(interaction, approvals.withdraw, request_id=row_id(arguments))

    @on_action("reason")
    async def reason(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Ask for the reason (button), or take it (form)."""
        if isinstance(values, dict):
            await self.answer(
                interaction, approvals.give_reason, request_id=row_id(arguments), reason=values.get("reason", "")
            )
        else:
            await self.answer(interaction, approvals.reason_form, request_id=row_id(arguments))

    @commands.Cog.listener()
    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        """Let an ORG's reaction decide; take anybody else's back."""
        if payload.guild_id is None or payload.member is None or payload.member.bot:
            return
        await self._react(payload.member, payload.channel_id, payload.message_id, payload.emoji)

    async def _react(
        self, member: discord.Member, channel_id: int, message_id: int, emoji: discord.PartialEmoji | str
    ) -> None:
        # Each tap is a deed of its own: the same ORG may react, undo, and react again.
        caller = caller_of_member(member, channel_id, f"reaction:{uuid.uuid4().hex}")
        try:
            outcome = await ask_again(
                lambda: approvals.react(self.game, caller, message_id=message_id, emoji=str(emoji))
            )
        except Exception as error:  # nobody waits for an answer here: it is noted
            self.bot.note_fault(error)
            outcome = Outcome.TAKE_BACK  # the next tap is a new one
        if outcome is not Outcome.NOT_OURS:
            await self._take_back(member, channel_id, message_id, emoji)
            await self.bot.postman.deliver(caller.guild_id)

    async def _take_back(
        self, member: discord.Member, channel_id: int, message_id: int, emoji: discord.PartialEmoji | str
    ) -> None:
        """Remove somebody's reaction where we may: the bot's own mark alone shows the decision."""
        message = self.bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await message.remove_reaction(emoji, member)
        except discord.HTTPException:
            log.info("reaction_stays", message=message_id)

    @commands.Cog.listener()
    async def on_raw_reaction_clear(self, payload: discord.RawReactionClearEvent) -> None:
        """Put the marks back on a card that a moderator cleared: who decided is not decided by that."""
        await self._mend(payload.guild_id, [payload.message_id], approvals.redraw)

    @commands.Cog.listener()
    async def on_raw_reaction_clear_emoji(self, payload: discord.RawReactionClearEmojiEvent) -> None:
        """Put one mark back on a card."""
        await self._mend(payload.guild_id, [payload.message_id], approvals.redraw)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post a card anew that somebody deleted while its request waits."""
        await self._mend(payload.guild_id, [payload.message_id], approvals.repost)

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Post all cards anew that somebody swept away."""
        await self._mend(payload.guild_id, sorted(payload.message_ids), approvals.repost)

    async def _mend(self, guild_id: int | None, message_ids: Sequence[int], mend: Mending) -> None:
        if guild_id is None:
            return
        mended = [await ask_again(partial(mend, self.game, guild_id, message_id)) for message_id in message_ids]
        if any(mended):
            await self.bot.postman.deliver(guild_id)

    async def reconcile(self, guild: discord.Guild) -> None:
        """Honour reactions made while the bot was away and post lost cards anew."""
        for card in await approvals.watched(self.game, guild.id):
            try:
                await self._reconcile_card(guild, card)
            except discord.HTTPException as error:
                log.warning("card_not_reconciled", request=card.request_id, error=str(error))

    async def _reconcile_card(self, guild: discord.Guild, card: Watched) -> None:
        channel = self.bot.get_partial_messageable(card.channel_id, guild_id=guild.id)
        try:
            message = await channel.fetch_message(card.message_id)
        except discord.NotFound:
            await approvals.repost(self.game, guild.id, card.message_id)
            return
        found = [(reaction, approvals.decision_of(str(reaction.emoji))) for reaction in message.reactions]
        # Which hand was first is not known any more. A refusal changes nothing and is undone with a tap: it goes first.
        for reaction, decision in sorted(found, key=lambda pair: pair[1] is not False):
            if decision is None:
                continue
            async for user in reaction.users():
                member = await _member(guild, user)
                if member is not None:
                    await self._react(member, card.channel_id, card.message_id, str(reaction.emoji))


async def _member(guild: discord.Guild, user: discord.User | discord.Member) -> discord.Member | None:
    """Return the member behind a reaction, None for bots and for those who left."""
    if user.bot:
        return None
    try:
        return guild.get_member(user.id) or await guild.fetch_member(user.id)
    except discord.NotFound:
        return None


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Approvals(bot))
