"""Rounds: how one begins, the potions of step 2, how it ends or the combat with it."""

from __future__ import annotations

from dataclasses import replace

from bot.rules.core.combat_facts import PotionDrunk, RoundBegan
from bot.rules.core.combat_orders import Step
from bot.rules.dbf.combat.bout import Bout
from bot.rules.dbf.combat.ending import end_by_verdict, end_if_empty, end_if_idle
from bot.rules.dbf.combat.leaving import flee_by_order
from bot.rules.dbf.combat.state import Fighter
from bot.rules.dbf.lives import heal


def begin_round(bout: Bout) -> None:
    """Begin a round: all that lasts for one is gone, arms may have been changed (DBF-COMBAT-12, R-EQ-3)."""
    blessings = tuple(one for one in bout.state.blessings if not one.for_round)
    bout.update(
        round=bout.state.round + 1,
        fighters=tuple(_refreshed(bout, one) for one in bout.state.fighters),
        pairs=(),
        drawn=(),
        charmed=(),
        casts=(),
        duels=(),
        reports=(),
        hits=(),
        wounded=(),
        before_hits=None,
        blood=False,
        blessings=blessings,
    )
    bout.tell(RoundBegan(bout.state.round))


def _refreshed(bout: Bout, fighter: Fighter) -> Fighter:
    combatant = bout.world.combatants.get(fighter.id)
    weapon = fighter.weapon if combatant is None else combatant.weapon
    return replace(fighter, prone=False, for_round=(), potion=None, passed=None, caught=False, weapon=weapon)


def drink_up(bout: Bout) -> None:
    """Let all potions declared work; they come before the spells (DBF-COMBAT-17, R-CMB-7, R-LIFE-6)."""
    for fighter in bout.active():
        if fighter.potion is not None:
            facts = heal(bout.body(fighter.id), fighter.potion.heals)
            before = bout.sheet(fighter.id).lives
            bout.give(fighter.id, facts)
            bout.tell(PotionDrunk(fighter.id, fighter.potion.key, bout.sheet(fighter.id).lives - before))


def enter_end(bout: Bout) -> None:
    """Begin step 6; after an ice storm there is none (DBF-COMBAT-32, R-SPL-1)."""
    if bout.state.storm:
        end_by_verdict(bout, "ice_storm")
        return
    if not bout.rulings.flag("replacement_before_end_check") and end_if_empty(bout):
        return
    flee_by_order(bout)


def close_round(bout: Bout) -> Step | None:
    """Check whether the combat ends, and else go on to the next round (DBF-COMBAT-36, -37, -50)."""
    return None if end_if_empty(bout) or end_if_idle(bout) else "pairing"
