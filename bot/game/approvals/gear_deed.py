"""What deciding a gear request does: the verdict enters the sheet, what is declined or withdrawn leaves the list."""

from __future__ import annotations

from typing import Any

from bot.game.approvals.counter import counter
from bot.game.characters.gear import SKILL, Values, check_values, gear_rules, line_of, verdict_of
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk
from bot.rules.core.gear import GearLine
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request


def named(request: Request) -> dict[str, Any]:
    """Return what fills the notices and the log."""
    return {"gear": str(request.payload["name"])}


def _line(desk: Desk, request: Request, character: Character) -> GearLine:
    return line_of(desk.ruleset(character.ruleset), sheet_of(desk, character), request.payload["gear"])


async def approve(desk: Desk, request: Request, character: Character) -> None:
    """Approve a piece with the values shown on its card; refused while one is missing (DBF-REG-2..6)."""
    _judge(desk, request, character, request.payload.get("values", {}))


def _judge(desk: Desk, request: Request, character: Character, values: Values) -> None:
    ruleset, line = desk.ruleset(character.ruleset), _line(desk, request, character)
    verdict, sheet = verdict_of(line, values), sheet_of(desk, character)
    facts = gear_rules(ruleset).judge(sheet, line.identifier, verdict, desk.rulings(ruleset.key))
    keep(desk, character, facts, reason=request.payload.get("note"), request_id=request.id)


async def take_from_list(desk: Desk, request: Request, character: Character) -> None:
    """Take a declined or withdrawn piece off the list; it may be gone already."""
    ruleset, sheet = desk.ruleset(character.ruleset), sheet_of(desk, character)
    rules, identifier = gear_rules(ruleset), request.payload["gear"]
    if any(line.identifier == identifier for line in rules.lines(sheet)):
        facts = rules.remove(sheet, identifier, desk.rulings(ruleset.key))
        keep(desk, character, facts, request_id=request.id)


async def reopen(desk: Desk, request: Request, character: Character) -> None:
    """Take a decision back: an approved piece in use is laid down first, which no combat allows (R-LIFE-3)."""
    if request.state == "approved" and _line(desk, request, character).in_use:
        if character.combat_id is not None:
            raise Refusal("in_combat")
        ruleset = desk.ruleset(character.ruleset)
        rules, sheet = gear_rules(ruleset), sheet_of(desk, character)
        keep(desk, character, rules.wear(sheet, request.payload["gear"], desk.rulings(ruleset.key)))
    await counter(desk, request, character)


async def give(desk: Desk, request: Request, character: Character, values: Values) -> None:
    """Note values an ORG gives; of an approved piece only that its archer passed the test later (DBF-REG-4)."""
    line = _line(desk, request, character)
    check_values(line, values)
    kept = {**request.payload.get("values", {}), **values}
    if request.state == "approved":
        if set(values) != {SKILL} or line.verdict.skill_verified:
            raise Refusal("gear_value_decided")
        _judge(desk, request, character, kept)
    request.payload = {**request.payload, "values": kept}
