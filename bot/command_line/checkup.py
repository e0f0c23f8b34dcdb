"""The check-up: whether the database is there, at the latest step, and every sheet follows from its ledger."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.command_line.failures import Failure, database_failures
from bot.command_line.opening import place, read_game
from bot.command_line.words import sentence
from bot.game.characters.keep import audit
from bot.game.desk import Game
from bot.settings import Settings
from bot.store.inspection import is_absent, steps_of


async def check(settings: Settings, *, quick: bool) -> bool:
    """Look at everything without changing it, say what was found, and return whether all is well.

    A quick look leaves the ledgers out. Raises `Failure`.
    """
    async with _looked_at(settings) as game:
        if is_absent(game.database.engine):
            raise Failure("database-absent", place=place(settings))
        steps = await steps_of(game.database.engine)
        print(sentence("check-database", place=place(settings)))
        if not steps.current:
            print(sentence("check-behind", present=steps.present or "-", newest=steps.newest))
            return False
        print(sentence("check-current", newest=steps.newest))
        return quick or await _ledgers_are_sound(game)


async def _ledgers_are_sound(game: Game) -> bool:
    async with game.database.begin(write=False) as unit:
        guild_ids = [guild.guild_id for guild in await unit.guilds.all()]
    wrong = {guild_id: names for guild_id in guild_ids if (names := await audit(game, guild_id))}
    for guild_id, names in wrong.items():
        print(sentence("check-ledger-wrong", guild=str(guild_id), names=", ".join(names)))
    if not wrong:
        print(sentence("check-ledger", guilds=len(guild_ids)))
    return not wrong


@asynccontextmanager
async def _looked_at(settings: Settings) -> AsyncIterator[Game]:
    where = place(settings)
    game = read_game(settings)
    try:
        with database_failures(where):
            yield game
    finally:
        await game.database.close()
