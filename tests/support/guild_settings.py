"""What tests of the set-up share: the settings kept, the commands at Discord, roles that anybody can take."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend import serializers

from bot.game import guilds
from tests.support.pages import whole
from tests.support.world import World


async def settings(world: World) -> Any:
    """Return what the guild has set."""
    return await guilds.settings(world.game, world.guild.id)


async def run_setup(world: World, command: str, **options: Any) -> Any:
    """Let the keeper run one command of `/setup`."""
    return await world.keeper.slash(world.play, f"setup {command}", **options)


async def check(world: World) -> str:
    """Return what `/setup check` says."""
    return whole(await run_setup(world, "check"))


def commands_of(world: World, guild_id: int | None) -> dict[str, Any]:
    """Return the commands Discord keeps for a guild, or everywhere, by name."""
    return {command["name"]: command for command in world.env.backend.commands[guild_id].values()}


def let_use_setup(world: World, *whom: Any) -> None:
    """Let somebody see `/setup` who may not manage the server, as its owner can."""
    command = world.env.backend.find_command("setup", world.guild.id)
    world.guild.set_command_permissions(int(command["id"]), dict.fromkeys(whom, True))


def put_into_onboarding(world: World, role: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody take a role themselves when they join."""
    plain = serializers.role_payload

    def payload(kept: Any) -> Any:
        return {**plain(kept), "flags": 1 if kept.id == role.id else 0}

    monkeypatch.setattr(serializers, "role_payload", payload)
    world.env.backend.edit_role(world.guild.id, role.id, {})
