"""The bot on Discord: started, watched for a signal, and ended in good order."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from bot.app import VirtualOrg, build
from bot.command_line.failures import Failure, discord_failures
from bot.command_line.opening import open_game
from bot.command_line.signals import until_signal
from bot.settings import Settings

log = structlog.get_logger()


async def run(settings: Settings) -> None:
    """Run the bot on Discord until a signal ends it. Raises `Failure`."""
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        raise Failure("token-missing")
    async with open_game(settings) as game:
        bot = build(settings, game=game)
        bot.add_listener(_greeting(bot), "on_ready")
        await until_signal(_connected(bot, token))


async def _connected(bot: VirtualOrg, token: str) -> None:
    try:
        with discord_failures():
            await bot.start(token)
    finally:
        await bot.close()


def _greeting(bot: VirtualOrg) -> Callable[[], Coroutine[Any, Any, None]]:
    async def on_ready() -> None:
        log.info("online", user=str(bot.user), guilds=len(bot.guilds))

    return on_ready
