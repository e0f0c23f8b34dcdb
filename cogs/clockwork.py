"""The clockwork: what happens without anybody asking - at the start, at every tick, and for buttons of another age."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord.ext import commands, tasks

from bot.app import VirtualOrg
from bot.game import faults, housekeeping, timers
from bot.game.combat import deadlines
from bot.game.stealth import deadlines as asks
from cogs.support.actions import Arguments, carry_out, form_values, is_ours, on_action
from cogs.support.door import Door

SECONDS_OF_A_TICK = 30
NOBODY = discord.AllowedMentions.none()
log = structlog.get_logger()


class Clockwork(Door):
    """Ticks, wakes up, and answers forms and stale buttons."""

    async def cog_load(self) -> None:
        """Start ticking."""
        self.tick.start()
        self.tidy.start()

    async def cog_unload(self) -> None:
        """Stop ticking."""
        self.tick.cancel()
        self.tidy.cancel()

    @tasks.loop(seconds=SECONDS_OF_A_TICK)
    async def tick(self) -> None:
        """Say what is due; whatever goes wrong, the next tick comes."""
        try:
            for fault in await timers.ring_due(self.game, [guild.id for guild in self.bot.guilds]):
                self.bot.note_fault(fault)
            for close_due in (deadlines.close_due, asks.close_due):
                for fault in await close_due(self.game, [guild.id for guild in self.bot.guilds]):
                    self.bot.note_fault(fault)
            await self.bot.postman.deliver_all()
        except Exception as error:  # whatever goes wrong, the loop lives on (J6)
            self.bot.note_fault(error)

    @tasks.loop(hours=1)
    async def tidy(self) -> None:
        """Forget what nobody needs any more."""
        try:
            await housekeeping.tidy(self.game)
        except Exception as error:  # whatever goes wrong, the loop lives on (J6)
            self.bot.note_fault(error)

    @tick.before_loop
    @tidy.before_loop
    async def _wait(self) -> None:
        await self.bot.wait_until_ready()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up: commands of another version, letters not sent, reactions missed. Safe to come twice."""
        try:
            await self._catch_up()
        except Exception as error:  # whatever goes wrong, the loop lives on (J6)
            self.bot.note_fault(error)

    async def _catch_up(self) -> None:
        for guild_id in await self.bot.command_book.outdated():
            if self.bot.get_guild(guild_id) is not None:
                await self._sync(guild_id)
        await self.bot.postman.deliver_all()
        cards: tuple[Any, ...] = (self.bot.get_cog("Approvals"), self.bot.get_cog("combat"))
        for guild in self.bot.guilds:
            for doors in cards:
                await doors.reconcile(guild)
        await self.bot.postman.deliver_all()

    async def _sync(self, guild_id: int) -> None:
        try:
            await self.bot.command_book.sync(guild_id)
        except discord.HTTPException as error:
            log.warning("commands_not_synced", guild=guild_id, error=str(error))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take forms by what is written in them, as buttons are; and answer buttons that no door ever had."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await carry_out(interaction, custom_id, form_values(data.get("components", [])))
        elif interaction.type is discord.InteractionType.component and not is_ours(custom_id):
            await carry_out(interaction, "", [])

    @on_action("stale")
    async def stale(self, interaction: discord.Interaction, _arguments: Arguments, _values: Any) -> None:
        """Answer a button whose meaning is gone."""
        await self.answer(interaction, faults.stale)
        await self._switch_off(interaction)

    async def _switch_off(self, interaction: discord.Interaction) -> None:
        """Disable what means nothing any more, so that nobody taps it again."""
        message, data = interaction.message, dict(interaction.data or {})
        if message is None:
            return
        view = discord.ui.View.from_message(message, timeout=None)
        view.stop()
        for item in view.children:
            if getattr(item, "custom_id", None) == data.get("custom_id"):
                item.disabled = True  # type: ignore[attr-defined]  # everything with a custom_id can be disabled
        try:
            if message.flags.ephemeral:
                await interaction.followup.edit_message(message.id, view=view, allowed_mentions=NOBODY)
            else:
                await message.edit(view=view, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            log.info("stale_button_stays", message=message.id, error=str(error))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Clockwork(bot))
