"""Giving by menus: first what, then whom, then (where there are several) how many."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.find import find, find_own, token
from bot.game.desk import Desk, Game, read
from bot.game.goods.bag import MOST_CHOICES, PURSE, carried, in_bag
from bot.game.goods.giving import give
from bot.game.scenes.moving import visible
from bot.game.things import named, tell_haul
from bot.i18n.page import Choice, Form, Menu, Page, Question
from bot.rules.core.goods import Haul
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character


async def ask_whom(game: Game, caller: Caller, *, item: str, subject: str) -> Page:
    """Return the menu of those to whom `item` (a mark, or the purse) may be given: who is seen in the scene."""
    async with read(game, caller) as desk:
        giver = await find_own(desk, subject)
        what = _what(desk, giver, item)
        present = await desk.unit.scenes.present(giver.scene_id) if giver.scene_id is not None else []
        near = [one for one in present if one.id != giver.id and visible(desk, one)]
        if not near:
            raise Refusal("nobody_to_give_to")
        choices = tuple(Choice(one.name, str(one.id)) for one in near[:MOST_CHOICES])
        menu = Menu(f"give_to:{giver.id}:{item}", desk.speech.label("goods-whom-prompt"), choices)
        return desk.page(text=desk.speech.say("goods-whom", what=what), menus=(menu,), tone="wait")


def _what(desk: Desk, giver: Character, item: str) -> str:
    if item == PURSE:
        return str(tell_haul(desk.speech, Haul(carried(desk, giver).ducats)))
    return named(desk.speech, in_bag(desk, giver, f"={item}"))


async def ask_how_many(game: Game, caller: Caller, *, item: str, subject: str, receiver: str) -> Page | Form:
    """Return the form for the amount; the only one of its kind is given at once."""
    async with read(game, caller) as desk:
        giver, other = await find_own(desk, subject), await find(desk, receiver)
        there = carried(desk, giver).ducats if item == PURSE else in_bag(desk, giver, f"={item}").count
        title = desk.speech.label("goods-how-many-title", name=other.name)
        label = desk.speech.label("goods-how-many", count=there)
        question = Question("count", label, value="" if item == PURSE else "1", maximum=15)
        form = Form(f"give_count:{giver.id}:{item}:{other.id}", title, (question,))
    if there > 1 or item == PURSE:
        return form
    return await give(game, caller, item=f"={item}", character=token(other), subject=subject)
