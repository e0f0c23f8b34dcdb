"""Doors to the fight: the challenge, what is done in it by words, and what ORGs do with it."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import guilds
from bot.game.caller import Rank, staff_rank
from bot.game.combat import challenge, command, ruling
from bot.game.combat.command import Typed
from cogs.support import surroundings
from cogs.support.caller import caller_of
from cogs.support.commands import choices
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions

log = structlog.get_logger()
TEXT = app_commands.Range[str, 1, 1000]
REASON = app_commands.Range[str, 1, 300]


def _subject(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "for", None)


async def _targets(interaction: discord.Interaction, typed: str) -> Choices:
    game, caller = game_of(interaction), caller_of(interaction)
    return await suggestions(challenge.suggest_targets(game, caller, typed, subject=_subject(interaction)))


async def _fighters(interaction: discord.Interaction, typed: str) -> Choices:
    game, caller = game_of(interaction), caller_of(interaction)
    return await suggestions(command.suggest_fighters(game, caller, typed, subject=_subject(interaction)))


async def _what_else(interaction: discord.Interaction, typed: str) -> Choices:
    what = getattr(interaction.namespace, "what", None)
    game, caller = game_of(interaction), caller_of(interaction)
    found = command.suggest_choice(game, caller, typed, what=what, subject=_subject(interaction))
    return await suggestions(found)


async def _pairs(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(command.suggest_pairs(game_of(interaction), caller_of(interaction), typed))


class Challenges(Door):
    """`/challenge`."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(target=_targets, for_=own_character)
    async def challenge(
        self, interaction: discord.Interaction, target: str, text: TEXT | None = None, for_: str | None = None
    ) -> None:
        """Challenge somebody near."""
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, challenge.challenge, target=target, text=text, subject=for_, reachable=reachable)


@app_commands.guild_only()
class Combats(Door, commands.GroupCog, name="combat", description="…"):
    """`/combat show|act|pause|resume|decide|end|handover|remove`."""

    @app_commands.command(description="…")
    async def show(self, interaction: discord.Interaction) -> None:
        """Show the fight."""
        await self.answer(interaction, ruling.show)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.choices(what=choices(*command.WHATS))
    @app_commands.autocomplete(target=_fighters, choice=_what_else, for_=own_character)
    async def act(
        self,
        interaction: discord.Interaction,
        what: str | None = None,
        target: str | None = None,
        choice: str | None = None,
        text: TEXT | None = None,
        for_: str | None = None,
    ) -> None:
        """Do something in the fight, or see what may be done."""
        await self.answer(interaction, command.do, typed=Typed(what, target, choice, text, for_))

    @app_commands.command(description="…")
    async def pause(self, interaction: discord.Interaction) -> None:
        """Let the fight stand still."""
        await self.answer(interaction, ruling.pause)

    @app_commands.command(description="…")
    async def resume(self, interaction: discord.Interaction) -> None:
        """Let the fight go on."""
        await self.answer(interaction, ruling.resume)

    @app_commands.command(description="…")
    @app_commands.choices(result=choices("first", "second", "both", "none"))
    @app_commands.autocomplete(pair=_pairs)
    async def decide(self, interaction: discord.Interaction, pair: str, result: str) -> None:
        """Enter how a duel ended."""
        await self.answer(interaction, command.decide, pair=pair, result=result)

    @app_commands.command(description="…")
    async def end(self, interaction: discord.Interaction, reason: REASON) -> None:
        """End the fight without a winner."""
        await self.answer(interaction, ruling.end, reason=reason)

    @app_commands.command(description="…")
    async def handover(self, interaction: discord.Interaction, org: discord.Member) -> None:
        """Let another ORG play the creeps."""
        settings = await guilds.settings(self.game, interaction.guild_id or 0)
        is_org = staff_rank(frozenset(role.id for role in org.roles if role is not None), settings) >= Rank.ORG
        await self.answer(interaction, ruling.hand_over, org_id=org.id, is_org=is_org)

    @app_commands.command(description="…")
    @app_commands.autocomplete(character=any_character)
    async def remove(self, interaction: discord.Interaction, character: str, reason: REASON | None = None) -> None:
        """Take somebody out of the fight."""
        await self.answer(interaction, ruling.take_out, combat_id=None, character=character, reason=reason)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """Post a card anew that somebody deleted."""
        await self._lost(payload.guild_id, [payload.message_id])

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Post cards anew that somebody deleted with much else."""
        await self._lost(payload.guild_id, sorted(payload.message_ids))

    async def reconcile(self, guild: discord.Guild) -> None:
        """Post anew the cards of fights that were deleted while the bot was away."""
        for channel_id, message_id in await ruling.cards(self.game, guild.id):
            channel: Any = self.bot.get_partial_messageable(channel_id, guild_id=guild.id)
            try:
                await channel.fetch_message(message_id)
            except discord.NotFound:
                await ruling.lost_card(self.game, guild.id, [message_id])
            except discord.HTTPException as error:
                log.warning("fight_not_reconciled", channel=channel_id, error=str(error))

    async def _lost(self, guild_id: int | None, message_ids: list[int]) -> None:
        try:
            lost = guild_id is not None and await ruling.lost_card(self.game, guild_id, message_ids)
        except Exception as error:  # nobody waits for an answer here: it is noted
            self.bot.note_fault(error)
            return
        if lost and guild_id is not None:
            await self.bot.postman.deliver(guild_id)


async def setup(bot: VirtualOrg) -> None:
    """Open the doors."""
    doors: tuple[Any, ...] = (Challenges(bot), Combats(bot))
    for door in doors:
        await bot.add_cog(door)
