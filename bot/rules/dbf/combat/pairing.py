"""Pairing: who picks when, what is left to the bot, and the draw for a silent side."""

from __future__ import annotations

from bot.rules.core.combat_facts import Paired, PairedHow
from bot.rules.core.combat_orders import Pick, Side
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat.bout import Bout, opposite
from bot.rules.dbf.combat.state import SIDES, Fighter


def picks(challengers: int, challenged: int) -> tuple[str, ...]:
    """Return who makes each pick between so many: a side, or `auto` for the last pair (DBF-COMBAT-13, -14)."""
    pairs = min(challengers, challenged)
    return tuple(picker(number, challengers - number, challenged - number) for number in range(pairs))


def picker(made: int, challengers: int, challenged: int) -> str:
    """Return who makes the next pick after `made` ones, with so many still free (DBF-COMBAT-13, R-CMB-4)."""
    if (challengers, challenged) == (1, 1) or made >= len(SIDES):
        return "auto"
    return SIDES[made]


def free(bout: Bout, side: Side) -> tuple[Fighter, ...]:
    """Return those of a side who may still be paired: up, without a pair, not under Očarenie (R-SPL-3)."""
    taken = {one for pair in (*bout.state.pairs, *bout.state.charmed) for one in pair}
    return tuple(one for one in bout.active(side) if one.id not in taken)


def next_picker(bout: Bout) -> str | None:
    """Return whose pick it is, `auto` for the bot's, None when all pairs stand."""
    challengers, challenged = (len(free(bout, side)) for side in SIDES)
    if not challengers or not challenged:
        return None
    return picker(len(bout.state.pairs), challengers, challenged)


def picking_side(bout: Bout) -> Side | None:
    """Return the side that has to pick now."""
    found = next_picker(bout)
    return next((side for side in SIDES if side == found), None)


def pick(bout: Bout, order: Pick) -> None:
    """Make the pick of a side; any member that is up may, the first one counts (R-CMB-4)."""
    by = bout.acting(order.by)
    own, other = (bout.find(one) for one in (order.own, order.other))
    able = own in free(bout, by.side) and other in free(bout, opposite(by.side))
    if picking_side(bout) != by.side:
        raise Refusal("not_your_pick", rule="DBF-COMBAT-13")
    if not able:
        raise Refusal("pick_not_possible", rule="DBF-COMBAT-13")
    sides = {by.side: order.own, opposite(by.side): order.other}
    join(bout, sides["challenger"], sides["challenged"], "picked")


def pair_last(bout: Bout) -> None:
    """Pair what is left without a choice (DBF-COMBAT-13)."""
    while next_picker(bout) == "auto":
        first, second = (free(bout, side)[0].id for side in SIDES)
        join(bout, first, second, "auto")


def draw(bout: Bout) -> None:
    """Draw the missing pick of a silent side with the dice handed in (DBF-COMBAT-47, R-CMB-18)."""
    challengers, challenged = (free(bout, side) for side in SIDES)
    first = challengers[bout.world.dice.roll(len(challengers)) - 1]
    second = challenged[bout.world.dice.roll(len(challenged)) - 1]
    join(bout, first.id, second.id, "drawn")


def join(bout: Bout, challenger: Identity, challenged: Identity, how: PairedHow) -> None:
    """Pair two; what follows from a draw, or from an ORG's word on one, counts as drawn as well."""
    pair = (challenger, challenged)
    drawn = how in ("drawn", "entered") or (how == "auto" and bool(bout.state.drawn))
    bout.update(pairs=(*bout.state.pairs, pair), drawn=(*bout.state.drawn, *((pair,) if drawn else ())))
    bout.tell(Paired(pair, how))


def partner(bout: Bout, who: Identity) -> Identity | None:
    """Return the one somebody is paired with in this round."""
    for first, second in bout.state.pairs:
        if who in (first, second):
            return second if who == first else first
    return None


def drop_absent(bout: Bout) -> None:
    """Undo the pairs of those who are gone before their duel, by an ORG's hand; the others do not fight this round."""
    if bout.state.step in ("dodge", "end_of_round"):
        return
    up = bout.active_ids()
    pairs = tuple(pair for pair in bout.state.pairs if all(one in up for one in pair))
    if pairs != bout.state.pairs:
        bout.update(pairs=pairs, duels=tuple(duel for duel in bout.state.duels if duel.pair in pairs))
