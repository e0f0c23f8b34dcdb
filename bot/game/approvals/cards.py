"""The card of a request: what would change, or who decided; always drawn from the row, so it can be posted anew."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from bot.game.approvals import ability_card, field_card, gear_card, question_card
from bot.game.desk import Game
from bot.game.settings import GuildSettings
from bot.i18n.page import Menu, Page
from bot.i18n.speech import Speech, link_commands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Guild, Request
from bot.store.unit import Unit

# Each kind of request has a room that says its name, title, lines, fields and buttons.
KINDS: dict[str, ModuleType] = {
    "ability": ability_card,
    "question": question_card,
    "gear": gear_card,
    "stealth": field_card,
    "theft": field_card,
    "loot": field_card,
}
# Kinds that need a value from an ORG carry selects.
SELECTS: dict[str, Callable[[Speech, Ruleset, Character, Request], tuple[Menu, ...]]] = {"gear": gear_card.menus}
YES, NO = "✅", "❌"
_MARKS = {"open": (YES, NO), "approved": ("🟢",), "declined": ("🔴",), "withdrawn": ("⚪",), "answered": ("🟢",)}
_TONES: dict[str, Any] = {
    "open": "wait",
    "approved": "good",
    "declined": "bad",
    "withdrawn": "plain",
    "answered": "good",
}
# What people really tap: other checks and crosses, thumbs of any skin.
_DECISIONS = {"✅": True, "☑": True, "✔": True, "👍": True, "❌": False, "✖": False, "👎": False}
_VARIATION, _SKINS = "\ufe0f", "🏻🏼🏽🏾🏿"


def marks(request: Request) -> tuple[str, ...]:
    """Return the bot's own marks on a card; a question that waits has none, for no reaction can answer it."""
    return () if request.kind == "question" and request.state == "open" else _MARKS[request.state]


def old_marks(request: Request) -> tuple[str, ...]:
    """Return the bot's own marks that a card may still carry from the state before."""
    if request.kind == "question":
        return ()
    decided = tuple(mark for other in ("approved", "declined", "withdrawn") for mark in _MARKS[other])
    return decided if request.state == "open" else _MARKS["open"]


def decision_of(emoji: str) -> bool | None:
    """Return what a reaction means: True approves, False declines, None is no decision."""
    return _DECISIONS.get("".join(part for part in emoji if part != _VARIATION and part not in _SKINS))


async def card(
    game: Game, unit: Unit, guild: Guild, settings: GuildSettings, request: Request, language: str | None = None
) -> Page:
    """Return the card of a request in the guild's language, or a reader's."""
    shelf = await game.shelf(unit, guild.guild_id, settings)
    speech, kind = shelf.speeches[language or settings.language], KINDS[request.kind]
    character = await unit.characters.get(request.guild_id, request.character_id)
    if character is None:
        return Page(text=speech.say("card-gone"))
    ruleset = shelf.rulesets[character.ruleset]
    rulings = Rulings(ruleset.rulings, settings.rulings.get(ruleset.key))
    text = "\n".join(line for line in kind.lines(speech, request, character) if line)
    return Page(
        title=kind.title(speech, request, character),
        text=link_commands(text, game.command_ids(guild)),
        fields=kind.fields(speech, ruleset, rulings, character, request) if request.state == "open" else (),
        footer=speech.label("card-footer", number=request.id),
        tone=_TONES[request.state],
        buttons=kind.buttons(speech, request),
        menus=_selects(speech, ruleset, character, request),
        picture_id=request.payload.get("picture"),
    )


def _selects(speech: Speech, ruleset: Ruleset, character: Character, request: Request) -> tuple[Menu, ...]:
    selects = SELECTS.get(request.kind)
    return selects(speech, ruleset, character, request) if selects else ()


def request_name(speech: Speech, request: Request) -> str:
    """Return what a request is about in one or two words."""
    return str(KINDS[request.kind].name(speech, request))
