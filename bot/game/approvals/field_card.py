"""The card of a deed in the field that an ORG judges: the strike out of hiding, the theft, the loot of the defeated."""

from __future__ import annotations

from bot.game.things import load_haul, tell_haul
from bot.i18n.escape import mention, moment
from bot.i18n.page import Button, Field
from bot.i18n.speech import Speech
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Request


def name(speech: Speech, request: Request) -> str:
    """Return what is asked for in one or two words."""
    return speech.label(f"card-{request.kind}-name", target=str(request.payload["target_name"]))


def title(speech: Speech, request: Request, character: Character) -> str:
    """Return the title of the card."""
    target = str(request.payload["target_name"])
    return speech.say(f"card-{request.kind}-title", name=character.name, target=target)


def lines(speech: Speech, request: Request, character: Character) -> list[str]:
    """Return the sentences of the card: who asks, the secret post or the loot, how to decide or what came of it."""
    asker = request.asked_by if character.creep_id is not None else character.owner_id
    at, text = moment(request.asked_at.timestamp(), "R"), request.payload.get("text")
    haul = request.payload.get("haul")
    return [
        speech.say("card-field-who", owner=mention(asker), at=at),
        speech.say("card-field-text", text=str(text)) if text else "",
        speech.say("card-loot-haul", haul=tell_haul(speech, load_haul(haul))) if haul else "",
        _state(speech, request),
    ]


def _state(speech: Speech, request: Request) -> str:
    if request.state == "open":
        return speech.say(f"card-{request.kind}-how")
    by = mention(request.decided_by or 0)
    outcome = request.payload.get("outcome", request.state)
    told = speech.say(f"card-{request.kind}-{outcome.replace('_', '-')}", by=by)
    return told + ("\n" + speech.say("card-reason", reason=request.reason) if request.reason else "")


def fields(
    speech: Speech, ruleset: Ruleset, rulings: Rulings, character: Character, request: Request
) -> tuple[Field, ...]:
    """A deed that is only judged shows no sheet."""
    return ()


def buttons(speech: Speech, request: Request) -> tuple[Button, ...]:
    """Return the two decisions; what was declined may be opened anew, what has happened may not (R-ABI-2)."""
    if request.state == "open":
        return (
            Button(speech.label(f"button-{request.kind}-yes"), f"approve:{request.id}", "success"),
            Button(speech.label(f"button-{request.kind}-no"), f"decline:{request.id}", "danger"),
        )
    if request.state == "declined":
        return (Button(speech.label("button-undo"), f"undo:{request.id}", emoji="↩️"),)
    return ()
