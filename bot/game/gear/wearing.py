"""Gear put on, taken off, and taken from the list: never during a combat."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.gear import gear_rules, lines_of
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, write
from bot.game.gear.listing import gear_requests, list_page, match
from bot.i18n.escape import because, mention
from bot.i18n.page import Page
from bot.rules.core.gear import GearLine
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character


async def wear(
    game: Game, caller: Caller, *, gear: str, subject: str | None = None, off: bool = False, reason: str | None = None
) -> Page:
    """Put an approved piece on in the place of the one before, or take it off (DBF-EQUIP-1..19, R-EQ-3, R-LIFE-3)."""
    async with write(game, caller) as desk:
        found = await find_own(desk, subject, lock=True)
        line = match(lines_of(desk, found), gear)
        if line.in_use != off:
            said = desk.speech.say("gear-already-off" if off else "gear-already-on", gear=line.name)
            return desk.answer(await list_page(desk, found, said))
        _check_not_fighting(found)
        ruleset = desk.ruleset(found.ruleset)
        facts = gear_rules(ruleset).wear(sheet_of(desk, found), line.identifier, desk.rulings(ruleset.key))
        keep(desk, found, facts, reason=reason)
        what = "off" if off else "on"
        _tell_owner(desk, found, line, what)
        said = desk.speech.say(f"gear-{what}", gear=line.name, name=found.name)
        return desk.answer(await list_page(desk, found, said))


async def remove(
    game: Game, caller: Caller, *, gear: str, subject: str | None = None, reason: str | None = None
) -> Page:
    """Take a piece from the list, laid down first where it is in use; a request for it is withdrawn."""
    async with write(game, caller) as desk:
        found = await find_own(desk, subject, lock=True)
        line = match(lines_of(desk, found), gear)
        _check_not_fighting(found)
        ruleset = desk.ruleset(found.ruleset)
        facts = gear_rules(ruleset).remove(sheet_of(desk, found), line.identifier, desk.rulings(ruleset.key))
        keep(desk, found, facts, reason=reason)
        await _withdraw(desk, found, line)
        _tell_owner(desk, found, line, "removed")
        if line.verdict.approved:
            actor = mention(caller.user_id)
            desk.log("log-gear-removed", actor=actor, name=found.name, gear=line.name, reason=because(reason))
        said = desk.speech.say("gear-removed", gear=line.name, name=found.name)
        return desk.answer(await list_page(desk, found, said))


def _check_not_fighting(character: Character) -> None:
    if character.combat_id is not None:
        raise Refusal("in_combat")


async def _withdraw(desk: Desk, character: Character, line: GearLine) -> None:
    for seen in await gear_requests(desk, character, "open"):
        request = await desk.unit.requests.get(character.guild_id, seen.id, lock=True)
        if request is not None and request.state == "open" and request.payload["gear"] == line.identifier:
            request.state, request.decided_by = "withdrawn", desk.caller.user_id
            request.decided_at = desk.moment.now
            desk.say("card", f"card{request.id}", request_id=request.id)


def _tell_owner(desk: Desk, character: Character, line: GearLine, what: str) -> None:
    """Tell the player what somebody else did with the gear."""
    if character.owner_id != desk.caller.user_id:
        desk.notify(character.owner_id, f"notice-gear-{what}", name=character.name, gear=line.name)
