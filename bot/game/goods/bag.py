"""The bag of a character: what is in it, and the one thing in it that somebody means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2s

from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
from bot.game.names import plain
from bot.game.things import named
from bot.i18n.arguments import Term
from bot.rules.core.goods import Goods, GoodsSort, Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

SORTS: Sequence[GoodsSort] = ("potion", "herb", "ingredient", "game_item", "item")
PURSE = "ducats"
# What an ORG or a thief's victim sees in a menu; the rest is named in the command.
MOST_CHOICES = 25


def goods_rules(desk: Desk, character: Character) -> Goods:
    """Return how goods pass in a character's ruleset; `no_goods_here` where nobody carries any."""
    goods = desk.ruleset(character.ruleset).goods
    if goods is None:
        raise Refusal("no_goods_here")
    return goods


def carried(desk: Desk, character: Character) -> Haul:
    """Return all that a character carries."""
    return goods_rules(desk, character).carried(sheet_of(desk, character))


def mark(thing: Thing) -> str:
    """Return what tells a kind of things from all others of a bag, fit for a button."""
    return blake2s(f"{thing.sort}:{thing.key}".encode(), digest_size=6).hexdigest()


def token(thing: Thing) -> str:
    """Return what autocomplete hands over for a kind of things."""
    return f"={mark(thing)}"


def in_bag(desk: Desk, character: Character, text: str, *, sort: GoodsSort | None = None) -> Thing:
    """Return the things meant by a token or by their name in any language; their count is all there is.

    Refuses with `thing_not_carried`, or `thing_ambiguous` where several sorts are called the same.
    """
    things = [one for one in carried(desk, character).things if sort in (None, one.sort)]
    found = [one for one in things if text.strip() == token(one)] or _called(desk, things, text)
    if not found:
        raise Refusal("potion_not_carried" if sort == "potion" else "thing_not_carried")
    if len(found) > 1:
        raise Refusal("thing_ambiguous", name=named(desk.speech, found[0]))
    return found[0]


def _called(desk: Desk, things: Iterable[Thing], text: str) -> list[Thing]:
    wanted, speeches = plain(text), desk.game.speeches.values()
    return [one for one in things if wanted and any(plain(named(speech, one)) == wanted for speech in speeches)]


def said_as(thing: Thing) -> str | Term:
    """Return the name of things as a notice keeps it until it is read."""
    return thing.name or Term(f"{thing.sort}-{thing.key}")
