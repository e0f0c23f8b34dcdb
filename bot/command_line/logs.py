"""The log: readable lines on standard error; a lost connection is one line, not a page."""

from __future__ import annotations

import logging
import sys

import aiohttp
import discord
import structlog

CONNECTION_LOST = (OSError, TimeoutError, aiohttp.ClientError, discord.ConnectionClosed, discord.GatewayNotFound)


def configure_logs(level: str) -> None:
    """Send our own log from `level` up and everybody else's warnings to standard error."""
    lowest = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    colours = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S"),
            structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(lowest),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s [%(levelname)-7s] %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    handler.addFilter(shorten)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # The bot never speaks; discord.py would warn about the libraries for it at each start.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def shorten(record: logging.LogRecord) -> bool:
    """Tell a lost connection in one line: discord.py connects again by itself, and logs a whole traceback each time."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, CONNECTION_LOST):
        record.msg = f"{record.getMessage()} ({type(error).__name__}: {error})"
        record.args, record.exc_info, record.exc_text = (), None, None
    return True
