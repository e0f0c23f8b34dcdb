"""Answers to what is asked: the strike dodged or taken, ducats or a game item handed to the thief; once, in time."""

from __future__ import annotations

from collections.abc import Mapping

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.combat.fight import Fight
from bot.game.combat.menu import menu_page
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.scenes.moving import check_running
from bot.game.stealth import asks, strikes, thefts
from bot.game.things import named
from bot.i18n.page import Choice, Menu, Page
from bot.rules.core.goods import Thing
from bot.rules.core.refusal import Refusal
from bot.store.tables import Ask, Character

ANSWERS: Mapping[str, str] = {
    "dodge": asks.SURPRISE,
    "take": asks.SURPRISE,
    "ducats": asks.THEFT,
    "item": asks.THEFT,
}
MOST = 25


async def respond(
    game: Game,
    caller: Caller,
    *,
    answer: str,
    ask_id: int | None = None,
    item: str | None = None,
    subject: str | None = None,
) -> Page:
    """Answer what waits for the own character (R-ABI-3, R-ABI-9); an ORG may answer for anybody."""
    async with write(game, caller) as desk:
        ask, asked = await _to_answer(desk, ask_id, answer, subject)
        if ask.kind == asks.SURPRISE:
            return desk.answer(await _surprised(desk, ask, asked, answer))
        return desk.answer(await _robbed(desk, ask, asked, answer, item))


async def _to_answer(desk: Desk, ask_id: int | None, answer: str, subject: str | None) -> tuple[Ask, Character]:
    """Return the ask meant, locked, and whom it is put to; a third person meets nothing (F15)."""
    kind = ANSWERS.get(answer)
    if ask_id is None:
        own = await find_own(desk, subject)
        ask_id = next((one.id for one in await desk.unit.field.asked(own.id) if one.kind == kind), 0)
    ask = await desk.unit.field.ask(desk.caller.guild_id, ask_id, lock=True)
    if ask is None or kind is None or ask.kind != kind:
        raise Refusal("nothing_asked")
    asked = await desk.unit.characters.get(desk.caller.guild_id, ask.character_id)
    if asked is None or (asked.owner_id != desk.caller.user_id and not desk.is_org):
        raise Refusal("nothing_asked")
    if ask.state != "open":
        raise Refusal("ask_answered")
    if ask.due_at is not None and ask.due_at <= desk.moment.now:
        raise Refusal("ask_too_late")
    return ask, asked


async def _surprised(desk: Desk, ask: Ask, asked: Character, answer: str) -> Page:
    check_running(await strikes.scene_of(desk, asked))
    dodge = answer == "dodge"
    fight = await strikes.answered(desk, ask, dodge=dodge)
    if fight is None:
        return Page(text=desk.speech.say("respond-void", name=asked.name), tone="info")
    return _in_fight(desk, fight, asked, desk.speech.say("respond-dodged" if dodge else "respond-taken"))


def _in_fight(desk: Desk, fight: Fight, asked: Character, head: str) -> Page:
    if asked.id in fight.characters:
        return menu_page(desk, fight, fight.characters[asked.id], head)
    return Page(text=head, tone="info")


async def _robbed(desk: Desk, ask: Ask, asked: Character, answer: str, item: str | None) -> Page:
    """Hand over what was chosen; which game item is asked where there are several (DBF-ABIL-ZLODEJINA-3)."""
    thief, victim = await _both(desk, ask)
    if answer == "ducats":
        return await _hand_over(desk, ask, thief, victim, None)
    items = thefts.items_of(desk, victim)
    if item is None and len(items) > 1:
        choices = tuple(Choice(named(desk.speech, one), one.key) for one in items[:MOST])
        menu = Menu(f"respond_item:{ask.id}", desk.speech.label("respond-item-prompt"), choices)
        return Page(text=desk.speech.say("respond-which-item"), menus=(menu,), tone="wait")
    return await _hand_over(desk, ask, thief, victim, _meant(desk, items, item))


async def _both(desk: Desk, ask: Ask) -> tuple[Character, Character]:
    locked = await desk.unit.characters.lock(ask.guild_id, sorted({ask.character_id, ask.other_id}))
    found = {one.id: one for one in locked}
    if any(one.retired_at is not None for one in locked):
        raise Refusal("nothing_asked")
    return found[ask.other_id], found[ask.character_id]


def _meant(desk: Desk, items: list[Thing], text: str | None) -> Thing:
    """Return the game item meant by its key or its name; the only one where none was named."""
    if text is None and items:
        return items[0]
    wanted = plain(text or "")
    for one in items:
        if text == one.key or (wanted and plain(named(desk.speech, one)) == wanted):
            return one
    raise Refusal("no_game_item", rule="DBF-ABIL-ZLODEJINA-3")


async def _hand_over(desk: Desk, ask: Ask, thief: Character, victim: Character, item: Thing | None) -> Page:
    await asks.close(desk, ask, "ducats" if item is None else "item")
    choice, key = ("ducats", None) if item is None else ("game_item", item.key)
    haul = await thefts.hand_over(desk, thief, victim, choice, key)  # type: ignore[arg-type]  # one of the two
    said = desk.speech.say("respond-handed", name=victim.name, thief=thief.name, haul=haul)
    return Page(text=said, tone="info")


async def suggest_items(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, key) of the game items the own character could hand over."""
    async with read(game, caller) as desk:
        items = thefts.items_of(desk, await find_own(desk, subject))
        return [(named(desk.speech, one), one.key) for one in items if plain(typed) in plain(named(desk.speech, one))]
