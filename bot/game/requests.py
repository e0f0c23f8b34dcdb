"""Requests to the ORGs: how they are posted by whatever room needs one, and who may not decide them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

from bot.game.desk import Desk
from bot.i18n.arguments import pack
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

LONG = timedelta(hours=18)


def check_place(desk: Desk, reachable: Callable[[int], bool] | None = None) -> None:
    """Refuse where the channel for approvals is not set, is gone, or cannot be written in."""
    channel_id = desk.settings.channels.get("approvals")
    if channel_id is None or (reachable is not None and not reachable(channel_id)):
        raise Refusal("approvals_channel_missing")


async def post_request(
    desk: Desk, character: Character, kind: str, subject: str, payload: Mapping[str, Any]
) -> Request:
    """Keep a request and its card in the outbox; refused where ORGs have no place to see it (fails closed).

    Of one `subject` of a character only one request is open at a time.
    """
    check_place(desk)
    request = Request(
        guild_id=character.guild_id,
        kind=kind,
        subject=f"{kind}:{character.id}:{subject}",
        character_id=character.id,
        asked_by=desk.caller.user_id,
        asked_at=desk.moment.now,
        payload=dict(payload),
        state="open",
        decided_by=None,
        decided_at=None,
        reason=None,
        channel_id=None,
        message_id=None,
    )
    desk.unit.requests.add(request)
    await desk.unit.flush()
    desk.say("card", f"card{request.id}", request_id=request.id)
    remind(desk, request, character)
    return request


def remind(desk: Desk, request: Request, character: Character) -> None:
    """Tell the ORG log of a request that nobody has decided for long: a player waits for it.

    One that is opened anew waits anew: what was to remind of it before falls silent.
    """
    told = {"number": request.id, "name": character.name, "hours": LONG // timedelta(hours=1)}
    log_later(desk, "log-request-waits", LONG, told, while_request=request.id, opened=opened_times(request))


def opened_times(request: Request) -> int:
    """Return how many times a request has been open, the first time included."""
    return int(request.payload.get("opened", 1))


def log_later(desk: Desk, text: str, wait: timedelta, told: Mapping[str, Any], **only: int) -> None:
    """Tell the ORG log something later, `only` while the request or the phase it is about goes on."""
    if "log" in desk.settings.channels:
        desk.positions += 1
        desk.say("log", f"log{desk.positions}", later=wait, text=text, arguments=pack(told), **only)


def check_not_own(desk: Desk, request: Request, character: Character) -> None:
    """Refuse an ORG who would decide or answer for the own character, unless the guild allows it."""
    # A creep is no ORG's own, though one has acted for it.
    own = character.creep_id is None and desk.caller.user_id in (request.asked_by, character.owner_id)
    if own and not desk.house.flag("own_approval"):
        raise Refusal("own_request")
