"""The duel of a pair: its dice, its reports, and what an ORG enters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.rules.core.combat_facts import DuelFought, DuelHow
from bot.rules.core.combat_orders import DecideDuel, DuelResult, ReportDuel
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.combat.bout import Bout
from bot.rules.dbf.combat.silence import agreed
from bot.rules.dbf.combat.state import Duel, Pair, Report
from bot.rules.dbf.combat.strength import is_armed

DIE = 6
Winner = Literal["a", "b", "both", "none"]


@dataclass(frozen=True, slots=True)
class Rolled:
    """One of two in a duel: its dice in their order, and what changes how they count."""

    dice: tuple[int, ...]
    prone: bool = False
    unarmed: bool = False
    shield: bool = False


def result(first: Rolled, second: Rolled, rulings: Rulings) -> Winner:
    """Return who hits: the higher die, on equal ones both; a hit without a weapon is none (DBF-COMBAT-23, -50)."""
    found = PRONE[rulings.word("prone_effect")](first, second, rulings)
    hits = {"a": found in ("a", "both") and not first.unarmed, "b": found in ("b", "both") and not second.unarmed}
    if all(hits.values()):
        return "both"
    return "a" if hits["a"] else "b" if hits["b"] else "none"


def _higher(first: int, second: int) -> Winner:
    if first == second:
        return "both"
    return "a" if first > second else "b"


def _value(one: Rolled, die: int, rulings: Rulings) -> int:
    return die + (rulings.number("shield_duel_bonus") if one.shield else 0)


def _first_dice(first: Rolled, second: Rolled, rulings: Rulings) -> Winner:
    return _higher(_value(first, first.dice[0], rulings), _value(second, second.dice[0], rulings))


def _lower_of_two(first: Rolled, second: Rolled, rulings: Rulings) -> Winner:
    """Who lies keeps the lower of two dice; if both lie one die each (R-CMB-12)."""
    if first.prone and second.prone:
        return _first_dice(first, second, rulings)
    kept = (min(one.dice[:2]) if one.prone else one.dice[0] for one in (first, second))
    return _higher(*(_value(one, die, rulings) for one, die in zip((first, second), kept, strict=True)))


def _who_lies_loses(first: Rolled, second: Rolled, rulings: Rulings) -> Winner:
    if first.prone == second.prone:
        return _first_dice(first, second, rulings)
    return "b" if first.prone else "a"


PRONE: Mapping[str, Callable[[Rolled, Rolled, Rulings], Winner]] = {
    "lower_of_two": _lower_of_two,
    "none": _first_dice,
    "loses": _who_lies_loses,
}


def fighting_pairs(bout: Bout) -> tuple[Pair, ...]:
    """Return the pairs that duel in this round: not those under Očarenie (DBF-COMBAT-19)."""
    return tuple(pair for pair in bout.state.pairs if pair not in bout.state.charmed)


def open_pairs(bout: Bout) -> tuple[Pair, ...]:
    """Return the pairs whose duel has no result yet."""
    done = {duel.pair for duel in bout.state.duels}
    return tuple(pair for pair in fighting_pairs(bout) if pair not in done)


def begin(bout: Bout) -> None:
    """Settle what needs nobody: pairs without any weapon, and in the mode `roll` all others (R-CMB-1, R-CMB-2)."""
    for pair in open_pairs(bout):
        if not any(is_armed(bout, one) for one in pair):
            record(bout, pair, "none", "unarmed")
        elif bout.rulings.word("duel_mode") == "roll":
            roll(bout, pair)


def roll(bout: Bout, pair: Pair) -> None:
    """Roll the duel of a pair with the dice handed in (DBF-COMBAT-23)."""
    prone = [bout.fighter(one).prone for one in pair]
    twice = bout.rulings.word("prone_effect") == "lower_of_two" and prone.count(True) == 1
    dice = [tuple(bout.world.dice.roll(DIE) for _ in range(2 if twice and lies else 1)) for lies in prone]
    first, second = (
        Rolled(rolled, lies, not is_armed(bout, one), bout.sheet(one).shield and bout.sheet(one).shape is None)
        for rolled, lies, one in zip(dice, prone, pair, strict=True)
    )
    won: dict[Winner, DuelResult] = {"a": pair[0], "b": pair[1], "both": "both", "none": "none"}
    record(bout, pair, won[result(first, second, bout.rulings)], "rolled", (dice[0], dice[1]))


def report(bout: Bout, order: ReportDuel) -> None:
    """Take the report of one of a pair; two equal ones stand, others wait for an ORG (R-CMB-1)."""
    if bout.rulings.word("duel_mode") != "report":
        raise Refusal("duel_not_reported", rule="DBF-COMBAT-23")
    pair = _find_pair(bout, open_pairs(bout), lambda pair: bout.acting(order.by).id in pair, order.result)
    reports = (*(one for one in bout.state.reports if one.by != order.by), Report(by=order.by, result=order.result))
    bout.update(reports=reports)
    told = agreed([one.result for one in reports if one.by in pair])
    if told is not None:
        record(bout, pair, told, "reported")


def decide(bout: Bout, order: DecideDuel) -> None:
    """Take what an ORG says of a duel in its step, in any mode, also over a result it already has (R-CMB-1)."""
    meant = set(order.pair)
    pair = _find_pair(bout, fighting_pairs(bout), lambda pair: set(pair) == meant, order.result)
    bout.update(duels=tuple(duel for duel in bout.state.duels if duel.pair != pair))
    record(bout, pair, order.result, "entered")


def _find_pair(bout: Bout, pairs: tuple[Pair, ...], fits: Callable[[Pair], bool], told: DuelResult) -> Pair:
    if any(fits(pair) for pair in bout.state.charmed):
        raise Refusal("pair_skips_round", rule="DBF-SPELL-POCAROVANIE-2")
    if bout.state.step == "repairing":
        raise Refusal("repairing_required", rule="DBF-COMBAT-16")
    if bout.state.step != "duel":
        raise Refusal("not_this_step")
    pair = next((pair for pair in pairs if fits(pair)), None)
    if pair is None:
        raise Refusal("not_paired", rule="DBF-COMBAT-21")
    if told not in (*pair, "both", "none"):
        raise Refusal("duel_result_wrong", rule="DBF-COMBAT-21")
    return pair


def record(
    bout: Bout,
    pair: Pair,
    told: DuelResult,
    how: DuelHow,
    rolls: tuple[tuple[int, ...], tuple[int, ...]] | None = None,
) -> None:
    """Keep how a duel ended, and tell it."""
    bout.update(duels=(*bout.state.duels, Duel(pair=pair, result=told)))
    bout.tell(DuelFought(pair, told, how, rolls))


def reporters(bout: Bout) -> tuple[Identity, ...]:
    """Return who has still to report its duel."""
    if bout.rulings.word("duel_mode") != "report":
        return ()
    told = {one.by for one in bout.state.reports}
    return tuple(one for pair in open_pairs(bout) for one in pair if one not in told)


def needs_org(bout: Bout) -> bool:
    """Say whether a duel waits for an ORG: any in the mode `org`, two different reports in `report` (R-CMB-1)."""
    told = {one.by for one in bout.state.reports}
    contested = [pair for pair in open_pairs(bout) if told >= set(pair)]
    return bool(contested if bout.rulings.word("duel_mode") == "report" else open_pairs(bout))
