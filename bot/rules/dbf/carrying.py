"""Carrying: what is in the purse and the bag, and what it takes to move some of it to somebody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.rules.core.facts import Identity
from bot.rules.core.goods import GoodsSort, Haul, Party, Passed, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.goods_facts import DucatsChanged, GoodsChanged, How
from bot.rules.dbf.sheet import LARGEST_DUCATS, DbfSheet

LARGEST_COUNT = 1_000_000


def found(goods: Iterable[Thing], sort: GoodsSort, key: str) -> Thing | None:
    """Return the things of one kind among goods, None where there are none."""
    return next((one for one in goods if (one.sort, one.key) == (sort, key)), None)


def counted(goods: Iterable[Thing], sort: GoodsSort, key: str) -> int:
    """Return how many alike things are among goods."""
    return sum(one.count for one in goods if (one.sort, one.key) == (sort, key))


def merged(things: Iterable[Thing]) -> tuple[Thing, ...]:
    """Return things with alike ones counted together, so that A + B + A asks for two A."""
    things = tuple(things)
    counts: Counter[tuple[GoodsSort, str]] = Counter()
    for one in things:
        counts[one.sort, one.key] += one.count
    first = {(one.sort, one.key): one for one in reversed(things)}
    return tuple(Thing(sort, key, first[sort, key].name, count) for (sort, key), count in counts.items())


def carried(sheet: DbfSheet) -> Haul:
    """Return all that a character carries."""
    return Haul(sheet.ducats, sheet.goods)


def carries(sheet: DbfSheet, things: Iterable[Thing]) -> bool:
    """Say whether a character has all these things."""
    return all(counted(sheet.goods, one.sort, one.key) >= one.count for one in merged(things))


def has_room(sheet: DbfSheet, things: Iterable[Thing]) -> bool:
    """Say whether a character can hold all these things besides its own."""
    return all(counted(sheet.goods, one.sort, one.key) + one.count <= LARGEST_COUNT for one in merged(things))


def check_amounts(haul: Haul) -> Haul:
    """Return a haul with alike things together; refuses amounts below 1, and a haul of nothing at all."""
    wrong = haul.ducats < 0 or any(one.count < 1 or one.count > LARGEST_COUNT for one in haul.things)
    if wrong or haul.ducats > LARGEST_DUCATS:
        raise Refusal("amount_wrong", rule="DBF-GEN-8")
    if not haul.ducats and not haul.things:
        raise Refusal("nothing_chosen", rule="DBF-GEN-8")
    return Haul(haul.ducats, merged(haul.things))


def gone(sheet: DbfSheet, haul: Haul, how: How, other: Identity | None = None) -> tuple[DbfFact, ...]:
    """Return the loss of a haul, or refuse what the character does not have."""
    if haul.ducats > sheet.ducats or not carries(sheet, haul.things):
        raise Refusal("not_that_much", rule="DBF-GEN-8")
    return tuple(_changes(sheet, haul, -1, how, other))


def come(sheet: DbfSheet, haul: Haul, how: How, other: Identity | None = None) -> tuple[DbfFact, ...]:
    """Return the gain of a haul, or refuse more than a sheet can hold."""
    if sheet.ducats + haul.ducats > LARGEST_DUCATS or not has_room(sheet, haul.things):
        raise Refusal("amount_wrong", rule="DBF-GEN-8")
    return tuple(_changes(sheet, haul, 1, how, other))


def _changes(sheet: DbfSheet, haul: Haul, sign: int, how: How, other: Identity | None) -> Iterator[DbfFact]:
    if haul.ducats:
        yield DucatsChanged(sign * haul.ducats, how, other)
    for one in haul.things:
        known = found(sheet.goods, one.sort, one.key)
        name = known.name if known is not None else one.name
        yield GoodsChanged(one.sort, one.key, sign * one.count, how, name, other)


def pass_on(giver: Party, receiver: Party, haul: Haul, how: How) -> Passed:
    """Return what moving a haul does on both sides: exactly what one loses the other gains."""
    if giver.id == receiver.id:
        raise Refusal("same_character", rule="DBF-GEN-8")
    named = Haul(haul.ducats, tuple(_named(giver.sheet, one) for one in haul.things))
    lost = gone(giver.sheet, named, how, receiver.id)
    return Passed(named, lost, come(receiver.sheet, named, how, giver.id))


def _named(sheet: DbfSheet, thing: Thing) -> Thing:
    """Return a thing under the name it has with its owner; whoever asks for it may leave the name out."""
    known = found(sheet.goods, thing.sort, thing.key)
    return thing if known is None else Thing(thing.sort, thing.key, known.name, thing.count)
