"""The outbox opened: each row becomes a letter in the words of whoever gets it; sending is the postman's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.game import approvals
from bot.game.clues import letters as clue_letters
from bot.game.combat import letters as combat_letters
from bot.game.desk import Game, settings_of
from bot.game.letter import Bureau, Letter, nonce
from bot.game.notices import notice_buttons
from bot.game.quiet import end_of_quiet, next_digest
from bot.game.requests import opened_times
from bot.i18n.arguments import notice_text, unpack
from bot.i18n.escape import Markup, mention
from bot.i18n.page import Button, Page
from bot.i18n.speech import Speech
from bot.store.tables import OutboxRow
from bot.store.unit import Unit

LONGEST_WAIT = timedelta(hours=1)
FIRST_WAIT = timedelta(seconds=30)
ARMFUL = 50
FAR = timedelta(days=3650)


async def letters(game: Game, guild_id: int) -> list[Letter]:
    """Return what is due in a guild, rendered; rows that say the same card again are said once."""
    now = game.now()
    async with game.database.begin(write=False) as unit:
        rows = await unit.outbox.due(guild_id, now, limit=ARMFUL)
        guild = await unit.guilds.get(guild_id) if rows else None
        if guild is None:
            return [Letter(row.id, row.kind, "", drop=True) for row in rows]
        settings = settings_of(guild)
        desk = Bureau(game, unit, guild, settings, now, await game.shelf(unit, guild_id, settings))
        return _in_one([await _written(desk, row) for row in rows])


def _in_one(written: list[Letter]) -> list[Letter]:
    """Join what is due in the digest of one person, in the log, and as bells of one fight, into one letter each."""
    joined: dict[object, Letter] = {}
    for letter in written:
        ready = letter.until is None and not letter.drop and letter.fault is None
        key = _together(letter) if ready else None
        first = joined.get(key) if key is not None else None
        if first is None or first.page is None or letter.page is None:
            joined[key or letter.row_id] = letter
        else:
            page = first.page if letter.home else _longer(first.page, letter)
            joined[key or letter.row_id] = replace(first, page=page, also=(*first.also, letter.row_id))
    return list(joined.values())


def _longer(first: Page, more: Letter) -> Page:
    """Return a page that says what another letter says too; bells of one step differ in whom they call alone."""
    added = more.page or Page()
    pings = tuple(dict.fromkeys((*first.pings, *added.pings)))
    if more.bells is not None and not more.digest:
        names, _, rest = first.text.partition("\n")
        return replace(first, text=f"{names}, {more.called}\n{rest}", pings=pings)
    between = "\n\n" if more.digest else "\n"
    return replace(first, text=f"{first.text}{between}{added.text}", pings=pings)


def _together(letter: Letter) -> object:
    """Return what a letter may be joined with; None where it goes alone."""
    if letter.home is not None and letter.kind != "story":
        return (letter.kind, letter.home)  # each card is drawn as it is now: once is enough
    if letter.digest:
        return ("digest", letter.user_id)
    if letter.kind == "log":
        return "log"
    return ("bells", letter.bells) if letter.bells is not None and letter.user_id is None else None


async def _written(desk: Bureau, row: OutboxRow) -> Letter:
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
    """Mark a letter as sent; bells it deleted rang for the last time."""
    async with game.database.begin(write=True) as unit:
        await unit.outbox.silenced([message for _, message in letter.delete])
        await unit.outbox.sent([letter.row_id, *letter.also], game.now(), message_id)


async def placed(game: Game, guild_id: int, letter: Letter, channel_id: int, message_id: int) -> None:
    """Keep where a card, a twin or a story stands now."""
    what, *rest = (letter.home or "").split(":")
    async with game.database.begin(write=True) as unit:
        if what == "request":
            request = await unit.requests.get(guild_id, int(rest[0]), lock=True)
            if request is not None:
                request.channel_id, request.message_id = channel_id, message_id
        elif what == "clue":
            await clue_letters.placed(unit, guild_id, int(rest[0]), channel_id, message_id)
        elif what:
            await combat_letters.placed(unit, guild_id, [what, *rest], channel_id, message_id, game.now())


async def failed(game: Game, letter: Letter, failure: str, *, attempts: int = 0) -> None:
    """Put a letter back for later: after half a minute first, then ever later, an hour at most."""
    wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(attempts, 10))
    async with game.database.begin(write=True) as unit:
        await unit.outbox.postponed([letter.row_id, *letter.also], letter.until or game.now() + wait, failure)


async def _log(desk: Bureau, row: OutboxRow) -> Letter:
    channel_id = desk.settings.channels.get("log")
    drop = channel_id is None or await _over(desk.unit, row)
    return Letter(row.id, row.kind, nonce(row), page=_told(desk, row), channel_id=channel_id, drop=drop)


async def _scene(desk: Bureau, row: OutboxRow) -> Letter:
    return Letter(row.id, row.kind, nonce(row), page=_told(desk, row), channel_id=int(row.payload["channel"]))


def _told(desk: Bureau, row: OutboxRow) -> Page:
    """Return one sentence in the guild's language."""
    text = desk.speech.say(row.payload["text"], **unpack(row.payload["arguments"], desk.speech))
    return Page(text=desk.linked(text))


