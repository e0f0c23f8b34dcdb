"""The commands as Discord lists them: per guild, in the guild's language, only those the guild can use."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game import guilds
from bot.i18n.speech import DEFAULT_LANGUAGE, Speech

GLOBAL = ("setup", "help", "language")
# Commands that make sense only with a capability of one of the guild's rulesets.
NEEDS_CAPABILITY = {
    "ability": "abilities",
    "xp": "growth",
    "lives": "lives",
    "party": "parties",
    "cast": "magic",
    "spells": "magic",
    "spell": "spellcraft",
    "ask": "magic",
    "answer": "magic",
    "consent": "magic",
    "condition": "conditions",
    "form": "forms",
    "creep": "creeps",
    "phase": "phases",
    "outofgame": "conduct",
    "challenge": "combat",
    "combat": "combat",
    "gear": "gear",
    "inventory": "goods",
    "ducats": "goods",
    "potion": "brewing",
    "gather": "foraging",
    "place": "locks",
    "place_list": "locks",
    "place_remove": "locks",
    "break": "locks",
    "lock": "locks",
    "take": "goods",
    "stop": "locks",
    "clue": "clues",
    "track": "clues",
    "loot": "aftermath",
    "kill": "aftermath",
    "revive": "aftermath",
    "case": "aftermath",
    "pursue": "aftermath",
    "stealth": "combat",
    "steal": "theft",
    "respond": "theft",
}
SUBCOMMANDS = {1, 2}


class CommandBook:
    """Builds and syncs the command lists."""

    def __init__(self, bot: VirtualOrg) -> None:
        self.bot = bot

    async def sync_globally(self) -> None:
        """Give Discord the few commands that exist before a guild is set up."""
        payload = self.payload(GLOBAL, self.bot.game.speeches[DEFAULT_LANGUAGE])
        stored = await self.bot.http.bulk_upsert_global_commands(self._application_id, payload=payload)
        self.bot.game.global_command_ids.update({command["name"]: int(command["id"]) for command in stored})

    async def sync(self, guild_id: int) -> None:
        """Give Discord the commands of one guild if they changed, and keep their ids for texts that can be tapped."""
        settings = await guilds.settings(self.bot.game, guild_id)
        names = self.names_for(settings.rulesets)
        payload = self.payload(names, self.bot.game.speeches[settings.language])
        stored = await self.bot.http.bulk_upsert_guild_commands(self._application_id, guild_id, payload=payload)
        ids = {command["name"]: int(command["id"]) for command in stored}
        await guilds.commands_synced(self.bot.game, guild_id, digest(payload), ids)

    async def outdated(self) -> list[int]:
        """Return the set-up guilds whose synced commands are not those of this version."""
        kept = await guilds.command_hashes(self.bot.game)
        return [guild_id for guild_id, known in kept.items() if known != await self.wanted(guild_id)]

    async def wanted(self, guild_id: int) -> str:
        """Return the hash of the commands a guild should have."""
        settings = await guilds.settings(self.bot.game, guild_id)
        return digest(self.payload(self.names_for(settings.rulesets), self.bot.game.speeches[settings.language]))

    def names_for(self, rulesets: Iterable[str]) -> list[str]:
        """Return the names of the commands a guild with these rulesets gets besides the global ones."""
        chosen = [self.bot.game.rulesets[key] for key in rulesets if key in self.bot.game.rulesets]
        names = (command.name for command in self.bot.tree.get_commands() if command.name not in GLOBAL)
        return [name for name in names if _wanted_by(name, chosen)]

    def payload(self, names: Iterable[str], speech: Speech) -> list[dict[str, Any]]:
        """Return the description of commands as Discord takes it, in the words of `speech`."""
        commands = [self.bot.tree.get_command(name) for name in sorted(names)]
        return [_worded(command.to_dict(self.bot.tree), "command", speech) for command in commands if command]

    @property
    def _application_id(self) -> int:
        if self.bot.application_id is None:
            raise discord.ClientException("not logged in")
        return self.bot.application_id


def digest(payload: list[dict[str, Any]]) -> str:
    """Return a hash of a command list."""
    return hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()


def _wanted_by(name: str, rulesets: Iterable[Any]) -> bool:
    capability = NEEDS_CAPABILITY.get(name)
    return capability is None or any(getattr(ruleset, capability) is not None for ruleset in rulesets)


def _worded(command: dict[str, Any], path: str, speech: Speech) -> dict[str, Any]:
    key = f"{path}-{command['name'].replace('_', '-')}"
    options = command.get("options", [])
    worded = [
        _worded(option, key, speech) if option.get("type") in SUBCOMMANDS else _worded_option(option, key, speech)
        for option in options
    ]
    return {**command, "description": speech.label(key), "options": worded}


def _worded_option(option: Mapping[str, Any], key: str, speech: Speech) -> dict[str, Any]:
    name = option["name"]
    worded = {**option, "description": speech.label(key, name)}
    if option.get("choices"):
        worded["choices"] = [
            {**choice, "name": speech.label(f"choice-{name}-{str(choice['value']).replace('_', '-')}")}
            for choice in option["choices"]
        ]
    return worded


def choices(*values: str) -> list[app_commands.Choice[str]]:
    """Return choices whose names are worded when the command is synced."""
    return [app_commands.Choice(name=value, value=value) for value in values]
