"""The unit of work: one command, one transaction, opened here and nowhere else; leaving by an error rolls back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Session
from sqlalchemy.orm.exc import StaleDataError

from bot.store.characters import Characters
from bot.store.combats import Combats
from bot.store.creeps import Creeps
from bot.store.deeds import Deeds
from bot.store.engine import WRITES
from bot.store.field import Field
from bot.store.guilds import Guilds
from bot.store.ledger import Ledger
from bot.store.outbox import Outbox
from bot.store.parties import Parties
from bot.store.phases import Phases
from bot.store.pictures import Pictures
from bot.store.potions import Potions
from bot.store.questions import Questions
from bot.store.requests import Requests
from bot.store.scenes import Scenes
from bot.store.spells import SpecialSpells
from bot.store.timers import Timers

# PostgreSQL lets one of two hands go that wait for each other: a failed serialization, a deadlock.
GAVE_WAY = {"40001", "40P01"}
SETTLING_SECONDS = 5


class Clash(Exception):
    """Another hand was faster: a unique key was taken or a row changed. Nothing was kept; asking again is safe."""


class Unit:
    """The repositories of one transaction."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session
        self.guilds = Guilds(session)
        self.characters = Characters(session)
        self.ledger = Ledger(session)
        self.requests = Requests(session)
        self.outbox = Outbox(session)
        self.deeds = Deeds(session)
        self.pictures = Pictures(session)
        self.parties = Parties(session)
        self.scenes = Scenes(session)
        self.phases = Phases(session)
        self.timers = Timers(session)
        self.questions = Questions(session)
        self.combats = Combats(session)
        self.creeps = Creeps(session)
        self.potions = Potions(session)
        self.spells = SpecialSpells(session)
        self.field = Field(session)

    async def flush(self) -> None:
        """Write what was added so far, so that new rows have their ids."""
        await self.session.flush()

    async def commit(self) -> None:
        """Keep everything: what was changed first, then what was appended and refers to it."""
        await self.session.run_sync(self._commit)

    def _commit(self, session: Session) -> None:
        session.flush()
        for part in (self.ledger, self.outbox, self.deeds):
            part.pending.keep(session)
        session.commit()


class Database:
    """Hands out units of work on one engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(**{WRITES: True})
        self._under_way = 0
        self._closing = False
        self._quiet = asyncio.Event()

    @asynccontextmanager
    async def begin(self, *, write: bool) -> AsyncIterator[Unit]:
        """Open a unit of work; commit at the end of a writing one, roll back on any error.

        Raises `Clash` where two hands met. Nothing of Discord may be awaited inside.
        """
        if self._closing:
            await asyncio.Event().wait()  # too late to begin: whoever comes now waits until the process ends
        engine = self._writing if write else self.engine
        # A reader never flushes: on SQLite its first write would fail at once where another hand writes.
        self._under_way += 1
        try:
            async with AsyncSession(engine, expire_on_commit=False, autoflush=write) as session:
                unit = Unit(session)
                with _clashes():
                    yield unit
                    if write:
                        await unit.commit()
        finally:
            self._under_way -= 1
            self._quiet.set()

    async def settle(self) -> None:
        """Begin no more, and let what is under way come to its end: cut off in the middle, it would leave a mess."""
        self._closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING_SECONDS):
                while self._under_way:
                    self._quiet.clear()
                    await self._quiet.wait()

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


@contextmanager
def _clashes() -> Iterator[None]:
    """Tell where another hand was faster; every other error goes on as it is."""
    try:
        yield
    except (IntegrityError, StaleDataError) as error:
        raise Clash from error
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in GAVE_WAY:
            raise Clash from error
        raise
