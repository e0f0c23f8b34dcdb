"""Acts in a fight: each answer of the menu and of `/combat act` becomes one order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.game.caller import Caller
from bot.game.characters.keep import sheet_of
from bot.game.combat.fight import Fight, open_fight, potions_of
from bot.game.combat.menu import DECLARING, menu_page
from bot.game.combat.settling import settle
from bot.game.desk import Desk, Game, write
from bot.game.goods.potions import potion_of
from bot.i18n.page import Button, Page
from bot.rules.core.combat_orders import (
    AnswerOpening,
    Dodge,
    Drink,
    Flee,
    Join,
    Order,
    Pass,
    Pick,
    ReportDuel,
    Side,
    StandingOrder,
)
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character


def player_in(desk: Desk, fight: Fight, character_id: int) -> Character:
    """Return a character of this fight for which the caller may act; an ORG may for any (R-CMB-18)."""
    character = fight.characters.get(character_id)
    if character is None or character.retired_at is not None:
        raise Refusal("not_in_this_combat")
    if character.owner_id != desk.caller.user_id and not desk.is_org:
        raise Refusal("not_your_character")
    return character


async def carry_out(desk: Desk, fight: Fight, order: Order) -> None:
    """Let the rules carry out one order, and keep what comes of it; nothing moves in a paused scene."""
    if fight.combat.seconds_left is not None:
        raise Refusal("scene_paused", rule="DBF-SAFETY-5")
    before = fight.moment()
    decision = fight.engine.act(
        fight.state, order, fight.combatants(), fight.rulings, desk.moment.dice, ask_victors=False
    )
    await settle(desk, fight, decision, before)


def moved_on(desk: Desk, fight: Fight, who: Character, turn: int | None) -> Page | None:
    """Return the present menu where a button belongs to a step that is over; None where it still means something."""
    if turn is None or turn == fight.combat.turn:
        return None
    return menu_page(desk, fight, who, desk.speech.say("combat-moved-on"))


async def act(
    game: Game, caller: Caller, *, combat_id: int, character_id: int, what: str, turn: int | None = None
) -> Page:
    """Give one of the answers that need nothing more; what is not known is refused."""
    async with write(game, caller) as desk:
        fight = await open_fight(desk, combat_id, lock=True, also=character_id)
        who = player_in(desk, fight, character_id)
        late = moved_on(desk, fight, who, turn)
        if late is not None:
            return desk.answer(late)
        if what == "flee" and _last_life(desk, who):
            return desk.answer(_ask_if_sure(desk, fight, who))
        make = ANSWERS.get(what)
        if make is None:
            raise Refusal("combat_act_unknown")
        await carry_out(desk, fight, make(fight, who.id))
        return desk.answer(menu_page(desk, fight, who, desk.speech.say("combat-done")))


def _last_life(desk: Desk, who: Character) -> bool:
    """Say whether fleeing would end on the spot: then it is asked for once more (R-CMB-8)."""
    return int(getattr(sheet_of(desk, who), "lives", 0)) <= 1


def _ask_if_sure(desk: Desk, fight: Fight, who: Character) -> Page:
    action = f"fight_do:{fight.combat.id}:{who.id}:flee_sure:{fight.combat.turn}"
    sure = Button(desk.speech.label("combat-do-flee-sure"), action, "danger")
    back = Button(desk.speech.label("combat-do-back"), f"fight_as:{fight.combat.id}:{who.id}")
    return Page(text=desk.speech.say("combat-flee-sure", name=who.name), buttons=(sure, back), tone="wait")


def _pass(fight: Fight, who: int) -> Order:
    """A pass answers potion and spells together: they are asked in one menu (R-CMB-20)."""
    return Pass(who, through="spells" if fight.view().step in DECLARING else None)


def _join(side: Side) -> Callable[[Fight, int], Order]:
    def order(fight: Fight, who: int) -> Order:
        if fight.view().step == "opening":
            return AnswerOpening(who, "support_challenger" if side == "challenger" else "support_challenged")
        return Join(who, side)

    return order


def _report(result: str) -> Callable[[Fight, int], Order]:
    def order(fight: Fight, who: int) -> Order:
        opponent = next((line.paired_with for line in fight.view().fighters if line.id == who), None)
        if opponent is None:
            raise Refusal("not_paired", rule="DBF-COMBAT-21")
        return ReportDuel(who, {"won": who, "lost": opponent}.get(result, result))

    return order


ANSWERS: Mapping[str, Callable[[Fight, int], Order]] = {
    "pass": _pass,
    "pass_round": lambda fight, who: Pass(who, through="end_of_round"),
    "dodge": lambda fight, who: Dodge(who),
    "take": lambda fight, who: Pass(who),
    "stay": lambda fight, who: Pass(who),
    "flee": lambda fight, who: Flee(who),
    "flee_sure": lambda fight, who: Flee(who),
    "time_stop": lambda fight, who: AnswerOpening(who, "time_stop"),
    "join_challenger": _join("challenger"),
    "join_challenged": _join("challenged"),
    "won": _report("won"),
    "lost": _report("lost"),
    "both": _report("both"),
    "none": _report("none"),
}


async def pick(
    game: Game, caller: Caller, *, combat_id: int, character_id: int, own: int, other: int, turn: int | None = None
) -> Page:
    """Pick a pair (DBF-COMBAT-13)."""
    async with write(game, caller) as desk:
        fight = await open_fight(desk, combat_id, lock=True, also=character_id)
        who = player_in(desk, fight, character_id)
        late = moved_on(desk, fight, who, turn)
        if late is not None:
            return desk.answer(late)
        await carry_out(desk, fight, Pick(who.id, own, other))
        told = desk.speech.say("combat-picked", own=fight.name(own), other=fight.name(other))
        return desk.answer(menu_page(desk, fight, who, told))


async def drink(
    game: Game, caller: Caller, *, combat_id: int, character_id: int, potion: str, turn: int | None = None
) -> Page:
    """Declare a potion one carries; it is used up once it is drunk (DBF-COMBAT-17)."""
    async with write(game, caller) as desk:
        fight = await open_fight(desk, combat_id, lock=True, also=character_id)
        who = player_in(desk, fight, character_id)
        late = moved_on(desk, fight, who, turn)
        if late is not None:
            return desk.answer(late)
        sheet = sheet_of(desk, who)
        carried = next((one for one in potions_of(fight.ruleset, sheet) if one.key == potion), None)
        if carried is None:
            raise Refusal("potion_not_carried")
        meant = await potion_of(desk, fight.ruleset, fight.rulings, potion)
        await carry_out(desk, fight, Drink(who.id, potion, meant.heals))
        return desk.answer(menu_page(desk, fight, who, desk.speech.say("combat-declared-potion")))


async def order_standing(
    game: Game, caller: Caller, *, combat_id: int, character_id: int, what: str, limit: int | None
) -> Page:
    """Set or withdraw a standing order; it answers nobody's turn (DBF-COMBAT-48)."""
    async with write(game, caller) as desk:
        fight = await open_fight(desk, combat_id, lock=True, also=character_id)
        who = player_in(desk, fight, character_id)
        present = fight.engine.orders_of(fight.state, who.id)
        wanted = {"dodge_if": present.dodge_if, "flee_if": present.flee_if, f"{what}_if": limit}
        await carry_out(desk, fight, StandingOrder(who.id, wanted["dodge_if"], wanted["flee_if"]))
        return desk.answer(menu_page(desk, fight, who, desk.speech.say("combat-order-kept")))
