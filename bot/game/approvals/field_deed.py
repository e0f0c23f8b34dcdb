"""What deciding a deed in the field does: the strike falls, the theft succeeds, the loot passes through the ORG."""

from __future__ import annotations

from typing import Any

from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk
from bot.game.stealth import asks, strikes, thefts
from bot.game.things import load_haul
from bot.i18n.escape import mention
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

GONE = "withdrawn"


def named(request: Request) -> dict[str, Any]:
    """Return what fills the notices and the log."""
    return {"target": str(request.payload["target_name"])}


def _target_id(request: Request) -> int:
    return int(request.payload["target"])


async def strike_concerns(desk: Desk, request: Request) -> list[int]:
    """Return everybody the strike may touch."""
    by = await desk.unit.characters.get(request.guild_id, request.character_id)
    return await strikes.concerned(desk, by, _target_id(request)) if by is not None else []


async def two_concerned(desk: Desk, request: Request) -> list[int]:
    """Return the other one of two."""
    return [_target_id(request)]


async def _target(desk: Desk, request: Request) -> Character | None:
    """Return whom it was aimed at; an ORG who plays that one does not decide it, unless the guild allows it."""
    target = await desk.unit.characters.get(request.guild_id, _target_id(request))
    own = target is not None and target.owner_id == desk.caller.user_id
    if own and not desk.house.flag("own_approval"):
        raise Refusal("own_request")
    return target


async def let_strike(desk: Desk, request: Request, by: Character) -> str | None:
    """Unnoticed: the strike falls now; who cannot be surprised is told as if it had been noticed (R-ABI-2).

    Where somebody has moved meanwhile the request comes to nothing.
    """
    target = await _target(desk, request)
    await go_on(desk, request, by)
    desk.acting_as = request.asked_by
    try:
        strike = await strikes.aim(desk, by, target)
        fight = await strikes.carry_through(desk, strike, str(request.payload["text"]), request.asked_by)
    except Refusal as refusal:
        return _came_to_nothing(desk, request, by, refusal)
    finally:
        desk.acting_as = None
    _note(request, "dodge_asked" if fight is None else "approved")
    return None


def _came_to_nothing(desk: Desk, request: Request, by: Character, refusal: Refusal) -> str:
    """Write down why, for ORGs alone; a paused scene is waited for."""
    if refusal.code == "scene_paused":
        raise refusal
    if refusal.code in strikes.FAILED:
        _note(request, refusal.code)
        told = {"actor": mention(desk.caller.user_id), "name": by.name, **named(request)}
        desk.log(f"log-strike-{refusal.code.replace('_', '-')}", **told)
        return "declined"
    return GONE


async def let_steal(desk: Desk, request: Request, thief: Character) -> str | None:
    """Unnoticed: the victim is told and chooses (R-ABI-9); where somebody has moved it comes to nothing."""
    victim = await _target(desk, request)
    await go_on(desk, request, thief)
    desk.acting_as = request.asked_by
    try:
        if victim is None or victim.retired_at is not None:
            raise Refusal("target_not_here", rule="DBF-PARTY-9")
        await thefts.check_attempt(desk, thief, victim, str(request.payload["text"]))
        await thefts.succeed(desk, thief, victim)
    except Refusal:
        return GONE
    finally:
        desk.acting_as = None
    return None


async def notice(desk: Desk, request: Request, character: Character) -> None:
    """Noticed: nothing happens (DBF-ABIL-ZAKRADANIE-1)."""
    await _target(desk, request)
    _note(request, "declined")
    await go_on(desk, request, character)


async def go_on(desk: Desk, request: Request, character: Character) -> None:
    """Let the clocks of who waited run on."""
    reason = asks.awaiting(request.id)
    await desk.unit.timers.release(request.guild_id, reason, desk.moment.now, character_id=character.id)


async def reopen(desk: Desk, request: Request, character: Character) -> None:
    """Let a declined deed wait anew; one that has happened stays (the fight, the goods)."""
    if request.state == "approved":
        raise Refusal("deed_done")
    request.payload = {key: value for key, value in request.payload.items() if key != "outcome"}
    if request.kind != "loot":
        reason = asks.awaiting(request.id)
        await desk.unit.timers.hold(request.guild_id, character.id, reason, desk.moment.now)


def _note(request: Request, outcome: str) -> None:
    request.payload = {**request.payload, "outcome": outcome}


async def hand_out(desk: Desk, request: Request, winner: Character) -> str | None:
    """Give the winner what the defeated had, as far as it is still there (DBF-AFTER-12)."""
    beaten = await _target(desk, request)
    goods = desk.ruleset(winner.ruleset).goods
    if beaten is None or beaten.retired_at is not None or goods is None:
        return GONE
    haul = load_haul(request.payload["haul"])
    try:
        taken = goods.take(sheet_of(desk, beaten), haul)
        given = goods.grant(sheet_of(desk, winner), haul)
    except Refusal:
        return GONE
    keep(desk, beaten, taken, request_id=request.id)
    keep(desk, winner, given, request_id=request.id)
    return None
