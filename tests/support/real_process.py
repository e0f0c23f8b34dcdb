"""The bot's own command line, unchanged, with Discord's address on the loopback: `python -m tests.support.real_process`."""

from __future__ import annotations

import os
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.command_line.main import main
from bot.store import engine

DISCORD = "VIRTUAL_ORG_TEST_DISCORD"


def point_at(address: str) -> None:
    """Let discord.py find Discord at `address` (host:port)."""
    Route.BASE = f"http://{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")


if __name__ == "__main__":
    point_at(os.environ[DISCORD])
    engine.BUSY_MILLISECONDS = 100  # a locked database is told after five seconds; a test need not wait for them
    sys.exit(main(sys.argv[1:]))
