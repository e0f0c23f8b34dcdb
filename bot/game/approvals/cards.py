"""The card of a request: what would change, or who decided; always drawn from the row, so it can be posted anew."""

from __future__ import annotations

from typing import Any

from bot.game.desk import Game
from bot.game.settings import GuildSettings
from bot.i18n import sheets
from bot.i18n.escape import Markup, mention, moment
from bot.i18n.page import Button, Field, Page
from bot.i18n.speech import Speech, link_commands
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset, SheetView
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Guild, Request
from bot.store.unit import Unit

YES, NO = "✅", "❌"
_MARKS = {"open": (YES, NO), "approved": ("🟢",), "declined": ("🔴",), "withdrawn": ("⚪",)}
_TONES: dict[str, Any] = {"open": "wait", "approved": "good", "declined": "bad", "withdrawn": "plain"}
# What people really tap: other checks and crosses, thumbs of any skin.
_DECISIONS = {"✅": True, "☑": True, "✔": True, "👍": True, "❌": False, "✖": False, "👎": False}
_VARIATION, _SKINS = "\ufe0f", "🏻🏼🏽🏾🏿"


def marks(state: str) -> tuple[str, ...]:
    """Return the bot's own marks on a card in a state."""
    return _MARKS[state]


def old_marks(state: str) -> tuple[str, ...]:
    """Return the bot's own marks that a card may still carry from the state before."""
    decided = tuple(mark for other in ("approved", "declined", "withdrawn") for mark in _MARKS[other])
    return decided if state == "open" else _MARKS["open"]


def decision_of(emoji: str) -> bool | None:
    """Return what a reaction means: True approves, False declines, None is no decision."""
    return _DECISIONS.get("".join(part for part in emoji if part != _VARIATION and part not in _SKINS))


async def card(
    game: Game, unit: Unit, guild: Guild, settings: GuildSettings, request: Request, language: str | None = None
) -> Page:
    """Return the card of a request in the guild's language, or a reader's."""
    speech = game.speeches[language or settings.language]
    character = await unit.characters.get(request.guild_id, request.character_id)
    if character is None:
        return Page(text=speech.say("card-gone"))
    ruleset = game.rulesets[character.ruleset]
    rulings = Rulings(ruleset.rulings, settings.rulings.get(ruleset.key))
    text = "\n".join(line for line in (*_who(speech, character, request), _decision(speech, request)) if line)
    page = Page(
        title=speech.say(
            "card-ability-title", ability=speech.label(f"ability-{request.payload['ability']}"), name=character.name
        ),
        text=link_commands(text, game.command_ids(guild)),
        fields=_change(speech, ruleset, rulings, character, request) if request.state == "open" else (),
        footer=speech.label("card-footer", number=request.id),
        tone=_TONES[request.state],
        buttons=_buttons(speech, request),
        picture_id=None,
    )
    return page


def _who(speech: Speech, character: Character, request: Request) -> list[str]:
    view_line = speech.say(
        "card-who",
        owner=mention(character.owner_id),
        level=request.payload["slot"],
        at=moment(request.asked_at.timestamp(), "R"),
    )
    god = request.payload.get("deity")
    note = request.payload.get("note")
    return [
        view_line,
        speech.say("card-for", asker=mention(request.asked_by)) if request.asked_by != character.owner_id else "",
        speech.say("card-deity", deity=god) if god else "",
        speech.say("card-note", note=note) if note else "",
    ]


def _decision(speech: Speech, request: Request) -> str:
    if request.state == "open":
        return speech.say("card-how")
    by = mention(request.decided_by or 0)
    at = moment(request.decided_at.timestamp(), "f") if request.decided_at else Markup("")
    told = speech.say(f"card-{request.state}", by=by, at=at)
    return told + ("\n" + speech.say("card-reason", reason=request.reason) if request.reason else "")


def _change(
    speech: Speech, ruleset: Ruleset, rulings: Rulings, character: Character, request: Request
) -> tuple[Field, ...]:
    """Return before -> after; where it could not be approved now, the reason instead."""
    keeping = ruleset.keeping
    sheet = keeping.load_sheet(character.sheet)
    try:
        after = sheet
        for fact in ability_facts(ruleset, rulings, sheet, request):
            after = keeping.apply(after, fact)
    except Refusal as refusal:
        return (Field(speech.label("card-problem"), speech.say(f"refusal-{refusal.code}", **refusal.arguments)),)
    was, will = keeping.view(sheet, rulings), keeping.view(after, rulings)
    return (
        Field(speech.label("card-before"), _state(speech, was), inline=True),
        Field(speech.label("card-after"), _state(speech, will), inline=True),
        Field(speech.label("card-does"), speech.say(f"ability-{request.payload['ability']}-about")),
    )


def ability_facts(ruleset: Ruleset, rulings: Rulings, sheet: Any, request: Request) -> tuple[Any, ...]:
    """Return what approving an ability request makes happen, or refuse as the rules do now."""
    if ruleset.abilities is None:
        raise Refusal("no_abilities_here")
    wanted = request.payload
    return ruleset.abilities.choose(
        sheet, wanted["slot"], wanted["ability"], rulings, approved=True, deity=wanted.get("deity")
    )


def _state(speech: Speech, view: SheetView) -> str:
    names = ", ".join(speech.say(f"ability-{line.key}") for line in view.abilities) or "–"
    spells = [speech.say(f"spell-{line.key}") for line in view.spells if line.known]
    lines = [sheets.hearts(speech, view.lives, view.lives_maximum), names]
    return "\n".join([*lines, "✨ " + ", ".join(spells)] if spells else lines)


def _buttons(speech: Speech, request: Request) -> tuple[Button, ...]:
    undo = Button(speech.label("button-undo"), f"undo:{request.id}", emoji="↩️")
    by_state = {
        "open": (
            Button(speech.label("button-approve"), f"approve:{request.id}", "success"),
            Button(speech.label("button-decline"), f"decline:{request.id}", "danger"),
        ),
        "approved": (undo,),
        "declined": (Button(speech.label("button-reason"), f"reason:{request.id}", emoji="✏️"), undo),
    }
    return by_state.get(request.state, ())
