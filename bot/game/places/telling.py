"""Places in words: a line for each that somebody sees, and what may be done with it just now."""

from __future__ import annotations

from collections.abc import Callable

from bot.game.desk import Desk
from bot.game.places.deeds import DEEDS, Deed, may
from bot.game.places.kinds import is_shut, kind_of
from bot.game.things import load_haul
from bot.i18n.escape import escape
from bot.i18n.page import Button, Choice, Menu, Page
from bot.i18n.speech import Speech
from bot.rules.core.goods import Haul
from bot.store.tables import Character, Place

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
