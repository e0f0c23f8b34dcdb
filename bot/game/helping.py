"""Help: where to begin for this caller at this moment; one page, buttons to more."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.show import view_of
from bot.game.desk import Desk, Game, read
from bot.game.names import plain
from bot.i18n.page import Button, Page
from bot.rules.core.refusal import Refusal

TOPICS = ("player", "org", "characters", "levels", "abilities", "magic", "scenes", "rules", "settings")


async def show(game: Game, caller: Caller, *, topic: str | None = None) -> Page:
    """Return the page of a topic, or the next step for this caller."""
    async with read(game, caller, need=Rank.STRANGER, set_up=False) as desk:
        key = _topic(desk, topic) if topic else _here(desk)
        buttons = tuple(
            Button(desk.speech.label(f"help-{other}-title"), f"help:{other}")
            for other in _offered(desk)
            if other != key
        )
        return desk.page(
            desk.speech.label(f"help-{key}-title"), desk.speech.say(f"help-{key}-text"), buttons=buttons, tone="info"
        )


def _offered(desk: Desk) -> list[str]:
    return [topic for topic in TOPICS if topic not in ("org", "settings") or desk.is_org]


def _topic(desk: Desk, text: str) -> str:
    for key in TOPICS:
        if plain(text) in (key, plain(desk.speech.label(f"help-{key}-title"))):
            return key
    raise Refusal("help_unknown")


def _here(desk: Desk) -> str:
    """Return the page for where the caller stands: not set up, ORG, no character, an ability to choose, playing."""
    if not (desk.found.guild and desk.found.guild.ready):
        return "keeper" if desk.rank >= Rank.KEEPER else "stranger"
    active = desk.found.active
    if active is None:
        return "org" if desk.is_org else "newcomer"
    return "pick" if view_of(desk, active).open_picks else "playing"


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (title, topic) for autocomplete."""
    async with read(game, caller, need=Rank.STRANGER, set_up=False) as desk:
        titles = [(desk.speech.label(f"help-{key}-title"), key) for key in _offered(desk)]
        return [(title, key) for title, key in titles if plain(typed) in plain(title)]
