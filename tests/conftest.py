"""Fixtures of all floors: a database of either engine, the simulated world, and the judge of payloads."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import simcord
import structlog
from hypothesis import HealthCheck, settings

from tests.support.databases import ENGINES, PostgresShelf, SqliteShelf, start_postgres
from tests.support.payloads import Judge, listening
from tests.support.refusals import every_refusal_is_judged, refusals
from tests.support.table import Table, open_table
from tests.support.world import Clock, World, build_world, make_bot, make_game

__all__ = ["every_refusal_is_judged", "refusals"]

# The default traceback paints every local variable: a quarter of a minute for each fault that a test expects.
structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)
# The same examples every time, and a busy machine is no fault: long random games are played by hand (run.py trust).
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
# simcord looks every 50 ms whether the bot is quiet; a suite of hundreds of tests looks every millisecond.
vars(simcord.Env)["_settle_internal"].__kwdefaults__["idle"] = 0.001
_settle = vars(simcord.Env)["_settle_internal"]


async def _settle_patiently(env: Any, **options: Any) -> Any:
    """Wait as long for a start as for anything else: simcord gives it five seconds, which a busy machine may need."""
    if options.get("timeout") is not None:
        options["timeout"] = max(float(options["timeout"]), 30.0)
    return await _settle(env, **options)


# The sandbox changes a default of the method it finds.
_settle_patiently.__kwdefaults__ = _settle.__kwdefaults__
simcord.Env._settle_internal = _settle_patiently  # type: ignore[method-assign, assignment]  # the five seconds are written into it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what waits for browsers and processes: the other core does the rest meanwhile."""
    items.sort(key=lambda item: "tests/e2e" not in item.nodeid)


@pytest.fixture(scope="session")
def judge() -> Iterator[Judge]:
    """The judge of payloads, listening as long as tests run."""
    with listening(Judge()) as listener:
        yield listener


@pytest.fixture(autouse=True)
def _every_payload_is_judged(judge: Judge) -> Iterator[None]:
    judge.taken()
    yield
    judge.verdict()


@pytest.fixture(scope="session")
def sqlite_shelf(tmp_path_factory: pytest.TempPathFactory) -> SqliteShelf:
    """SQLite files."""
    return SqliteShelf(tmp_path_factory.mktemp("sqlite"))


@pytest.fixture(scope="session")
def postgres_shelf() -> Iterator[PostgresShelf]:
    """PostgreSQL databases."""
    yield from start_postgres()


def _shelf(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue("sqlite_shelf" if request.param == "sqlite" else "postgres_shelf")


@pytest.fixture(params=ENGINES)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a fresh, upgraded database, once for each engine."""
    shelf = _shelf(request)
    url = shelf.fresh()
    yield url
    shelf.drop(url)


@pytest.fixture(params=ENGINES)
def empty_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database without any table, once for each engine."""
    shelf = _shelf(request)
    url = shelf.empty()
    yield url
    shelf.drop(url)


@pytest.fixture
async def table(database_url: str) -> AsyncIterator[Table]:
    """The game without Discord, in a guild that is set up."""
    opened = await open_table(database_url)
    yield opened
    await opened.game.database.close()


@pytest.fixture
async def env(database_url: str) -> AsyncIterator[Any]:
    """The simulated Discord with the bot connected."""
    clock = Clock()
    bot = make_bot(make_game(database_url, clock))
    # Waits shorter than this are really waited for: long, so that a busy machine fails nothing.
    running: Any = simcord.Env(bot, settle_timeout=30, shard_count=1)
    clock.env = running
    running.extra = (clock, database_url)
    await running.start()
    try:
        yield running
    finally:
        await running.shutdown()
        running._raise_errors_since(running._errors_acknowledged)


@pytest.fixture
async def empty_world(env: Any) -> AsyncIterator[World]:
    """A guild nobody has set up yet."""
    clock, url = env.extra
    world = build_world(env, env.bot, url, clock)
    await env.settle()
    yield world
    await world.game.database.close()
    assert world.faults_expected or not world.bot.faults, list(world.bot.faults)


@pytest.fixture
async def world(empty_world: World) -> World:
    """A guild that is set up: DBF, Slovak, an ORG role, channels for approvals and the log."""
    await empty_world.set_up()
    return empty_world
