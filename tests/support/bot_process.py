"""The bot as a process of its own: started against a stand-in, listened to, signalled, killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.settings import ROOT
from tests.support.discord_stand_in import TOKEN, WAIT
from tests.support.real_process import DISCORD


@dataclass(slots=True)
class BotProcess:
    """A running bot; `said` is what it wrote so far on both outputs."""

    process: asyncio.subprocess.Process
    said: list[str] = field(default_factory=list)

    async def until_says(self, words: str) -> None:
        """Wait until the bot writes a line with these words."""
        assert self.process.stdout is not None
        async with asyncio.timeout(WAIT):
            async for line in self.process.stdout:
                self.said.append(line.decode())
                if words in self.said[-1]:
                    return
        raise AssertionError(f"the bot ended without saying {words!r}: {self.said}")

    async def end(self, number: signal.Signals | None = None) -> int:
        """Send a signal (if any), wait for the end and return the exit code; everything said is kept."""
        if number is not None:
            self.process.send_signal(number)
        async with asyncio.timeout(WAIT):
            rest, _ = await self.process.communicate()
        self.said += rest.decode().splitlines(keepends=True)
        return self.process.returncode or 0

    @property
    def text(self) -> str:
        """Everything said so far."""
        return "".join(self.said)


@asynccontextmanager
async def started(command: str, discord: str, folder: Path, **environment: str) -> AsyncIterator[BotProcess]:
    """Start `python -m bot COMMAND` with its data in `folder`; whatever happens it is gone at the end of the block."""
    mine = {
        "DISCORD_TOKEN": TOKEN,
        "DATA_FOLDER": str(folder),
        "DATABASE_URL": "",
        "VIRTUAL_ORG_LANGUAGE": "sk",
        "PYTHONUNBUFFERED": "1",
        DISCORD: discord,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.support.real_process", command),
        cwd=ROOT,
        env={**os.environ, **mine, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield BotProcess(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
