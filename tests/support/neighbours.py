"""Places beside the guild of a test: another guild with the same bot, and direct messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.builders import ChannelHandle, GuildHandle

from tests.support.world import World, give_bot_rights

SLASH = 2


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another guild that is set up: its keeper, who is its ORG too, a player, and a channel."""

    guild: GuildHandle
    play: ChannelHandle
    keeper: MemberActor
    player: MemberActor


async def neighbour(world: World) -> Neighbour:
    """Make another guild and let its keeper tap through the wizard."""
    owner = world.env.create_user("sused", global_name="Sused")
    guild = world.env.create_guild("Susedia", owner=owner)
    give_bot_rights(world.env, guild)
    play, keeper = guild.create_text_channel("hra"), MemberActor(world.env, guild, owner)
    player = guild.add_member(world.env.create_user("susedka", global_name="Susedka"))
    await world.env.settle()
    page = await keeper.slash(play, "setup start")
    page = await keeper.click(page.response, custom_id="vb:setup_next")
    await keeper.click(page.response, custom_id="vb:setup_make")
    return Neighbour(guild, play, keeper, player)


async def slash_in_dm(world: World, actor: MemberActor, name: str, **options: Any) -> Any:
    """Use a command in a direct message, where Discord would not even show it."""
    command = world.env.backend.find_command(name, None) or world.env.backend.find_command(name, world.guild.id)
    typed = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
    data = {"id": command["id"], "name": name, "type": 1, "options": typed}
    return await _dispatch_actor_interaction(actor.user, SLASH, actor.user.dm_channel, data)
