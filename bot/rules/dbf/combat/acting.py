"""Orders: one small function for each kind, which does it or refuses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.rules.core.combat_facts import CombatEnded
from bot.rules.core.combat_orders import (
    AnswerOpening,
    CastSpell,
    DecideDuel,
    Dodge,
    Drink,
    EndCombat,
    Flee,
    Join,
    Order,
    PairAnew,
    Pass,
    Pick,
    ReportDuel,
    StandingOrder,
    Step,
    TakeOut,
)
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat import declaring, duelling, leaving, opening, overruling, pairing, wounding
from bot.rules.dbf.combat.bout import Bout, end
from bot.rules.dbf.combat.spellwork import depart
from bot.rules.dbf.combat.state import STEP_ORDER


def carry_out(bout: Bout, order: Order) -> None:
    """Carry out one order; whoever acts is waited for again (R-CMB-20)."""
    if bout.state.ended and not (isinstance(order, DecideDuel) and overruling.decidable(bout)):
        raise Refusal("combat_already_over", rule="DBF-COMBAT-36")
    ORDERS[type(order)](bout, order)
    by = getattr(order, "by", None)
    fighter = bout.find(by) if by is not None else None
    if fighter is not None and (fighter.missed or fighter.on_orders):
        bout.change(fighter.id, missed=0, on_orders=False)


def _pick(bout: Bout, order: Pick) -> None:
    if bout.state.step not in ("pairing", "repairing"):
        raise Refusal("not_this_step")
    pairing.pick(bout, order)
    pairing.pair_last(bout)


def _drink(bout: Bout, order: Drink) -> None:
    declaring.drink(bout, order)


def _cast(bout: Bout, order: CastSpell) -> None:
    """In the opening only Zastavenie času is cast, and that is an answer to it (DBF-COMBAT-45)."""
    if bout.state.step == "opening":
        opening.check_reaction(bout, order.by, order.spell)
        opening.stop_time(bout, order.by)
        return
    declaring.cast(bout, order)
    if order.done:
        _answered(bout, order.by, "spells")


def _pass(bout: Bout, order: Pass) -> None:
    if bout.state.step == "opening":
        opening.answer(bout, AnswerOpening(order.by, "pass"))
        return
    if bout.find(order.by) is None:
        _pass_outside(bout, order)
        return
    through = order.through or bout.state.step
    later = max(STEP_ORDER.index(through), STEP_ORDER.index(bout.state.step))
    _answered(bout, bout.fighter(order.by).id, STEP_ORDER[later])


def _pass_outside(bout: Bout, order: Pass) -> None:
    if all(one.id != order.by for one in bout.state.witnesses):
        raise Refusal("not_present_at_challenge", rule="DBF-COMBAT-10")
    answered = (replace(one, answered=True) if one.id == order.by else one for one in bout.state.witnesses)
    bout.update(witnesses=tuple(answered))


def _answered(bout: Bout, who: object, step: Step) -> None:
    fighter = next(one for one in bout.state.fighters if one.id == who)
    before = -1 if fighter.passed is None else STEP_ORDER.index(fighter.passed)
    bout.change(fighter.id, passed=STEP_ORDER[max(before, STEP_ORDER.index(step))])


def _standing_order(bout: Bout, order: StandingOrder) -> None:
    """It holds until withdrawn or the combat ends, and may be given at any time (DBF-COMBAT-48)."""
    bout.fighter(order.by)
    if any(limit is not None and limit < 1 for limit in (order.dodge_if, order.flee_if)):
        raise Refusal("standing_order_wrong", rule="DBF-COMBAT-48")
    bout.change(order.by, dodge_if=order.dodge_if, flee_if=order.flee_if)


def _take_out(bout: Bout, order: TakeOut) -> None:
    """An ORG may take a character out of the combat (R-CMB-18)."""
    bout.acting(order.who)
    depart(bout, order.who, "taken_out")
    pairing.drop_absent(bout)
    bout.update(
        casts=tuple(one for one in bout.state.casts if one.by != order.who),
        hits=tuple(one for one in bout.state.hits if one.victim != order.who),
    )
    if bout.state.step == "end_of_round":
        leaving.close_the_gap(bout)


def _end(bout: Bout, order: EndCombat) -> None:
    end(bout, CombatEnded(order.outcome, "org"))


ORDERS: Mapping[type, Callable[[Bout, Any], None]] = {
    AnswerOpening: opening.answer,
    Pick: _pick,
    Drink: _drink,
    CastSpell: _cast,
    Pass: _pass,
    StandingOrder: _standing_order,
    ReportDuel: duelling.report,
    DecideDuel: overruling.decide,
    PairAnew: overruling.pair_anew,
    Dodge: wounding.dodge,
    Flee: leaving.flee,
    Join: leaving.join,
    TakeOut: _take_out,
    EndCombat: _end,
}
