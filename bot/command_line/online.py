"""The bot on Discord: started, watched for a signal, and ended in good order."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from bot.app import VirtualOrg, build
from bot.command_line.failures import Failure, discord_failures
from bot.command_line.opening import open_game
from bot.settings import Settings

SIGNALS = (signal.SIGTERM, signal.SIGINT)
log = structlog.get_logger()


async def run(settings: Settings) -> None:
    """Run the bot on Discord until a signal ends it. Raises `Failure`."""
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        raise Failure("token-missing")
    async with open_game(settings) as game:
        bot = build(settings, game=game)
        bot.add_listener(_greet(bot), "on_ready")
        with discord_failures():
            await until_signal(bot, token)


async def until_signal(bot: VirtualOrg, token: str) -> None:
    """Keep the bot connected; on SIGTERM or SIGINT close it and return."""
    signalled = asyncio.Event()
    _listen(signalled)
    working = asyncio.ensure_future(bot.start(token))
    waiting = asyncio.ensure_future(signalled.wait())
    try:
        await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        await bot.close()
        if signalled.is_set() and not working.done():
            working.cancel()
    with suppress(asyncio.CancelledError):
        await working


def _listen(signalled: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for one in SIGNALS:
        with suppress(NotImplementedError):  # Windows knows no signal handlers; Ctrl+C interrupts there
            loop.add_signal_handler(one, signalled.set)


def _greet(bot: VirtualOrg) -> Callable[[], Coroutine[Any, Any, None]]:
    async def on_ready() -> None:
        log.info("online", user=str(bot.user), guilds=len(bot.guilds))

    return on_ready
