"""The sandbox as a command: its own database beside the real one, its own port, the same plain sentences."""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Any

from bot.command_line.failures import Failure
from bot.command_line.opening import open_game
from bot.command_line.signals import until_signal
from bot.settings import Settings

DATABASE = "sandbox.sqlite3"


async def run(settings: Settings) -> None:
    """Run the sandbox until a signal ends it. Raises `Failure`."""
    sandbox = _sandbox()
    # Whoever plays here must never write into the database of a real server.
    own = settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{settings.data_folder / DATABASE}"})
    async with open_game(own):
        try:
            await until_signal(sandbox.run(own))
        except sandbox.PortBusy as error:
            raise Failure("port-busy", port=str(error.port)) from error


def _sandbox() -> Any:
    # While it is imported simcord tries a client without intents, and discord.py warns of it.
    watchful = logging.getLogger("discord.state")
    watchful.setLevel(logging.ERROR)
    try:
        return import_module("bot.sandbox.main")
    except ModuleNotFoundError as error:  # a server has none of its libraries
        raise Failure("sandbox-missing", module=str(error.name)) from error
    finally:
        watchful.setLevel(logging.NOTSET)
