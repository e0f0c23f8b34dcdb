"""The desk: opens one command's transaction, knows who asks and how to answer, and keeps what happened."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot.game.caller import Caller, Rank, rank_of, staff_rank
from bot.game.dice import SeededDice
from bot.game.settings import HOUSE, HOUSE_RULINGS, GuildSettings
from bot.game.shelf import Shelf, Shelves
from bot.game.trances import void_questions
from bot.i18n.arguments import pack
from bot.i18n.page import Page, dump_page, load_page, map_texts
from bot.i18n.refusals import refusal_page
from bot.i18n.speech import DEFAULT_LANGUAGE, Speech, link_commands
from bot.rules.core.moment import Moment
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.guilds import Found
from bot.store.tables import Guild, OutboxRow
from bot.store.unit import Clash, Database, Unit

NOBODY = 0  # owns what belongs to no player: the creeps


@dataclass(frozen=True, slots=True)
class Game:
    """Everything a use case needs of the world; made once by the composition root."""

    database: Database
    rulesets: Mapping[str, Ruleset]
    speeches: Mapping[str, Speech]
    now: Callable[[], datetime]
    seed: Callable[[], int]
    # A hint of this process alone: guilds for which something was written into the outbox. The tick finds the rest.
    mail: set[int] = field(default_factory=set)
    # The commands every guild has; each process learns their ids when it starts.
    global_command_ids: dict[str, int] = field(default_factory=dict)
    shelves: Shelves = field(default_factory=Shelves)

    async def shelf(self, unit: Unit, guild_id: int, settings: GuildSettings) -> Shelf:
        """Return the rulesets and words of a guild; whoever has to do with one takes them from here."""
        return await self.shelves.of(Shelf(self.rulesets, self.speeches), unit, guild_id, settings.special_spells)

    def command_ids(self, guild: Guild | None) -> Mapping[str, int]:
        """Return the ids of all commands of a guild, so that texts can be tapped."""
        return {**self.global_command_ids, **(guild.command_ids if guild else {})}


@dataclass(frozen=True, slots=True)
class ClockChange:
    """A timer of a character to set to so many real seconds, or to forget (None)."""

    character_id: int
    kind: str
    spell: str
    seconds: int | None


@dataclass(slots=True)
class Desk:
    """One command at work: its unit of work, its caller, the guild's settings, the words to answer with."""

    game: Game
    unit: Unit
    caller: Caller
    found: Found
    settings: GuildSettings
    moment: Moment
    seed: int
    language: str
    shelf: Shelf
    positions: int = 0
    told: Page | None = None
    has_said: bool = False
    acting_as: int | None = None  # whose deed the ledger names, where it is not the caller's
    clock_changes: list[ClockChange] = field(default_factory=list)
    effects_broken: list[tuple[int, str]] = field(default_factory=list)  # by character and spell
    # Fights whose fighters, and scenes whose bystanders, this command changed from outside.
    stirred_fights: set[int] = field(default_factory=set)
    stirred_scenes: set[int] = field(default_factory=set)

    @property
    def speech(self) -> Speech:
        """The caller's language."""
        return self.shelf.speeches[self.language]

    @property
    def guild_speech(self) -> Speech:
        """The guild's language, for what everybody sees."""
        return self.shelf.speeches[self.settings.language]

    @property
    def command_ids(self) -> Mapping[str, int]:
        """The ids of the guild's commands, so that texts can be tapped."""
        return self.game.command_ids(self.found.guild)

    @property
    def rank(self) -> Rank:
        """The caller's rank in this guild."""
        return rank_of(self.caller, self.settings)

    @property
    def is_org(self) -> bool:
        """Whether the caller acts as an ORG."""
        return self.rank >= Rank.ORG

    def need(self, rank: Rank) -> None:
        """Refuse with `rank_needs_<rank>` where the caller stands below `rank`."""
        if self.rank < rank:
            raise Refusal(f"rank_needs_{rank.name.lower()}")

    def need_staff(self) -> None:
        """Refuse where the caller has neither ORG role; a keeper without the role does not decide requests."""
        if staff_rank(self.caller.role_ids, self.settings) < Rank.ORG:
            raise Refusal("rank_needs_org")

    def ruleset(self, key: str) -> Ruleset:
        """Return a ruleset; `ruleset_unknown` where this bot has none of that name."""
        if key not in self.shelf.rulesets:
            raise Refusal("ruleset_unknown")
        return self.shelf.rulesets[key]

    def rulings(self, key: str) -> Rulings:
        """Return the rulings in force for a ruleset."""
        return Rulings(self.ruleset(key).rulings, self.settings.rulings.get(key))

    @property
    def house(self) -> Rulings:
        """The house settings in force."""
        return Rulings(HOUSE_RULINGS, self.settings.rulings.get(HOUSE))

    def page(self, title: str = "", text: str = "", **parts: Any) -> Page:
        """Return a page whose `[/commands]` can be tapped."""
        return self.linked(Page(title=title, text=text, **parts))

    def linked(self, page: Page) -> Page:
        """Return `page` with its `[/commands]` turned into something to tap."""
        return map_texts(page, lambda text: link_commands(text, self.command_ids))

    def say(
        self,
        kind: str,
        key: str,
        *,
        user_id: int | None = None,
        channel_id: int | None = None,
        later: timedelta | None = None,
        **payload: Any,
    ) -> None:
        """Write into the outbox what is to be sent after the commit; `key` tells it from others of this command."""
        self.has_said = True
        row = OutboxRow(
            guild_id=self.caller.guild_id,
            kind=kind,
            key=f"{self.caller.key}:{key}",
            channel_id=channel_id,
            user_id=user_id,
            payload=payload,
            due_at=self.moment.now + (later or timedelta()),
            attempts=0,
            sent_at=None,
            message_id=None,
            failure=None,
        )
        self.unit.outbox.add(row)

    def log(self, text: str, /, **arguments: Any) -> None:
        """Tell the ORG log, in the guild's language, what was done."""
        if "log" not in self.settings.channels:
            return
        self.positions += 1
        self.say("log", f"log{self.positions}", text=text, arguments=pack(arguments))

    def tell_scene(self, channel_id: int, text: str, /, **arguments: Any) -> None:
        """Tell everybody in a channel, in the guild's language, what happened there."""
        self.positions += 1
        self.say("scene", f"scene{self.positions}", channel=channel_id, text=text, arguments=pack(arguments))

    def notify(self, user_id: int, text: str, /, **arguments: Any) -> None:
        """Tell one player, in the player's language and in the way the player chose."""
        self.notify_all_of(user_id, [(text, arguments)])

    def notify_all_of(
        self,
        user_id: int,
        texts: Sequence[tuple[str, Mapping[str, Any]]],
        *,
        buttons: Sequence[Sequence[str]] = (),
        later: timedelta | None = None,
        while_open: int | None = None,
    ) -> None:
        """Tell one player several sentences in one notice.

        `buttons` are (label key, action, style). A reminder comes `later`, only while question `while_open` is open.
        Nobody is told what befalls a creep.
        """
        if user_id == NOBODY:
            return
        self.positions += 1
        packed = [[text, pack(arguments)] for text, arguments in texts]
        payload: dict[str, Any] = {"texts": packed, "buttons": [list(button) for button in buttons]}
        if while_open is not None:
            payload["while_open"] = while_open
        self.say("notice", f"notice{self.positions}", user_id=user_id, later=later, **payload)

    async def wind_clocks(self) -> None:
        """Set the timers that this command started or stopped, in the order it did."""
        timers, guild_id, now = self.unit.timers, self.caller.guild_id, self.moment.now
        for change in self.clock_changes:
            if change.seconds is None:
                await timers.stop(change.character_id, change.kind, change.spell)
            else:
                await timers.start(guild_id, change.character_id, change.kind, change.spell, change.seconds, now)
        self.clock_changes.clear()

    async def void_questions(self) -> None:
        """Void what was asked in the trances that this command broke."""
        for character_id, spell in self.effects_broken:
            for request_id in await void_questions(self.unit, character_id, spell, self.moment.now):
                self.say("card", f"void{request_id}", request_id=request_id)

    def answer(self, page: Page) -> Page:
        """Remember what the caller is told, so that the same interaction delivered twice is told the same."""
        self.told = self.linked(page)
        return self.told


