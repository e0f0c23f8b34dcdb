"""What ORGs put into the game and take out of it: things and ducats, either sign, with a word to the player."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.ledger import signed
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read, write
from bot.game.goods.bag import carried, goods_rules, in_bag, said_as, token
from bot.game.goods.showing import counted, inventory_button
from bot.game.names import clean_name, name_key, plain
from bot.game.things import named, shelf_of, thing_key
from bot.i18n.escape import because, mention
from bot.i18n.page import Page
from bot.rules.core.goods import GoodsSort, Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

DEFAULT: GoodsSort = "item"


async def grant(
    game: Game,
    caller: Caller,
    *,
    character: str,
    item: str,
    count: int = 1,
    sort: GoodsSort | None = None,
    reason: str | None = None,
) -> Page:
    """Give so many of a kind, or take them back with a negative count (DBF-GEN-2)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        thing = await _meant(desk, found, item, sort, taken=count < 0)
        _change(desk, found, Haul(things=(Thing(thing.sort, thing.key, thing.name, abs(count)),)), count, reason)
        told = {"name": found.name, "thing": said_as(thing)}
        amount = signed(count)
        desk.log("log-goods", actor=mention(caller.user_id), amount=amount, reason=because(reason), **told)
        desk.notify(found.owner_id, "notice-goods", amount=amount, **told)
        left = next((one.count for one in carried(desk, found).things if token(one) == token(thing)), 0)
        what = named(desk.speech, thing)
        text = desk.speech.say("goods-granted", name=found.name, thing=what, amount=amount, count=left)
        return desk.answer(Page(text=text, buttons=(inventory_button(desk, found),), tone="good"))


async def grant_ducats(game: Game, caller: Caller, *, character: str, amount: int, reason: str) -> Page:
    """Give ducats, or take them back with a negative amount."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        _change(desk, found, Haul(ducats=abs(amount)), amount, reason)
        now = carried(desk, found).ducats
        told = {"name": found.name, "amount": signed(amount), "count": now}
        desk.log("log-ducats", actor=mention(caller.user_id), reason=because(reason), **told)
        desk.notify(found.owner_id, "notice-ducats", reason=reason, **told)
        return desk.answer(Page(text=desk.speech.say("ducats-granted", **told), tone="good"))


def _change(desk: Desk, character: Character, haul: Haul, sign: int, reason: str | None) -> None:
    rules, sheet = goods_rules(desk, character), sheet_of(desk, character)
    keep(desk, character, rules.take(sheet, haul) if sign < 0 else rules.grant(sheet, haul), reason=reason)


async def _meant(desk: Desk, character: Character, text: str, sort: GoodsSort | None, *, taken: bool) -> Thing:
    """Return the things meant: what the character has under that name, else what the guild knows, else something new.

    Only what is there can be taken back.
    """
    try:
        return in_bag(desk, character, text, sort=sort)
    except Refusal as refusal:
        if taken or refusal.code == "thing_ambiguous":
            raise
    shelf = await shelf_of(desk, desk.ruleset(character.ruleset))
    name = clean_name(text)
    potion = shelf.potions.get(plain(name) or name_key(name))
    if sort == "potion" and potion is None:
        raise Refusal("potion_undefined", name=name)
    if potion is not None and sort in (None, "potion"):
        return potion
    key = thing_key(name)
    return Thing(sort or ("herb" if key in shelf.herbs else DEFAULT), key, name)


async def suggest(
    game: Game, caller: Caller, typed: str, *, character: str | None, sort: GoodsSort | None
) -> list[tuple[str, str]]:
    """Return (name, value) of what a character has and what the guild knows by name, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        offered = await _known(desk, sort)
        if character:
            has = [one for one in carried(desk, await find(desk, character)).things if sort in (None, one.sort)]
            offered = {**{token(one): counted(desk, one) for one in has}, **offered}
        fitting = [(name, value) for value, name in offered.items() if plain(typed) in plain(name)]
        return sorted(fitting, key=lambda pair: name_order(pair[0]))


async def _known(desk: Desk, sort: GoodsSort | None) -> dict[str, str]:
    """Return the names of potions, and of the plants that recipes ask for."""
    names: dict[str, str] = {}
    for row in await desk.unit.potions.all(desk.caller.guild_id):
        if sort in (None, "potion"):
            names[row.name] = row.name
        for one in row.ingredients.get("things", ()):
            if one["name"] and sort in (None, "herb", "ingredient"):
                names[one["name"]] = one["name"]
    return names
