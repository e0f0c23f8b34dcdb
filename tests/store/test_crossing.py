"""The SQLite driver: one crossing a statement, and everything a statement brings comes back with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.crossing import Connection
from bot.store.engine import WRITES, create_engine


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    """A database with one small table."""
    opened = create_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}")
    async with opened.begin() as connection:
        await connection.execute(text("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"))
    yield opened
    await opened.dispose()


async def test_each_statement_crosses_once(engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    crossings: list[str] = []
    really = Connection._execute

    async def counted(self: Connection, work: Any, *arguments: Any) -> Any:
        crossings.append(str(arguments[1]) if len(arguments) > 1 else work.__name__)
        return await really(self, work, *arguments)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(Connection, "_execute", counted)
    async with engine.connect() as connection:
        await connection.execute(text("INSERT INTO things (name) VALUES (:name)"), [{"name": "a"}, {"name": "b"}])
        assert list(await connection.scalars(text("SELECT name FROM things ORDER BY id"))) == ["a", "b"]
        await connection.commit()
    assert [what.split()[0] for what in crossings[:4]] == ["BEGIN", "INSERT", "SELECT", "commit"]


async def test_figures_of_a_statement_come_back(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("INSERT INTO things (name) VALUES ('a'), ('b'), ('c')"))
        changed = await connection.execute(text("UPDATE things SET name = name || '!' WHERE name < 'c'"))
        assert changed.rowcount == 2
        rows = (await connection.execute(text("SELECT id, name FROM things ORDER BY id"))).mappings().all()
    assert [dict(row) for row in rows] == [
        {"id": 1, "name": "a!"},
        {"id": 2, "name": "b!"},
        {"id": 3, "name": "c"},
    ]


async def test_after_a_statement_that_failed_the_next_one_works(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.execute(text("INSERT INTO things (name) VALUES ('a')"))
        with pytest.raises(IntegrityError):
            await connection.execute(text("INSERT INTO things (name) VALUES ('a')"))
        with pytest.raises(OperationalError, match="no such table"):
            await connection.execute(text("SELECT * FROM nowhere"))
        assert await connection.scalar(text("SELECT count(*) FROM things")) == 1
        await connection.rollback()
        assert await connection.scalar(text("SELECT count(*) FROM things")) == 0


async def test_a_writer_that_waits_in_vain_hears_that_the_database_is_locked(engine: AsyncEngine) -> None:
    impatient = create_engine(str(engine.url))
    async with engine.execution_options(**{WRITES: True}).connect() as first:
        await first.execute(text("INSERT INTO things (name) VALUES ('a')"))
        async with impatient.connect() as second:
            await second.exec_driver_sql("PRAGMA busy_timeout=1")
            await second.rollback()
            await second.execution_options(**{WRITES: True})
            with pytest.raises(OperationalError, match="locked"):
                await second.execute(text("SELECT 1"))
        await first.rollback()
    await impatient.dispose()


async def test_a_command_that_is_called_off_leaves_the_connection_usable(engine: AsyncEngine) -> None:
    async def slow() -> None:
        async with engine.connect() as connection:
            numbers = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 300000) "
            await connection.execute(text(numbers + "SELECT sum(x) FROM n"))

    task = asyncio.ensure_future(slow())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with engine.connect() as connection:
        assert await connection.scalar(text("SELECT 1")) == 1
