"""The outbox opened: each row becomes a letter in the words of whoever gets it; sending is the postman's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.game import approvals
from bot.game.desk import Game, settings_of
from bot.game.notices import notice_buttons
from bot.game.quiet import end_of_quiet, next_digest
from bot.game.settings import HOUSE, HOUSE_RULINGS, GuildSettings
from bot.i18n.arguments import notice_text, unpack
from bot.i18n.escape import Markup, mention
from bot.i18n.page import Button, Page
from bot.i18n.speech import link_commands
from bot.rules.core.rulings import Rulings
from bot.store.tables import Guild, OutboxRow
from bot.store.unit import Unit

LONGEST_WAIT = timedelta(hours=1)
FIRST_WAIT = timedelta(seconds=30)
ARMFUL = 50
FAR = timedelta(days=3650)


@dataclass(frozen=True, slots=True)
class Letter:
    """Something to send to `channel_id` or `user_id`.

    `call` are roles whose members are pinged (the owner of the guild where they have none).
    `message_id` in `card_channel_id` is edited where it still exists; `request_id` learns where its card is.

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
    request_id: int | None = None
    bell: Page | None = None
    bell_channel_id: int | None = None
    bell_first: bool = False
    until: datetime | None = None
    drop: bool = False
    call: tuple[int, ...] = ()
    attempts: int = 0
    fault: Exception | None = None
    digest: bool = False
    also: tuple[int, ...] = ()  # further rows that this letter says, too


@dataclass(frozen=True, slots=True)
class _Desk:
    game: Game
    unit: Unit
    guild: Guild
    settings: GuildSettings
    now: datetime


async def letters(game: Game, guild_id: int) -> list[Letter]:
    """Return what is due in a guild, rendered; rows that say the same card again are said once."""
    now = game.now()
    async with game.database.begin(write=False) as unit:
        rows = await unit.outbox.due(guild_id, now, limit=ARMFUL)
        guild = await unit.guilds.get(guild_id) if rows else None
        if guild is None:
            return [Letter(row.id, row.kind, "", drop=True) for row in rows]
        desk = _Desk(game, unit, guild, settings_of(guild), now)
        return _in_one([await _written(desk, row) for row in rows])


def _in_one(written: list[Letter]) -> list[Letter]:
    """Join what is due in the digest of one person, and what is due in the log, into one letter each."""
    joined: dict[tuple[int, int | None], Letter] = {}
    for letter in written:
        several = letter.digest or letter.kind == "log"
        ready = several and letter.until is None and not letter.drop and letter.fault is None
        key = (0, letter.user_id) if ready else (letter.row_id, None)
        first = joined.get(key)
        if first is None or first.page is None or letter.page is None:
            joined[key] = letter
        else:
            between = "\n\n" if letter.digest else "\n"
            page = replace(first.page, text=f"{first.page.text}{between}{letter.page.text}")
            joined[key] = replace(first, page=page, also=(*first.also, letter.row_id))
    return list(joined.values())


async def _written(desk: _Desk, row: OutboxRow) -> Letter:
    """Return the letter of a row; one that cannot be written is reported and put back, the others go out."""
    try:
        return replace(await _WRITERS[row.kind](desk, row), attempts=row.attempts)
    except Exception as error:  # whatever is wrong with one row must not silence a guild
        return Letter(row.id, row.kind, "", attempts=row.attempts, fault=error)


async def guilds_waiting(game: Game) -> list[int]:
    """Return the guilds with something to say."""
    async with game.database.begin(write=False) as unit:
        return await unit.outbox.guilds_waiting(game.now())


async def next_due(game: Game, guild_id: int) -> datetime | None:
    """Return when the next thing that still has a reason is to be said, None where nothing waits for its time."""
    now = game.now()
    async with game.database.begin(write=False) as unit:
        rows = await unit.outbox.due(guild_id, now + FAR, limit=1000)
        waiting = [row.due_at for row in rows if row.due_at > now and not await _over(unit, row)]
    return min(waiting, default=None)


async def sent(game: Game, letter: Letter, message_id: int | None) -> None:
    """Mark a letter as sent."""
    async with game.database.begin(write=True) as unit:
        await unit.outbox.sent([letter.row_id, *letter.also], game.now(), message_id)


async def placed(game: Game, guild_id: int, letter: Letter, channel_id: int, message_id: int) -> None:
    """Keep where the card of a request stands now."""
    async with game.database.begin(write=True) as unit:
        request = await unit.requests.get(guild_id, letter.request_id or 0, lock=True)
        if request is not None:
            request.channel_id, request.message_id = channel_id, message_id


async def failed(game: Game, letter: Letter, failure: str, *, attempts: int = 0) -> None:
    """Put a letter back for later: after half a minute first, then ever later, an hour at most."""
    wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(attempts, 10))
    async with game.database.begin(write=True) as unit:
        await unit.outbox.postponed([letter.row_id, *letter.also], letter.until or game.now() + wait, failure)


