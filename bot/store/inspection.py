"""Looks at a database without changing it: whether it is there, and at which step it stands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.upgrade import NewerDatabase, configuration


@dataclass(frozen=True, slots=True)
class Steps:
    """Where a database stands: the step it has (None: no tables yet) and the newest one we know."""

    present: str | None
    newest: str

    @property
    def current(self) -> bool:
        """Whether nothing is left to upgrade."""
        return self.present == self.newest


def place_of(engine: AsyncEngine) -> str:
    """Return where the database is, without its password."""
    if engine.url.get_backend_name() == "sqlite":
        return str(engine.url.database)
    return engine.url.render_as_string(hide_password=True)


def is_absent(engine: AsyncEngine) -> bool:
    """Say whether there is no SQLite file yet: looking into one would make it."""
    url = engine.url
    return url.get_backend_name() == "sqlite" and url.database is not None and not Path(url.database).exists()


async def steps_of(engine: AsyncEngine) -> Steps:
    """Return where the database stands; raises `NewerDatabase` where it knows a step that we do not."""
    async with engine.connect() as connection:
        return await connection.run_sync(_steps)


def _steps(connection: Connection) -> Steps:
    scripts = ScriptDirectory.from_config(configuration())
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(present)
    return Steps(present, scripts.get_current_head() or "")
