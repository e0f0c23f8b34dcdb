"""The commands as Discord gets them, read off the bot's own tree without connecting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.app import DOORS, build
from bot.settings import Settings

SUBCOMMANDS = {1, 2}
# It has no commands, and its clock would start to tick.
WITHOUT_COMMANDS = "clockwork"
Command = dict[str, Any]


async def command_lists(*languages: str) -> list[list[Command]]:
    """Return the list of all commands in each of `languages`."""
    bot = build(Settings(_env_file=None, database_url="sqlite+aiosqlite://"))
    for door in DOORS:
        if door != WITHOUT_COMMANDS:
            await bot.load_extension(f"cogs.{door}")
    names = [command.name for command in bot.tree.get_commands()]
    lists = [bot.command_book.payload(names, bot.game.speeches[language]) for language in languages]
    await bot.game.database.close()
    return lists


def descriptions(command: Command) -> Iterator[str]:
    """Yield every description and every name of a choice of a command."""
    yield command["description"]
    for option in command.get("options", []):
        yield from descriptions(option)
        yield from (choice["name"] for choice in option.get("choices", []))


def typed(command: Command, path: str = "") -> Iterator[str]:
    """Yield the commands that can be typed: those with subcommands only with them."""
    name = f"{path} {command['name']}".strip()
    below = [option for option in command.get("options", []) if option.get("type") in SUBCOMMANDS]
    yield from (found for option in below for found in typed(option, name))
    if not below:
        yield name
