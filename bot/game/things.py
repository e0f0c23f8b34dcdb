"""Things as ORGs type them (`5 dukátov, 2 mäta, lektvar: Liečivý odvar`): read by one strict parser, kept, told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any

from bot.game.desk import Desk
from bot.game.names import clean_name, name_key, plain
from bot.game.numbers import read_whole
from bot.i18n.escape import Markup, escape
from bot.i18n.speech import Speech
from bot.rules.core.goods import GoodsSort, Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset

MOST_PARTS = 20
MOST_OF_A_KIND = 1_000_000
MOST_DUCATS = 1_000_000_000
LONGEST_KEY = 60
_PART = re.compile(r"[,;\n]")
_COUNTED = re.compile(r"([+\-−–]?[0-9]+)\s*[x×]?\s+(.*)|([+\-−–]?[0-9]+)\s*[x×]\s*(.*)", re.DOTALL | re.ASCII)
DUCATS = frozenset({"dukat", "dukaty", "dukatov", "dukatu", "ducat", "ducats"})
SORTS: Mapping[str, GoodsSort] = {
    **dict.fromkeys(("lektvar", "lektvary", "lektvarov", "lektvaru", "potion", "potions"), "potion"),
    **dict.fromkeys(("bylina", "byliny", "bylin", "herb", "herbs"), "herb"),
    **dict.fromkeys(("surovina", "suroviny", "surovin", "ingredient", "ingredients"), "ingredient"),
    **dict.fromkeys(("predmet", "predmety", "predmetov", "predmetu", "herny predmet", "herni predmet"), "game_item"),
    **dict.fromkeys(("item", "items", "game item"), "game_item"),
    **dict.fromkeys(("vec", "veci", "thing", "things"), "item"),
}


@dataclass(frozen=True, slots=True)
class Shelf:
    """What a guild has names for: its potions by every name they go by, the keys of the herbs that grow in it."""

    potions: Mapping[str, Thing] = field(default_factory=dict)
    herbs: frozenset[str] = frozenset()


async def shelf_of(desk: Desk, ruleset: Ruleset) -> Shelf:
    """Return the potions and herbs of this guild; the ruleset's own potion goes by its name in any language."""
    potions: dict[str, Thing] = {}
    if ruleset.brewing is not None:
        own = ruleset.brewing.healing(desk.rulings(ruleset.key))
        names = (speech.label(f"potion-{own.key}") for speech in desk.game.speeches.values())
        potions.update((plain(name), Thing("potion", own.key, own.name)) for name in names)
    for row in await desk.unit.potions.all(desk.caller.guild_id):
        potions[plain(row.name) or row.name_key] = Thing("potion", potion_key(row.id), row.name)
    return Shelf(potions, frozenset(await desk.unit.field.herbs(desk.caller.guild_id)))


def potion_key(potion_id: int) -> str:
    """Return by what key a character carries a potion that an ORG wrote."""
    return f"p{potion_id}"


def thing_key(name: str) -> str:
    """Return by what key things of a name are alike: without capitals and diacritics (`Hadí zub`: `hadi_zub`)."""
    key = (plain(name) or name_key(name)).replace(" ", "_")
    if len(key) > LONGEST_KEY:
        raise Refusal("name_too_long", longest=LONGEST_KEY)
    return key


def read_haul(text: str, shelf: Shelf) -> Haul:
    """Return the haul that `text` says; `things_unreadable` names the part that says nothing, `potion_undefined` too.

    A part is `[count] name` or `[count] sort: name`; without a sort it is a herb where one of that name grows in the
    guild, else an ingredient.
    """
    parts = [part.strip() for part in _PART.split(text) if part.strip()]
    if len(parts) > MOST_PARTS:
        raise Refusal("things_too_many", most=MOST_PARTS)
    ducats, things = 0, dict[tuple[GoodsSort, str], Thing]()
    for part in parts:
        count, named = _counted(part)
        if plain(named) in DUCATS:
            ducats += count
            continue
        one = _thing(named, count, shelf, part)
        before = things.get((one.sort, one.key))
        things[one.sort, one.key] = Thing(one.sort, one.key, one.name, count + (before.count if before else 0))
    if ducats > MOST_DUCATS or any(one.count > MOST_OF_A_KIND for one in things.values()):
        raise Refusal("amount_wrong")
    return Haul(ducats, tuple(things.values()))


def _counted(part: str) -> tuple[int, str]:
    """Return how many, and the rest; one where no number stands before it."""
    found = _COUNTED.fullmatch(part)
    if found is None:
        if re.match(r"[+\-−–]?\s*\d", part):
            raise _unreadable(part)
        return 1, part
    digits, named = (found[1], found[2]) if found[1] is not None else (found[3], found[4])
    count = read_whole(digits)
    if count is None or not 1 <= count <= MOST_DUCATS:
        raise Refusal("amount_wrong")
    if not named.strip():
        raise _unreadable(part)
    return count, named.strip()


def _thing(named: str, count: int, shelf: Shelf, part: str) -> Thing:
    before, colon, after = named.partition(":")
    sort = SORTS.get(plain(before)) if colon else None
    misplaced = sort is None and not DUCATS.isdisjoint(plain(named).split())
    if misplaced or (sort is None and colon):
        raise _unreadable(part)
    name = clean_name(after if colon else named)
    if sort == "potion":
        potion = shelf.potions.get(plain(name) or name_key(name))
        if potion is None:
            raise Refusal("potion_undefined", name=name)
        return replace(potion, count=count)
    key = thing_key(name)
    return Thing(sort or ("herb" if key in shelf.herbs else "ingredient"), key, name, count)


def _unreadable(part: str) -> Refusal:
    return Refusal("things_unreadable", part=part[:80])


def dump_haul(haul: Haul) -> dict[str, Any]:
    """Return a haul as JSON data."""
    things = [{"sort": one.sort, "key": one.key, "name": one.name, "count": one.count} for one in haul.things]
    return {"ducats": haul.ducats, "things": things}


def load_haul(stored: Mapping[str, Any] | None) -> Haul:
    """Return the haul of JSON data made by `dump_haul`; nothing for none."""
    kept = stored or {}
    return Haul(int(kept.get("ducats", 0)), tuple(Thing(**one) for one in kept.get("things", ())))


def named(speech: Speech, thing: Thing) -> str:
    """Return what things are called, for a label: as an ORG called them, else as the ruleset does."""
    key = f"{thing.sort}-{thing.key}"
    return thing.name or (speech.label(key) if speech.has(key) else thing.key)


def tell_haul(speech: Speech, haul: Haul) -> Markup:
    """Return a haul in words (`5 dukátov, 2× mäta`), ready to be shown; a word for nothing where it is empty."""
    return Markup(", ".join(_told(speech, haul)) or speech.say("haul-nothing"))


def _told(speech: Speech, haul: Haul) -> Iterable[str]:
    ducats = (speech.say("haul-ducats", count=haul.ducats),) if haul.ducats else ()
    things = (f"{one.count}× {escape(named(speech, one))}" for one in haul.things)
    return chain(ducats, things)
