"""Who is awaited: those who may act in the step that is on and have not answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.rules.core.combat_orders import Step
from bot.rules.core.facts import Identity
from bot.rules.core.magic import Context
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat import duelling, opening, wounding
from bot.rules.dbf.combat.bout import Bout, standing
from bot.rules.dbf.combat.declaring import check_able
from bot.rules.dbf.combat.leaving import may_step_in
from bot.rules.dbf.combat.pairing import picking_side
from bot.rules.dbf.combat.state import STEP_ORDER, Cast, Fighter
from bot.rules.dbf.designs import SPECIAL
from bot.rules.dbf.knowledge import opens_at
from bot.rules.dbf.lasting import visible

ORG = "org"


def has_passed(fighter: Fighter, step: Step) -> bool:
    """Say whether a fighter has answered a step, alone or with a pass for a stretch of the round (DBF-COMBAT-46)."""
    return fighter.passed is not None and STEP_ORDER.index(fighter.passed) >= STEP_ORDER.index(step)


def plays(bout: Bout, fighter: Fighter) -> bool:
    """Say whether somebody is waited for at all: not under standing orders, not out of game (R-CMB-20, R-PBP-5)."""
    return not fighter.on_orders and bout.sheet(fighter.id).out_of_game is None


def awaited(bout: Bout) -> tuple[Identity, ...]:
    """Return who has still to answer in this step (DBF-COMBAT-46)."""
    return () if bout.state.ended else ASKED[bout.state.step](bout)


def _waiting(bout: Bout, fighter: Fighter) -> bool:
    return not has_passed(fighter, bout.state.step) and plays(bout, fighter)


def _pickers(bout: Bout) -> tuple[Identity, ...]:
    side = picking_side(bout)
    return tuple(one.id for one in bout.active(side) if _waiting(bout, one)) if side is not None else ()


def _drinkers(bout: Bout) -> tuple[Identity, ...]:
    thirsty = (one for one in bout.active() if one.potion is None and bout.world.combatants[one.id].potions)
    return tuple(one.id for one in thirsty if _waiting(bout, one))


def _casters(bout: Bout) -> tuple[Identity, ...]:
    return tuple(one.id for one in bout.active() if _waiting(bout, one) and any(castable(bout, one.id)))


def castable(bout: Bout, who: Identity) -> Iterator[str]:
    """Yield the spells somebody could declare now, whatever their targets, in book order."""
    sheet = bout.sheet(who)
    schools = {*(sheet.owned() & bout.books.schools.keys()), SPECIAL}
    if schools == {SPECIAL} and not sheet.special_spells:
        return
    for key, row in bout.books.spells.items():
        if row.school in schools and opens_at(bout.books, sheet, key) is not None and _able(bout, who, key):
            yield key


def reactions(bout: Bout, who: Identity) -> Iterator[str]:
    """Yield the spells one of those challenged could cast in the opening (DBF-COMBAT-45)."""
    for key, row in bout.books.spells.items():
        if row.timing == "reaction" and _able(bout, who, key, "challenged"):
            yield key


def _able(bout: Bout, who: Identity, spell: str, context: Context = "combat") -> bool:
    form = next((one.key for one in bout.sheet(who).forms), None)
    try:
        check_able(bout, Cast(by=who, spell=spell, form=form), context)
    except Refusal:
        return False
    return True


def _duellists(bout: Bout) -> tuple[Identity, ...]:
    """In `org` an ORG is awaited; in `report` the pair, and after two different reports an ORG (R-CMB-1)."""
    pairs = tuple(one for one in duelling.reporters(bout) if plays(bout, bout.fighter(one)))
    return (*pairs, ORG) if duelling.needs_org(bout) else pairs


def _dodgers(bout: Bout) -> tuple[Identity, ...]:
    return tuple(one for one in wounding.dodgers(bout) if _waiting(bout, bout.fighter(one)))


def _leavers(bout: Bout) -> tuple[Identity, ...]:
    """Those without an order or a pass, and those seen outside for whom there is a place (R-CMB-20).

    The invisible may step in too, but whom a round waits for, everybody learns (R-CMB-19, R-SPL-4).
    """
    fighters = [one.id for one in bout.active() if one.flee_if is None and _waiting(bout, one)]
    outside = [one.id for one in bout.state.witnesses if one.awaited and not one.answered]
    outside += [one.id for one in bout.state.fighters if one.out == "out_of_combat" and _waiting(bout, one)]
    seen = (one for one in outside if visible(bout.books, bout.sheet(one)))
    return (*fighters, *(one for one in seen if may_step_in(bout, one)))


def only_victors(bout: Bout) -> bool:
    """Say whether all that is left to ask is whether somebody flees, with nobody to flee from (DBF-COMBAT-32).

    Where somebody may step in who is not waited for (a passer-by, the silent, the invisible), the round stays open
    for them as long as the victors take (R-CMB-5, R-CMB-9).
    """
    left = standing(bout)
    if bout.state.step != "end_of_round" or len(left) != 1 or bout.rulings.word("joiners") == "anyone":
        return False
    if any(not one.answered and may_step_in(bout, one.id) for one in bout.state.witnesses):
        return False
    return set(awaited(bout)) <= set(bout.active_ids(left[0]))


ASKED: Mapping[Step, Callable[[Bout], tuple[Identity, ...]]] = {
    "opening": opening.awaited,
    "pairing": _pickers,
    "potion": _drinkers,
    "spells": _casters,
    "repairing": _pickers,
    "duel": _duellists,
    "dodge": _dodgers,
    "end_of_round": _leavers,
}
