"""A combat as plain data for its card and its board."""

from __future__ import annotations

from bot.rules.core.combat import CombatView, Declared, FighterLine
from bot.rules.core.facts import Identity
from bot.rules.dbf.combat import overruling
from bot.rules.dbf.combat.asking import awaited
from bot.rules.dbf.combat.bout import Bout
from bot.rules.dbf.combat.pairing import partner
from bot.rules.dbf.combat.state import CombatState, Fighter


def status(bout: Bout, fighter: Fighter) -> str:
    """Return what a fighter is now; who was put aside is defeated once the combat is over (DBF-AFTER-12)."""
    if fighter.out is None:
        return bout.sheet(fighter.id).status
    return "defeated" if fighter.out == "sidelined" and bout.state.ended else fighter.out


def view(bout: Bout) -> CombatView:
    """Return the whole combat; what is declared stays secret (DBF-COMBAT-31)."""
    state = bout.state
    return CombatView(
        step=state.step,
        round=state.round,
        fighters=tuple(_line(bout, one) for one in state.fighters),
        standing_by=tuple(one.id for one in state.witnesses),
        awaited=awaited(bout),
        ended=state.ended,
        outcome=state.outcome,
        decidable=overruling.decidable(bout),
        pairable=overruling.pairable(bout),
    )


def _line(bout: Bout, fighter: Fighter) -> FighterLine:
    return FighterLine(
        id=fighter.id,
        side=fighter.side,
        status=status(bout, fighter),
        paired_with=partner(bout, fighter.id),
        prone=fighter.prone,
        on_orders=fighter.on_orders,
    )


def orders_of(state: CombatState, who: Identity) -> Declared:
    """Return what one fighter has declared and ordered; empty for somebody on no side."""
    fighter = next((one for one in state.fighters if one.id == who), None)
    if fighter is None:
        return Declared(who)
    return Declared(
        who=who,
        spells=tuple((cast.spell, cast.targets) for cast in state.casts if cast.by == who),
        potion=fighter.potion.key if fighter.potion is not None else None,
        dodge_if=fighter.dodge_if,
        flee_if=fighter.flee_if,
    )
