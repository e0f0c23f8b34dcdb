"""The lease: one hand at a database (or at its shards), so that two processes never answer the same player twice."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LEASE = 7_230
ALL_SHARDS, UPGRADE = -1, -2


class TakenDatabase(Exception):
    """Another process of the bot works with this database (and these shards) just now."""


class UnopenableFile(Exception):
    """The folder of the database file is not there or cannot be written into."""


@asynccontextmanager
async def lease(engine: AsyncEngine, shard_ids: Sequence[int] | None = None) -> AsyncIterator[None]:
    """Hold the database until the end of the block; it is free again even after a kill.

    Raises `TakenDatabase`, and `UnopenableFile` where the lock beside the file cannot be made.
    SQLite serves one process. On PostgreSQL several may share the work if each names its own shards.
    """
    if engine.url.get_backend_name() == "sqlite":
        with _locked_file(Path(f"{engine.url.database}.lock")):
            yield
    else:
        async with engine.connect() as connection:
            try:
                await _take(connection, shard_ids)
                yield
            finally:
                await connection.invalidate()  # back in the pool it would hold its locks on


@asynccontextmanager
async def turn(engine: AsyncEngine) -> AsyncIterator[None]:
    """Wait until nobody else upgrades this database; two processes with shards of their own may start together."""
    if engine.url.get_backend_name() == "sqlite":
        yield  # the lease lets only one process in
        return
    async with engine.connect() as connection:
        try:
            await connection.execute(text("SELECT pg_advisory_lock(:lease, :key)"), {"lease": LEASE, "key": UPGRADE})
            await connection.commit()
            yield
        finally:
            await connection.invalidate()


def _locked_file(path: Path) -> BinaryIO:
    # The lock belongs to the open file, so the system frees it with the process; the file itself may stay.
    try:
        file = path.open("ab")
    except OSError as error:
        raise UnopenableFile(error.strerror) from error
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise TakenDatabase(str(path)) from None
    return file


async def _take(connection: AsyncConnection, shard_ids: Sequence[int] | None) -> None:
    """Who names no shards wants them all alone; who names some shares the whole and wants those alone."""
    whole = "pg_try_advisory_lock" if shard_ids is None else "pg_try_advisory_lock_shared"
    wanted = [(whole, ALL_SHARDS), *(("pg_try_advisory_lock", shard) for shard in shard_ids or ())]
    for function, key in wanted:
        statement = text(f"SELECT {function}(:lease, :key)")
        if not await connection.scalar(statement, {"lease": LEASE, "key": key}):
            raise TakenDatabase(f"shard {key}")
    # The locks are the session's: they outlast this transaction and end with the connection.
    await connection.commit()
