"""Posts requests: the row that waits, and the card that ORGs see."""

from __future__ import annotations

from bot.game.desk import Desk
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request


async def post_request(
    desk: Desk, character: Character, slot: int, ability: str, deity: str | None, reason: str | None
) -> int:
    """Keep an ability request and its card in the outbox; refused where ORGs have no place to see it (fails closed)."""
    if "approvals" not in desk.settings.channels:
        raise Refusal("approvals_channel_missing")
    request = Request(
        guild_id=character.guild_id,
        kind="ability",
        subject=f"ability:{character.id}:{slot}",
        character_id=character.id,
        asked_by=desk.caller.user_id,
        asked_at=desk.moment.now,
        payload={"ability": ability, "slot": slot, "deity": deity, "note": reason},
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
    return request.id
