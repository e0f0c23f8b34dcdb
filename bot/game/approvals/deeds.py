"""What deciding a request does, by its kind: another kind is another entry in this table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.game.approvals import field_deed, gear_deed
from bot.game.approvals.ability_card import ability_facts
from bot.game.approvals.counter import counter
from bot.game.characters.gear import Values
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk
from bot.i18n.arguments import Term
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

Doing = Callable[[Desk, Request, Character], Awaitable[None]]
# What came of it, where that is neither of the two decisions: withdrawn, because it has become impossible.
Deciding = Callable[[Desk, Request, Character], Awaitable[str | None]]


async def _nobody_else(desk: Desk, request: Request) -> list[int]:
    return []


@dataclass(frozen=True, slots=True)
class Deed:
    """What happens at each decision, and the words for it: `told` begins their keys, `named` fills them.

    `give` takes values an ORG chooses before approving, `concerned` names whom else a decision touches.
    """

    told: str
    named: Callable[[Request], dict[str, Any]]
    approve: Deciding
    decline: Deciding
    reopen: Doing
    withdraw: Doing
    give: Callable[[Desk, Request, Character, Values], Awaitable[None]]
    concerned: Callable[[Desk, Request], Awaitable[list[int]]] = _nobody_else


def _ability(request: Request) -> dict[str, Any]:
    return {"ability": Term(f"ability-{request.payload['ability']}")}


async def _take_ability(desk: Desk, request: Request, character: Character) -> None:
    ruleset = desk.ruleset(character.ruleset)
    facts = ability_facts(ruleset, desk.rulings(ruleset.key), sheet_of(desk, character), request)
    keep(desk, character, facts, reason=request.payload.get("note"), request_id=request.id)


async def _nothing(desk: Desk, request: Request, character: Character) -> None:
    """Do nothing: the decision alone is kept."""


async def _no_values(desk: Desk, request: Request, character: Character, values: Values) -> None:
    raise Refusal("request_takes_no_values")


DEEDS: Mapping[str, Deed] = {
    "ability": Deed("request", _ability, _take_ability, _nothing, counter, _nothing, _no_values),
    "gear": Deed(
        "gear",
        gear_deed.named,
        gear_deed.approve,
        gear_deed.take_from_list,
        gear_deed.reopen,
        gear_deed.take_from_list,
        gear_deed.give,
    ),
    "stealth": Deed(
        "stealth",
        field_deed.named,
        field_deed.let_strike,
        field_deed.notice,
        field_deed.reopen,
        field_deed.go_on,
        _no_values,
        field_deed.strike_concerns,
    ),
    "theft": Deed(
        "theft",
        field_deed.named,
        field_deed.let_steal,
        field_deed.notice,
        field_deed.reopen,
        field_deed.go_on,
        _no_values,
        field_deed.two_concerned,
    ),
    "loot": Deed(
        "loot",
        field_deed.named,
        field_deed.hand_out,
        _nothing,
        field_deed.reopen,
        _nothing,
        _no_values,
        field_deed.two_concerned,
    ),
}


def deed_of(request: Request) -> Deed:
    """Return what deciding this request does; a question is answered, never decided."""
    if request.kind not in DEEDS:
        raise Refusal("request_needs_answer")
    return DEEDS[request.kind]