async def _emergency(desk: Bureau, row: OutboxRow) -> Letter:
    """Call everybody with an ORG role; the door knows who that is, and the keeper where there is none."""
    speech, payload = desk.speech, row.payload
    text = speech.say(
        "emergency-call", caller=mention(payload["caller"]), place=Markup(payload["place"]), text=payload["text"]
    )
    page = Page(title=speech.say("emergency-title"), text=desk.linked(text), tone="bad")
    return Letter(row.id, row.kind, nonce(row), page=page, channel_id=int(payload["channel"]), call=_org_roles(desk))


def _org_roles(desk: Bureau) -> tuple[int, ...]:
    return tuple(role for role in (desk.settings.org_role, desk.settings.head_org_role) if role is not None)


async def _over(unit: Unit, row: OutboxRow) -> bool:
    """Say whether a letter has lost its reason: what it reminds of is answered, decided or over."""
    if "while_request" in row.payload:
        request = await unit.requests.get(row.guild_id, int(row.payload["while_request"]))
        return request is None or request.state != "open" or opened_times(request) != row.payload["opened"]
    if "while_phase" in row.payload:
        phase = await unit.phases.open_one(row.guild_id)
        return phase is None or phase.id != row.payload["while_phase"]
    ask_id = row.payload.get("while_asked")
    if ask_id is not None:
        ask = await unit.field.ask(row.guild_id, int(ask_id))
        return ask is None or ask.state != "open"
    question_id = row.payload.get("while_open")
    if question_id is None:
        return False
    question = await unit.questions.get(row.guild_id, int(question_id))
    return question is None or question.state != "open"


async def _notice(desk: Bureau, row: OutboxRow) -> Letter:
    if row.user_id is None or await _over(desk.unit, row):
        return Letter(row.id, row.kind, "", drop=True)
    member = await desk.unit.guilds.glance(row.guild_id, row.user_id)
    how = member.notify
    house = desk.house
    quiet = member.quiet or house["quiet_hours"]
    until = end_of_quiet(desk.now, str(quiet) if quiet else None, desk.settings.timezone)
    in_digest = how == "digest" and "while_asked" not in row.payload  # a deadline does not wait for the digest
    if in_digest and not row.attempts:
        until = next_digest(desk.now, house["digest_hour"], desk.settings.timezone) or until
    speech = await desk.speech_of(row.user_id)
    page = _notice_page(desk, row, speech)
    button = Button(speech.label("notice-read"), f"read_notice:{row.id}", "primary")
    bell = Page(text=speech.say("notice-bell"), buttons=(button,), pings=(row.user_id,), tone="info")
    return Letter(
        row.id,
        row.kind,
        nonce(row),
        page=page,
        user_id=row.user_id,
        until=until,
        bell=bell,
        bell_channel_id=member.bell_channel_id,
        bell_first=how == "mention",
        drop=how == "silence" and not row.payload.get("buttons"),  # what asks for an answer is told all the same
        digest=in_digest,
    )


def _notice_page(desk: Bureau, row: OutboxRow, speech: Speech) -> Page:
    text = desk.linked(notice_text(speech, row.payload))
    return Page(text=text, buttons=notice_buttons(speech, row.payload, row.guild_id), tone="info")


async def _card(desk: Bureau, row: OutboxRow) -> Letter:
    request = await desk.unit.requests.get(row.guild_id, int(row.payload["request_id"]))
    if request is None:
        return Letter(row.id, row.kind, "", drop=True)
    page = await approvals.card(desk.game, desk.unit, desk.guild, desk.settings, request)
    return Letter(
        row.id,
        row.kind,
        nonce(row),
        page=page,
        channel_id=desk.settings.channels.get("approvals"),
        card_channel_id=request.channel_id,
        message_id=request.message_id,
        home=f"request:{request.id}",
        reactions=approvals.marks(request),
        withdraw=approvals.old_marks(request),
    )


async def _sync(desk: Bureau, row: OutboxRow) -> Letter:
    return Letter(row.id, row.kind, nonce(row))


_WRITERS: dict[str, Callable[[Bureau, OutboxRow], Awaitable[Letter]]] = {
    "log": _log,
    "notice": _notice,
    "card": _card,
    "sync": _sync,
    "scene": _scene,
    "emergency": _emergency,
    **combat_letters.WRITERS,
    **clue_letters.WRITERS,
}
