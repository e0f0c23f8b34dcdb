"""The steps in their order: how each begins, what fills in for the silent, how it closes and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.rules.core.combat_facts import DeadlineMissed
from bot.rules.core.combat_orders import Step
from bot.rules.dbf.combat import duelling, pairing, rounds, wounding
from bot.rules.dbf.combat.asking import awaited, only_victors
from bot.rules.dbf.combat.bout import Bout
from bot.rules.dbf.combat.casting import resolve_spells
from bot.rules.dbf.combat.ending import end_if_empty


@dataclass(frozen=True, slots=True)
class StepRules:
    """One step: what happens when it begins, what is made up for those who do not answer, which step follows.

    `close` returns None where the combat is over.
    """

    begin: Callable[[Bout], None]
    fill: Callable[[Bout], None]
    close: Callable[[Bout], Step | None]


def advance(bout: Bout, *, ask_victors: bool = True) -> None:
    """Close every step in which nobody is awaited any more (DBF-COMBAT-46)."""
    while not bout.state.ended and (not awaited(bout) or (not ask_victors and only_victors(bout))):
        close_step(bout)


def close_step(bout: Bout) -> None:
    """Close the step that is on, made up where somebody was silent, and begin the next one."""
    rules = STEPS[bout.state.step]
    rules.fill(bout)
    following = rules.close(bout)
    if following is not None and not bout.state.ended:
        begin_step(bout, following)


def begin_step(bout: Bout, step: Step) -> None:
    """Begin a step."""
    if step == "pairing":
        rounds.begin_round(bout)
    near = tuple(replace(one, answered=False) if one.answered else one for one in bout.state.witnesses)
    bout.update(step=step, witnesses=near)
    STEPS[step].begin(bout)


def miss(bout: Bout, to_orders: int | None) -> None:
    """Count the deadline for those who were awaited; after so many in a row standing orders play for them."""
    silent = set(awaited(bout))
    for fighter in bout.state.fighters:
        if fighter.id in silent:
            missed = fighter.missed + 1
            on_orders = to_orders is not None and missed >= to_orders
            bout.change(fighter.id, missed=missed, on_orders=on_orders)
            bout.tell(DeadlineMissed(fighter.id, bout.state.step, missed, on_orders))
    witnesses = (replace(one, awaited=False) if one.id in silent else one for one in bout.state.witnesses)
    bout.update(witnesses=tuple(witnesses))


def _nothing(bout: Bout) -> None:
    """Nothing begins or is made up here."""


def _close_opening(bout: Bout) -> Step | None:
    """A side that is empty now ends the combat (DBF-COMBAT-45)."""
    return None if end_if_empty(bout) else "pairing"


def _fill_pairs(bout: Bout) -> None:
    """Draw what a silent side did not pick; the last pair is no choice (DBF-COMBAT-47)."""
    while pairing.picking_side(bout) is not None:
        pairing.draw(bout)
        pairing.pair_last(bout)


def _close_potions(bout: Bout) -> Step:
    rounds.drink_up(bout)
    return "spells"


def _fill_duels(bout: Bout) -> None:
    """Roll what nobody reported or entered (DBF-COMBAT-47)."""
    for pair in duelling.open_pairs(bout):
        duelling.roll(bout, pair)


def _close_duels(bout: Bout) -> Step:
    """Nobody moves on before all duels are over (DBF-COMBAT-27)."""
    wounding.find_hits(bout)
    return "dodge"


def _close_dodging(bout: Bout) -> Step:
    wounding.take_hits(bout)
    return "end_of_round"


STEPS: Mapping[Step, StepRules] = {
    "opening": StepRules(_nothing, _nothing, _close_opening),
    "pairing": StepRules(pairing.pair_last, _fill_pairs, lambda bout: "potion"),
    "potion": StepRules(_nothing, _nothing, _close_potions),
    "spells": StepRules(_nothing, _nothing, resolve_spells),
    "repairing": StepRules(pairing.pair_last, _fill_pairs, lambda bout: "duel"),
    "duel": StepRules(duelling.begin, _fill_duels, _close_duels),
    "dodge": StepRules(_nothing, _nothing, _close_dodging),
    "end_of_round": StepRules(rounds.enter_end, _nothing, rounds.close_round),
}
