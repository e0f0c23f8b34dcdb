"""Abilities: chosen by players as requests, granted and revoked by ORGs, listed with what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.game.approvals import check_place, post_request
from bot.game.caller import Caller, Rank
from bot.game.characters.find import find, find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read, write
from bot.game.names import clean_name, plain
from bot.i18n import sheets
from bot.i18n.arguments import Term
from bot.i18n.escape import because, escape, mention
from bot.i18n.page import Button, Choice, Form, Menu, Page, Question
from bot.i18n.refusals import refusal_page
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Abilities, Ruleset
from bot.store.tables import Character

ANY_DEITY = "?"  # who is asked for only once everything else is right


def abilities_of(ruleset: Ruleset) -> Abilities:
    """Return the abilities of a ruleset; `no_abilities_here` where it has none."""
    if ruleset.abilities is None:
        raise Refusal("no_abilities_here")
    return ruleset.abilities


async def choose(
    game: Game,
    caller: Caller,
    *,
    character: str | None = None,
    ability: str | None = None,
    deity: str | None = None,
    reason: str | None = None,
    reachable: Callable[[int], bool] | None = None,
) -> Page | Form:
    """Ask an ORG for an ability of the lowest open pick; without `ability` offer what is allowed (DBF-ABIL-1..9).

    `reachable` says whether the bot can write in a channel: a card nobody can see is no request (it fails closed).
    """
    async with write(game, caller) as desk:
        found = await find_own(desk, character, lock=True)
        rules, sheet = abilities_of(desk.ruleset(found.ruleset)), sheet_of(desk, found)
        waiting = await _waiting(desk, found)
        if waiting is not None:
            return desk.answer(waiting)
        check_place(desk, reachable)
        slot = _slot(desk, rules, found, sheet)
        if ability is None:
            return desk.answer(_offer(desk, found, rules, sheet, slot))
        key = ability_key(desk, rules, ability)
        _check_choice(desk, rules, found, sheet, slot, key)
        if rules.needs_deity(key) and not deity:
            return _ask_deity(desk, found, key, reason)
        god = clean_name(deity) if deity and rules.needs_deity(key) else None
        payload = {"ability": key, "slot": slot, "deity": god, "note": reason}
        request = await post_request(desk, found, "ability", str(slot), payload)
        return desk.answer(_asked(desk, found, key, request.id))


def _slot(desk: Desk, rules: Abilities, character: Character, sheet: Any) -> int:
    picks = rules.open_picks(sheet, desk.rulings(character.ruleset))
    if not picks:
        raise Refusal("no_pick_now")
    return picks[0]


async def _waiting(desk: Desk, character: Character) -> Page | None:
    """Return what to say while a request of the character waits: the refusal, and the button that takes it back."""
    for request in await desk.unit.requests.of_character(character.id):
        if request.kind == "ability":
            ability = desk.speech.label(f"ability-{request.payload['ability']}")
            page = refusal_page(desk.speech, Refusal("request_waiting", ability=ability))
            return replace(page, buttons=(_withdraw_button(desk, request.id),), tone="wait")
    return None


def _withdraw_button(desk: Desk, request_id: int) -> Button:
    return Button(desk.speech.label("button-withdraw"), f"withdraw:{request_id}")


def _check_choice(desk: Desk, rules: Abilities, character: Character, sheet: Any, slot: int, key: str) -> None:
    """Refuse now what an ORG could not approve later; the missing approval itself is what we ask for."""
    try:
        rules.choose(sheet, slot, key, desk.rulings(character.ruleset), approved=False, deity=ANY_DEITY)
    except Refusal as refusal:
        if refusal.code != "org_approval_required":
            raise


def ability_key(desk: Desk, rules: Abilities, text: str) -> str:
    """Return the ability meant by a key or a name in any language, diacritics aside; `ability_unknown` else."""
    wanted = plain(text)
    for key in rules.all():
        spoken = (speech.label(f"ability-{key}") for speech in desk.game.speeches.values())
        if wanted == key or wanted in (plain(name) for name in spoken):
            return key
    raise Refusal("ability_unknown")


def _offer(desk: Desk, character: Character, rules: Abilities, sheet: Any, slot: int) -> Page:
    speech = desk.speech
    keys = rules.choices(sheet, slot, desk.rulings(character.ruleset))
    choices = tuple(Choice(speech.label(f"ability-{key}"), key, speech.label(f"ability-{key}-about")) for key in keys)
    lines = [speech.say("choose-text", level=slot), ""]
    lines += [f"**{speech.say(f'ability-{key}')}** – {speech.say(f'ability-{key}-about')}" for key in keys]
    menu = Menu(f"choose:{character.id}", speech.label("choose-prompt"), choices)
    return Page(speech.say("choose-title", name=character.name), "\n".join(lines), menus=(menu,), tone="info")


def _ask_deity(desk: Desk, character: Character, key: str, reason: str | None) -> Form:
    speech = desk.speech
    question = Question("deity", speech.label("deity-question"), maximum=60)
    note = Question(
        "reason", speech.label("command-ability-choose", "reason"), required=False, value=reason or "", maximum=300
    )
    return Form(f"deity:{character.id}:{key}", speech.label(f"ability-{key}"), (question, note))


def _asked(desk: Desk, character: Character, key: str, request_id: int) -> Page:
    speech = desk.speech
    text = speech.say("choose-asked", ability=speech.label(f"ability-{key}"), name=character.name)
    return Page(text=text, buttons=(_withdraw_button(desk, request_id),), tone="wait")


async def names(
    game: Game, caller: Caller, typed: str, *, character: str | None, every: bool = False
) -> list[tuple[str, str]]:
    """Return (name, key) for autocomplete: what may be chosen now, or `every` ability for an ORG's grant."""
    async with read(game, caller) as desk:
        if every:
            desk.need(Rank.ORG)
            keys = [key for name in desk.settings.rulesets for key in abilities_of(desk.ruleset(name)).all()]
        else:
            found = await find_own(desk, character)
            rules, sheet = abilities_of(desk.ruleset(found.ruleset)), sheet_of(desk, found)
            rulings = desk.rulings(found.ruleset)
            picks = rules.open_picks(sheet, rulings)
            keys = list(rules.choices(sheet, picks[0], rulings)) if picks else []
        named = [(desk.speech.label(f"ability-{key}"), key) for key in keys]
        fitting = [(name, key) for name, key in named if plain(typed) in plain(name)]
        return sorted(fitting, key=lambda pair: name_order(pair[0]))[:25]