class Told(Exception):
    """The command ended early: its caller is told `page`, a refusal in words (`code`) or the old answer of a repeat."""

    def __init__(self, page: Page, code: str | None = None) -> None:
        super().__init__(code or "repeated")
        self.page = page
        self.code = code


@asynccontextmanager
async def read(game: Game, caller: Caller, *, need: Rank = Rank.STRANGER, set_up: bool = True) -> AsyncIterator[Desk]:
    """Open a desk that only looks; raises `Told`."""
    async with game.database.begin(write=False) as unit, _open(game, caller, unit, need, set_up) as desk:
        yield desk


@asynccontextmanager
async def write(game: Game, caller: Caller, *, need: Rank = Rank.PLAYER, set_up: bool = True) -> AsyncIterator[Desk]:
    """Open a desk that changes something: all or nothing, once for each `caller.key`.

    Raises `Told` with the old answer where the key was used before, `Clash` where another hand won: ask again.
    """
    try:
        async with game.database.begin(write=True) as unit, _open(game, caller, unit, need, set_up) as desk:
            yield desk
            await desk.void_questions()
            await desk.wind_clocks()
            await unit.combats.stir(desk.stirred_fights, desk.stirred_scenes)
            unit.deeds.add(caller.guild_id, caller.key, desk.moment.now, dump_page(desk.told or Page()))
        if desk.has_said:
            game.mail.add(caller.guild_id)
    except (Clash, Told) as early:
        # A repeated command may fail anywhere (its ability is taken already): what it was told first counts.
        async with game.database.begin(write=False) as unit:
            old = await unit.deeds.answer_of(caller.guild_id, caller.key)
        if old is None:
            raise
        raise Told(load_page(old)) from early


@asynccontextmanager
async def _open(game: Game, caller: Caller, unit: Unit, need: Rank, set_up: bool) -> AsyncIterator[Desk]:
    found = await unit.guilds.meet(caller.guild_id, caller.user_id)
    settings = settings_of(found.guild)
    seed = game.seed()
    moment = Moment(game.now(), SeededDice(seed))
    shelf = await game.shelf(unit, caller.guild_id, settings)
    desk = Desk(game, unit, caller, found, settings, moment, seed, language_of(found, settings), shelf)
    try:
        if set_up and not (found.guild and found.guild.ready):
            raise Refusal("not_set_up")
        desk.need(need)
        yield desk
    except Refusal as refusal:
        raise Told(desk.linked(refusal_page(desk.speech, refusal)), refusal.code) from refusal


def settings_of(guild: Guild | None) -> GuildSettings:
    """Return a guild's settings, the defaults where nothing is kept yet."""
    return GuildSettings() if guild is None else GuildSettings.model_validate(guild.settings)


def language_of(found: Found, settings: GuildSettings) -> str:
    """Return the language to speak with somebody: the own choice, else the guild's."""
    return found.language or settings.language or DEFAULT_LANGUAGE
