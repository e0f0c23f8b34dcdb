"""The list of potions: what one knows to brew and carries; for ORGs all that were written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk, Game, read
from bot.game.goods.bag import MOST_CHOICES, carried
from bot.game.goods.brewing import brewable, made_of
from bot.game.goods.potions import all_potions, brewing_rules
from bot.game.goods.recipes import described
from bot.game.goods.showing import drinking_menu, in_order
from bot.game.things import named
from bot.i18n.escape import escape
from bot.i18n.page import Button, Choice, Menu, Page
from bot.rules.core.deeds import Potion
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character


async def listing(game: Game, caller: Caller, *, subject: str | None = None) -> Page:
    """Return recipes known and potions carried; an ORG reads all that were written, too."""
    async with read(game, caller) as desk:
        found = await _own(desk, subject)
        parts = [await _of_character(desk, found)] if found is not None else []
        if desk.is_org:
            parts.append("\n\n".join(_written(desk, await all_potions(desk))))
        menus = await _menus(desk, found) if found is not None else ()
        define = Button(desk.speech.label("button-potion-define"), "potion_define", "primary")
        buttons = (define,) if desk.is_org else ()
        title = escape(found.name) if found is not None else desk.speech.label("potions-title")
        return desk.page(title, "\n\n".join(parts), menus=menus, buttons=buttons, tone="info")


async def _own(desk: Desk, subject: str | None) -> Character | None:
    """Return the character meant; an ORG needs none of its own."""
    try:
        return await find_own(desk, subject)
    except Refusal as refusal:
        if not desk.is_org or refusal.code != "no_character":
            raise
    return None


async def _of_character(desk: Desk, found: Character) -> str:
    rules, rulings = brewing_rules(desk.ruleset(found.ruleset)), desk.rulings(found.ruleset)
    highest = rules.highest(sheet_of(desk, found), rulings)
    lines = [desk.speech.say("potions-highest", level=highest)] if highest else []
    known = await brewable(desk, found)
    lines += ["\n\n".join(_known(desk, known)) or desk.speech.say("potions-no-recipe"), ""]
    potions = in_order(desk, carried(desk, found), "potion")
    lines.append(desk.speech.say("potions-carried" if potions else "potions-none-carried"))
    lines += [f"• {escape(named(desk.speech, one))} × {one.count}" for one in potions]
    return "\n".join(lines)


def _known(desk: Desk, potions: Iterable[Potion]) -> Iterator[str]:
    for one in potions:
        if one.level:
            yield described(desk.speech, one)
        else:
            name = named(desk.speech, made_of(one))
            yield desk.speech.say("potions-line-own", name=name, count=one.heals)


def _written(desk: Desk, potions: Iterable[Potion]) -> Iterator[str]:
    every = [described(desk.speech, one) for one in potions]
    yield desk.speech.say("potions-written" if every else "potions-none-written")
    yield from every


async def _menus(desk: Desk, found: Character) -> tuple[Menu, ...]:
    known = await brewable(desk, found)
    choices = tuple(Choice(named(desk.speech, made_of(one)), one.key) for one in known[:MOST_CHOICES])
    prompt = desk.speech.label("potions-brew-prompt")
    brew = (Menu(f"potion_brew:{found.id}", prompt, choices),) if choices else ()
    return (*brew, *drinking_menu(desk, found, carried(desk, found)))
