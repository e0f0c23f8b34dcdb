"""The engine: one place that knows how SQLite and PostgreSQL begin a transaction so that no update is lost."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.crossing import connect

WRITES = "vo_writes"
BUSY_MILLISECONDS = 5_000


def create_engine(url: str, *, synchronous: str = "FULL") -> AsyncEngine:
    """Return an engine for `url` (`sqlite+aiosqlite:///file` or `postgresql+asyncpg://...`).

    On SQLite: WAL, foreign keys, a busy timeout, and writers take the write lock at their first breath
    (`BEGIN IMMEDIATE`), because two deferred readers that both want to write would lose one of the writes.
    """
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=20)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_MILLISECONDS / 1000, "async_creator_fn": connect})
    _prepare_sqlite(engine, synchronous)
    return engine


def _prepare_sqlite(engine: AsyncEngine, synchronous: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
            f"busy_timeout={BUSY_MILLISECONDS}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
