"""Potions out of what ORGs wrote: found by key or name, as the rules want them, named for whoever shows one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.game.desk import Desk
from bot.game.names import name_key, plain
from bot.game.things import dump_haul, load_haul, potion_key
from bot.rules.core.deeds import Brewing, Potion
from bot.rules.core.goods import Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.tables import Potion as Row

# What is gathered and what was bought is the same plant: a recipe takes either, herbs first.
PLANTS = ("herb", "ingredient")


def brewing_rules(ruleset: Ruleset) -> Brewing:
    """Return how potions are made in a ruleset; `no_brewing_here` where nobody makes any."""
    if ruleset.brewing is None:
        raise Refusal("no_brewing_here")
    return ruleset.brewing


def guild_brewing(desk: Desk) -> tuple[Ruleset, Brewing]:
    """Return the first of the guild's rulesets that knows potions."""
    for key in desk.settings.rulesets:
        ruleset = desk.ruleset(key)
        if ruleset.brewing is not None:
            return ruleset, ruleset.brewing
    raise Refusal("no_brewing_here")


def row_number(key: str) -> int:
    """Return the number of the potion an ORG wrote under a key, 0 for what the ruleset has itself."""
    digits = key[1:] if key[:1] == "p" else ""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else 0


def of_row(row: Row) -> Potion:
    """Return a potion as the rules know it."""
    return Potion(
        key=potion_key(row.id),
        name=row.name,
        level=row.level,
        ingredients=load_haul(row.ingredients).things,
        heals=row.heals,
        text=row.effect,
    )


def kept_ingredients(potion: Potion) -> dict[str, Any]:
    """Return the ingredients of a potion as its row keeps them."""
    return dump_haul(Haul(things=potion.ingredients))


async def potion_of(desk: Desk, ruleset: Ruleset, rulings: Rulings, key: str, name: str = "") -> Potion:
    """Return a potion by its key: as an ORG wrote it, else the ruleset's own; what nobody knows does nothing."""
    row = await desk.unit.potions.get(desk.caller.guild_id, row_number(key))
    if row is not None:
        return of_row(row)
    own = ruleset.brewing.healing(rulings) if ruleset.brewing is not None else None
    return own if own is not None and own.key == key else Potion(key, name)


async def names_of(desk: Desk, keys: Iterable[str]) -> dict[str, str]:
    """Return the names ORGs gave to potions, by their keys."""
    rows = [await desk.unit.potions.get(desk.caller.guild_id, row_number(key)) for key in sorted(set(keys))]
    return {potion_key(row.id): row.name for row in rows if row is not None}


async def all_potions(desk: Desk) -> list[Potion]:
    """Return all that ORGs wrote, by level and name."""
    return [of_row(row) for row in await desk.unit.potions.all(desk.caller.guild_id)]


def match(potions: Iterable[Potion], text: str) -> Potion | None:
    """Return the potion meant by a token or by its name, exactly first, then diacritics aside."""
    every, wanted = list(potions), text.strip()
    found = [one for one in every if wanted == token(one)]
    found += [one for one in every if name_key(one.name) == name_key(wanted)]
    found += [one for one in every if plain(wanted) and plain(one.name) == plain(wanted)]
    return next(iter(found), None)


def token(potion: Potion) -> str:
    """Return what autocomplete hands over for a potion."""
    return f"={potion.key}"


def is_own(desk: Desk, own: Potion, text: str) -> bool:
    """Say whether the ruleset's own potion is meant: by its token, its key or its name in any language."""
    names = {plain(speech.label(f"potion-{own.key}")) for speech in desk.game.speeches.values()}
    return text.strip() in (token(own), own.key) or plain(text) in names


def out_of(goods: Sequence[Thing], potion: Potion) -> Potion:
    """Return a potion with its plants taken from what is at hand; what is missing stays asked for."""
    wanted: Counter[str] = Counter()
    others: list[Thing] = []
    for one in potion.ingredients:
        if one.sort in PLANTS:
            wanted[one.key] += one.count
        else:
            others.append(one)
    at_hand: Mapping[tuple[str, str], Thing] = {(one.sort, one.key): one for one in goods}
    for key, count in wanted.items():
        others += _taken(at_hand, key, count)
    return replace(potion, ingredients=tuple(others))


def _taken(at_hand: Mapping[tuple[str, str], Thing], key: str, count: int) -> list[Thing]:
    found: list[Thing] = []
    for sort in PLANTS:
        there = at_hand.get((sort, key))
        if there is not None and count:
            found.append(replace(there, count=min(count, there.count)))
            count -= found[-1].count
    return [*found, Thing("ingredient", key, "", count)] if count else found
