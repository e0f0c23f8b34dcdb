"""A whole round of three against three in the rules alone: pairs, two spells, duels, wounds, the end of the round."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from statistics import median

from bench.boards import Span
from bot.books import read_rulesets
from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combat, Combatant
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Seeded, fight, fighter

WARM, TIMES = 30, 400
LIMIT = 1.0
SEED = 7
MAGES = (1, 4)
ORDERS: tuple[orders.Order, ...] = (
    orders.Pick(1, 1, 4),
    orders.Pick(4, 5, 2),
    orders.CastSpell(1, "fireball", (4,)),
    orders.CastSpell(4, "regeneracia", (5,)),
    *(orders.Pass(who) for who in range(1, 7)),
)


def begun(ruleset: Ruleset) -> Fight:
    """Return the fight at the beginning of its first round: two mages, four with swords."""
    six = [fighter(who, *(SCHOOLS if who in MAGES else ("serm",)), lives=8) for who in range(1, 7)]
    return fight(ruleset, Rulings(ruleset.rulings), six[:3], six[3:])


def play(ruleset: Ruleset, engine: Combat, first: Fight) -> int:
    """Play the round, each fact on its sheet; return the number of the round that follows."""
    state, everybody, dice = first.state, dict(first.everybody), Seeded(SEED)
    for order in ORDERS:
        decision = engine.act(state, order, everybody, first.rulings, dice)
        state = decision.state
        everybody.update(_changed(ruleset, everybody, decision.facts))
    return int(state.round)


def _changed(
    ruleset: Ruleset, everybody: Mapping[Identity, Combatant], facts: Mapping[Identity, tuple[object, ...]]
) -> dict[Identity, Combatant]:
    changed = {}
    for who, made in facts.items():
        sheet = everybody[who].sheet
        for fact in made:
            sheet = ruleset.keeping.apply(sheet, fact)
        changed[who] = replace(everybody[who], sheet=sheet)
    return changed


def measure_round() -> Span:
    """Return how long a round takes, after some to get warm."""
    ruleset = read_rulesets()["dbf"]
    assert ruleset.combat is not None
    first, taken = begun(ruleset), []
    for _ in range(WARM + TIMES):
        began = time.perf_counter()
        following = play(ruleset, ruleset.combat, first)
        taken.append((time.perf_counter() - began) * 1000)
        assert following == 2
    return Span("round_3v3", median(taken[WARM:]), LIMIT)
