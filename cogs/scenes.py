"""Doors to scenes, and to the words spoken in them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import VirtualOrg
from bot.game import scene_page
from bot.game.again import ask_again
from bot.game.combat import ruling
from bot.game.desk import Told
from bot.game.scenes import commands as scenes
from bot.store.unit import Clash
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of_member
from cogs.support.door import Door
from cogs.support.suggest import own_character, visible_thing


@app_commands.guild_only()
class Scenes(Door, commands.GroupCog, name="scene", description="…"):
    """`/scene open|close|enter|leave|show|pause|resume`."""

    @app_commands.command(description="…")
    async def open(self, interaction: discord.Interaction, name: str | None = None) -> None:
        """Make the channel a scene."""
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, scenes.open_scene, name=name, reachable=reachable)

    @app_commands.command(description="…")
    async def close(self, interaction: discord.Interaction) -> None:
        """End the scene."""
        await self.answer(interaction, scenes.close_scene)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def enter(self, interaction: discord.Interaction, for_: str | None = None) -> None:
        """Enter the scene."""
        await self.answer(interaction, scenes.enter, subject=for_)

    @app_commands.command(description="…")
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(for_=own_character)
    async def leave(self, interaction: discord.Interaction, for_: str | None = None) -> None:
        """Leave the scene."""
        await self.answer(interaction, scenes.leave, subject=for_)

    @app_commands.command(description="…")
    @app_commands.autocomplete(thing=visible_thing)
    async def show(self, interaction: discord.Interaction, thing: str | None = None) -> None:
        """Show who and what is here."""
        await self.answer(interaction, scene_page.show, thing=thing)

    @app_commands.command(description="…")
    async def pause(self, interaction: discord.Interaction) -> None:
        """Stop the scene."""
        await self.answer(interaction, scenes.pause)

    @app_commands.command(description="…")
    async def resume(self, interaction: discord.Interaction) -> None:
        """Let the scene go on."""
        await self.answer(interaction, scenes.resume)

    @on_action("thing")
    async def show_thing(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Show the thing chosen from the menu."""
        await self.answer(interaction, scene_page.show, thing="".join(values[:1]))

    @on_action("scene_enter")
    async def enter_by_button(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Enter by the button."""
        await self.answer(interaction, scenes.enter)

    @on_action("scene_leave")
    async def leave_by_button(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Leave by the button."""
        await self.answer(interaction, scenes.leave)

    @on_action("scene_pause")
    async def pause_by_button(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Stop by the button."""
        await self.answer(interaction, scenes.pause)

    @on_action("scene_resume")
    async def resume_by_button(self, interaction: discord.Interaction, _arguments: Arguments, _values: Values) -> None:
        """Go on by the button."""
        await self.answer(interaction, scenes.resume)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Note who speaks in a scene; never what is said, and never a bot or a webhook."""
        author = message.author
        if not isinstance(author, discord.Member) or author.bot or message.webhook_id or message.is_system():
            return
        caller = caller_of_member(author, message.channel.id, f"spoke:{message.id}")
        try:
            await ask_again(lambda: scenes.spoke(self.game, caller))
        except (Told, Clash):
            return  # held where it is, or too many words at once: nothing to say about it
        except Exception as error:  # nobody waits for an answer here: it is noted
            self.bot.note_fault(error)
            return
        if caller.guild_id in self.game.mail:
            self.game.mail.discard(caller.guild_id)
            await self.bot.postman.deliver(caller.guild_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the scenes of a channel that is gone, and of its threads."""
        for place in (channel, *getattr(channel, "threads", ())):
            await self._place_gone(channel.guild.id, place.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the scene of a thread that is gone."""
        await self._place_gone(payload.guild_id, payload.thread_id)

    async def _place_gone(self, guild_id: int, channel_id: int) -> None:
        try:
            await ask_again(lambda: ruling.place_gone(self.game, guild_id, channel_id))
            await ask_again(lambda: scenes.place_gone(self.game, guild_id, channel_id))
        except Told:
            return  # it was no scene
        except Exception as error:  # nobody waits for an answer here: it is noted
            self.bot.note_fault(error)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Scenes(bot))
