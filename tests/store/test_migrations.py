"""Migrations: from nothing to today's tables on both engines, and databases of finished issues stay readable."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.game.characters.keep import audit
from bot.store.engine import create_engine
from bot.store.tables import Base
from bot.store.unit import Database
from bot.store.upgrade import NewerDatabase, upgrade
from tests.support import keep_database
from tests.support.table import Watch, open_game

KEPT = sorted(keep_database.FOLDER.glob("*.sqlite3"))
LARGEST_KEPT = 500_000


@asynccontextmanager
async def engine_of(url: str) -> AsyncIterator[AsyncEngine]:
    """Open a database and give it back."""
    engine = create_engine(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def differences(engine: AsyncEngine) -> list[Any]:
    """Return what the tables in the database and those in the code do not have in common."""

    def compare(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        found: list[Any] = compare_metadata(context, Base.metadata)
        return found

    async with engine.connect() as connection:
        return await connection.run_sync(compare)


async def indexes(engine: AsyncEngine) -> set[tuple[str, str]]:
    """Return all indexes with the condition they have, which Alembic does not compare."""

    def look(connection: Connection) -> set[tuple[str, str]]:
        known = inspect(connection)
        return {
            (index["name"] or "", plain_condition(index.get("dialect_options", {})))
            for table in Base.metadata.tables
            for index in known.get_indexes(table)
        }

    async with engine.connect() as connection:
        return await connection.run_sync(look)


def plain_condition(options: dict[str, Any]) -> str:
    """Return an index condition without the brackets and casts PostgreSQL adds."""
    condition = str(options.get("sqlite_where", options.get("postgresql_where", "")))
    return condition.replace("::text", "").replace("(", "").replace(")", "")


async def test_an_upgrade_from_nothing_gives_the_tables_of_the_code(empty_url: str) -> None:
    async with engine_of(empty_url) as engine:
        await upgrade(engine)
        assert await differences(engine) == []
        wanted = {
            (str(index.name), plain_condition(dict(index.dialect_kwargs)))
            for table in Base.metadata.tables.values()
            for index in table.indexes
        }
        assert wanted <= await indexes(engine)


async def test_an_upgrade_twice_changes_nothing(empty_url: str) -> None:
    async with engine_of(empty_url) as engine:
        await upgrade(engine)
        before = await indexes(engine)
        await upgrade(engine)
        assert await indexes(engine) == before


async def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async with engine_of(database_url) as engine:
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerDatabase, match="9999"):
            await upgrade(engine)
        async with engine.connect() as connection:
            assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"


def test_there_is_a_kept_database_and_each_is_small() -> None:
    assert KEPT
    assert all(path.stat().st_size < LARGEST_KEPT for path in KEPT)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
async def test_a_kept_database_upgrades_and_follows_from_its_ledger(path: Path, tmp_path: Path) -> None:
    copy = shutil.copyfile(path, tmp_path / "kept.sqlite3")
    url = f"sqlite+aiosqlite:///{copy}"
    async with engine_of(url) as engine:
        await upgrade(engine)
        assert await differences(engine) == []
    game = open_game(url, Watch())
    async with game.database.begin(write=False) as unit:
        guilds = [guild.guild_id for guild in await unit.guilds.all()]
    assert guilds
    assert [await audit(game, guild_id) for guild_id in guilds] == [[] for _ in guilds]
    await game.database.close()


async def test_a_kept_database_still_tells_what_was_played(tmp_path: Path) -> None:
    copy = shutil.copyfile(keep_database.FOLDER / "issue-2.sqlite3", tmp_path / "kept.sqlite3")
    database = Database(create_engine(f"sqlite+aiosqlite:///{copy}"))
    await upgrade(database.engine)
    async with database.begin(write=False) as unit:
        (guild,) = await unit.guilds.all()
        living = {one.name: one for one in await unit.characters.all(guild.guild_id)}
        states = [
            request.state for number in range(1, 5) if (request := await unit.requests.get(guild.guild_id, number))
        ]
    assert {name: one.sheet["xp"] for name, one in living.items()} == {"Jasmína": 120, "Žofia Tichá": 2_000}
    assert states == ["approved", "declined", "withdrawn", "open"]
    await database.close()
