"""Conditions and animal forms: set, removed and recorded by ORGs, who write what they do (DBF-COND-1..3)."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Desk, Game, read, write
from bot.game.names import clean_name, plain
from bot.i18n.arguments import Term
from bot.i18n.escape import mention
from bot.i18n.page import Page
from bot.rules.core.conditions import ConditionLine, Conditions, FormLine, Forms
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

LONGEST_TEXT = 300
MOST_LIVES = 1_000


def _rules(desk: Desk, character: Character) -> Conditions:
    conditions = desk.ruleset(character.ruleset).conditions
    if conditions is None:
        raise Refusal("no_conditions_here")
    return conditions


def _forms(desk: Desk, character: Character) -> Forms:
    forms = desk.ruleset(character.ruleset).forms
    if forms is None:
        raise Refusal("no_forms_here")
    return forms


async def add(game: Game, caller: Caller, *, character: str, kind: str, text: str) -> Page:
    """Set a curse, disease, affliction or mount on a character (DBF-COND-1, DBF-COND-2)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        # What cannot be seen is no text: the rules refuse an empty one.
        words = " ".join(text.split())[:LONGEST_TEXT] if plain(text) else ""
        # The place in the ledger names it: no two conditions of a character begin in one command.
        condition = ConditionLine(identifier=caller.key, sort=kind, text=words)
        keep(desk, found, _rules(desk, found).add(sheet_of(desk, found), condition))
        return desk.answer(_told(desk, found, "added", kind, words))


async def remove(game: Game, caller: Caller, *, character: str, condition: str) -> Page:
    """Take a condition away."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        line = _find_condition(desk, found, condition)
        keep(desk, found, _rules(desk, found).remove(sheet_of(desk, found), line.identifier))
        return desk.answer(_told(desk, found, "removed", line.sort, line.text))


def _find_condition(desk: Desk, character: Character, text: str) -> ConditionLine:
    for line in view_of(desk, character).conditions:
        if text == line.identifier or plain(text) == plain(line.text):
            return line
    raise Refusal("condition_unknown")


def _told(desk: Desk, character: Character, what: str, sort: str, text: str) -> Page:
    kind = Term(f"condition-{sort}")
    actor = mention(desk.caller.user_id)
    desk.log(f"log-condition-{what}", actor=actor, name=character.name, kind=kind, text=text)
    desk.notify_all_of(
        character.owner_id, [(f"notice-condition-{what}", {"name": character.name, "kind": kind, "text": text})]
    )
    said = desk.speech.say(f"conditions-{what}", name=character.name, kind=desk.speech.label(f"condition-{sort}"))
    return Page(text=said, tone="good")


async def suggest(game: Game, caller: Caller, typed: str, *, character: str) -> list[tuple[str, str]]:
    """Return (text, identifier) of a character's conditions, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character)
        lines = view_of(desk, found).conditions
        return [(line.text, line.identifier) for line in lines if plain(typed) in plain(line.text)][:25]


async def record_form(
    game: Game, caller: Caller, *, character: str, name: str, lives: int, strength: int | None = None
) -> Page:
    """Record an animal a character has met and may turn into, with the figures an ORG gives (R-SPL-15)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        cleaned = clean_name(name)
        if lives > MOST_LIVES:
            raise Refusal("form_figures_wrong")
        key = plain(cleaned).replace(" ", "_")[:40]
        form = FormLine(key=key, name=cleaned, lives=lives, strength=1 if strength is None else strength)
        keep(desk, found, _forms(desk, found).record(sheet_of(desk, found), form))
        desk.notify(found.owner_id, "notice-form-recorded", name=found.name, form=cleaned)
        return desk.answer(Page(text=desk.speech.say("form-recorded", name=found.name, form=cleaned), tone="good"))
