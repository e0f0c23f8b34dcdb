"""Trust, by hand: `python -m tests.trust [--seed N] [--steps N]`, `--kill [N]` kills the bot, `--fights [N]` fights."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import seed as hypothesis_seed
from hypothesis.stateful import run_state_machine_as_test

from bot.store.engine import create_engine
from bot.store.upgrade import upgrade
from tests.game.test_fights_at_random import SEEN, Fights
from tests.support.random_game import DONE, RandomGame
from tests.support.table import Table, Watch, open_game, open_table

GUILD = 1_001
COMMANDS_OF_A_ROUND = 1_000_000
LONGEST_LIFE = 1.5


def address(path: Path) -> str:
    """Return the address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


async def prepare(path: Path) -> Table:
    """Return a table on a new database file."""
    engine = create_engine(address(path))
    await upgrade(engine)
    await engine.dispose()
    return await open_table(address(path))


async def prepare_and_leave(path: Path) -> None:
    """Make a new database file and leave it to others."""
    table = await prepare(path)
    await table.game.database.close()


async def play(path: Path, seed: int, steps: int) -> str:
    """Play a long game with restarts; return its figures."""
    table = await prepare(path)
    game = RandomGame(table, random.Random(seed), compare_refused=0.05)
    began = time.perf_counter()
    try:
        await game.play(steps, check_every=max(50, steps // 40), reopen_every=max(20, steps // 25))
    finally:
        await table.game.database.close()
    return f"seed {seed}, {game.figures()}, {time.perf_counter() - began:.0f} s: every sheet follows from the ledger"


async def resume(path: Path, number: int) -> RandomGame:
    """Return a game that goes on with what is kept in the file; each round has keys of its own."""
    watch = Watch()
    watch.advance(days=number)
    keys = itertools.count(number * COMMANDS_OF_A_ROUND)
    game = RandomGame(Table(open_game(address(path), watch), watch, address(path), GUILD, keys), random.Random(number))
    await game.look()
    return game


async def work(path: Path, number: int) -> None:
    """Play until killed; say each command that was carried out, as the bot would answer it."""
    game = await resume(path, number)
    game.compare_refused = 0
    while True:
        _, caller, outcome = await game.step()
        if outcome == DONE:
            print(caller.key, flush=True)


def kill_one(path: Path, number: int, life: float) -> list[str]:
    """Let a child work for `life` seconds after its first command, kill it, and return the keys it answered."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.trust", "--child", str(path), "--seed", str(number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(life)
        os.kill(child.pid, signal.SIGKILL)
        told = [first, *child.stdout]
    return [line.strip() for line in told if line.endswith("\n")]


async def inspect(path: Path, number: int, answered: list[str]) -> int:
    """Raise where anything answered is lost or half done; return how many ledger entries there are."""
    game = await resume(path, number)
    async with game.table.game.database.begin(write=False) as unit:
        for key in answered:
            assert await unit.deeds.answer_of(GUILD, key) is not None, f"{key} was answered and is lost"
    await game.check()
    await game.table.game.database.close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return len(game.seen)


def kill(path: Path, seed: int, kills: int) -> str:
    """Kill the bot again and again on one database; return the figures."""
    asyncio.run(prepare_and_leave(path))
    dice, began, answered, entries = random.Random(seed), time.perf_counter(), 0, 0
    for number in range(1, kills + 1):
        keys = kill_one(path, number, dice.uniform(0, LONGEST_LIFE))
        entries = asyncio.run(inspect(path, number, keys))
        answered += len(keys)
    return (
        f"seed {seed}, {kills} kills, {answered} commands answered and all kept, {entries} ledger entries, "
        f"{time.perf_counter() - began:.0f} s: every sheet follows from the ledger"
    )


def fight(seed: int, games: int) -> str:
    """Let the state machine of fights play so many games; return the figures."""
    began = time.perf_counter()
    wanted = settings(max_examples=games, stateful_step_count=30, deadline=None, derandomize=False, database=None)
    machine = hypothesis_seed(seed)(Fights)
    run_state_machine_as_test(machine, settings=settings(wanted, suppress_health_check=list(HealthCheck)))
    took = time.perf_counter() - began
    return f"seed {seed}, {games} games of fights, {took:.0f} s, {dict(SEEN.most_common())}: all that must hold held"


def main() -> None:
    """Play, kill or fight, and say the figures in one line."""
    parser = argparse.ArgumentParser(prog="tests.trust", description=__doc__)
    parser.add_argument("--seed", type=int, default=None, help="the game to play again (default: a new one)")
    parser.add_argument("--steps", type=int, default=5_000, help="how many commands (default: 5000)")
    parser.add_argument("--kill", type=int, nargs="?", const=25, default=0, help="kill so many times (default: 25)")
    parser.add_argument("--fights", type=int, nargs="?", const=300, default=0, help="so many games of fights (300)")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    if given.child:
        asyncio.run(work(given.child, seed))
    print(f"trust: seed {seed}", flush=True)
    if given.fights:
        print(f"trust: {fight(seed, given.fights)}")
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trust.sqlite3"
        told = kill(path, seed, given.kill) if given.kill else asyncio.run(play(path, seed, given.steps))
    print(f"trust: {told}")


if __name__ == "__main__":
    main()
