"""SQLite's driver with one crossing into its thread a statement, where aiosqlite takes three or four."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import Any, Self

import aiosqlite


class Cursor:
    """What SQLAlchemy asks of a cursor; the real one lives and dies within the crossing that runs its statement."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> Self:
        """Run a statement and bring its rows back."""
        await self._connection.cross(self._run, sqlite3.Cursor.execute, statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Any) -> Self:
        """Run a statement once for each set of parameters."""
        await self._connection.cross(self._run, sqlite3.Cursor.executemany, statement, parameters)
        return self

    def _run(self, run: Any, statement: str, parameters: Any) -> None:
        cursor = self._connection._conn.cursor()
        try:
            run(cursor, statement, parameters)
            self._rows = cursor.fetchall() if cursor.description else []
            self.description, self.rowcount, self.lastrowid = cursor.description, cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> list[Any]:
        """Return the rows, which are here already."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Nothing is left open."""


class Connection(aiosqlite.Connection):
    """A connection whose cursors cross once."""

    def cursor(self) -> Any:
        """Return a cursor."""
        return Cursor(self)

    async def cross(self, work: Any, *arguments: Any) -> Any:
        """Do `work` in the driver's thread."""
        return await self._execute(work, *arguments)  # type: ignore[no-untyped-call]


def connect(database: str, **options: Any) -> Connection:
    """Return a connection to await, as `aiosqlite.connect` does."""
    connection = Connection(partial(sqlite3.connect, database, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # as SQLAlchemy sets it: a forgotten connection must not hold up the end
    return connection
