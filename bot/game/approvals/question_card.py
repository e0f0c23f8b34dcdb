"""The card of a question to the ORGs: the words, and the answers or the vision an ORG gives."""

from __future__ import annotations

from bot.i18n.escape import mention, moment
from bot.i18n.page import Button, Field
from bot.i18n.speech import Speech
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Request

ANSWERS = ("yes", "no", "dont_know")


def name(speech: Speech, request: Request) -> str:
    """Return what is asked for in one or two words."""
    return speech.label(f"spell-{request.payload['spell']}")


def title(speech: Speech, request: Request, character: Character) -> str:
    """Return the title of the card."""
    return speech.say("card-question-title", spell=name(speech, request), name=character.name)


def lines(speech: Speech, request: Request, character: Character) -> list[str]:
    """Return the sentences of the card: the question, for whom an answer is wanted, and how to answer or who did."""
    at, creep = moment(request.asked_at.timestamp(), "R"), request.payload.get("target")
    asker = request.asked_by if character.creep_id is not None else character.owner_id
    told = [speech.say("card-question-who", owner=mention(asker), at=at)]
    if _consent(request):
        told.append(speech.say("card-consent-text", caster=character.name, creep=str(creep)))
    else:
        told.append(speech.say("card-question-text", question=str(request.payload["text"])))
        told.append(speech.say("card-question-creep", creep=str(creep)) if creep else "")
    told.append(_state(speech, request))
    return told


def _state(speech: Speech, request: Request) -> str:
    if request.state == "open" and _consent(request):
        return speech.say("card-consent-how")
    if request.state == "open":
        return speech.say(f"card-question-how-{'closed' if _closed(request) else 'open'}")
    if request.state == "answered":
        return speech.say("card-answered", by=mention(request.decided_by or 0), answer=_answer(speech, request))
    return speech.say("card-question-void")


def _answer(speech: Speech, request: Request) -> str:
    """Return what was answered: a vision in its words, else the word that was tapped."""
    tapped = request.payload.get("answer")
    return request.reason or (speech.label(f"answer-{tapped.replace('_', '-')}") if tapped else "–")


def _consent(request: Request) -> bool:
    return str(request.payload["form"]) == "consent"


def _closed(request: Request) -> bool:
    return str(request.payload["form"]) == "yes_no_dont_know"


def fields(
    speech: Speech, ruleset: Ruleset, rulings: Rulings, character: Character, request: Request
) -> tuple[Field, ...]:
    """A question changes no sheet."""
    return ()


def buttons(speech: Speech, request: Request) -> tuple[Button, ...]:
    """Return the three answers of a closed question, or the way to write a vision."""
    if request.state != "open":
        return ()
    if _consent(request):
        question = request.payload["question"]
        return (
            Button(speech.label("consent-yes"), f"consent:{question}:yes", "success"),
            Button(speech.label("consent-no"), f"consent:{question}:no", "danger"),
        )
    if not _closed(request):
        return (Button(speech.label("button-vision"), f"vision:{request.id}", "primary", emoji="🔮"),)
    return tuple(
        Button(speech.label(f"answer-{answer.replace('_', '-')}"), f"org_answer:{request.id}:{answer}")
        for answer in ANSWERS
    )
