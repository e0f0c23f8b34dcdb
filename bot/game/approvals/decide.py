"""Decides requests: once, by one hand, in one transaction; and takes a decision back."""

from __future__ import annotations

from bot.game.approvals.ability_card import ability_facts
from bot.game.approvals.queue import shown
from bot.game.caller import Caller
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.i18n.arguments import Term
from bot.i18n.escape import mention
from bot.i18n.page import Form, Page, Question
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

LONGEST_REASON = 500


async def decide(game: Game, caller: Caller, *, request_id: int, approve: bool) -> Page:
    """Approve or decline an open request; who comes second is told who was first (DBF-ABIL-9)."""
    async with write(game, caller) as desk:
        desk.need_staff()
        request, character = await _locked(desk, request_id)
        _check_open(desk, request)
        check_not_own(desk, request, character)
        if approve:
            _carry_out(desk, request, character)
        await settle(desk, request, character, "approved" if approve else "declined")
        return desk.answer(await shown(desk, request))


async def _locked(desk: Desk, request_id: int) -> tuple[Request, Character]:
    """Lock the character before the request: the same order as everywhere else."""
    seen = await desk.unit.requests.get(desk.caller.guild_id, request_id)
    if seen is None:
        raise Refusal("request_gone")
    character = await desk.unit.characters.get(desk.caller.guild_id, seen.character_id, lock=True)
    request = await desk.unit.requests.get(desk.caller.guild_id, request_id, lock=True)
    if request is None or character is None:
        raise Refusal("request_gone")
    if request.kind == "question":
        raise Refusal("request_needs_answer")
    return request, character


def _check_open(desk: Desk, request: Request) -> None:
    if request.state == "withdrawn":
        raise Refusal("request_withdrawn")
    if request.state != "open":
        raise Refusal(f"request_already_{request.state}", by=mention(request.decided_by or 0))


def check_not_own(desk: Desk, request: Request, character: Character) -> None:
    """Refuse an ORG who would decide or answer for the own character, unless the guild allows it."""
    own = desk.caller.user_id in (request.asked_by, character.owner_id)
    if own and not desk.house.flag("own_approval"):
        raise Refusal("own_request")


def _carry_out(desk: Desk, request: Request, character: Character) -> None:
    ruleset = desk.ruleset(character.ruleset)
    facts = ability_facts(ruleset, desk.rulings(ruleset.key), sheet_of(desk, character), request)
    keep(desk, character, facts, reason=request.payload.get("note"), request_id=request.id)


async def settle(desk: Desk, request: Request, character: Character, state: str) -> None:
    """Write the decision down, show it on the card, tell the player and the log."""
    request.state, request.decided_by, request.decided_at, request.reason = (
        state,
        desk.caller.user_id,
        desk.moment.now,
        None,
    )
    desk.say("card", f"card{request.id}", request_id=request.id)
    ability = Term(f"ability-{request.payload['ability']}")
    for hearer in {request.asked_by, character.owner_id}:
        desk.notify(hearer, f"notice-request-{state}", name=character.name, ability=ability)
    desk.log(f"log-request-{state}", actor=mention(desk.caller.user_id), name=character.name, ability=ability)


async def withdraw(game: Game, caller: Caller, *, request_id: int) -> Page:
    """Take the own request back while nobody has decided it: the next tap after a mis-tap."""
    async with write(game, caller) as desk:
        request, character = await _locked(desk, request_id)
        if caller.user_id not in (request.asked_by, character.owner_id) and not desk.is_org:
            raise Refusal("not_your_request")
        _check_open(desk, request)
        request.state, request.decided_by, request.decided_at = "withdrawn", caller.user_id, desk.moment.now
        desk.say("card", f"card{request.id}", request_id=request.id)
        return desk.answer(Page(text=desk.speech.say("request-withdrawn"), tone="good"))


async def undo(game: Game, caller: Caller, *, request_id: int) -> Page:
    """Take a decision back with counter-entries; refused where later facts stand on it. The request is open again."""
    async with write(game, caller) as desk:
        desk.need_staff()
        request, character = await _locked(desk, request_id)
        if request.state not in ("approved", "declined"):
            raise Refusal("request_not_decided")
        if any(other.subject == request.subject for other in await desk.unit.requests.of_character(character.id)):
            raise Refusal("newer_request")
        await _counter(desk, request, character)
        request.state, request.decided_by, request.decided_at, request.reason = "open", None, None, None
        desk.say("card", f"card{request.id}", request_id=request.id)
        ability = Term(f"ability-{request.payload['ability']}")
        desk.notify(character.owner_id, "notice-request-reopened", name=character.name, ability=ability)
        desk.log("log-request-reopened", actor=mention(caller.user_id), name=character.name, ability=ability)
        return desk.answer(await shown(desk, request))


async def _counter(desk: Desk, request: Request, character: Character) -> None:
    """Undo each entry the request made that is not undone yet, the newest first."""
    ruleset = desk.ruleset(character.ruleset)
    every = await desk.unit.ledger.of_character(character.id)
    undone = {entry.undoes for entry in every if entry.undoes is not None}
    own = [
        entry for entry in every if entry.request_id == request.id and entry.undoes is None and entry.id not in undone
    ]
    for entry in reversed(own):
        later = [
            ruleset.keeping.load_fact(one.fact)
            for one in every
            if one.id > entry.id and not one.kind.startswith("house_")
        ]
        fact = ruleset.keeping.load_fact(entry.fact)
        facts = ruleset.keeping.counter(sheet_of(desk, character), fact, later, desk.rulings(ruleset.key))
        keep(desk, character, facts, reason=entry.reason, request_id=request.id, undoes=entry.id)


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
        request.reason = reason.strip()[:LONGEST_REASON] or None
        desk.say("card", f"card{request.id}", request_id=request.id)
        ability = Term(f"ability-{request.payload['ability']}")
        desk.notify(
            request.asked_by,
            "notice-request-reason",
            name=character.name,
            ability=ability,
            reason=request.reason or "–",
        )
        return desk.answer(await shown(desk, request))
