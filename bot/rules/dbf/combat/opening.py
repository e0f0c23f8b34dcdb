"""Step 0, the opening: who was challenged may stop the time, who stands by may support a side."""

from __future__ import annotations

from dataclasses import replace

from bot.rules.core.combat_orders import AnswerOpening, OpeningAnswer, Side
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat.bout import Bout
from bot.rules.dbf.combat.declaring import check_able
from bot.rules.dbf.combat.ending import end_by_time_stop
from bot.rules.dbf.combat.leaving import check_joining, step_in
from bot.rules.dbf.combat.state import Cast
from bot.rules.dbf.lasting import visible
from bot.rules.dbf.scenes import TIME_STOP
from bot.rules.dbf.spell_facts import SpellCast

SUPPORTED: dict[OpeningAnswer, Side] = {"support_challenger": "challenger", "support_challenged": "challenged"}


def answer(bout: Bout, order: AnswerOpening) -> None:
    """Take one answer (DBF-COMBAT-45, R-CMB-19)."""
    if bout.state.step != "opening":
        raise Refusal("too_late" if order.answer == "time_stop" else _late(order.answer), rule="DBF-COMBAT-45")
    if order.answer in SUPPORTED:
        support(bout, order.by, SUPPORTED[order.answer])
    elif order.answer == "time_stop":
        stop_time(bout, order.by)
    else:
        _pass(bout, order.by)


def _late(given: OpeningAnswer) -> str:
    return "only_at_end_of_round" if given in SUPPORTED else "nothing_to_answer"


def support(bout: Bout, who: Identity, side: Side) -> None:
    """Support a side that has fewer than three (DBF-COMBAT-8)."""
    check_joining(bout, who, side, "before_round_1")
    step_in(bout, who, side)
    bout.change(who, passed="opening")


def stop_time(bout: Bout, who: Identity) -> None:
    """Void the challenge; only one of those challenged may (DBF-SPELL-JASNOVIDECTVO-5, R-SPL-7)."""
    check_reaction(bout, who, TIME_STOP)
    bout.give(who, (SpellCast(TIME_STOP, bout.active_ids("challenger")),))
    end_by_time_stop(bout, who)


def check_reaction(bout: Bout, who: Identity, spell: str) -> None:
    """Refuse a spell in the opening: any but Zastavenie času, and that to all but the challenged (DBF-MAGIC-10)."""
    found = bout.find(who)
    challenged = found is not None and found.side == "challenged"
    if challenged:
        bout.acting(who)
    check_able(bout, Cast(by=who, spell=spell), "challenged" if challenged else "challenging")


def _pass(bout: Bout, who: Identity) -> None:
    if bout.find(who) is not None:
        bout.change(who, passed="opening")
        return
    if all(one.id != who for one in bout.state.witnesses):
        raise Refusal("not_present_at_challenge", rule="DBF-COMBAT-45")
    bout.update(witnesses=tuple(replace(one, answered=True) if one.id == who else one for one in bout.state.witnesses))


def awaited(bout: Bout) -> tuple[Identity, ...]:
    """Return who is asked and has not answered; nobody waits for the invisible (R-CMB-19)."""
    members = [one.id for one in bout.active("challenged") if one.passed is None]
    near = [one.id for one in bout.state.witnesses if not one.answered and _is_asked(bout, one.id)]
    return (*members, *near)


def _is_asked(bout: Bout, who: Identity) -> bool:
    sheet = bout.sheet(who)
    return sheet.status == "active" and visible(bout.books, sheet) and bout.world.combatants[who].near
