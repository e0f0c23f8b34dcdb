"""The sandbox as a command: its own database beside the real one, its own port, the same plain sentences."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bot.command_line.failures import Failure
from bot.command_line.opening import open_game
from bot.command_line.signals import until_signal
from bot.settings import Settings

DATABASE = "sandbox.sqlite3"


async def run(settings: Settings) -> None:
    """Run the sandbox until a signal ends it. Raises `Failure`."""
    try:
        sandbox: Any = import_module("bot.sandbox.main")  # a server has none of its libraries
    except ModuleNotFoundError as error:
        raise Failure("sandbox-missing", module=str(error.name)) from error
    # Whoever plays here must never write into the database of a real server.
    own = settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{settings.data_folder / DATABASE}"})
    async with open_game(own):
        try:
            await until_signal(sandbox.run(own))
        except sandbox.PortBusy as error:
            raise Failure("port-busy", port=str(error.port)) from error
