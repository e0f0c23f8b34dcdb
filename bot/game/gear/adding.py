"""New gear: asked for with a card, or given by an ORG at once; the weapon follows from family and length."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.game.approvals import check_place, post_request
from bot.game.caller import Caller, Rank, staff_rank
from bot.game.characters.find import find_own
from bot.game.characters.gear import Values, check_values, described, gear_rules, line_of, told_values, verdict_of
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.gear.listing import list_button
from bot.game.images import Upload, prepare, store_picture
from bot.game.names import clean_name, plain
from bot.i18n.escape import because, mention
from bot.i18n.page import Button, Page
from bot.i18n.speech import Speech
from bot.rules.core.gear import GearAsked, GearLine
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Character

LONGEST_CM = 1000
LONGEST_IDENTIFIER = 30
_NO_IDENTIFIER = re.compile(r"[^A-Za-z0-9_.+-]+")


@dataclass(frozen=True, slots=True)
class Wish:
    """The piece asked for, as it was typed; `values` are what only an ORG may say of it."""

    kind: str
    name: str
    weapon: str | None = None
    length_cm: int | None = None
    photo: Upload | None = None
    values: Values = field(default_factory=dict)


async def add(
    game: Game,
    caller: Caller,
    *,
    wish: Wish,
    subject: str | None = None,
    reason: str | None = None,
    reachable: Callable[[int], bool] | None = None,
) -> Page:
    """Put a piece on the list and ask an ORG for it; an ORG adding it for somebody approves it at once (DBF-REG-2..8).

    `reachable` says whether the bot can write in a channel: a card nobody can see is no request (it fails closed).
    """
    picture = await prepare(wish.photo)
    async with write(game, caller) as desk:
        found = await find_own(desk, subject, lock=True)
        given = _is_given(desk, found, named=subject is not None)
        if not given:
            _check_asked(desk, wish)
            check_place(desk, reachable)
        line = _listed(desk, found, wish, reason)
        picture_id = await store_picture(desk, picture)
        if given:
            return desk.answer(_given(desk, found, line, wish, reason, picture_id))
        payload: dict[str, Any] = {
            "gear": line.identifier,
            "name": line.name,
            "picture": picture_id,
            "note": reason,
            "values": {},
        }
        request = await post_request(desk, found, "gear", line.identifier, payload)
        return desk.answer(_asked(desk, found, line, request.id))


def _is_given(desk: Desk, character: Character, *, named: bool) -> bool:
    """Say whether an ORG gives it: not to the own character, unless the guild allows deciding the own requests."""
    staff = staff_rank(desk.caller.role_ids, desk.settings) >= Rank.ORG
    own = character.owner_id == desk.caller.user_id
    return staff and named and (not own or desk.house.flag("own_approval"))


def _check_asked(desk: Desk, wish: Wish) -> None:
    """Refuse values from whoever only asks: the ORG who approves gives them."""
    if wish.values:
        desk.need_staff()
        raise Refusal("own_request")


def _listed(desk: Desk, character: Character, wish: Wish, reason: str | None) -> GearLine:
    """Put the piece on the list, or refuse what no ORG could approve."""
    ruleset = desk.ruleset(character.ruleset)
    rules, rulings = gear_rules(ruleset), desk.rulings(ruleset.key)
    if wish.length_cm is not None and not 1 <= wish.length_cm <= LONGEST_CM:
        raise Refusal("gear_length_wrong", most=LONGEST_CM)
    weapon = _weapon(desk, ruleset, wish.weapon) if wish.weapon else None
    identifier = _NO_IDENTIFIER.sub("-", desk.caller.key)[-LONGEST_IDENTIFIER:]
    asked = GearAsked(identifier, wish.kind, clean_name(wish.name), weapon, wish.length_cm)
    keep(desk, character, rules.add(sheet_of(desk, character), asked, rulings), reason=reason)
    return line_of(ruleset, sheet_of(desk, character), identifier)


def _weapon(desk: Desk, ruleset: Ruleset, text: str) -> str:
    """Return the family or weapon meant by a key or a name in any language, diacritics aside."""
    wanted = plain(text)
    for key, label in _weapon_labels(ruleset):
        if wanted in (key, *(plain(speech.label(label)) for speech in desk.game.speeches.values())):
            return key
    raise Refusal("weapon_family_unknown")


def _weapon_labels(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield (key, text) of every family, then of every weapon, the forbidden ones as well."""
    yield from ((family, f"weapon-family-{family}") for family in gear_rules(ruleset).families)
    yield from ((topic.key, f"weapon-{topic.key}") for topic in ruleset.topics if topic.kind == "weapon")


def _given(
    desk: Desk, character: Character, line: GearLine, wish: Wish, reason: str | None, picture_id: int | None
) -> Page:
    ruleset = desk.ruleset(character.ruleset)
    verdict, rulings = verdict_of(line, wish.values), desk.rulings(ruleset.key)
    facts = gear_rules(ruleset).judge(sheet_of(desk, character), line.identifier, verdict, rulings)
    keep(desk, character, facts, reason=reason)
    named = {"name": character.name, "gear": line.name}
    desk.log("log-gear-given", actor=mention(desk.caller.user_id), reason=because(reason), **named)
    desk.notify(character.owner_id, "notice-gear-given", **named)
    text = desk.speech.say("gear-given", what=_told(desk.speech, line, wish.values), **named)
    return Page(text=text, buttons=(list_button(desk, character),), tone="good", picture_id=picture_id)


def _asked(desk: Desk, character: Character, line: GearLine, request_id: int) -> Page:
    text = desk.speech.say("gear-asked", gear=line.name, what=described(desk.speech, line), name=character.name)
    withdraw = Button(desk.speech.label("button-withdraw"), f"withdraw:{request_id}")
    return Page(text=text, buttons=(withdraw, list_button(desk, character)), tone="wait")


def _told(speech: Speech, line: GearLine, values: Values) -> str:
    check_values(line, values)
    return ", ".join([described(speech, line), *told_values(speech, line, values)])


async def suggest_weapons(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, key) of the families of weapons, and of the weapons whose name was begun."""
    async with read(game, caller) as desk:
        found = await find_own(desk, subject)
        ruleset, wanted = desk.ruleset(found.ruleset), plain(typed)
        named = [(desk.speech.label(label), key) for key, label in _weapon_labels(ruleset)]
        families = set(gear_rules(ruleset).families)
        return [(name, key) for name, key in named if wanted in plain(name) and (wanted or key in families)][:25]
