"""Gifts: what one hands over the other has, both active, in one scene, in no fight (DBF-GEN-8)."""

from __future__ import annotations

from dataclasses import replace

from bot.game.caller import Caller
from bot.game.characters.find import find
from bot.game.characters.keep import keep
from bot.game.desk import Desk, Game, write
from bot.game.goods.bag import PURSE, goods_rules, in_bag, said_as
from bot.game.goods.showing import inventory_button
from bot.game.goods.stepping import party, step_up
from bot.game.numbers import read_whole
from bot.game.things import tell_haul
from bot.i18n.page import Page
from bot.rules.core.goods import GoodsSort, Haul
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character


async def give(
    game: Game,
    caller: Caller,
    *,
    item: str,
    character: str,
    count: int = 1,
    sort: GoodsSort | None = None,
    subject: str | None = None,
    reason: str | None = None,
) -> Page:
    """Hand so many of a kind over (DBF-GEN-5, DBF-GEN-8)."""
    async with write(game, caller) as desk:
        giver, receiver = await _two(desk, character, subject)
        haul = Haul(things=(replace(in_bag(desk, giver, item, sort=sort), count=count),))
        return desk.answer(await _hand_over(desk, giver, receiver, haul, reason))


async def give_ducats(
    game: Game,
    caller: Caller,
    *,
    character: str,
    amount: int,
    subject: str | None = None,
    reason: str | None = None,
) -> Page:
    """Hand ducats over (DBF-GEN-8)."""
    async with write(game, caller) as desk:
        giver, receiver = await _two(desk, character, subject)
        return desk.answer(await _hand_over(desk, giver, receiver, Haul(ducats=amount), reason))


async def give_typed(game: Game, caller: Caller, *, item: str, character: str, count: str, subject: str) -> Page:
    """Hand over as much as was typed into the form; `item` is the mark of a kind of things, or the purse."""
    number = read_whole(count)
    if item == PURSE:
        return await give_ducats(game, caller, character=character, amount=number or 0, subject=subject)
    return await give(game, caller, item=f"={item}", character=character, count=number or 0, subject=subject)


async def _two(desk: Desk, receiver: str, subject: str | None) -> tuple[Character, Character]:
    found = await find(desk, receiver)
    (giver, other), _ = await step_up(desk, subject, others=(found,))
    if giver.ruleset != other.ruleset:
        raise Refusal("goods_other_ruleset")
    return giver, other


async def _hand_over(desk: Desk, giver: Character, receiver: Character, haul: Haul, reason: str | None) -> Page:
    """Let the rules decide; the one who gets it is told, and nobody else.

    Whoever has still to choose what a thief gets gives nothing away first (DBF-ABIL-ZLODEJINA-3).
    """
    if any(ask.kind == "theft" for ask in await desk.unit.field.asked(giver.id)):
        raise Refusal("theft_waits", rule="DBF-ABIL-ZLODEJINA-3")
    passed = goods_rules(desk, giver).give(await party(desk, giver), await party(desk, receiver), haul)
    keep(desk, giver, passed.giver, reason=reason)
    keep(desk, receiver, passed.receiver, reason=reason)
    for one in {giver.owner_id: giver, receiver.owner_id: receiver}.values():
        if one.owner_id != desk.caller.user_id:
            _tell(desk, one, giver, receiver, passed.haul)
    what = tell_haul(desk.speech, passed.haul)
    text = desk.speech.say("goods-given", giver=giver.name, receiver=receiver.name, what=what)
    return Page(text=text, buttons=(inventory_button(desk, giver),), tone="good")


def _tell(desk: Desk, one: Character, giver: Character, receiver: Character, haul: Haul) -> None:
    """Tell a player what came, or what an ORG gave away in the player's place."""
    got = one is receiver
    who = {"name": one.name, "other": giver.name if got else receiver.name}
    if haul.ducats:
        desk.notify(one.owner_id, f"notice-ducats-{'got' if got else 'gone'}", count=haul.ducats, **who)
    for thing in haul.things:
        about = {"count": thing.count, "thing": said_as(thing), **who}
        desk.notify(one.owner_id, f"notice-goods-{'got' if got else 'gone'}", **about)
