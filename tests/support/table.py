"""The game without Discord: a guild set up in one step, and its people as plain callers at a table."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from bot.app import HOUSE_TEXTS, build_game
from bot.books import RULES_DATA, read_rulesets
from bot.game import guilds
from bot.game.caller import Caller, Rank
from bot.game.characters import create
from bot.game.characters.find import token, token_id
from bot.game.desk import Game, write
from bot.game.names import name_key
from bot.i18n.speech import Speech, read_speeches
from bot.settings import Settings
from bot.store.tables import Character, LedgerEntry, Request

PLAY, APPROVALS, LOG = 2_001, 2_002, 2_003
ORG_ROLE = 3_001
KEEPER, OLIVER, OLGA = 10, 11, 12
PETRA, MAREK, ZUZANA = 21, 22, 23
ORGS = (OLIVER, OLGA)
PLAYERS = (PETRA, MAREK, ZUZANA)


@cache
def texts() -> dict[str, Speech]:
    """Return all texts of the house; reading them takes half a second, so once for the whole suite."""
    return read_speeches([HOUSE_TEXTS, *(RULES_DATA / key / "texts" for key in read_rulesets())])


@dataclass(slots=True)
class Watch:
    """A clock that a test moves, and seeds that a test can name."""

    moment: datetime = datetime(2026, 1, 1, 18, tzinfo=UTC)
    seeds: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def now(self) -> datetime:
        """Return the moment."""
        return self.moment

    def seed(self) -> int:
        """Return the next seed."""
        return next(self.seeds)

    def advance(self, **time: float) -> None:
        """Let time pass."""
        self.moment += timedelta(**time)


def open_game(url: str, watch: Watch) -> Game:
    """Return the game on a database, with texts read only once."""
    game = build_game(Settings(_env_file=None, database_url=url), now=watch.now, seed=watch.seed)
    return replace(game, speeches=texts())


@dataclass(slots=True)
class Table:
    """A guild that plays: whoever sits there calls use cases directly."""

    game: Game
    watch: Watch
    url: str
    guild_id: int = 1_001
    keys: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def caller(self, user_id: int, *, key: str | None = None) -> Caller:
        """Return a person as a use case sees it; each call is an interaction of its own unless `key` repeats one."""
        roles = frozenset({ORG_ROLE}) if user_id in ORGS else frozenset[int]()
        own = key or f"{self.guild_id}-{next(self.keys)}"
        return Caller(self.guild_id, PLAY, user_id, f"user {user_id}", roles, user_id == KEEPER, own)

    async def set_up(self, **changes: Any) -> None:
        """Set the guild up as the wizard would leave it."""
        async with write(self.game, self.caller(KEEPER), need=Rank.KEEPER, set_up=False) as desk:
            channels = {"approvals": APPROVALS, "log": LOG}
            await guilds.change(desk, **{"org_role": ORG_ROLE, "channels": channels, **changes})
            guild = await desk.unit.guilds.get(self.guild_id)
            assert guild is not None
            guild.ready = True

    async def hero(self, name: str = "Jasmína", owner_id: int = PETRA, character_class: str = "bojovnik") -> str:
        """Create a character and return the token it is meant by."""
        await create.create(
            self.game, self.caller(owner_id), name=name, faction="kamelot", character_class=character_class
        )
        async with self.game.database.begin(write=False) as unit:
            found = await unit.characters.named(self.guild_id, name_key(name))
        return token(found[0])

    async def character(self, hero: str) -> Character:
        """Return what is kept of a character."""
        async with self.game.database.begin(write=False) as unit:
            found = await unit.characters.get(self.guild_id, token_id(hero) or 0)
        assert found is not None
        return found

    async def ledger(self, hero: str) -> list[LedgerEntry]:
        """Return a character's ledger, the oldest entry first."""
        async with self.game.database.begin(write=False) as unit:
            return await unit.ledger.of_character(token_id(hero) or 0)

    async def waiting(self) -> list[Request]:
        """Return the requests that wait for an ORG."""
        async with self.game.database.begin(write=False) as unit:
            return await unit.requests.waiting(self.guild_id, limit=1000)

    async def reopen(self) -> None:
        """Stop working with the database and begin anew, as after a restart."""
        await self.game.database.close()
        self.game = open_game(self.url, self.watch)


async def open_table(url: str, **settings: Any) -> Table:
    """Return a table in a guild that is set up."""
    watch = Watch()
    table = Table(open_game(url, watch), watch, url)
    await table.set_up(**settings)
    return table
