"""A database that is being left: what is under way ends well, and nothing new begins."""

from __future__ import annotations

import asyncio

from bot.store.engine import create_engine
from bot.store.unit import Database


async def test_leaving_waits_for_the_unit_under_way_and_begins_no_other(database_url: str) -> None:
    database = Database(create_engine(database_url))
    inside, go_on = asyncio.Event(), asyncio.Event()
    kept: list[str] = []

    async def work() -> None:
        async with database.begin(write=True) as unit:
            inside.set()
            await go_on.wait()
            await unit.flush()
        kept.append("whole")

    async def latecomer() -> None:
        async with database.begin(write=False):
            kept.append("too late")

    working = asyncio.create_task(work())
    await inside.wait()
    leaving = asyncio.create_task(database.settle())
    await asyncio.sleep(0)
    late = asyncio.create_task(latecomer())
    await asyncio.sleep(0)
    assert not leaving.done()
    go_on.set()
    await leaving
    await working
    assert kept == ["whole"]
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    await database.close()
