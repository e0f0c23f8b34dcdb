"""Step 6: flight, and those from outside who step in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from bot.rules.core.combat_facts import LivesLost, SideJoined
from bot.rules.core.combat_orders import Flee, Join, Side
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.bout import Bout, opposite, settle_falls
from bot.rules.dbf.combat.ending import end_if_empty
from bot.rules.dbf.combat.silence import flees_by_order
from bot.rules.dbf.combat.spellwork import depart, settle_lives
from bot.rules.dbf.combat.state import Fighter
from bot.rules.dbf.outcomes import acted

JoinMoment = Literal["before_round_1", "mid_round", "end_of_round"]


@dataclass(frozen=True, slots=True)
class Joining:
    """Somebody who wants to step in: what the rules look at (DBF-COMBAT-8, DBF-COMBAT-10)."""

    side_size: int
    moment: JoinMoment
    present: bool = True
    gone_before: bool = False
    somebody_lost: bool = True
    own_opposed: bool = False


def check_join(books: DbfBooks, joining: Joining, rulings: Rulings) -> None:
    """Refuse stepping in, in the order of DBF-COMBAT-10 (R-CMB-5)."""
    opening = joining.moment == "before_round_1"
    anyone = rulings.word("joiners") == "anyone" and not opening
    refusals = (
        ("cannot_return", joining.gone_before),
        ("not_present_at_challenge", not joining.present and not anyone),
        ("only_at_end_of_round", joining.moment == "mid_round"),
        ("side_full", joining.side_size >= books.figures.number("combat.max_per_side")),
        ("no_free_place_yet", not opening and not joining.somebody_lost),
        ("own_character_opposed", joining.own_opposed),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-COMBAT-10")


def check_joining(bout: Bout, who: Identity, side: Side, moment: JoinMoment) -> None:
    """Refuse somebody who wants to step in on a side of this combat."""
    found, witness = bout.find(who), next((one for one in bout.state.witnesses if one.id == who), None)
    if found is not None and found.out is None:
        raise Refusal("already_in_this_combat", rule="DBF-COMBAT-10")
    gone = found is not None and found.out != "out_of_combat"
    if not gone and (found or witness) is not None and not bout.world.combatants[who].near:
        raise Refusal("not_near_any_more", rule="DBF-PARTY-9")
    joining = Joining(
        side_size=len(bout.active(side)),
        moment=moment,
        present=found is not None or witness is not None,
        gone_before=gone,
        somebody_lost=bout.state.lost,
        own_opposed=opposed(bout, who, side),
    )
    check_join(bout.books, joining, bout.rulings)
    if bout.sheet(who).status != "active":
        raise Refusal("not_active", rule="DBF-COMBAT-30")


def opposed(bout: Bout, who: Identity, side: Side) -> bool:
    """Say whether a character of the same player stands on the other side (DBF-COMBAT-52)."""
    player = bout.world.combatants[who].player if who in bout.world.combatants else None
    others = (one for one in bout.state.fighters if one.side == opposite(side))
    return player is not None and any(one.player == player for one in others)


def step_in(bout: Bout, who: Identity, side: Side) -> None:
    """Put somebody on a side; nobody joins unseen (DBF-PARTY-7, R-SPL-4)."""
    combatant = bout.world.combatants[who]
    claws = combatant.figures.claws if combatant.figures is not None else None
    fighter = bout.find(who) or Fighter(
        id=who, side=side, player=combatant.player, xp=bout.sheet(who).xp, weapon=combatant.weapon, claws=claws
    )
    bout.give(who, acted(bout.books, bout.sheet(who), bout.rulings))
    bout.enter(replace(fighter, side=side, out=None))
    bout.tell(SideJoined(who, side))


def join(bout: Bout, order: Join) -> None:
    """Step in from outside at the end of a round (DBF-COMBAT-35)."""
    moment: JoinMoment = "end_of_round" if bout.state.step == "end_of_round" else "mid_round"
    check_joining(bout, order.by, order.side, moment)
    step_in(bout, order.by, order.side)
    bout.change(order.by, passed="end_of_round")


def flee(bout: Bout, order: Flee) -> None:
    """Flee: anybody may, paired or not (DBF-COMBAT-32)."""
    bout.acting(order.by)
    if bout.state.step != "end_of_round":
        raise Refusal("not_this_step")
    run_away(bout, order.by)


def run_away(bout: Bout, who: Identity) -> None:
    """Pay for the flight first; with the last life it ends on the spot (DBF-COMBAT-34, R-CMB-8)."""
    price = bout.books.figures.number("combat.flee.life_cost")
    bout.tell(LivesLost(who, price, "flight"))
    settle_lives(bout, who, price)
    if bout.sheet(who).lives == 0:
        bout.change(who, caught=True)
        settle_falls(bout)
    else:
        depart(bout, who, "flight")
    close_the_gap(bout)


def close_the_gap(bout: Bout) -> None:
    """End at once a combat with an empty side, where the guild lets nobody step in before that (R-CMB-9)."""
    if not bout.rulings.flag("replacement_before_end_check"):
        end_if_empty(bout)


def flee_by_order(bout: Bout) -> None:
    """Carry out the standing orders to flee (DBF-COMBAT-48)."""
    for fighter in bout.active():
        if not bout.state.ended and flees_by_order(fighter.flee_if, bout.sheet(fighter.id).lives):
            run_away(bout, fighter.id)


def may_step_in(bout: Bout, who: Identity) -> tuple[Side, ...]:
    """Return the sides somebody outside may join now."""
    sides: list[Side] = []
    for side in ("challenger", "challenged"):
        try:
            check_joining(bout, who, side, "end_of_round")
        except Refusal:
            continue
        sides.append(side)
    return tuple(sides)