async def _log(desk: _Desk, row: OutboxRow) -> Letter:
    channel_id = desk.settings.channels.get("log")
    speech = desk.game.speeches[desk.settings.language]
    text = speech.say(row.payload["text"], **unpack(row.payload["arguments"], speech))
    page = Page(text=link_commands(text, desk.game.command_ids(desk.guild)))
    return Letter(row.id, row.kind, _nonce(row), page=page, channel_id=channel_id, drop=channel_id is None)


async def _scene(desk: _Desk, row: OutboxRow) -> Letter:
    speech = desk.game.speeches[desk.settings.language]
    text = speech.say(row.payload["text"], **unpack(row.payload["arguments"], speech))
    page = Page(text=link_commands(text, desk.game.command_ids(desk.guild)))
    return Letter(row.id, row.kind, _nonce(row), page=page, channel_id=int(row.payload["channel"]))


async def _emergency(desk: _Desk, row: OutboxRow) -> Letter:
    """Call everybody with an ORG role; the door knows who that is, and the keeper where there is none."""
    speech, payload = desk.game.speeches[desk.settings.language], row.payload
    text = speech.say(
        "emergency-call", caller=mention(payload["caller"]), place=Markup(payload["place"]), text=payload["text"]
    )
    text = link_commands(text, desk.game.command_ids(desk.guild))
    page = Page(title=speech.say("emergency-title"), text=text, tone="bad")
    return Letter(row.id, row.kind, _nonce(row), page=page, channel_id=int(payload["channel"]), call=_org_roles(desk))


def _org_roles(desk: _Desk) -> tuple[int, ...]:
    return tuple(role for role in (desk.settings.org_role, desk.settings.head_org_role) if role is not None)


async def _over(unit: Unit, row: OutboxRow) -> bool:
    """Say whether a reminder has lost its reason: its question is answered."""
    question_id = row.payload.get("while_open")
    if question_id is None:
        return False
    question = await unit.questions.get(row.guild_id, int(question_id))
    return question is None or question.state != "open"


async def _notice(desk: _Desk, row: OutboxRow) -> Letter:
    if row.user_id is None or await _over(desk.unit, row):
        return Letter(row.id, row.kind, "", drop=True)
    member = await desk.unit.guilds.glance(row.guild_id, row.user_id)
    how = member.notify
    house = Rulings(HOUSE_RULINGS, desk.settings.rulings.get(HOUSE))
    quiet = member.quiet or house["quiet_hours"]
    until = end_of_quiet(desk.now, str(quiet) if quiet else None, desk.settings.timezone)
    if how == "digest" and not row.attempts:
        until = next_digest(desk.now, house["digest_hour"], desk.settings.timezone) or until
    page = await _notice_page(desk, row)
    language = await desk.unit.guilds.language_of(row.user_id) or desk.settings.language
    bell_text = desk.game.speeches[language].say("notice-bell")
    bell = Page(text=bell_text, buttons=(_read_button(desk, language, row.id),), pings=(row.user_id,), tone="info")
    return Letter(
        row.id,
        row.kind,
        _nonce(row),
        page=page,
        user_id=row.user_id,
        until=until,
        bell=bell,
        bell_channel_id=member.bell_channel_id,
        bell_first=how == "mention",
        drop=how == "silence" and not row.payload.get("buttons"),  # what asks for an answer is told all the same
        digest=how == "digest",
    )


def _read_button(desk: _Desk, language: str, row_id: int) -> Button:
    return Button(desk.game.speeches[language].label("notice-read"), f"read_notice:{row_id}", "primary")


async def _notice_page(desk: _Desk, row: OutboxRow) -> Page:
    language = await desk.unit.guilds.language_of(row.user_id or 0) or desk.settings.language
    speech = desk.game.speeches[language]
    text = notice_text(speech, row.payload)
    text = link_commands(text, desk.game.command_ids(desk.guild))
    return Page(text=text, buttons=notice_buttons(speech, row.payload, row.guild_id), tone="info")


async def _card(desk: _Desk, row: OutboxRow) -> Letter:
    request = await desk.unit.requests.get(row.guild_id, int(row.payload["request_id"]))
    if request is None:
        return Letter(row.id, row.kind, "", drop=True)
    page = await approvals.card(desk.game, desk.unit, desk.guild, desk.settings, request)
    return Letter(
        row.id,
        row.kind,
        _nonce(row),
        page=page,
        channel_id=desk.settings.channels.get("approvals"),
        card_channel_id=request.channel_id,
        message_id=request.message_id,
        request_id=request.id,
        reactions=approvals.marks(request),
        withdraw=approvals.old_marks(request),
    )


async def _sync(desk: _Desk, row: OutboxRow) -> Letter:
    return Letter(row.id, row.kind, _nonce(row))


def _nonce(row: OutboxRow) -> str:
    return f"vo-{row.id}"


_WRITERS: dict[str, Callable[[_Desk, OutboxRow], Awaitable[Letter]]] = {
    "log": _log,
    "notice": _notice,
    "card": _card,
    "sync": _sync,
    "scene": _scene,
    "emergency": _emergency,
}
