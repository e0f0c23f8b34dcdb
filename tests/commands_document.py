"""Writes docs/commands.md out of the command tree: `python -m tests.commands_document`; a test keeps both equal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.app import DOORS, build
from bot.i18n.speech import Speech
from bot.settings import ROOT, Settings

DOCUMENT = ROOT / "docs" / "commands.md"
HEAD = """# Commands

Made by `python -m tests.commands_document` out of the command tree; do not edit by hand. Options in [brackets] are
optional, `~` marks those that suggest while you type, `a|b` lists the choices.
"""
SUBCOMMANDS = {1, 2}


async def payload(language: str = "en") -> list[dict[str, Any]]:
    """Return the description of every command as it is synced, in a language."""
    bot = build(Settings(_env_file=None, database_url="sqlite+aiosqlite://"))
    for door in DOORS:
        if door == "clockwork":
            continue  # it has no commands, and its loops would start ticking
        await bot.load_extension(f"cogs.{door}")
    speech: Speech = bot.game.speeches[language]
    commands: list[dict[str, Any]] = bot.command_book.payload([one.name for one in bot.tree.get_commands()], speech)
    await bot.game.database.close()
    return commands


def lines(command: dict[str, Any], path: str = "") -> Iterator[str]:
    """Yield a table row for each command that can be typed."""
    name = f"{path} {command['name']}".strip()
    options = command.get("options", [])
    below = [option for option in options if option.get("type") in SUBCOMMANDS]
    if below:
        for option in below:
            yield from lines(option, name)
        return
    shown = " ".join(_option(option) for option in options)
    yield f"| `/{name}{' ' + shown if shown else ''}` | {command['description']} |".replace("|`", "| `")


def _option(option: dict[str, Any]) -> str:
    choices = "\\|".join(str(choice["value"]) for choice in option.get("choices", []))
    text = option["name"] + ("~" if option.get("autocomplete") else "") + (f":{choices}" if choices else "")
    return f"<{text}>" if option.get("required") else f"[{text}]"


async def document() -> str:
    """Return the whole document."""
    rows = [line for command in await payload() for line in lines(command)]
    return "\n".join([HEAD, "| command | does |", "|---|---|", *rows, ""])


def main(path: Path = DOCUMENT) -> None:
    """Write the document."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(asyncio.run(document()), encoding="utf-8")


if __name__ == "__main__":
    main()
