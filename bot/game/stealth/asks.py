"""What a player is asked until a deadline: put, told with a reminder, closed; clocks stand still where a blow waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from bot.game.desk import NOBODY, Desk
from bot.game.quiet import out_of_quiet
from bot.i18n.arguments import pack
from bot.i18n.escape import moment
from bot.store.tables import Ask, Character

SURPRISE, THEFT = "surprise", "theft"
VOID = "void"


def standing_still(ask_id: int) -> str:
    """Return the reason for which clocks stand still while somebody may still dodge (R-PBP-1)."""
    return f"ask:{ask_id}"


def awaiting(request_id: int) -> str:
    """Return the reason for which clocks stand still until an ORG has decided (R-PBP-1)."""
    return f"request:{request_id}"


async def player_of(desk: Desk, character: Character) -> int:
    """Return who answers for a character: its player, for a creep the ORG who brought it into the game."""
    if character.creep_id is None:
        return character.owner_id
    entries = await desk.unit.ledger.of_character(character.id)
    return entries[0].actor_id if entries else NOBODY


async def put(desk: Desk, kind: str, asked: Character, other: Character, hours: int, payload: Mapping[str, Any]) -> Ask:
    """Keep an ask; its time begins and ends outside the quiet hours of whoever has to answer."""
    owners = {await player_of(desk, asked)} - {NOBODY}
    begins = await out_of_quiet(desk, desk.moment.now, owners)
    ask = Ask(
        guild_id=asked.guild_id,
        kind=kind,
        character_id=asked.id,
        other_id=other.id,
        payload=dict(payload),
        state="open",
        answer=None,
        at=desk.moment.now,
        due_at=await out_of_quiet(desk, begins + timedelta(hours=hours), owners),
    )
    desk.unit.field.add(ask)
    await desk.unit.flush()
    return ask


async def stand_still(desk: Desk, ask: Ask) -> None:
    """Let the clocks of both stand still until the ask is closed."""
    for one in (ask.character_id, ask.other_id):
        await desk.unit.timers.hold(ask.guild_id, one, standing_still(ask.id), desk.moment.now)


async def tell(desk: Desk, ask: Ask, text: str, buttons: Sequence[Sequence[str]], **arguments: Any) -> None:
    """Tell whoever has to answer, now and once more before the deadline; nobody once it is answered."""
    asked = await desk.unit.characters.get(ask.guild_id, ask.character_id)
    user_id = await player_of(desk, asked) if asked is not None else NOBODY
    if asked is None or ask.due_at is None or user_id == NOBODY:
        return
    until = moment(ask.due_at.timestamp(), "R")
    texts = [[text, pack({"name": asked.name, "until": until, **arguments})]]
    about: dict[str, Any] = {"texts": texts, "buttons": [list(one) for one in buttons], "while_asked": ask.id}
    desk.say("notice", f"ask{ask.id}", user_id=user_id, **about)
    later = ask.due_at - desk.moment.now - timedelta(hours=desk.house.number("reminder_before_hours"))
    if later > timedelta():
        desk.say("notice", f"reminder{ask.id}", user_id=user_id, later=later, **about)


async def close(desk: Desk, ask: Ask, answer: str) -> None:
    """Close an ask; what stood still for it runs on."""
    ask.state, ask.answer = "answered", answer
    await desk.unit.timers.release(ask.guild_id, standing_still(ask.id), desk.moment.now)
