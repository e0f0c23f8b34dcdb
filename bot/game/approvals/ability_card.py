"""The card of an ability request: who asks, before and after, and what the ability does."""

from __future__ import annotations

from typing import Any

from bot.i18n import sheets
from bot.i18n.escape import Markup, mention, moment
from bot.i18n.page import Button, Field
from bot.i18n.speech import Speech
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset, SheetView
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Request


def name(speech: Speech, request: Request) -> str:
    """Return what is asked for in one or two words."""
    return speech.label(f"ability-{request.payload['ability']}")


def title(speech: Speech, request: Request, character: Character) -> str:
    """Return the title of the card."""
    return speech.say("card-ability-title", ability=name(speech, request), name=character.name)


def lines(speech: Speech, request: Request, character: Character) -> list[str]:
    """Return the sentences of the card."""
    return [*_who(speech, character, request), decision(speech, request)]


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


def decision(speech: Speech, request: Request) -> str:
    """Return how to decide, or who decided and why."""
    if request.state == "open":
        return speech.say("card-how")
    by = mention(request.decided_by or 0)
    at = moment(request.decided_at.timestamp(), "f") if request.decided_at else Markup("")
    told = speech.say(f"card-{request.state}", by=by, at=at)
    return told + ("\n" + speech.say("card-reason", reason=request.reason) if request.reason else "")


def fields(
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


def buttons(speech: Speech, request: Request) -> tuple[Button, ...]:
    """Return what an ORG can do with the request in its state."""
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
