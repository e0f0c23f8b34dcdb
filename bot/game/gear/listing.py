"""The list of a character's gear: what it counts as, how the approval stands, what is in use; and buttons for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.gear import BONUS, SKILL, described, lines_of, told_values
from bot.game.desk import Desk, Game, read
from bot.game.names import plain
from bot.i18n.escape import because
from bot.i18n.page import Button, Choice, Menu, Page
from bot.rules.core.gear import GearLine
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Request

EMOJI = {"weapon": "🗡️", "armour": "🦺", "shield": "🛡️", "pouch": "👛", "token": "🪙"}
USABLE = ("weapon", "armour", "shield")
MOST_BUTTONS = 10
MOST_DECLINED = 3


async def listing(game: Game, caller: Caller, *, subject: str | None = None) -> Page:
    """Return the gear of the own character, or of anybody's for an ORG."""
    async with read(game, caller) as desk:
        found = await find_own(desk, subject)
        return desk.linked(await list_page(desk, found))


async def list_page(desk: Desk, character: Character, said: str = "") -> Page:
    """Return the list as it stands now, after `said`: what was just done."""
    speech, lines = desk.speech, lines_of(desk, character)
    waiting = {request.payload["gear"] for request in await gear_requests(desk, character, "open")}
    told = [_line(desk, line, waiting) for line in lines] or [speech.say("gear-none")]
    declined = await gear_requests(desk, character, "declined")
    told += [_declined(desk, request) for request in declined[-MOST_DECLINED:]]
    usable = [line for line in lines if line.verdict.approved and line.sort in USABLE]
    return Page(
        title=speech.say("gear-list-title", name=character.name),
        text="\n".join([said, "", *told] if said else told),
        buttons=tuple(_button(desk, character, line) for line in usable[:MOST_BUTTONS]),
        menus=_removal(desk, character, lines),
        tone="good" if said else "plain",
    )


async def gear_requests(desk: Desk, character: Character, state: str) -> list[Request]:
    """Return the requests for gear of a character in one state, the oldest first."""
    requests = await desk.unit.requests.of_character(character.id, state=state)
    return [request for request in requests if request.kind == "gear"]


def _line(desk: Desk, line: GearLine, waiting: set[str]) -> str:
    if line.in_use:
        state = "used"
    elif line.verdict.approved:
        state = "approved"
    else:
        state = "asked" if line.identifier in waiting else "unapproved"
    values = {BONUS: line.verdict.bonus, SKILL: int(line.verdict.skill_verified)} if line.verdict.approved else {}
    what = ", ".join([described(desk.speech, line), *told_values(desk.speech, line, values)])
    return desk.speech.say(f"gear-line-{state}", emoji=EMOJI.get(line.sort, "▫️"), gear=line.name, what=what)


def _declined(desk: Desk, request: Request) -> str:
    gear, reason = str(request.payload["name"]), because(request.reason)
    return desk.speech.say("gear-line-declined", gear=gear, reason=reason)


def _button(desk: Desk, character: Character, line: GearLine) -> Button:
    if line.in_use:
        label = desk.speech.label("button-gear-off", gear=line.name)
        return Button(label, f"gear_off:{character.id}:{line.identifier}")
    return Button(
        desk.speech.label("button-gear-on", gear=line.name), f"gear_on:{character.id}:{line.identifier}", "primary"
    )


def _removal(desk: Desk, character: Character, lines: Sequence[GearLine]) -> tuple[Menu, ...]:
    if not lines:
        return ()
    choices = tuple(Choice(line.name, line.identifier, described(desk.speech, line)) for line in lines[:25])
    return (Menu(f"gear_remove:{character.id}", desk.speech.label("gear-remove-prompt"), choices),)


def list_button(desk: Desk, character: Character) -> Button:
    """Return the button that opens the list."""
    return Button(desk.speech.label("button-gear-list"), f"gear_list:{character.id}")


def match(lines: Sequence[GearLine], text: str) -> GearLine:
    """Return the piece meant by what autocomplete hands over, or by its name, diacritics aside."""
    wanted = plain(text)
    found = [line for line in lines if text.strip() == token(line)]
    found = found or [line for line in lines if wanted and plain(line.name) == wanted]
    if not found:
        raise Refusal("gear_unknown")
    if len(found) > 1:
        raise Refusal("gear_ambiguous", name=found[0].name)
    return found[0]


def token(line: GearLine) -> str:
    """Return what autocomplete hands over for a piece."""
    return f"={line.identifier}"


async def suggest(
    game: Game, caller: Caller, typed: str, *, subject: str | None, usable: bool = False
) -> list[tuple[str, str]]:
    """Return (name, token) of a character's gear; `usable` leaves what can be put on or taken off."""
    async with read(game, caller) as desk:
        lines = lines_of(desk, await find_own(desk, subject))
        if usable:
            lines = tuple(line for line in lines if line.verdict.approved and line.sort in USABLE)
        named = [(f"{line.name} ({described(desk.speech, line)})", token(line)) for line in lines]
        return [(name, value) for name, value in named if plain(typed) in plain(name)][:25]
