"""A letter: one thing to send, in the words of whoever gets it; and the desk at which letters are written."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.documents.board import Board
from bot.game.desk import Game
from bot.game.settings import HOUSE, HOUSE_RULINGS, GuildSettings
from bot.game.shelf import Shelf
from bot.i18n.page import Page
from bot.i18n.speech import Speech, link_commands
from bot.rules.core.rulings import Rulings
from bot.store.tables import Guild, OutboxRow
from bot.store.unit import Unit


@dataclass(frozen=True, slots=True)
class Letter:
    """Something to send to `channel_id` or `user_id`.

    `call` are roles whose members are pinged (the owner of the guild where they have none).
    `message_id` in `card_channel_id` is edited where it still exists, unless it is `renewed`: posted anew, the old one
    deleted. `home` names what learns where its card stands (`request:7`, `combat:4`, `twin:4`, `story:4`).
    `thread` is the name of the thread a story is told in; `board` is drawn and shown with a card that is posted anew.
    `delete` are messages (channel, message) that have had their day.

    `bell` is what a private letter leaves in a channel when direct messages are not wanted or not possible.
    """

    row_id: int
    kind: str
    nonce: str
    page: Page | None = None
    channel_id: int | None = None
    user_id: int | None = None
    message_id: int | None = None
    card_channel_id: int | None = None
    reactions: tuple[str, ...] = ()
    withdraw: tuple[str, ...] = ()
    home: str | None = None
    renewed: bool = False
    thread: str | None = None
    thread_id: int | None = None
    board: Board | None = None
    board_alt: str = ""
    delete: tuple[tuple[int, int], ...] = ()
    bell: Page | None = None
    bell_channel_id: int | None = None
    bell_first: bool = False
    until: datetime | None = None
    drop: bool = False
    call: tuple[int, ...] = ()
    attempts: int = 0
    fault: Exception | None = None
    digest: bool = False
    bells: int | None = None  # the fight for which it calls
    called: str = ""  # for whom it calls
    also: tuple[int, ...] = ()  # further rows that this letter says, too


@dataclass(frozen=True, slots=True)
class Bureau:
    """Where the letters of one guild are written."""

    game: Game
    unit: Unit
    guild: Guild
    settings: GuildSettings
    now: datetime
    shelf: Shelf

    @property
    def speech(self) -> Speech:
        """The guild's language."""
        return self.shelf.speeches[self.settings.language]

    @property
    def house(self) -> Rulings:
        """The house settings in force."""
        return Rulings(HOUSE_RULINGS, self.settings.rulings.get(HOUSE))

    async def speech_of(self, user_id: int) -> Speech:
        """Return the language of one person."""
        return self.shelf.speeches[await self.unit.guilds.language_of(user_id) or self.settings.language]

    def linked(self, text: str) -> str:
        """Return a text with its `[/commands]` turned into something to tap."""
        return link_commands(text, self.game.command_ids(self.guild))


def nonce(row: OutboxRow) -> str:
    """Return by what Discord tells a letter sent twice."""
    return f"vo-{row.id}"
