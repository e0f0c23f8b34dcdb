"""The composition root: puts the whole bot together without connecting it; loads the doors by name."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from importlib import import_module
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.books import RULES_DATA, read_rulesets
from bot.game.desk import Game
from bot.game.dice import new_seed
from bot.i18n.speech import read_speeches
from bot.settings import ROOT, Settings
from bot.store.engine import create_engine
from bot.store.unit import Database

DOORS = (
    "setup",
    "people",
    "help",
    "rules",
    "characters",
    "xp",
    "lives",
    "abilities",
    "approvals",
    "ledger",
    "party",
    "scenes",
    "phases",
    "magic",
    "combat",
    "combat_menu",
    "spells",
    "conditions",
    "creeps",
    "gear",
    "inventory",
    "potions",
    "places",
    "clues",
    "aftermath",
    "stealth",
    "presence",
    "clockwork",
)
HOUSE_TEXTS = ROOT / "bot" / "i18n" / "texts"
FAULTS_KEPT = 100
log = structlog.get_logger()


def the_moment() -> datetime:
    """Return the present moment (UTC): the one place that asks the machine's clock."""
    return datetime.now(UTC)  # noqa: TID251  # the one place


def intents() -> discord.Intents:
    """Return exactly what the bot listens to; never the content of messages."""
    wanted = discord.Intents.none()
    wanted.guilds = wanted.guild_messages = wanted.guild_reactions = wanted.dm_messages = wanted.members = True
    return wanted


class VirtualOrg(commands.AutoShardedBot):
    """The bot: a game, its doors, and what they share."""

    def __init__(self, game: Game, *, doors: Iterable[str] = DOORS, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=intents(),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.game = game
        self.actions: dict[str, Callable[..., Awaitable[None]]] = {}
        self.faults: deque[BaseException] = deque(maxlen=FAULTS_KEPT)
        self._doors = tuple(doors)
        # The doors know the bot, so the bot finds what they share by name, as it finds the doors.
        self.postman: Any = import_module("cogs.support.postman").Postman(self)
        self.command_book: Any = import_module("cogs.support.commands").CommandBook(self)

    async def setup_hook(self) -> None:
        """Open the doors; called once by discord.py before it connects."""
        actions = import_module("cogs.support.actions")
        self.add_dynamic_items(actions.ActionButton, actions.ActionMenu)
        for door in self._doors:
            await self.load_extension(f"cogs.{door}")
        await self.command_book.sync_globally()

    def note_fault(self, error: BaseException) -> None:
        """Remember and report a mistake of ours; the caller only hears that there was one."""
        self.faults.append(error)
        log.error("fault", exc_info=error)

    async def close(self) -> None:
        """Leave Discord and give the database back; nobody who uses it is cut off in the middle."""
        await self.postman.finish()
        await self.game.database.settle()
        await super().close()
        await self.game.database.close()


def build_game(
    settings: Settings, *, now: Callable[[], datetime] = the_moment, seed: Callable[[], int] = new_seed
) -> Game:
    """Return the game on the operator's database, with the rules and texts read."""
    rulesets = read_rulesets()
    folders = [HOUSE_TEXTS, *(RULES_DATA / key / "texts" for key in rulesets)]
    database = Database(create_engine(settings.url))
    return Game(database, rulesets, read_speeches(folders), now, seed)


def build(settings: Settings, *, game: Game | None = None) -> VirtualOrg:
    """Return the whole bot, not connected yet."""
    options: dict[str, Any] = {}
    if settings.shard_count:
        options = {"shard_count": settings.shard_count, "shard_ids": settings.shard_ids}
    return VirtualOrg(game or build_game(settings), **options)
