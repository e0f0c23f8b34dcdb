"""A stage for magic and scenes: heroes of level nine in a world that is set up, and what is kept of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from sqlalchemy import select

from bot.game import phases
from bot.game.characters import create
from bot.game.characters.find import find
from bot.game.characters.keep import audit, keep, sheet_of
from bot.game.desk import write
from bot.game.names import name_key
from bot.game.scenes import commands as scenes
from bot.game.setup import rulings
from bot.store.tables import Base, Character, LedgerEntry, Question, Timer
from tests.support.pages import as_read, refused
from tests.support.world import World, text_of

SCHOOLS = ("elementy", "pocarovanie", "jasnovidectvo", "nekromancia", "liecenie", "priroda", "bohosluzba")
# A minute of the game in real seconds, by post as the guild of these tests plays.
MINUTE = 3600
JASMINA, OTO, DANA = "Jasmína", "Oto", "Dana"


@dataclass(slots=True)
class Stage:
    """A world with heroes; `codes` are the refusals so far, the newest last."""

    world: World
    third: Any
    codes: list[str]
    keys: Iterator[int] = field(default_factory=itertools.count)

    @property
    def players(self) -> dict[str, Any]:
        """Who plays whom."""
        return {JASMINA: self.world.player, OTO: self.world.other, DANA: self.third}

    def caller(self, actor: Any, **options: Any) -> Any:
        """Return somebody as a use case sees them, each time with an interaction of its own."""
        return self.world.caller(actor, f"stage-{next(self.keys)}", **options)

    async def heroes(self, level: int = 9, **levels: int) -> None:
        """Let all three players have a wizard of that level who owns every school."""
        for name in self.players:
            await self.hero(name, levels.get(name, level))

    async def hero(self, name: str, level: int = 9, abilities: tuple[str, ...] = SCHOOLS) -> None:
        """Let a player have a wizard of that level with these abilities."""
        await create.create(
            self.world.game,
            self.caller(self.world.org),
            name=name,
            faction="other",
            character_class="carodej",
            start_level=level,
            owner_id=self.players[name].id,
        )
        async with write(self.world.game, self.caller(self.world.org)) as desk:
            found = await find(desk, name, lock=True)
            rules, in_force = desk.ruleset(found.ruleset).abilities, desk.rulings(found.ruleset)
            assert rules is not None
            for ability in abilities:
                keep(desk, found, rules.grant(sheet_of(desk, found), ability, 0, in_force))
            member = await desk.unit.guilds.member(self.world.guild.id, self.players[name].id)
            member.active_character_id, member.bell_channel_id = found.id, self.world.play.id

    async def rule(self, key: str, value: str) -> None:
        """Let an ORG change a ruling."""
        await rulings.rule(self.world.game, self.caller(self.world.org), key=key, value=value)

    async def phase(self, **options: Any) -> None:
        """Open a phase."""
        await phases.open_phase(self.world.game, self.caller(self.world.org), **options)

    async def scene(self, *names: str, channel: Any = None) -> None:
        """Make a channel a scene and bring heroes into it."""
        place = {"channel": channel or self.world.play}
        await scenes.open_scene(self.world.game, self.caller(self.world.org, **place))
        for name in names:
            await scenes.enter(self.world.game, self.caller(self.players[name], **place))
        await self.world.bot.postman.deliver(self.world.guild.id)

    async def slash(self, name: str, command: str, **options: Any) -> Any:
        """Let the player of a hero use a command in the channel of the game."""
        return await self.players[name].slash(self.world.play, command, **options)

    async def cast(self, name: str, spell: str, *targets: str, **options: Any) -> Any:
        """Let a hero cast a spell."""
        named = dict(zip(("target", "target2", "target3"), targets, strict=False))
        return await self.slash(name, "cast", spell=spell, **named, **options)

    async def org(self, command: str, **options: Any) -> Any:
        """Let an ORG use a command in the channel of the game."""
        return await self.world.org.slash(self.world.play, command, **options)

    async def hurt(self, name: str, lives: int) -> None:
        """Let an ORG take lives."""
        assert not refused(await self.org("lives add", character=name, amount=-lives, reason="pasca"))

    def why(self, result: Any) -> str:
        """Return the code of the refusal a command just met, empty where it met none."""
        return self.codes[-1] if refused(result) else ""

    async def character(self, name: str) -> Character:
        """Return what is kept of a hero."""
        async with self.world.game.database.begin(write=False) as unit:
            (found,) = await unit.characters.named(self.world.guild.id, name_key(name))
        return found

    async def sheet(self, name: str) -> dict[str, Any]:
        """Return a hero's sheet as it is kept."""
        return dict((await self.character(name)).sheet)

    async def lives(self, *names: str) -> list[int]:
        """Return how many lives heroes have."""
        return [(await self.sheet(name))["lives"] for name in names]

    async def status(self, name: str) -> str:
        """Return a hero's status."""
        return str((await self.sheet(name))["status"])

    async def timers(self, name: str) -> dict[str, Timer]:
        """Return what runs for a hero, by spell or else by kind."""
        async with self.world.game.database.begin(write=False) as unit:
            found = await unit.timers.of_character((await self.character(name)).id)
        return {timer.spell or timer.kind: timer for timer in found}

    async def left(self, name: str, what: str) -> timedelta | None:
        """Return the real time until something rings for a hero, None where it stands still."""
        due = (await self.timers(name))[what].due_at
        return None if due is None else due - self.world.env.now()

    async def ledger(self, name: str) -> list[LedgerEntry]:
        """Return a hero's ledger, the oldest entry first."""
        async with self.world.game.database.begin(write=False) as unit:
            return await unit.ledger.of_character((await self.character(name)).id)

    async def questions(self) -> list[Question]:
        """Return every question, the oldest first."""
        async with self.world.game.database.begin(write=False) as unit:
            return list(await unit.session.scalars(select(Question).order_by(Question.id)))

    async def kept(self) -> list[str]:
        """Return everything kept, to see that nothing changed."""
        rows: list[str] = []
        async with self.world.game.database.begin(write=False) as unit:
            for table in Base.metadata.sorted_tables:
                found = await unit.session.execute(select(table).order_by(*table.primary_key.columns))
                rows += [f"{table.name}{tuple(row)!r}" for row in found]
        return rows

    async def sound(self) -> bool:
        """Say whether every sheet follows from the ledger."""
        return await audit(self.world.game, self.world.guild.id) == []

    def heard(self, channel: Any = None) -> list[str]:
        """Return what stands in a channel as a reader sees it, the oldest message first."""
        return [as_read(text_of(message)) for message in (channel or self.world.play).history()]

    def told(self) -> str:
        """Return the last thing that was told to everybody in the channel of the game, bells left out."""
        return as_read(text_of([message for message in self.world.play.history() if not message.content][-1]))

    def last_of(self, actor: Any) -> Any:
        """Return the newest message in the channel of the game that rings somebody."""
        ringing = [message for message in self.world.play.history() if actor.mention in (message.content or "")]
        return ringing[-1]

    async def read(self, name: str) -> Any:
        """Let the player of a hero read what the newest bell is about."""
        return await self.players[name].click(self.last_of(self.players[name]))
