"""Brewing: a recipe one knows and what it takes, played out in words, done when its minutes are over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.goods.bag import carried, in_bag, mark
from bot.game.goods.potions import all_potions, brewing_rules, is_own, match, out_of, token
from bot.game.goods.showing import inventory_button
from bot.game.goods.stepping import LONGEST_TEXT, Reachable, doer, spoken, step_up
from bot.game.names import plain
from bot.game.scenes.moving import visible
from bot.game.things import named
from bot.i18n.arguments import Term
from bot.i18n.escape import mention, moment
from bot.i18n.page import Form, Page, Question
from bot.rules.core.deeds import Doer, Laboured, Potion
from bot.rules.core.goods import Thing
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

TO_BE_TOLD = "…"


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants brewed: a recipe, the herb to use where any will do, the words that play it out."""

    recipe: str
    herb: str | None = None
    text: str | None = None


async def brew(
    game: Game,
    caller: Caller,
    *,
    wish: Wish,
    subject: str | None = None,
    reason: str | None = None,
    reachable: Reachable = None,
) -> Page | Form:
    """Begin to brew (DBF-ABIL-ALCHYMIA-2..4, DBF-ABIL-ZALESACTVO-3); without words ask for them (R-PBP-3)."""
    if wish.text is None:
        return await _ask_for_words(game, caller, wish, subject)
    async with write(game, caller) as desk:
        (brewer,), scene = await step_up(desk, subject, reachable)
        potion, herbs = await _meant(desk, brewer, wish)
        work = _judge(desk, brewer, await doer(desk, brewer, wish.text), potion, herbs)
        keep(desk, brewer, work.facts, reason=reason)
        if scene is not None and visible(desk, brewer):
            told = {"character": brewer.name, "text": spoken(wish.text)}
            desk.tell_scene(scene.channel_id, "scene-brews", **told)
        log_name = potion.name or Term(f"potion-{potion.key}")
        desk.log("log-brewing", actor=mention(caller.user_id), name=brewer.name, potion=log_name)
        return desk.answer(_begun(desk, brewer, potion, work))


def _begun(desk: Desk, brewer: Character, potion: Potion, work: Laboured) -> Page:
    name = named(desk.speech, made_of(potion))
    if not work.minutes:
        text = desk.speech.say("brewing-done", name=brewer.name, potion=name)
        return Page(text=text, buttons=(inventory_button(desk, brewer),), tone="good")
    timekeeping = desk.ruleset(brewer.ruleset).timekeeping
    minute = timekeeping.minute_seconds(desk.rulings(brewer.ruleset)) if timekeeping is not None else 60
    until = moment(desk.moment.now.timestamp() + work.minutes * minute, "R")
    return Page(text=desk.speech.say("brewing-begun", name=brewer.name, potion=name, at=until), tone="wait")


def made_of(potion: Potion) -> Thing:
    """Return the thing that a potion is in a bag."""
    return Thing("potion", potion.key, potion.name)


async def _ask_for_words(game: Game, caller: Caller, wish: Wish, subject: str | None) -> Form:
    """Return the form for the words, unless the brewing would be refused whatever they are."""
    async with read(game, caller) as desk:
        brewer = await find_own(desk, subject)
        potion, herbs = await _meant(desk, brewer, wish)
        _judge(desk, brewer, await doer(desk, brewer, TO_BE_TOLD), potion, herbs)
        herb = "" if not herbs else f":{mark(Thing('herb', herbs[0]))}"
        title = desk.speech.label("brewing-title", potion=named(desk.speech, made_of(potion)))
        question = Question("text", desk.speech.label("brewing-question"), long=True, maximum=LONGEST_TEXT)
        return Form(f"potion_brew:{brewer.id}:{potion.key}{herb}", title, (question,))


async def _meant(desk: Desk, brewer: Character, wish: Wish) -> tuple[Potion, tuple[str, ...]]:
    """Return the potion meant, made of what the brewer has, and the key of the herb chosen for it."""
    rules, rulings = brewing_rules(desk.ruleset(brewer.ruleset)), desk.rulings(brewer.ruleset)
    own = rules.healing(rulings)
    if is_own(desk, own, wish.recipe):
        return own, (in_bag(desk, brewer, wish.herb, sort="herb").key,) if wish.herb else ()
    potion = match(await all_potions(desk), wish.recipe)
    # Whether a potion exists that one has no recipe of is nobody's business.
    if potion is None or potion.key not in rules.recipes(sheet_of(desk, brewer)):
        raise Refusal("no_recipe", rule="DBF-ABIL-ALCHYMIA-3")
    return out_of(carried(desk, brewer).things, potion), ()


def _judge(desk: Desk, brewer: Character, who: Doer, potion: Potion, herbs: tuple[str, ...]) -> Laboured:
    rules, rulings = brewing_rules(desk.ruleset(brewer.ruleset)), desk.rulings(brewer.ruleset)
    if potion.key == rules.healing(rulings).key:
        return rules.brew_healing(who, rulings, herbs)
    return rules.brew(who, potion, rulings)


async def brewable(desk: Desk, brewer: Character) -> list[Potion]:
    """Return what a character knows to brew, the ruleset's own potion first where it is able to make it."""
    rules, rulings = brewing_rules(desk.ruleset(brewer.ruleset)), desk.rulings(brewer.ruleset)
    learned = rules.recipes(sheet_of(desk, brewer))
    own = [rules.healing(rulings)] if await _is_able(desk, brewer) else []
    return own + [one for one in await all_potions(desk) if one.key in learned]


async def _is_able(desk: Desk, brewer: Character) -> bool:
    rules = brewing_rules(desk.ruleset(brewer.ruleset))
    try:
        rules.brew_healing(await doer(desk, brewer, TO_BE_TOLD), desk.rulings(brewer.ruleset))
    except Refusal as refusal:
        return refusal.code != "no_ability"
    return True


async def suggest(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, token) of what the own character knows to brew."""
    async with read(game, caller) as desk:
        every = await brewable(desk, await find_own(desk, subject))
        called = [(named(desk.speech, made_of(one)), token(one)) for one in every]
        return [(name, value) for name, value in called if plain(typed) in plain(name)]


def tell_end(desk: Desk, brewer: Character, facts: Iterable[Any]) -> bool:
    """Tell a player what came of the brewing whose time is over; say whether it was one (DBF-ABIL-ALCHYMIA-3)."""
    every = list(facts)
    ended = next((one for one in every if one.kind == "work_ended" and one.work == "brew"), None)
    if ended is None:
        return False
    made = next((one for one in every if one.kind == "goods_changed" and one.amount > 0), None)
    if made is None:
        desk.notify(brewer.owner_id, "notice-brewing-failed", name=brewer.name)
        return True
    potion = made.name or Term(f"potion-{made.key}")
    desk.notify(brewer.owner_id, "notice-brewing-done", name=brewer.name, potion=potion)
    return True
