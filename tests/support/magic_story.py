"""A story of magic played at random: whatever is cast at whom, what must hold holds after every command."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import select

from bot.game import outbox, phases, timers
from bot.game.caller import Caller
from bot.game.characters.create import create
from bot.game.characters.find import find
from bot.game.characters.keep import audit, keep, sheet_of
from bot.game.desk import Told, write
from bot.game.scenes import commands as scenes
from bot.game.scenes.moving import paused
from bot.game.trances import waiting
from bot.rules.core.rulings import Rulings
from bot.store.tables import Base, Character, Hold, Question, Request, Scene, Timer
from tests.support.magic_moves import Move, Storyteller
from tests.support.table import KEEPER, MAREK, OLIVER, PETRA, PLAYERS, Table

SCHOOLS = ("elementy", "pocarovanie", "jasnovidectvo", "nekromancia", "liecenie", "priroda", "bohosluzba")
HEROES = {"Jasmína": PETRA, "Oto": MAREK, "Dana": PLAYERS[2], "Ján": OLIVER}
# Cast more often than the rest, which is for fights.
PEACEFUL = (
    "fireball",
    "priatelstvo",
    "neviditelnost",
    "zaostrenie_zmyslov",
    "citanie_aury",
    "jasnozrivost",
    "nepravy_zivot",
    "vyliec_zranenie",
    "regeneracia",
    "vlna_zivota",
    "vyliec_postihnutie",
    "ozivenie",
    "premena",
    "odstranenie_prekliatia",
    "vizia",
    "zomri",
)
DOWN = ("knocked_out", "dead", "with_head_org")
DONE, REPEATED = "done", "repeated"


@dataclass(slots=True)
class MagicStory:
    """Plays one command after another; `told` counts how they ended."""

    table: Table
    dice: random.Random
    compare_refused: float = 1.0
    told: Counter[str] = field(default_factory=Counter)
    teller: Storyteller = field(init=False)
    last: tuple[Move, Any] | None = None

    def __post_init__(self) -> None:
        spells = [topic.key for topic in self.table.game.rulesets["dbf"].topics if topic.kind == "spell"]
        self.teller = Storyteller(self.dice, HEROES, (*spells, *PEACEFUL * 2))

    async def begin(self) -> None:
        """Let everybody have a wizard who owns every school, of different levels."""
        for place, (name, owner_id) in enumerate(HEROES.items()):
            who = {"name": name, "faction": "other", "character_class": "carodej", "owner_id": owner_id}
            await create(self.table.game, self.table.caller(KEEPER), **who, start_level=9 - place)
            async with write(self.table.game, self.table.caller(OLIVER)) as desk:
                found = await find(desk, name, lock=True)
                rules = desk.ruleset("dbf").abilities
                assert rules is not None
                for school in SCHOOLS:
                    keep(desk, found, rules.grant(sheet_of(desk, found), school, 0, desk.rulings("dbf")))
                member = await desk.unit.guilds.member(self.table.guild_id, owner_id)
                member.active_character_id = found.id
        await phases.open_phase(self.table.game, self.table.caller(OLIVER))
        await scenes.open_scene(self.table.game, self._caller(OLIVER, 0))
        for owner_id in HEROES.values():
            await scenes.enter(self.table.game, self._caller(owner_id, 0))

    def _caller(self, user_id: int, place: int) -> Caller:
        # Channels belong to one guild alone.
        return replace(self.table.caller(user_id), channel_id=self.table.guild_id * 10 + place)

    async def play(self, steps: int, *, check_every: int = 10, reopen_every: int = 0) -> None:
        """Play so many commands; raises `AssertionError` where something does not hold."""
        for step in range(1, steps + 1):
            self.table.watch.advance(minutes=self.dice.choice((0, 1, 5, 60, 300)))
            assert await timers.ring_due(self.table.game, [self.table.guild_id]) == []
            await self.step()
            if reopen_every and step % reopen_every == 0:
                await self.table.reopen()
            if step % check_every == 0:
                await self.check()
        await self.check()
        assert await audit(self.table.game, self.table.guild_id) == []

    async def step(self) -> None:
        """Play one command, now and then the last one delivered again."""
        if self.last is not None and self.dice.random() < 0.05:
            move, caller = self.last
        else:
            move = self.teller.draw()
            caller = self._caller(move.user_id, move.place)
        comparing = self.dice.random() < self.compare_refused
        before = await self.snapshot() if comparing else []
        outcome = await self._ask(move, caller)
        self.told[outcome] += 1
        if comparing and outcome != DONE:
            assert await self.snapshot() == before, f"{outcome} of {move} changed something"

    async def _ask(self, move: Move, caller: Any) -> str:
        try:
            await move.use_case(self.table.game, caller, **move.options)
        except Told as told:
            return told.code or REPEATED
        self.last = (move, caller)
        return DONE

    async def snapshot(self) -> list[str]:
        """Return everything kept of the guild."""
        rows: list[str] = []
        async with self.table.game.database.begin(write=False) as unit:
            for kept in Base.metadata.sorted_tables:
                mine = select(kept).order_by(*kept.primary_key.columns)
                if "guild_id" in kept.c:
                    mine = mine.where(kept.c.guild_id == self.table.guild_id)
                rows += [f"{kept.name}{tuple(row)!r}" for row in await unit.session.execute(mine)]
        return rows

    async def check(self) -> None:
        """Raise `AssertionError` where sheets, timers, holds, scenes and questions do not agree."""
        guild_id = self.table.guild_id
        async with self.table.game.database.begin(write=False) as unit:
            guild, heroes = await unit.guilds.get(guild_id), await unit.characters.all(guild_id)
            assert guild is not None
            kept = {table: await self._all(unit.session, table) for table in (Timer, Hold, Scene, Question, Request)}
            rulings = Rulings(self.table.game.rulesets["dbf"].rulings, guild.settings["rulings"].get("dbf"))
        self.teller.questions = sorted(question.id for question in kept[Question])
        self.teller.requests = sorted(request.id for request in kept[Request])
        for hero in heroes:
            _check_body(hero)
            self._check_timers(hero, rulings, kept[Timer], {hold.character_id for hold in kept[Hold]})
        _check_places(heroes, kept[Scene])
        _check_holds(heroes, kept)
        letters = await outbox.letters(self.table.game, guild_id)
        assert [letter.fault for letter in letters if letter.fault is not None] == []
        for letter in letters:
            await outbox.sent(self.table.game, letter, None)

    async def _all(self, session: Any, kind: Any) -> list[Any]:
        return list(await session.scalars(select(kind).where(kind.guild_id == self.table.guild_id)))

    def _check_timers(self, hero: Character, rulings: Rulings, kept: list[Any], held: set[int]) -> None:
        """What runs for a hero is what its sheet says, and stands still exactly where something holds it."""
        rules = self.table.game.rulesets[hero.ruleset]
        assert rules.timekeeping is not None
        wanted = rules.timekeeping.running(hero.id, rules.keeping.load_sheet(hero.sheet), rulings)
        mine = [timer for timer in kept if timer.character_id == hero.id]
        assert {(one.kind, one.spell or "") for one in wanted} == {(one.kind, one.spell) for one in mine}, hero.name
        assert all((timer.due_at is None) == (hero.id in held) for timer in mine), hero.name


def _check_body(hero: Character) -> None:
    """No life is negative, and who has none lies."""
    assert hero.sheet["lives"] >= 0
    assert (hero.sheet["lives"] == 0) == (hero.sheet["status"] in DOWN), hero.sheet


def _check_places(heroes: list[Character], scenes: list[Any]) -> None:
    """Everybody is in an open scene or in none, and no channel has two."""
    open_ones = [scene for scene in scenes if scene.closed_at is None]
    assert {hero.scene_id for hero in heroes} <= {None, *(scene.id for scene in open_ones)}
    assert len({scene.channel_id for scene in open_ones}) == len(open_ones)


def _check_holds(heroes: list[Character], kept: dict[Any, list[Any]]) -> None:
    """Clocks stand still for those in a paused scene and for those who wait for the ORGs, and for nobody else."""
    still = {scene.id for scene in kept[Scene] if scene.paused_at is not None and scene.closed_at is None}
    wanted = {(hero.id, paused(hero.scene_id)) for hero in heroes if hero.scene_id in still}
    asked = [one for one in kept[Question] if one.target_id is None and one.state == "open"]
    wanted |= {(one.asker_id, waiting(one.id)) for one in asked}
    assert {(hold.character_id, hold.reason) for hold in kept[Hold]} == wanted
    awaited = {request.payload["question"] for request in kept[Request] if request.state == "open"}
    assert awaited == {one.id for one in asked}
