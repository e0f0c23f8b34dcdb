"""Every way a combat ends: a side without anybody, both without, and what lets both stand."""

from __future__ import annotations

from bot.rules.core.combat_facts import CombatEnded, EndReason, TimeStopped
from bot.rules.core.combat_orders import CombatOutcome
from bot.rules.core.facts import Identity
from bot.rules.dbf.combat.bout import Bout, end, standing
from bot.rules.dbf.combat.strength import is_armed
from bot.rules.dbf.scenes import TIME_STOP


def verdict(bout: Bout) -> CombatOutcome:
    """Return the side left standing, a draw where neither is, none where both are (DBF-COMBAT-36, R-CMB-11)."""
    left = standing(bout)
    if len(left) == 1:
        return left[0]
    return "none" if left else "draw"


def end_by_verdict(bout: Bout, why: EndReason) -> None:
    """End the combat with whoever is left standing (R-SPL-1, R-SPL-6)."""
    end(bout, CombatEnded(verdict(bout), why))


def end_if_empty(bout: Bout) -> bool:
    """End the combat if a side has nobody left, and say whether it did (DBF-COMBAT-36)."""
    if len(standing(bout)) == 2:
        return False
    end_by_verdict(bout, "side_empty")
    return True


def end_by_fog(bout: Bout, metres: int | None) -> None:
    """End the combat without a winner; the challengers withdraw, whoever cast it (R-SPL-13, DBF-AFTER-14)."""
    end(bout, CombatEnded("none", "fog", bout.active_ids("challenger"), metres))


def end_by_time_stop(bout: Bout, by: Identity) -> None:
    """End what was no combat in the end; the challengers are held where they stand (R-SPL-7, DBF-COMBAT-38)."""
    minutes = bout.books.spells[TIME_STOP].minutes or 0
    held = tuple(one.id for one in bout.state.fighters if one.side == "challenger" and one.out is None)
    bout.tell(TimeStopped(by, held, minutes))
    bout.update(cancelled=True)
    end(bout, CombatEnded("none", "time_stop"))


def end_if_idle(bout: Bout) -> bool:
    """End a combat in which nobody armed has met anybody for two rounds and nobody lost a life (DBF-COMBAT-50)."""
    unarmed = [not any(is_armed(bout, one) for one in pair) for pair in bout.state.pairs]
    idle = bout.state.idle + 1 if unarmed and all(unarmed) and not bout.state.blood else 0
    bout.update(idle=idle)
    if idle < bout.books.figures.number("combat.unarmed_rounds_to_end"):
        return False
    end_by_verdict(bout, "unarmed")
    return True
