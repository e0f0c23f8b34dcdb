"""Asks again where another hand was faster: a clash kept nothing, so the same question is safe to repeat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.store.unit import Clash

TRIES = 4
Answer = TypeVar("Answer")


async def ask_again(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Return the answer of `ask`, asked up to four times; the last `Clash` is raised."""
    for _ in range(TRIES - 1):
        try:
            return await ask()
        except Clash:
            continue
    return await ask()