async def listing(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return a character's abilities with what they do, and the picks still open."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        view = view_of(desk, found)
        text = sheets.ability_lines(desk.speech, view.abilities) or desk.speech.say("sheet-no-abilities")
        buttons: tuple[Button, ...] = ()
        if view.open_picks:
            text += "\n\n" + desk.speech.say("sheet-open-picks", levels=", ".join(map(str, view.open_picks)))
            buttons = (Button(desk.speech.label("button-choose-ability"), f"choose:{found.id}", "primary"),)
        return desk.page(escape(found.name), text, buttons=buttons)


async def grant(
    game: Game, caller: Caller, *, character: str, ability: str, offset: int | None = None, reason: str | None = None
) -> Page:
    """Give an ability outside the picks (DBF-CLASS-13); `offset` for a school foreign to the class (R-MAG-3)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        rules = abilities_of(desk.ruleset(found.ruleset))
        key = ability_key(desk, rules, ability)
        keep(desk, found, rules.grant(sheet_of(desk, found), key, offset, desk.rulings(found.ruleset)), reason=reason)
        return desk.answer(_told(desk, found, key, "granted", reason))


async def revoke(game: Game, caller: Caller, *, character: str, ability: str, reason: str) -> Page:
    """Take an ability away to mend a mistake (DBF-ABIL-10)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        rules = abilities_of(desk.ruleset(found.ruleset))
        key = ability_key(desk, rules, ability)
        keep(desk, found, rules.revoke(sheet_of(desk, found), key, desk.rulings(found.ruleset)), reason=reason)
        return desk.answer(_told(desk, found, key, "revoked", reason))


def _told(desk: Desk, character: Character, key: str, what: str, reason: str | None) -> Page:
    """Log, tell the player, and answer the ORG, each in the own language."""
    ability, actor = Term(f"ability-{key}"), mention(desk.caller.user_id)
    desk.log(f"log-ability-{what}", actor=actor, name=character.name, ability=ability, reason=because(reason))
    desk.notify(character.owner_id, f"notice-ability-{what}", name=character.name, ability=ability)
    lines = [desk.speech.say(f"ability-{what}", name=character.name, ability=desk.speech.label(f"ability-{key}"))]
    if what == "granted":
        lines.append(_count_of_set(desk, character))
    return Page(text="\n".join(line for line in lines if line), tone="good")


def _count_of_set(desk: Desk, character: Character) -> str:
    """Return how the fixed set of a character that starts higher compares with its level (R-XP-5: a warning only)."""
    view = view_of(desk, character)
    if view.start_level <= 1 or len(view.abilities) == view.start_level:
        return ""
    return desk.speech.say("ability-granted-count", have=len(view.abilities), level=view.start_level)
