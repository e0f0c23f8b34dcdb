"""`/approvals` typed out: one request decided, undone, explained or given its values without touching its card."""

from __future__ import annotations

from bot.game.approvals.cards import request_name
from bot.game.approvals.decide import decide, give_reason, give_values, undo
from bot.game.approvals.queue import queue, show_request
from bot.game.caller import Caller
from bot.game.characters.gear import Values
from bot.game.desk import Game, read
from bot.game.names import plain
from bot.game.numbers import read_whole
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal

MOST_SUGGESTED = 25


async def by_command(
    game: Game,
    caller: Caller,
    *,
    request: str | None = None,
    decision: str | None = None,
    values: Values | None = None,
    reason: str | None = None,
) -> Page:
    """Do with a request what is asked (`decision`: approve, decline, undo); without any wish show it, or the queue."""
    if request is None and not (decision or values or reason):
        return await queue(game, caller)
    number = read_whole((request or "").strip().lstrip("#")) or 0
    async with read(game, caller) as desk:
        desk.need_staff()
        if number < 1 or await desk.unit.requests.get(caller.guild_id, number) is None:
            raise Refusal("request_gone")
    if decision == "undo":
        return await undo(game, caller, request_id=number)
    if decision in ("approve", "decline"):
        approve = decision == "approve"
        return await decide(game, caller, request_id=number, approve=approve, values=values, reason=reason)
    if values:
        return await give_values(game, caller, request_id=number, values=values)
    if reason:
        return await give_reason(game, caller, request_id=number, reason=reason)
    return await show_request(game, caller, request_id=number)


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (what, number) of the requests that wait, to ORGs."""
    async with read(game, caller) as desk:
        desk.need_staff()
        named = []
        for request in await desk.unit.requests.waiting(caller.guild_id, limit=200):
            character = await desk.unit.characters.get(caller.guild_id, request.character_id)
            owner = character.name if character else "?"
            named.append((f"#{request.id} {owner}: {request_name(desk.speech, request)}", str(request.id)))
        return [(name, number) for name, number in named if plain(typed) in plain(name)][:MOST_SUGGESTED]
