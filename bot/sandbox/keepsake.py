"""What the sandbox remembers of its Discord: roles, channels, who has which role, how far the clock was moved."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord.backend.models import Overwrite

from bot.sandbox.world import World, given_id

FILE = "sandbox-discord.json"
ROLE = ("id", "name", "permissions", "color", "hoist", "mentionable", "position")


@dataclass(slots=True)
class Keepsake:
    """A small file in the data folder; what is in it is made again at the next start under the same ids."""

    path: Path
    ahead_seconds: float = 0.0
    guilds: dict[str, dict[str, Any]] = field(default_factory=dict)
    written: str = ""

    def forget(self) -> None:
        """Begin with a world as on the first day."""
        self.ahead_seconds, self.guilds = 0.0, {}

    def restore(self, env: Any, world: World) -> None:
        """Make what the bot or its users made earlier."""
        for place in world.places.values():
            known = self.guilds.get(place.plan.key)
            if known is not None:
                _restore_guild(env, place.guild.id, known)

    def keep(self, env: Any, world: World) -> None:
        """Write down what is there now, if it changed."""
        self.guilds = {key: _seen(env, place.guild.id) for key, place in world.places.items()}
        text = json.dumps({"ahead_seconds": self.ahead_seconds, "guilds": self.guilds}, ensure_ascii=False, indent=1)
        if text != self.written:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft = self.path.with_suffix(".new")
            draft.write_text(text, encoding="utf-8")
            draft.replace(self.path)
            self.written = text


def read_keepsake(folder: Path) -> Keepsake:
    """Return what was remembered, nothing where the file is missing or broken."""
    path = folder / FILE
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        return Keepsake(path, float(stored["ahead_seconds"]), dict(stored["guilds"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Keepsake(path)


def _seen(env: Any, guild_id: int) -> dict[str, Any]:
    guild, backend = env.backend.guilds[guild_id], env.backend
    roles = [role for role in guild.roles.values() if role.id != guild_id and not role.managed]
    channels = [backend.channels[channel_id] for channel_id in guild.channel_ids]
    return {
        "roles": [{name: getattr(role, name) for name in ROLE} for role in roles],
        "channels": [
            {
                "id": channel.id,
                "name": channel.name,
                "topic": channel.topic,
                "overwrites": [[one.target_id, int(one.type), one.allow, one.deny] for one in channel.overwrites],
            }
            for channel in channels
        ],
        "members": {
            str(member.user_id): [role_id for role_id in member.role_ids if not guild.roles[role_id].managed]
            for member in guild.members.values()
            if member.user_id != backend.bot_user.id
        },
    }


def _restore_guild(env: Any, guild_id: int, known: dict[str, Any]) -> None:
    guild = env.backend.guilds[guild_id]
    for role in known["roles"]:
        if int(role["id"]) not in guild.roles:
            fields = {name: role[name] for name in ("color", "hoist", "mentionable")}
            with given_id(env, int(role["id"])):
                env.backend.create_role(guild_id, role["name"], permissions=int(role["permissions"]), **fields)
    for channel in known["channels"]:
        if int(channel["id"]) not in env.backend.channels:
            overwrites = [
                Overwrite(target_id=one[0], type=one[1], allow=one[2], deny=one[3]) for one in channel["overwrites"]
            ]
            with given_id(env, int(channel["id"])):
                env.backend.create_channel(guild_id, channel["name"], overwrites=overwrites, topic=channel["topic"])
    for user_id, role_ids in known["members"].items():
        if int(user_id) in guild.members:
            kept = [role_id for role_id in role_ids if role_id in guild.roles]
            env.backend.edit_member(guild_id, int(user_id), {"role_ids": kept})
