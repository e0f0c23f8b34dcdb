"""A long game played at random: whatever happens, sheets follow from the ledger and refusals change nothing."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from bot.game.caller import Caller
from bot.game.characters.find import token
from bot.game.characters.keep import HOUSE_FACT, audit
from bot.game.desk import Told
from bot.i18n.page import Page
from bot.rules.core.rulings import Rulings
from bot.store.tables import Base, Character, LedgerEntry, Request
from tests.support.moves import Command, Hero, Sight, draw
from tests.support.table import Table

REPEATED = "repeated"
DONE = "done"


@dataclass(slots=True)
class RandomGame:
    """Plays one command after another at a table; `told` counts how they ended."""

    table: Table
    dice: random.Random
    compare_refused: float = 1.0
    told: Counter[str] = field(default_factory=Counter)
    sight: Sight = field(init=False)
    last: tuple[Command, Caller, Any] | None = None
    seen: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = self.table.game.rulesets["dbf"].abilities
        assert known is not None
        self.sight = Sight(self.dice, (*known.all(), "varenie"))

    async def play(self, steps: int, *, check_every: int = 50, reopen_every: int = 0) -> None:
        """Play so many steps; raises `AssertionError` where the truth was not kept."""
        for step in range(1, steps + 1):
            await self.step()
            if reopen_every and step % reopen_every == 0:
                await self.table.reopen()
            if step % check_every == 0:
                await self.check()
        await self.check()

    async def step(self) -> tuple[Command, Caller, str]:
        """Play one command, now and then the last one again; return it and how it ended."""
        self.table.watch.advance(minutes=self.dice.randrange(1, 90))
        if self.last is not None and self.dice.random() < 0.05:
            command, caller, _ = self.last
        else:
            command = draw(self.sight)
            caller = self.table.caller(command.user_id)
        comparing = self.dice.random() < self.compare_refused
        before = await self.snapshot() if comparing else None
        outcome = await self.ask(command, caller)
        self.told[outcome] += 1
        if comparing and outcome != DONE:
            assert await self.snapshot() == before, f"{outcome} of {command} changed something"
        return command, caller, outcome

    async def ask(self, command: Command, caller: Caller) -> str:
        """Return how a command ended: done, repeated, or the code of its refusal."""
        try:
            page = await command.use_case(self.table.game, caller, **command.options)
        except Told as told:
            if told.code is None:
                self._check_repeat(caller, told.page)
            return told.code or REPEATED
        self.last = (command, caller, page)
        self.sight.previews.append(caller.key)
        await self.look()
        return DONE

    def _check_repeat(self, caller: Caller, page: Page) -> None:
        assert self.last is not None
        _, first, answer = self.last
        assert caller.key == first.key
        assert not isinstance(answer, Page) or page == answer, "the same interaction was answered otherwise"

    async def look(self) -> None:
        """See which characters and requests there are."""
        async with self.table.game.database.begin(write=False) as unit:
            living = await unit.characters.all(self.table.guild_id, limit=100_000)
            waiting = await unit.requests.waiting(self.table.guild_id, limit=100_000)
        self.sight.heroes = [self._seen_from_outside(one) for one in living]
        known = set(self.sight.requests)
        self.sight.waiting = [one.id for one in waiting]
        self.sight.requests += [number for number in self.sight.waiting if number not in known]

    def _seen_from_outside(self, character: Character) -> Hero:
        ruleset = self.table.game.rulesets[character.ruleset]
        sheet, rulings = ruleset.keeping.load_sheet(character.sheet), Rulings(ruleset.rulings)
        assert ruleset.abilities is not None
        picks = ruleset.abilities.open_picks(sheet, rulings)
        offers = ruleset.abilities.choices(sheet, picks[0], rulings) if picks else ()
        return Hero(token(character), character.owner_id, tuple(offers))

    async def snapshot(self) -> list[str]:
        """Return everything kept of the guild."""
        rows: list[str] = []
        async with self.table.game.database.begin(write=False) as unit:
            for kept in Base.metadata.sorted_tables:
                if "guild_id" in kept.c:
                    mine = (
                        select(kept).where(kept.c.guild_id == self.table.guild_id).order_by(*kept.primary_key.columns)
                    )
                    rows += [repr(tuple(row)) for row in await unit.session.execute(mine)]
        return rows

    async def check(self) -> None:
        """Raise `AssertionError` where a sheet does not follow from the ledger or the ledger was altered."""
        assert await audit(self.table.game, self.table.guild_id) == []
        async with self.table.game.database.begin(write=False) as unit:
            everybody = await unit.characters.all(self.table.guild_id, limit=100_000, retired=True)
            for character in everybody:
                self._check_character(character, await unit.ledger.of_character(character.id))
            for number in self.sight.requests:
                request = await unit.requests.get(self.table.guild_id, number)
                assert request is not None
                self._check_request(request, await unit.ledger.of_request(number))

    def _check_character(self, character: Character, entries: list[LedgerEntry]) -> None:
        earned = sum(entry.fact["amount"] for entry in entries if entry.kind == "xp_changed")
        assert character.sheet["xp"] == earned, f"{character.name}: XP are not the sum of their entries"
        sheet: dict[str, Any] = {}
        for entry in entries:
            assert self.seen.setdefault(entry.id, repr((entry.kind, entry.fact, entry.before, entry.after))) == repr(
                (entry.kind, entry.fact, entry.before, entry.after)
            ), f"entry {entry.id} was altered"
            if not entry.kind.startswith(HOUSE_FACT):
                was = {key: sheet.get(key) for key in entry.before}
                assert was == entry.before, f"entry {entry.id} begins elsewhere"
                sheet |= entry.after
        ended = {key: sheet.get(key) for key in character.sheet}  # what was None from the start is not told
        assert ended == character.sheet, f"{character.name}: {ended} is not {character.sheet}"

    def _check_request(self, request: Request, entries: list[LedgerEntry]) -> None:
        """An approved request stands in the ledger exactly once, any other not at all, undone ones aside."""
        undone = {entry.undoes for entry in entries}
        standing = [entry for entry in entries if entry.undoes is None and entry.id not in undone]
        assert len(standing) == (request.state == "approved"), f"request {request.id} is {request.state}"

    def figures(self) -> str:
        """Return what was played in one phrase."""
        refusals = {code: count for code, count in self.told.items() if code not in (DONE, REPEATED)}
        return (
            f"{sum(self.told.values())} commands ({self.told[DONE]} done, {sum(refusals.values())} refused for "
            f"{len(refusals)} reasons, {self.told[REPEATED]} repeated), {len(self.sight.heroes)} living characters, "
            f"{len(self.sight.requests)} requests, {len(self.seen)} ledger entries"
        )
