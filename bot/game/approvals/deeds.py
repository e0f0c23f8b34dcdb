"""What deciding a request does, by its kind: another kind is another entry in this table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.game.approvals import gear_deed
from bot.game.approvals.ability_card import ability_facts
from bot.game.approvals.counter import counter
from bot.game.characters.gear import Values
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk
from bot.i18n.arguments import Term
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

Doing = Callable[[Desk, Request, Character], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Deed:
    """What happens at each decision, and the words for it: `told` begins their keys, `named` fills them.

    `give` takes values an ORG chooses before approving.
    """

    told: str
    named: Callable[[Request], dict[str, Any]]
    approve: Doing
    decline: Doing
    reopen: Doing
    withdraw: Doing
    give: Callable[[Desk, Request, Character, Values], Awaitable[None]]


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
}


def deed_of(request: Request) -> Deed:
    """Return what deciding this request does; a question is answered, never decided."""
    if request.kind not in DEEDS:
        raise Refusal("request_needs_answer")
    return DEEDS[request.kind]
