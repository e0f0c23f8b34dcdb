"""Brings a database to the present tables, or says why it cannot."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import WRITES

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """The database was written by a newer version of the bot."""


def configuration(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration, bound to a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Upgrade in place; raises `NewerDatabase` where the database knows a step that we do not."""
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITES: True})
        async with connection.begin():
            await connection.run_sync(_upgrade, revision)


def _upgrade(connection: Connection, revision: str) -> None:
    config = configuration(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if not set(present) <= known:
        raise NewerDatabase(", ".join(present))
    command.upgrade(config, revision)
