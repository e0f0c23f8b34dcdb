"""Decides requests: once, by one hand, in one transaction; and takes a decision back."""

from __future__ import annotations

from bot.game.approvals.deeds import deed_of
from bot.game.approvals.queue import shown
from bot.game.caller import Caller
from bot.game.characters.gear import Values
from bot.game.desk import Desk, Game, read, write
from bot.game.requests import check_not_own, opened_times, remind
from bot.i18n.escape import mention
from bot.i18n.page import Form, Page, Question
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

LONGEST_REASON = 500


async def decide(
    game: Game,
    caller: Caller,
    *,
    request_id: int,
    approve: bool,
    values: Values | None = None,
    reason: str | None = None,
) -> Page:
    """Approve (with the `values` its kind needs) or decline an open request, for a `reason` where one is given.

    Who comes second is told who was first (DBF-ABIL-9).
    """
    async with write(game, caller) as desk:
        desk.need_staff()
        request, character = await _locked(desk, request_id)
        _check_open(desk, request)
        check_not_own(desk, request, character)
        deed = deed_of(request)
        if approve and values:
            await deed.give(desk, request, character, values)
        came_of_it = await (deed.approve if approve else deed.decline)(desk, request, character)
        await settle(desk, request, character, came_of_it or ("approved" if approve else "declined"))
        if reason and not approve:
            _explain(desk, request, character, reason)
        return desk.answer(await shown(desk, request))


async def give_values(game: Game, caller: Caller, *, request_id: int, values: Values) -> Page:
    """Note values chosen on a card; the card is drawn anew with what is still missing."""
    async with write(game, caller) as desk:
        desk.need_staff()
        request, character = await _locked(desk, request_id)
        if request.state != "approved":
            _check_open(desk, request)
        check_not_own(desk, request, character)
        await deed_of(request).give(desk, request, character, values)
        desk.say("card", f"card{request.id}", request_id=request.id)
        return desk.answer(await shown(desk, request))


async def _locked(desk: Desk, request_id: int) -> tuple[Request, Character]:
    """Lock the character, and whom else it concerns, before the request: the same order as everywhere else."""
    seen = await desk.unit.requests.get(desk.caller.guild_id, request_id)
    if seen is None:
        raise Refusal("request_gone")
    ids = sorted({seen.character_id, *await deed_of(seen).concerned(desk, seen)})
    locked = {one.id: one for one in await desk.unit.characters.lock(desk.caller.guild_id, ids)}
    request = await desk.unit.requests.get(desk.caller.guild_id, request_id, lock=True)
    if request is None or seen.character_id not in locked:
        raise Refusal("request_gone")
    return request, locked[seen.character_id]


def _check_open(desk: Desk, request: Request) -> None:
    if request.state == "withdrawn":
        raise Refusal("request_withdrawn")
    if request.state != "open":
        raise Refusal(f"request_already_{request.state}", by=mention(request.decided_by or 0))


async def settle(desk: Desk, request: Request, character: Character, state: str) -> None:
    """Write the decision down, show it on the card, tell the player and the log."""
    request.state, request.decided_by, request.decided_at, request.reason = (
        state,
        desk.caller.user_id,
        desk.moment.now,
        None,
    )
    desk.say("card", f"card{request.id}", request_id=request.id)
    deed = deed_of(request)
    for hearer in {request.asked_by, character.owner_id}:
        desk.notify(hearer, f"notice-{deed.told}-{state}", name=character.name, **deed.named(request))
    actor = mention(desk.caller.user_id)
    desk.log(f"log-{deed.told}-{state}", actor=actor, name=character.name, **deed.named(request))


async def withdraw(game: Game, caller: Caller, *, request_id: int) -> Page:
    """Take the own request back while nobody has decided it: the next tap after a mis-tap."""
    async with write(game, caller) as desk:
        request, character = await _locked(desk, request_id)
        if caller.user_id not in (request.asked_by, character.owner_id) and not desk.is_org:
            raise Refusal("not_your_request")
        _check_open(desk, request)
        deed = deed_of(request)
        await deed.withdraw(desk, request, character)
        request.state, request.decided_by, request.decided_at = "withdrawn", caller.user_id, desk.moment.now
        desk.say("card", f"card{request.id}", request_id=request.id)
        return desk.answer(Page(text=desk.speech.say(f"{deed.told}-withdrawn"), tone="good"))


async def undo(game: Game, caller: Caller, *, request_id: int) -> Page:
    """Take a decision back with counter-entries; refused where later facts stand on it. The request is open again."""
    async with write(game, caller) as desk:
        desk.need_staff()
        request, character = await _locked(desk, request_id)
        if request.state not in ("approved", "declined"):
            raise Refusal("request_not_decided")
        if any(other.subject == request.subject for other in await desk.unit.requests.of_character(character.id)):
            raise Refusal("newer_request")
        deed = deed_of(request)
        await deed.reopen(desk, request, character)
        request.state, request.decided_by, request.decided_at, request.reason = "open", None, None, None
        request.payload = {**request.payload, "opened": opened_times(request) + 1}
        remind(desk, request, character)
        desk.say("card", f"card{request.id}", request_id=request.id)
        named, actor = deed.named(request), mention(caller.user_id)
        desk.notify(character.owner_id, f"notice-{deed.told}-reopened", name=character.name, **named)
        desk.log(f"log-{deed.told}-reopened", actor=actor, name=character.name, **named)
        return desk.answer(await shown(desk, request))


async def reason_form(game: Game, caller: Caller, *, request_id: int) -> Form:
    """Return the form for the reason of a refusal."""
    async with read(game, caller) as desk:
        desk.need_staff()
        request = await desk.unit.requests.get(caller.guild_id, request_id)
        if request is None or request.state != "declined":
            raise Refusal("request_not_declined")
        question = Question(
            "reason",
            desk.speech.label("reason-question"),
            long=True,
            value=request.reason or "",
            maximum=LONGEST_REASON,
        )
        return Form(f"reason:{request_id}", desk.speech.label("reason-title"), (question,))


async def give_reason(game: Game, caller: Caller, *, request_id: int, reason: str) -> Page:
    """Write why a request was declined on its card and tell the player."""
    async with write(game, caller) as desk:
        desk.need_staff()
        request, character = await _locked(desk, request_id)
        if request.state != "declined":
            raise Refusal("request_not_declined")
        _explain(desk, request, character, reason)
        desk.say("card", f"card{request.id}", request_id=request.id)
        return desk.answer(await shown(desk, request))


def _explain(desk: Desk, request: Request, character: Character, reason: str) -> None:
    request.reason = reason.strip()[:LONGEST_REASON] or None
    deed, why = deed_of(request), request.reason or "–"
    desk.notify(request.asked_by, f"notice-{deed.told}-reason", name=character.name, reason=why, **deed.named(request))
