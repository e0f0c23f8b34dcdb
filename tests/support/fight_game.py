"""A game of fights: one deed after another at a world of its own, each checked; the same deeds tell the same story."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.documents.board import draw_board
from bot.game import outbox, timers
from bot.game.caller import Caller
from bot.game.characters.keep import audit
from bot.game.combat import deadlines
from bot.game.desk import Game, Told
from bot.game.letter import Letter
from bot.game.scenes import commands as scenes
from bot.i18n.page import Page
from tests.support.fight_truth import Truth
from tests.support.fight_world import GUILD, Kept, at, new_world, open_world
from tests.support.table import OLIVER, Table

DONE, REPEATED = "done", "repeated"
MOST_DEADLINES = 400
ROUNDS_OF_POST = 20
THREADS = 900_000


@dataclass(frozen=True, slots=True)
class Deed:
    """What one person asks for in one place, after some time; `again` is the deed it repeats, button pressed twice."""

    use_case: Callable[..., Awaitable[Any]]
    user_id: int
    options: dict[str, Any] = field(default_factory=dict)
    place: int = 0
    minutes: float = 0
    again: int | None = None


async def clock(game: Game, _caller: Caller) -> None:
    """Ring and close what is due, as the clockwork does at each tick."""
    faults = [*await timers.ring_due(game, [GUILD]), *await deadlines.close_due(game, [GUILD])]
    for fault in faults:
        raise fault


@dataclass(slots=True)
class FightGame:
    """A game that is played: its deeds (None: the post went out), how they ended, the potions ORGs gave."""

    path: Path
    table: Table
    seed: int
    kept: Kept
    deeds: list[Deed | None] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    gifts: Counter[str] = field(default_factory=Counter)
    potions: Counter[str] = field(default_factory=Counter)
    messages: itertools.count[int] = field(default_factory=lambda: itertools.count(500_000))
    page: Page | None = None
    sound: bool = True

    @classmethod
    def opened(cls, folder: str, seed: int, *, name: str = "fights") -> FightGame:
        """Return a game in a new world."""
        path = Path(folder) / f"{name}.sqlite3"
        path.write_bytes(new_world())
        game = cls(path, open_world(path), seed, Kept(path))
        game.potions = game.truth().potions()
        return game

    async def close(self) -> None:
        """Give the database back and throw it away."""
        await self.table.game.database.close()
        self.path.unlink(missing_ok=True)

    def truth(self) -> Truth:
        """Return what is kept now, as the rules understand it."""
        return Truth(self.table.game.rulesets["dbf"], self.kept)

    async def do(self, deed: Deed) -> str:
        """Do something and check what must hold; return how it ended."""
        number, self.sound = len(self.deeds), False
        self.deeds.append(deed)
        watch = self.table.watch
        watch.advance(minutes=deed.minutes)
        watch.seeds = itertools.count(self.seed * 1_000_000 + number * 1_000)
        key = number if deed.again is None else deed.again
        outcome = await self._ask(deed, at(self.table.caller(deed.user_id, key=f"fights-{key}"), deed.place))
        self.told[outcome] += 1
        now = Kept(self.path)
        changed = now.changed_since(self.kept) if outcome != DONE else []
        assert not changed, f"{outcome} of {deed} changed {changed}"
        self.kept = now
        if outcome == DONE:
            self.truth().check()
        self.sound = True
        return outcome

    async def _ask(self, deed: Deed, caller: Caller) -> str:
        self.page = None
        try:
            page = await deed.use_case(self.table.game, caller, **deed.options)
        except Told as told:
            self.page = told.page
            return told.code or REPEATED
        self.page = page if isinstance(page, Page) else None
        if deed.again is None and "gift" in deed.options:
            self.gifts[deed.options["gift"]] += 1
        return DONE

    async def post(self) -> None:
        """Deliver every letter that is due, as the postman would."""
        self.deeds.append(None)
        self.sound = False
        for _ in range(ROUNDS_OF_POST):
            letters = await outbox.letters(self.table.game, GUILD)
            if not letters:
                break
            self.truth().check_letters(letters)
            for letter in letters:
                await self._deliver(letter)
            self.kept = Kept(self.path)
        else:
            raise AssertionError("the letters never end")
        self.sound = True

    async def _deliver(self, letter: Letter) -> None:
        game = self.table.game
        if letter.until is not None and not letter.drop:
            await outbox.failed(game, letter, "waits", attempts=letter.attempts)
            return
        if letter.board is not None and letter.renewed and letter.row_id % 7 == 0:
            assert draw_board(letter.board)
        sends = not letter.drop and not letter.delete
        message_id = next(self.messages) if sends else None
        await outbox.sent(game, letter, message_id)
        if letter.home is not None and message_id is not None:
            place = letter.thread_id or (THREADS + letter.row_id if letter.thread else letter.channel_id or 0)
            await outbox.placed(game, GUILD, letter, place, message_id)

    async def settle(self) -> int:
        """Let every fight end by its deadlines alone; return how many it took."""
        for scene in self.kept.tables["scenes"]:
            if scene["paused_at"] is not None and scene["closed_at"] is None:
                await self.do(Deed(scenes.resume, OLIVER, place=scene["channel_id"]))
        for closed in range(MOST_DEADLINES):
            async with self.table.game.database.begin(write=False) as unit:
                due = await unit.combats.next_due(GUILD)
            if due is None:
                break
            minutes = max(0.0, (due - self.table.watch.moment).total_seconds() / 60)
            await self.do(Deed(clock, OLIVER, minutes=minutes))
            if not closed % 4:
                await self.post()
        else:
            raise AssertionError("a fight does not end")
        await self.post()
        assert not self.truth().open_fights
        return closed

    async def check_books(self) -> None:
        """Raise where a sheet does not follow from the ledger, a potion came or went, or a spell was cast twice."""
        assert await audit(self.table.game, GUILD) == []
        truth = self.truth()
        assert truth.potions() + truth.drunk() == self.potions + self.gifts
        truth.check_spells()

    async def again(self, folder: str) -> FightGame:
        """Return another game in which everybody did the same."""
        other = FightGame.opened(folder, self.seed, name="again")
        for deed in self.deeds:
            await (other.post() if deed is None else other.do(deed))
        return other


def repeated(deed: Deed, number: int) -> Deed:
    """Return the deed of that number delivered a second time."""
    return replace(deed, again=number, minutes=0)
