"""What waits for an ORG: the queue, and one request shown privately with its buttons."""

from __future__ import annotations

from bot.game.approvals.cards import card, request_name
from bot.game.caller import Caller
from bot.game.desk import Desk, Game, read
from bot.i18n.escape import mention, moment
from bot.i18n.page import Button, Choice, Menu, Page
from bot.rules.core.refusal import Refusal
from bot.store.tables import Request

ON_A_PAGE = 25


async def queue(game: Game, caller: Caller, *, page: int = 0) -> Page:
    """Return a page of what waits, how long and for whom, the oldest first, with a menu to open one."""
    async with read(game, caller) as desk:
        desk.need_staff()
        total = await desk.unit.requests.count_waiting(caller.guild_id)
        if not total:
            return desk.page(text=desk.speech.say("queue-empty"), tone="good")
        last = (total - 1) // ON_A_PAGE
        place = max(0, min(page, last))
        waiting = await desk.unit.requests.waiting(caller.guild_id, limit=ON_A_PAGE, offset=place * ON_A_PAGE)
        named = [(request, await _name(desk, request)) for request in waiting]
        lines = [desk.speech.say("queue-count", count=total), ""]
        lines += [_line(desk, request, name) for request, name in named]
        choices = tuple(
            Choice(f"{name}: {request_name(desk.speech, request)}", str(request.id)) for request, name in named
        )
        menu = Menu("open_request", desk.speech.label("queue-prompt"), choices)
        title, text, buttons = desk.speech.label("queue-title"), "\n".join(lines), _turn(place, last)
        return desk.page(title, text, menus=(menu,), buttons=buttons, tone="wait")


def _turn(place: int, last: int) -> tuple[Button, ...]:
    """Return the buttons to the pages before and after; the queue runs from old to new."""
    back = Button(f"{place}/{last + 1}", f"queue:{place - 1}", emoji="◀️")
    forth = Button(f"{place + 2}/{last + 1}", f"queue:{place + 1}", emoji="▶️")
    return tuple(button for button, wanted in ((back, place > 0), (forth, place < last)) if wanted)


async def _name(desk: Desk, request: Request) -> str:
    character = await desk.unit.characters.get(request.guild_id, request.character_id)
    return character.name if character else "?"


def _line(desk: Desk, request: Request, name: str) -> str:
    return desk.speech.say(
        "queue-line",
        number=request.id,
        name=name,
        ability=request_name(desk.speech, request),
        asker=mention(request.asked_by),
        at=moment(request.asked_at.timestamp(), "R"),
    )


async def show_request(game: Game, caller: Caller, *, request_id: int) -> Page:
    """Return one request with its buttons, for an ORG alone."""
    async with read(game, caller) as desk:
        desk.need_staff()
        request = await desk.unit.requests.get(caller.guild_id, request_id)
        if request is None:
            raise Refusal("request_gone")
        return await shown(desk, request)


async def shown(desk: Desk, request: Request) -> Page:
    """Return the card of a request in the caller's own language."""
    guild = desk.found.guild
    if guild is None:
        raise Refusal("not_set_up")
    return await card(desk.game, desk.unit, guild, desk.settings, request, desk.language)
