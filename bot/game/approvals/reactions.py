"""Reactions on cards: an ORG's tap decides, anybody else's is taken back; those made while we were away count too."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.game.approvals.cards import decision_of
from bot.game.approvals.decide import decide
from bot.game.caller import Caller, Rank, staff_rank
from bot.game.desk import Game, Told, settings_of, write
from bot.i18n.escape import Markup
from bot.store.tables import OutboxRow, Request


class Outcome(Enum):
    """What becomes of a reaction."""

    NOT_OURS = "not ours"
    DECIDED = "decided"
    TAKE_BACK = "take back"


@dataclass(frozen=True, slots=True)
class Watched:
    """A card that still waits: where it is."""

    request_id: int
    channel_id: int
    message_id: int


async def react(game: Game, caller: Caller, *, message_id: int, emoji: str) -> Outcome:
    """Let a reaction decide the request whose card it stands on; a refused ORG hears why privately."""
    async with game.database.begin(write=False) as unit:
        request = await unit.requests.by_message(caller.guild_id, message_id)
        settings = settings_of(await unit.guilds.get(caller.guild_id)) if request else None
    decision = decision_of(emoji)
    if request is None or settings is None or decision is None:
        return Outcome.NOT_OURS
    if staff_rank(caller.role_ids, settings) < Rank.ORG and not caller.keeper:
        return Outcome.TAKE_BACK
    try:  # a keeper without the ORG role is refused there, and told why
        await decide(game, caller, request_id=request.id, approve=decision)
    except Told as told:
        await _tell(game, caller, told)
        return Outcome.TAKE_BACK
    return Outcome.DECIDED


async def _tell(game: Game, caller: Caller, told: Told) -> None:
    async with write(game, caller) as desk:
        desk.notify(caller.user_id, "notice-reaction-refused", refusal=Markup(told.page.text))


async def watched(game: Game, guild_id: int) -> list[Watched]:
    """Return the open cards of a guild, to look for reactions made while the bot was away."""
    async with game.database.begin(write=False) as unit:
        waiting = await unit.requests.waiting(guild_id, limit=1000)
        return [
            Watched(request.id, request.channel_id, request.message_id)
            for request in waiting
            if request.channel_id is not None and request.message_id is not None
        ]


async def repost(game: Game, guild_id: int, message_id: int) -> bool:
    """Post the card of an open request anew because its message is gone; say whether there was one."""
    async with game.database.begin(write=True) as unit:
        request = await unit.requests.by_message(guild_id, message_id)
        if request is None or request.state != "open":
            return False
        request.message_id = None
        unit.outbox.add(_card_row(game, request, f"repost:{message_id}"))
        return True


async def redraw(game: Game, guild_id: int, message_id: int) -> bool:
    """Draw a card and its marks again on the message it stands on; say whether there was one."""
    async with game.database.begin(write=True) as unit:
        request = await unit.requests.by_message(guild_id, message_id)
        if request is None:
            return False
        unit.outbox.add(_card_row(game, request, f"redraw:{message_id}:{game.seed()}"))
        return True


def _card_row(game: Game, request: Request, key: str) -> OutboxRow:
    return OutboxRow(
        guild_id=request.guild_id,
        kind="card",
        key=key,
        channel_id=None,
        user_id=None,
        payload={"request_id": request.id},
        due_at=game.now(),
        attempts=0,
        sent_at=None,
        message_id=None,
        failure=None,
    )
