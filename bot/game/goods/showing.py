"""What somebody carries, on one page: by sorts, with what may be given away and drunk right from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read
from bot.game.goods.bag import MOST_CHOICES, PURSE, SORTS, carried, mark, token
from bot.game.names import plain
from bot.game.things import named, tell_haul
from bot.i18n.escape import escape
from bot.i18n.page import Button, Choice, Menu, Page
from bot.rules.core.goods import GoodsSort, Haul, Thing
from bot.store.tables import Character


async def show(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return what a character carries, to its owner and ORGs (DBF-GEN-2, DBF-GEN-3)."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        haul = carried(desk, found)
        lines = [_purse(desk, haul), *_lines(desk, haul)]
        if not haul.things:
            lines.append(desk.speech.say("goods-bag-empty"))
        menus = (*_giving(desk, found, haul), *drinking_menu(desk, found, haul))
        return desk.page(escape(found.name), "\n".join(lines), menus=menus, tone="info")


async def show_ducats(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return how many ducats a character has, to its owner and ORGs."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        haul = carried(desk, found)
        give = Button(desk.speech.label("button-ducats-give"), f"give:{found.id}:{PURSE}", "primary")
        buttons = ((give,) if haul.ducats else ()) + (inventory_button(desk, found),)
        return desk.page(escape(found.name), _purse(desk, haul), buttons=buttons, tone="info")


def inventory_button(desk: Desk, character: Character) -> Button:
    """Return the button that opens the bag."""
    return Button(desk.speech.label("button-inventory"), f"inventory:{character.id}", emoji="🎒")


def _purse(desk: Desk, haul: Haul) -> str:
    return desk.speech.say("goods-purse", count=haul.ducats)


def _lines(desk: Desk, haul: Haul) -> Iterator[str]:
    for sort in SORTS:
        things = in_order(desk, haul, sort)
        if things:
            yield f"\n**{desk.speech.say(f'goods-sort-{sort}')}**"
            yield from (f"• {escape(named(desk.speech, one))} × {one.count}" for one in things)


def in_order(desk: Desk, haul: Haul, sort: GoodsSort) -> list[Thing]:
    """Return the things of a sort in the order of their names."""
    return sorted((one for one in haul.things if one.sort == sort), key=lambda one: name_order(named(desk.speech, one)))


def _giving(desk: Desk, character: Character, haul: Haul) -> Iterator[Menu]:
    choices = [Choice(str(tell_haul(desk.speech, Haul(haul.ducats))), PURSE)] if haul.ducats else []
    for sort in SORTS:
        about = sort_name(desk, sort)
        choices += [Choice(counted(desk, one), mark(one), about) for one in in_order(desk, haul, sort)]
    if choices:
        yield Menu(f"give:{character.id}", desk.speech.label("goods-give-prompt"), tuple(choices[:MOST_CHOICES]))


def sort_name(desk: Desk, sort: GoodsSort) -> str:
    """Return what one thing of a sort is."""
    return desk.speech.label(f"choice-sort-{sort.replace('_', '-')}")


def drinking_menu(desk: Desk, character: Character, haul: Haul) -> Iterator[Menu]:
    """Yield the menu of the potions that may be drunk, if there are any."""
    potions = tuple(Choice(counted(desk, one), mark(one)) for one in in_order(desk, haul, "potion"))
    if potions:
        yield Menu(f"potion_drink:{character.id}", desk.speech.label("goods-drink-prompt"), potions[:MOST_CHOICES])


def counted(desk: Desk, thing: Thing) -> str:
    """Return a kind of things and how many there are, for a line of a menu."""
    return f"{named(desk.speech, thing)} × {thing.count}"


async def suggest(
    game: Game, caller: Caller, typed: str, *, subject: str | None = None, sort: GoodsSort | None = None
) -> list[tuple[str, str]]:
    """Return (name and count, token) of what the own character carries."""
    async with read(game, caller) as desk:
        haul = carried(desk, await find_own(desk, subject))
        things = [one for each in SORTS if sort in (None, each) for one in in_order(desk, haul, each)]
        names = Counter(plain(named(desk.speech, one)) for one in things)
        fitting = [one for one in things if plain(typed) in plain(named(desk.speech, one))]
        return [(_told_apart(desk, one, names), token(one)) for one in fitting]


def _told_apart(desk: Desk, thing: Thing, names: Counter[str]) -> str:
    """Return a kind of things with its sort where another sort is called the same."""
    told = counted(desk, thing)
    if names[plain(named(desk.speech, thing))] == 1:
        return told
    return f"{told} ({sort_name(desk, thing.sort)})"
