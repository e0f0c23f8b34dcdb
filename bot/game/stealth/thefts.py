"""The theft: who may try it, what its victim is asked, and what passes from one to the other."""

from __future__ import annotations

from bot.game.characters.gear import has_approved
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk
from bot.game.scenes.bystanders import bystander
from bot.game.stealth import asks
from bot.game.things import tell_haul
from bot.i18n.escape import Markup
from bot.rules.core.deeds import Doer, Robbery, Theft, TheftChoice
from bot.rules.core.goods import Party, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Character

TOKEN = "token"
ITEM = "game_item"


def theft_rules(ruleset: Ruleset) -> Theft:
    """Return what a ruleset knows of theft; `no_theft_here` where it knows none."""
    if ruleset.theft is None:
        raise Refusal("no_theft_here")
    return ruleset.theft


async def check_attempt(desk: Desk, thief: Character, victim: Character, words: str) -> None:
    """Refuse a theft that may not be tried now (DBF-ABIL-ZLODEJINA-2, R-ABI-9)."""
    if thief.ruleset != victim.ruleset:
        raise Refusal("other_ruleset")
    if thief.id == victim.id:
        raise Refusal("same_character")
    ruleset = desk.ruleset(thief.ruleset)
    doer = Doer(sheet_of(desk, thief), await bystander(desk, thief), words)
    approved = await has_approved(desk, thief.id, TOKEN)
    theft_rules(ruleset).attempt(
        doer, await bystander(desk, victim), desk.rulings(ruleset.key), token_approved=approved
    )


async def succeed(desk: Desk, thief: Character, victim: Character) -> None:
    """Ask the victim what it hands over; where nothing is left to choose, that passes at once (-ZLODEJINA-3)."""
    ruleset = desk.ruleset(thief.ruleset)
    choices = theft_rules(ruleset).choices(sheet_of(desk, victim))
    if len(choices) == 1:
        await hand_over(desk, thief, victim, choices[0])
        return
    hours = desk.rulings(ruleset.key).number("step_deadline_hours")
    ask = await asks.put(desk, asks.THEFT, victim, thief, hours, {})
    buttons = [
        ["button-respond-ducats", f"respond:{ask.id}:ducats", "primary"],
        ["button-respond-item", f"respond:{ask.id}:item", "secondary"],
    ]
    robbery = await _settled(desk, thief, victim, "ducats")
    await asks.tell(desk, ask, "notice-theft", buttons, ducats=robbery.ducats)


async def hand_over(
    desk: Desk, thief: Character, victim: Character, choice: TheftChoice, item: str | None = None
) -> Markup:
    """Let the goods pass, and tell both; the victim knows the thief from now on. Return what passed, in words."""
    robbery = await _settled(desk, thief, victim, choice, item)
    keep(desk, victim, robbery.passed.giver)
    keep(desk, thief, robbery.passed.receiver)
    haul = tell_haul(desk.guild_speech, robbery.passed.haul)
    named = {"thief": thief.name, "victim": victim.name, "haul": haul}
    desk.notify(thief.owner_id, "notice-theft-done", **named)
    known = "notice-robbed-by" if robbery.thief_revealed else "notice-robbed"
    desk.notify(await asks.player_of(desk, victim), known, **named)
    desk.log("log-theft-done", **named)
    return haul


async def _settled(
    desk: Desk, thief: Character, victim: Character, choice: TheftChoice, item: str | None = None
) -> Robbery:
    robber = Party(thief.id, sheet_of(desk, thief), await bystander(desk, thief))
    robbed = Party(victim.id, sheet_of(desk, victim), await bystander(desk, victim))
    return theft_rules(desk.ruleset(thief.ruleset)).settle(robber, robbed, choice, item)


def items_of(desk: Desk, victim: Character) -> list[Thing]:
    """Return the game items a victim may hand over."""
    goods = desk.ruleset(victim.ruleset).goods
    return [one for one in goods.carried(sheet_of(desk, victim)).things if one.sort == ITEM] if goods else []
