"""What one may do now: the data of the private menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from bot.rules.core.combat import Choices
from bot.rules.core.combat_orders import Side, Step
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat import asking, duelling, leaving, pairing, wounding
from bot.rules.dbf.combat.bout import Bout, opposite
from bot.rules.dbf.combat.reaching import AIMED_KINDS, Reaching, may_be_aimed
from bot.rules.dbf.combat.state import SIDES, Cast, Fighter


def choices(bout: Bout, who: Identity) -> Choices:
    """Return what somebody on a side or standing by may do in this step; nothing in a combat that is over."""
    fighter = bout.find(who)
    if bout.state.ended:
        return Choices()
    if fighter is None or fighter.out == "out_of_combat":
        return _outside(bout, who)
    if not bout.is_active(fighter):
        return Choices(orders=fighter.out is None)
    return replace(OFFERED[bout.state.step](bout, fighter), can_dodge=bool(wounding.dodges_left(bout, fighter)))


def _outside(bout: Bout, who: Identity) -> Choices:
    present = any(one.id == who for one in bout.state.witnesses) and bout.world.combatants[who].near
    if bout.state.step == "opening" and present:
        return Choices(answer=True, sides=tuple(side for side in SIDES if _may_support(bout, who, side)))
    sides = leaving.may_step_in(bout, who) if bout.state.step == "end_of_round" else ()
    return Choices(sides=sides)


def _may_support(bout: Bout, who: Identity, side: Side) -> bool:
    try:
        leaving.check_joining(bout, who, side, "before_round_1")
    except Refusal:
        return False
    return True


def _opening(bout: Bout, fighter: Fighter) -> Choices:
    if fighter.side != "challenged":
        return Choices(orders=True)
    return Choices(answer=True, orders=True, spells=tuple(asking.reactions(bout, fighter.id)))


def _pairing(bout: Bout, fighter: Fighter) -> Choices:
    if pairing.picking_side(bout) != fighter.side:
        return Choices(orders=True)
    own, other = (pairing.free(bout, side) for side in (fighter.side, opposite(fighter.side)))
    return Choices(pick_own=tuple(one.id for one in own), pick_other=tuple(one.id for one in other), orders=True)


def _declaring(bout: Bout, fighter: Fighter) -> Choices:
    able = tuple(asking.castable(bout, fighter.id))
    drinks = bout.state.step == "potion" and fighter.potion is None and bout.world.combatants[fighter.id].potions
    targets = {spell: found for spell in able if (found := tuple(_targets(bout, fighter, spell)))}
    # What is aimed and has nobody to be aimed at would only be refused.
    spells = tuple(spell for spell in able if spell in targets or not _is_aimed(bout, spell))
    return Choices(drink=drinks, spells=spells, targets=targets, orders=True)


def _targets(bout: Bout, fighter: Fighter, spell: str) -> Iterator[Identity]:
    """Yield whom a spell may be aimed at, as far as its caster can see."""
    if not _is_aimed(bout, spell):
        return
    reaching = Reaching(bout, Cast(by=fighter.id, spell=spell), bout.active())
    yield from (one.id for one in bout.state.fighters if may_be_aimed(reaching, one.id))


def _is_aimed(bout: Bout, spell: str) -> bool:
    return bout.books.spells[spell].target_kind in AIMED_KINDS


def _duel(bout: Bout, fighter: Fighter) -> Choices:
    reports = fighter.id in duelling.reporters(bout)
    return Choices(report=pairing.partner(bout, fighter.id) if reports else None, orders=True)


def _dodge(bout: Bout, fighter: Fighter) -> Choices:
    hit = next((hit for hit in bout.state.hits if hit.victim == fighter.id), None)
    asked = hit is not None and fighter.id in wounding.dodgers(bout)
    return Choices(dodge=wounding.would_lose(bout, hit) if hit is not None and asked else None, orders=True)


def _end_of_round(bout: Bout, fighter: Fighter) -> Choices:
    return Choices(flee=True, orders=True)


OFFERED: Mapping[Step, Callable[[Bout, Fighter], Choices]] = {
    "opening": _opening,
    "pairing": _pairing,
    "potion": _declaring,
    "spells": _declaring,
    "repairing": _pairing,
    "duel": _duel,
    "dodge": _dodge,
    "end_of_round": _end_of_round,
}
