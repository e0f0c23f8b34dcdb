"""Drinking in peace: without limit, at once, with what an ORG wrote of it (R-ABI-7)."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Desk, Game, write
from bot.game.goods.bag import in_bag, said_as
from bot.game.goods.potions import brewing_rules, potion_of
from bot.game.goods.showing import inventory_button
from bot.game.goods.stepping import step_up
from bot.game.things import named
from bot.i18n import sheets
from bot.i18n.escape import Markup
from bot.i18n.page import Page
from bot.rules.core.deeds import Potion
from bot.store.tables import Character


async def drink(
    game: Game, caller: Caller, *, potion: str, subject: str | None = None, reason: str | None = None
) -> Page:
    """Drink a potion one carries: it heals up to the maximum, other effects are told in words (R-LIFE-6, R-ABI-7)."""
    async with write(game, caller) as desk:
        (drinker,), _ = await step_up(desk, subject)
        ruleset, rulings = desk.ruleset(drinker.ruleset), desk.rulings(drinker.ruleset)
        thing = in_bag(desk, drinker, potion, sort="potion")
        meant = await potion_of(desk, ruleset, rulings, thing.key, thing.name)
        before = view_of(desk, drinker).lives
        keep(desk, drinker, brewing_rules(ruleset).drink(sheet_of(desk, drinker), meant, rulings), reason=reason)
        if drinker.owner_id != caller.user_id:
            desk.notify(drinker.owner_id, "notice-drunk", name=drinker.name, potion=said_as(thing))
        if meant.text:
            tell_effect(desk, drinker, meant)
        lines = [desk.speech.say("potions-drunk", name=drinker.name, potion=named(desk.speech, thing))]
        view = view_of(desk, drinker)
        if view.lives != before:
            hearts = Markup(sheets.hearts(desk.speech, view.lives, view.lives_maximum))
            lines.append(desk.speech.say("lives-changed", name=drinker.name, hearts=hearts))
        if meant.text:
            lines.append(desk.speech.say("potions-effect", text=meant.text))
        return desk.answer(Page(text="\n".join(lines), buttons=(inventory_button(desk, drinker),), tone="good"))


def tell_effect(desk: Desk, drinker: Character, potion: Potion, *, at_once: bool = True) -> None:
    """Tell the ORG log what a potion does in words, and the drinker where the answer does not say it (`at_once`)."""
    desk.log("log-potion-effect", name=drinker.name, potion=potion.name, text=potion.text)
    if not at_once or drinker.owner_id != desk.caller.user_id:
        told = {"name": drinker.name, "potion": potion.name, "text": potion.text}
        desk.notify(drinker.owner_id, "notice-potion-effect", **told)
