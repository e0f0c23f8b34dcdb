"""The card of a gear request: what it counts as, its photo, the values an ORG has to give, and what is missing."""

from __future__ import annotations

from bot.game.approvals.ability_card import buttons as buttons
from bot.game.approvals.ability_card import decision
from bot.game.characters.gear import BONUS, SKILL, described, gear_rules, line_of, missing, told_values
from bot.i18n.escape import mention, moment
from bot.i18n.page import Choice, Field, Menu
from bot.i18n.speech import Speech
from bot.rules.core.gear import GearLine, Verdict
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Request

MOST_IN_THE_MENU = 3


def name(speech: Speech, request: Request) -> str:
    """Return what is asked for in one or two words: the name its owner gave it."""
    return str(request.payload["name"])


def title(speech: Speech, request: Request, character: Character) -> str:
    """Return the title of the card."""
    return speech.say("card-gear-title", gear=name(speech, request), name=character.name)


def lines(speech: Speech, request: Request, character: Character) -> list[str]:
    """Return the sentences of the card."""
    note = request.payload.get("note")
    at = moment(request.asked_at.timestamp(), "R")
    return [
        speech.say("card-gear-who", owner=mention(character.owner_id), at=at),
        speech.say("card-for", asker=mention(request.asked_by)) if request.asked_by != character.owner_id else "",
        speech.say("card-note", note=note) if note else "",
        decision(speech, request),
    ]


def fields(
    speech: Speech, ruleset: Ruleset, rulings: Rulings, character: Character, request: Request
) -> tuple[Field, ...]:
    """Return what the piece counts as and what its verdict says; where it could not be approved, the reason."""
    sheet = ruleset.keeping.load_sheet(character.sheet)
    try:
        line = line_of(ruleset, sheet, request.payload["gear"])
        gear_rules(ruleset).judge(sheet, line.identifier, Verdict(approved=True), rulings)
    except Refusal as refusal:
        return (Field(speech.label("card-problem"), speech.say(f"refusal-{refusal.code}", **refusal.arguments)),)
    about = Field(speech.label("card-gear-is"), _about(speech, line))
    told = _verdict(speech, line, request)
    return (about, Field(speech.label("card-gear-verdict"), "\n".join(told))) if told else (about,)


def _about(speech: Speech, line: GearLine) -> str:
    about = f"weapon-{line.key}-about"
    told = f"**{described(speech, line)}**"
    return f"{told}\n{speech.say(about)}" if line.sort == "weapon" and speech.has(about) else told


def _verdict(speech: Speech, line: GearLine, request: Request) -> list[str]:
    values = request.payload.get("values", {})
    lacking = [speech.say(f"card-gear-missing-{need}") for need in missing(line, values)]
    return [*told_values(speech, line, values), *lacking]


def menus(speech: Speech, ruleset: Ruleset, character: Character, request: Request) -> tuple[Menu, ...]:
    """Return a menu for each value: while the request is open; and the archer's test until it is passed."""
    try:
        line = line_of(ruleset, ruleset.keeping.load_sheet(character.sheet), request.payload["gear"])
    except Refusal:
        return ()
    needs = {"open": line.needs, "approved": () if line.verdict.skill_verified else (SKILL,)}.get(request.state, ())
    return tuple(_menu(speech, request, need) for need in line.needs if need in needs)


def _menu(speech: Speech, request: Request, need: str) -> Menu:
    chosen = request.payload.get("values", {}).get(need)
    if need == BONUS:
        counts = sorted({*range(MOST_IN_THE_MENU + 1), *(() if chosen is None else (chosen,))})
        named = {count: speech.label("gear-bonus-choice", bonus=count) for count in counts}
    else:
        named = {1: speech.label("gear-tested-yes"), 0: speech.label("gear-tested-no")}
    choices = tuple(Choice(label, str(value), chosen=value == chosen) for value, label in named.items())
    return Menu(f"gear_value:{request.id}:{need}", speech.label(f"gear-{need}-prompt"), choices)
