"""Places in words: a line for each that somebody sees, and its page with what may be done to it just now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.desk import Desk
from bot.game.places.deeds import CHECKS, Hand, may
from bot.game.places.kinds import is_shut, kind_of
from bot.game.things import load_haul
from bot.i18n.escape import escape
from bot.i18n.page import Button, Choice, Menu, Page
from bot.i18n.speech import Speech
from bot.rules.core.goods import Haul
from bot.store.tables import Place

MOST_IN_A_MENU = 25


def contents_of(place: Place) -> Haul:
    """Return what lies in a place."""
    return load_haul(place.contents)


def place_line(speech: Speech, place: Place) -> str:
    """Return what everybody who sees a place sees of it; never what lies in it."""
    kind = speech.label(f"place-kind-{place.kind}")
    return f"{kind_of(place).emoji} **{escape(place.name)}** – {kind}{_state(speech, place)}"


def _state(speech: Speech, place: Place) -> str:
    kind = kind_of(place)
    if kind.grows:
        return ", " + speech.say("place-portions", count=place.portions)
    if not kind.lockable:
        return ""
    state = "broken" if place.broken else "locked" if is_shut(place) else "open"
    return ", " + speech.say(f"place-state-{state}")


def menu_of(desk: Desk, places: Sequence[Place]) -> tuple[Menu, ...]:
    """Return the menu that opens the page of one of these places; none where there is nothing to open."""
    choices = tuple(Choice(place.name, f"={place.id}") for place in places[:MOST_IN_A_MENU])
    return (Menu("thing", desk.speech.label("thing-prompt"), choices),) if choices else ()


def thing_page(desk: Desk, by: Hand | None, place: Place) -> Page:
    """Return the page of one place, with a button for each deed that its viewer could do just now."""
    buttons = tuple(_button(desk, by, place, deed) for deed in CHECKS if may(desk, by, place, deed)) if by else ()
    text = place_line(desk.speech, place)
    if not buttons:
        text += "\n" + desk.speech.say("place-nothing-to-do")
    return desk.page(text=text, buttons=buttons, tone="info")


def _button(desk: Desk, by: Hand, place: Place, deed: str) -> Button:
    if deed in ("take", "gather"):
        label = desk.speech.label("button-take" if deed == "take" else "button-gather")
        return Button(label, f"{deed}:{place.id}:{by.character.id}", "primary")
    action = f"work:{deed}:{place.id}:{by.character.id}"
    return Button(desk.speech.label(f"button-work-{deed}"), action, "danger" if deed == "break" else "secondary")
