"""Our commands and their floors, timed in turns within one simulated Discord."""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

import simcord
from simcord.http import router

from bench.floor import Floor, Shape, create_engine
from bot.game.caller import Caller
from bot.game.desk import Game
from bot.store.engine import create_engine as our_engine
from bot.store.unit import Database
from bot.store.upgrade import upgrade
from tests.support.six_mages import SPELL, TARGET, SixMages, begin
from tests.support.world import Clock, World, build_world, make_bot, make_game

ROUNDS, WARM, TIMES = 8, 8, 40
HERO = "Jasmína"
LIMITS = {"character_show": 1.6, "xp_add": 2.0, "cast_declared": 3.0}


@dataclass(frozen=True, slots=True)
class Taken:
    """One asking in milliseconds: until Discord had the answer, and until all was done (the line in the log, too)."""

    answered: float
    done: float


@dataclass(frozen=True, slots=True)
class Measure:
    """One command beside its floor: medians in milliseconds, and how many times the floor it may take.

    `value` and `floor` are what a player waits; `done` is when the bot has nothing more to do.
    """

    name: str
    value: float
    floor: float
    limit: float
    done: float
    unit: str = "ms"

    @property
    def ratio(self) -> float:
        """Return how many times the floor the command takes."""
        return self.value / self.floor


Ask = Callable[[], Awaitable[Any]]


async def measure() -> list[Measure]:
    """Return the measures of all commands."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        world = await open_world(f"sqlite+aiosqlite:///{path / 'ours.sqlite3'}")
        try:
            fight = await _begin(world)
            return await _in_turns(world, fight, f"sqlite+aiosqlite:///{path / 'floor.sqlite3'}")
        finally:
            await world.env.shutdown()
            await world.game.database.close()


async def open_world(url: str) -> World:
    """Return a guild that plays: a sorceress with spells on her sheet, approved by an ORG."""
    engine = our_engine(url)
    await upgrade(engine)
    await engine.dispose()
    clock = Clock()
    env: Any = simcord.Env(make_bot(on_disk(make_game(url, clock))), settle_timeout=30.0, shard_count=1)
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


async def _begin(world: World) -> SixMages:
    """Return a fight of three against three in which a spell can be declared."""
    keys = itertools.count()

    def as_(member: Any) -> Callable[[], Caller]:
        return lambda: world.caller(member, f"bench-{next(keys)}")

    begun = await begin(world.game, as_(world.org), as_(world.other), as_(world.second_org))
    await world.bot.postman.deliver(world.guild.id)
    return begun


async def _in_turns(world: World, fight: SixMages, floor_url: str) -> list[Measure]:
    """Time ours and the floor in turns, so that whatever else the machine does falls on both."""
    asks = {"character_show": _show(world), "xp_add": _add(world), "cast_declared": _declare(world)}
    after = {"cast_declared": lambda: fight.restore(world.game)}
    shapes = {}
    for name, ask in asks.items():
        shapes[name] = Shape.of(await answer_of(world, ask))
        await after.get(name, _nothing)()
    ours: dict[str, list[Taken]] = {name: [] for name in asks}
    floors: dict[str, list[Taken]] = {name: [] for name in asks}
    for _ in range(ROUNDS):
        await world.env._detach_bot()
        await world.game.database.close()
        bare = Floor(create_engine(floor_url), shapes)
        await world.env.restart_bot(bare)
        for name in asks:
            floors[name] += await timed(_floor(world, name), _nothing)
        await world.env._detach_bot()
        await bare.close()
        world.bot = make_bot(on_disk(make_game(world.url, world.clock)))
        await world.env.restart_bot(world.bot)
        await _still(world)
        for name, ask in asks.items():
            ours[name] += await timed(ask, after.get(name, _nothing))
    return [_measure(name, ours[name], floors[name]) for name in LIMITS]


async def _nothing() -> None:
    """Do nothing between two askings."""


def _floor(world: World, name: str) -> Ask:
    return lambda: world.player.slash(world.play, f"floor_{name}")


def on_disk(game: Game) -> Game:
    """Return a game whose every commit reaches the disk, as in earnest and as on the floor."""
    return replace(game, database=Database(our_engine(str(game.database.engine.url))))


def _measure(name: str, ours: list[Taken], floor: list[Taken]) -> Measure:
    answered, done = median(one.answered for one in ours), median(one.done for one in ours)
    return Measure(name, answered, median(one.answered for one in floor), LIMITS[name], done)


async def _still(world: World) -> None:
    """Stop the clockwork: while loops wait, the simulated Discord looks only every 50 ms whether a command is done."""
    clockwork: Any = world.bot.get_cog("Clockwork")
    clockwork.tick.cancel()
    clockwork.tidy.cancel()
    await world.env.settle()


def _show(world: World) -> Ask:
    return lambda: world.player.slash(world.play, "character show")


def _declare(world: World) -> Ask:
    return lambda: world.other.slash(world.play, "cast", spell=SPELL, target=TARGET)


def _add(world: World) -> Ask:
    return lambda: world.org.slash(world.play, "xp add", character=HERO, amount=1, source="quest")


async def answer_of(world: World, ask: Ask) -> dict[str, Any]:
    """Return what the bot answered, as it was sent."""
    await ask()
    sent = [request for request in world.env.backend.http_requests if request.path.endswith("/callback")]
    data: dict[str, Any] = sent[-1].json["data"]
    return data


@contextmanager
def answers() -> Iterator[list[float]]:
    """Yield the list of the moments at which Discord had an answer in its hands."""
    dispatch: Callable[..., Any] = router.dispatch
    heard: list[float] = []

    def listen(backend: Any, method: str, path: str, **options: Any) -> Any:
        result = dispatch(backend, method, path, **options)
        if path.endswith("/callback"):
            heard.append(time.perf_counter())
        return result

    router.dispatch = listen
    try:
        yield heard
    finally:
        router.dispatch = dispatch


async def timed(ask: Ask, after: Callable[[], Awaitable[None]]) -> list[Taken]:
    """Return how long each asking took, after some to get warm; `after` each there is something to put back."""
    taken = []
    with answers() as heard:
        for _ in range(WARM + TIMES):
            heard.clear()
            began = time.perf_counter()
            await ask()
            ended = time.perf_counter()
            taken.append(Taken((heard[0] - began) * 1000, (ended - began) * 1000))
            await after()
    return taken[WARM:]
