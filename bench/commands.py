"""Our commands and their floors, timed in turns within one simulated Discord."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import simcord

from bench.floor import Floor, Shape, create_engine
from bot.store.engine import create_engine as our_engine
from bot.store.upgrade import upgrade
from tests.support.world import Clock, World, build_world, make_bot, make_game

ROUNDS, WARM, TIMES = 8, 8, 40
HERO = "Jasmína"


@dataclass(frozen=True, slots=True)
class Measure:
    """One command beside its floor: medians in milliseconds, and how many times the floor it may take."""

    name: str
    value: float
    floor: float
    limit: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        """Return how many times the floor the command takes."""
        return self.value / self.floor


Ask = Callable[[], Awaitable[Any]]


async def measure() -> list[Measure]:
    """Return both measures."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        world = await open_world(f"sqlite+aiosqlite:///{path / 'ours.sqlite3'}")
        try:
            return await _in_turns(world, f"sqlite+aiosqlite:///{path / 'floor.sqlite3'}")
        finally:
            await world.env.shutdown()
            await world.game.database.close()


async def open_world(url: str) -> World:
    """Return a guild that plays: a sorceress with spells on her sheet, approved by an ORG."""
    engine = our_engine(url)
    await upgrade(engine)
    await engine.dispose()
    clock = Clock()
    env: Any = simcord.Env(make_bot(make_game(url, clock)), settle_timeout=5.0, shard_count=1)
    clock.env = env
    await env.start()
    world = build_world(env, env.bot, url, clock)
    await env.settle()
    await world.set_up()
    await world.player.slash(world.play, "character create", name=HERO, faction="kamelot", **{"class": "carodej"})
    await world.player.slash(world.play, "ability choose", ability="elementy")
    card: Any = world.approvals.last_message
    await world.org.click(card, custom_id="vb:approve:1")
    return world


async def _in_turns(world: World, floor_url: str) -> list[Measure]:
    """Time ours and the floor in turns, so that whatever else the machine does falls on both."""
    shapes = [Shape.of(await answer_of(world, ask)) for ask in (_show(world), _add(world))]
    ours: dict[str, list[float]] = {"character_show": [], "xp_add": []}
    floors: dict[str, list[float]] = {"character_show": [], "xp_add": []}
    for _ in range(ROUNDS):
        await world.env._detach_bot()
        await world.game.database.close()
        bare = Floor(create_engine(floor_url), *shapes)
        await world.env.restart_bot(bare)
        floors["character_show"] += await timed(lambda: world.player.slash(world.play, "floor_read"))
        floors["xp_add"] += await timed(lambda: world.player.slash(world.play, "floor_write"))
        await world.env._detach_bot()
        await bare.close()
        world.bot = make_bot(make_game(world.url, world.clock))
        await world.env.restart_bot(world.bot)
        await _still(world)
        ours["character_show"] += await timed(_show(world))
        ours["xp_add"] += await timed(_add(world))
    limits = {"character_show": 1.6, "xp_add": 2.0}
    return [Measure(name, median(ours[name]), median(floors[name]), limit) for name, limit in limits.items()]


async def _still(world: World) -> None:
    """Stop the clockwork: while loops wait, the simulated Discord looks only every 50 ms whether a command is done."""
    clockwork: Any = world.bot.get_cog("Clockwork")
    clockwork.tick.cancel()
    clockwork.tidy.cancel()
    await world.env.settle()


def _show(world: World) -> Ask:
    return lambda: world.player.slash(world.play, "character show")


def _add(world: World) -> Ask:
    return lambda: world.org.slash(world.play, "xp add", character=HERO, amount=1, source="quest")


async def answer_of(world: World, ask: Ask) -> dict[str, Any]:
    """Return what the bot answered, as it was sent."""
    await ask()
    sent = [request for request in world.env.backend.http_requests if request.path.endswith("/callback")]
    data: dict[str, Any] = sent[-1].json["data"]
    return data


async def timed(ask: Ask) -> list[float]:
    """Return how long each asking took in milliseconds, after some to get warm."""
    for _ in range(WARM):
        await ask()
    taken = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        taken.append((time.perf_counter() - began) * 1000)
    return taken
