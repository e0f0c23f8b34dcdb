"""Signals: SIGTERM and SIGINT end the work in good order, and that counts as a good end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

SIGNALS = (signal.SIGTERM, signal.SIGINT)


async def until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Run `work` to its end; a signal cancels it, waits for its tidying up, and returns."""
    signalled = False
    task = asyncio.ensure_future(work)

    def stop() -> None:
        nonlocal signalled
        signalled = True
        task.cancel()

    loop = asyncio.get_running_loop()
    for one in SIGNALS:
        with suppress(NotImplementedError):  # Windows knows no signal handlers; Ctrl+C interrupts there
            loop.add_signal_handler(one, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not signalled:
            raise
