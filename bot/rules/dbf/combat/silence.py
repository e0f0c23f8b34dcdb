"""Silence: when a step closes, and what stands for the answer of those who gave none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.core.combat_orders import DuelResult
from bot.rules.core.facts import Identity
from bot.rules.core.rulings import Rulings


def closed(
    may_act: Collection[Identity],
    answered: Collection[Identity],
    passed_round: Collection[Identity],
    *,
    deadline_passed: bool,
) -> bool:
    """Say whether a step closes: all who may act have answered, or the deadline has passed (DBF-COMBAT-46)."""
    return deadline_passed or set(may_act) <= {*answered, *passed_round}


@dataclass(frozen=True, slots=True)
class Silent:
    """What is known of somebody (or of a pair) at the deadline of a step."""

    reports: Mapping[Identity, DuelResult] = field(default_factory=dict)
    org_entered: bool = False
    would_lose: int = 0
    dodge_if: int | None = None
    lives: int = 0
    flee_if: int | None = None


def at_deadline(step: str, silent: Silent, rulings: Rulings) -> str:
    """Return what stands for a missing answer (DBF-COMBAT-47, DBF-COMBAT-48, R-CMB-18)."""
    return SILENCE[step](silent, rulings)


def agreed(reports: Sequence[DuelResult]) -> DuelResult | None:
    """Return what both of a pair reported; None for one report, none, or two different ones (R-CMB-1)."""
    return reports[0] if len(reports) == 2 and reports[0] == reports[1] else None


def dodges_by_order(dodge_if: int | None, would_lose: int) -> bool:
    """Say whether a standing order dodges a hit of so many lives (DBF-COMBAT-48)."""
    return dodge_if is not None and would_lose >= dodge_if


def flees_by_order(flee_if: int | None, lives: int) -> bool:
    """Say whether a standing order makes somebody with so many lives flee (DBF-COMBAT-48)."""
    return flee_if is not None and lives <= flee_if


def _duel(silent: Silent, rulings: Rulings) -> str:
    mode = rulings.word("duel_mode")
    if mode != "roll" and silent.org_entered:
        return "as_entered"
    return "as_reported" if mode == "report" and agreed(list(silent.reports.values())) is not None else "rolled"


def _always(answer: str) -> Callable[[Silent, Rulings], str]:
    return lambda silent, rulings: answer


SILENCE: Mapping[str, Callable[[Silent, Rulings], str]] = {
    "opening": _always("pass"),
    "pairing": _always("drawn"),
    "repairing": _always("drawn"),
    "potion": _always("none"),
    "spells": _always("none"),
    "duel": _duel,
    "dodge": lambda silent, _: "used" if dodges_by_order(silent.dodge_if, silent.would_lose) else "not_used",
    "wounds": lambda silent, _: "used" if dodges_by_order(silent.dodge_if, silent.would_lose) else "not_used",
    "end_of_round": lambda silent, _: "flees" if flees_by_order(silent.flee_if, silent.lives) else "stays",
}
