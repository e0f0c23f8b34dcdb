"""Opens the game for a process: the folder, the books, the database upgraded and held against a second process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.app import build_game
from bot.command_line.failures import Failure, database_failures
from bot.game.desk import Game
from bot.settings import Settings
from bot.store.engine import create_engine
from bot.store.inspection import place_of
from bot.store.lease import lease, turn
from bot.store.upgrade import upgrade


def read_settings() -> Settings:
    """Return the operator's settings; a wrong one is named, its value (perhaps a token) is not shown."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = [f"{str(one['loc'][0]).upper()}: {one['msg']}" for one in error.errors(include_url=False)]
        raise Failure("settings-wrong", problems="; ".join(wrong)) from None
    except (SettingsError, UnicodeDecodeError) as error:
        raise Failure("settings-wrong", problems=str(error).splitlines()[0]) from None


def place(settings: Settings) -> str:
    """Return where the operator's database is, without its password; `Failure` where the address is none."""
    with database_failures("DATABASE_URL"):
        return place_of(create_engine(settings.url))


@asynccontextmanager
async def open_game(settings: Settings) -> AsyncIterator[Game]:
    """Open the game until the end of the block, alone with its database and at the latest step. Raises `Failure`."""
    where = place(settings)
    make_data_folder(settings)
    game = read_game(settings)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(game.database.close)
        with database_failures(where):
            await stack.enter_async_context(lease(game.database.engine, settings.shard_ids))
            async with turn(game.database.engine):
                await upgrade(game.database.engine)
        yield game


def make_data_folder(settings: Settings) -> None:
    """Make the folder for the database file."""
    try:
        settings.data_folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("folder-unwritable", folder=str(settings.data_folder), detail=error.strerror or "") from error


def read_game(settings: Settings) -> Game:
    """Return the game with its books read; a broken book is a `Failure` that names file and field."""
    try:
        return build_game(settings)
    except ValueError as error:
        raise Failure("books-broken", problems=str(error)) from error
