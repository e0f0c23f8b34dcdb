"""The bot's own command line, unchanged but for Discord's address, which is on the loopback."""

from __future__ import annotations

import os
import sys
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

from bot.command_line.main import main
from bot.store import engine

DISCORD = "VIRTUAL_ORG_TEST_DISCORD"


def point_at(address: str) -> None:
    """Let discord.py find Discord at `address` (host:port)."""
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")


def hurry() -> None:
    """Shorten two waits that are only time: for guilds that still arrive, and for a locked database."""
    patient = ConnectionState.__init__

    def impatient(self: Any, **options: Any) -> None:
        patient(self, **{"guild_ready_timeout": 0.1, **options})

    ConnectionState.__init__ = impatient  # type: ignore[method-assign]
    engine.BUSY_MILLISECONDS = 100


if __name__ == "__main__":
    point_at(os.environ[DISCORD])
    hurry()
    sys.exit(main(sys.argv[1:]))
