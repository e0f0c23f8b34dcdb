"""The lease: one process at a database, or several on PostgreSQL if each has shards of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import create_engine
from bot.store.lease import TakenDatabase, lease, turn


@pytest.fixture
async def engines(database_url: str) -> AsyncIterator[tuple[AsyncEngine, AsyncEngine]]:
    """Two processes' engines on the same database."""
    pair = create_engine(database_url), create_engine(database_url)
    yield pair
    for engine in pair:
        await engine.dispose()


async def test_a_second_hand_is_refused_and_let_in_when_the_first_is_gone(
    engines: tuple[AsyncEngine, AsyncEngine],
) -> None:
    first, second = engines
    async with lease(first):
        with pytest.raises(TakenDatabase):
            async with lease(second):
                pass
    async with lease(second):
        pass


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_processes_with_shards_of_their_own_share_the_work(engines: tuple[AsyncEngine, AsyncEngine]) -> None:
    first, second = engines
    async with lease(first, [0, 1]):
        async with lease(second, [2]):
            pass
        for taken in ([1, 2], None):
            with pytest.raises(TakenDatabase):
                async with lease(second, taken):
                    pass
        async with lease(second, [2, 3]):
            pass


async def test_who_had_the_turn_gives_it_back(engines: tuple[AsyncEngine, AsyncEngine]) -> None:
    for engine in engines:
        async with turn(engine):
            pass
