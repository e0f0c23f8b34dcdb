"""The commands of `python -m bot`: each runs to its end and gives the exit code."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence

from bot.command_line import checkup, online, trial
from bot.command_line.failures import Failure
from bot.command_line.logs import configure_logs
from bot.command_line.opening import open_game, place, read_settings
from bot.command_line.words import sentence, sentence_of
from bot.settings import Settings

MENDABLE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Carry out one command; what the operator can mend is one sentence and exit code 2, never a traceback."""
    chosen = _parser().parse_args(arguments)
    try:
        settings = read_settings()
        configure_logs(settings.log_level)
        return COMMANDS[chosen.command](settings, chosen)
    except Failure as failure:
        print(sentence_of(failure), file=sys.stderr)
        return MENDABLE
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=sentence("help"))
    parser.add_argument("command", choices=list(COMMANDS), help=sentence("help-commands"))
    parser.add_argument("--quick", action="store_true", help=sentence("help-quick"))
    return parser


def _run(settings: Settings, chosen: argparse.Namespace) -> int:
    asyncio.run(online.run(settings))
    return 0


def _sandbox(settings: Settings, chosen: argparse.Namespace) -> int:
    asyncio.run(trial.run(settings))
    return 0


def _check(settings: Settings, chosen: argparse.Namespace) -> int:
    return 0 if asyncio.run(checkup.check(settings, quick=chosen.quick)) else 1


def _migrate(settings: Settings, chosen: argparse.Namespace) -> int:
    async def migrate() -> None:
        async with open_game(settings):
            print(sentence("migrated", place=place(settings)))

    asyncio.run(migrate())
    return 0


COMMANDS: Mapping[str, Callable[[Settings, argparse.Namespace], int]] = {
    "run": _run,
    "sandbox": _sandbox,
    "check": _check,
    "migrate": _migrate,
}
