"""What an ORG says against what was found for the silent: until the next round, as if it had never been otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.core.combat_facts import DuelOverruled, EndReason
from bot.rules.core.combat_orders import DecideDuel, PairAnew, Step
from bot.rules.core.facts import Identity, LivesChanged
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat import duelling, pairing, wounding
from bot.rules.dbf.combat.bout import Bout, settle_falls
from bot.rules.dbf.combat.state import SIDES, Duel, Fighter, Pair, Stance
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.sheet import DEAD
from bot.rules.dbf.undo import Undo
from bot.rules.dbf.undoing import counter

AFTER_DUELS: tuple[Step, ...] = ("dodge", "end_of_round")
BY_DUELS: tuple[EndReason, ...] = ("side_empty", "ice_storm")
BEFORE_DUELS: tuple[Step, ...] = ("potion", "spells", "duel")


def decide(bout: Bout, order: DecideDuel) -> None:
    """Take what an ORG says of a duel: in its step, or until the next round over what was found (R-CMB-1, R-CMB-18)."""
    if bout.state.step in AFTER_DUELS:
        _overrule(bout, order)
    else:
        duelling.decide(bout, order)


def decidable(bout: Bout) -> tuple[Pair, ...]:
    """Return the pairs of whose duels an ORG may say how they ended, also those by which the combat is over."""
    if bout.state.ended and bout.state.why not in BY_DUELS:
        return ()
    if bout.state.step == "duel" and not bout.state.ended:
        return duelling.fighting_pairs(bout)
    if bout.state.step not in AFTER_DUELS:
        return ()
    return tuple(duel.pair for duel in bout.state.duels if all(_is_here(bout.fighter(one)) for one in duel.pair))


def _is_here(fighter: Fighter) -> bool:
    """Say whether a fighter has neither gone nor paid for a flight with the last life."""
    return fighter.out is None and not fighter.caught


def _overrule(bout: Bout, order: DecideDuel) -> None:
    """Take back what came of a duel and let it have ended otherwise; who is hit now is asked whether to dodge.

    A combat that was over by it goes on.
    """
    duel = next((one for one in bout.state.duels if set(one.pair) == set(order.pair)), None)
    if duel is None:
        raise Refusal("not_paired", rule="DBF-COMBAT-21")
    if order.result not in (*duel.pair, "both", "none"):
        raise Refusal("duel_result_wrong", rule="DBF-COMBAT-21")
    if duel.pair not in decidable(bout):
        raise Refusal("duel_stands", rule="DBF-COMBAT-47")
    if bout.state.ended:
        _stand_again(bout)
    for who in duel.pair:
        _take_back(bout, who)
    if any(len(bout.active(side)) > bout.most for side in SIDES):
        raise Refusal("duel_stands", rule="DBF-COMBAT-47")  # another has taken the place of who fell
    bout.tell(DuelOverruled(duel.pair))
    bout.update(
        step="dodge",
        ended=False,
        outcome=None,
        why=None,
        duels=tuple(one for one in bout.state.duels if one != duel),
        hits=tuple(hit for hit in bout.state.hits if hit.victim not in duel.pair),
        wounded=tuple(one for one in bout.state.wounded if one.who not in duel.pair),
    )
    _recount(bout)
    settle_falls(bout)  # who woke since it was over is up again
    duelling.record(bout, duel.pair, order.result, "entered")
    wounding.find_hits_of(bout, Duel(pair=duel.pair, result=order.result))
    for who in duel.pair:
        bout.change(who, passed=None)  # what they said of this round they said of another one


def _stand_again(bout: Bout) -> None:
    """Put those on their feet who were up when the combat was over: whose player is away only passes (R-PBP-5)."""
    for fighter in bout.state.fighters:
        if fighter.out is None and not fighter.down:
            if bout.sheet(fighter.id).status == "out_of_game":
                bout.give(fighter.id, (StatusChanged("out_of_game", "active"),))
            if not bout.is_active(fighter):
                raise Refusal("duel_stands", rule="DBF-COMBAT-47")


def _take_back(bout: Bout, who: Identity) -> None:
    """Give back what somebody lost by its duel, and what it spent to avert the hit."""
    stance = next(one for one in _stances(bout) if one.who == who)
    facts = [fact for wounded in bout.state.wounded if wounded.who == who for fact in reversed(wounded.facts)]
    sheet = bout.sheet(who)
    if facts and (sheet.status in DEAD or wounding.form_of(sheet) != stance.form):
        raise Refusal("duel_stands", rule="DBF-COMBAT-47")
    for fact in facts:
        bout.give(who, _lives_back(bout, stance, fact) if isinstance(fact, LivesChanged) else _counter(bout, who, fact))
    bout.change(who, lasting=stance.lasting, dodges_used=stance.dodges_used, down=not stance.up)


def _lives_back(bout: Bout, stance: Stance, change: LivesChanged) -> Iterator[DbfFact]:
    """As many lives as were lost, but not more than there were: an ORG may have healed meanwhile."""
    missing = stance.lives - bout.sheet(stance.who).lives
    back = min(missing, -change.amount) if change.amount < 0 else max(missing, -change.amount)
    if back * change.amount < 0:
        yield LivesChanged(back)


def _counter(bout: Bout, who: Identity, fact: DbfFact) -> tuple[DbfFact, ...]:
    try:
        return counter(Undo(bout.books, bout.sheet(who), (), bout.rulings), fact)
    except Refusal:
        raise Refusal("duel_stands", rule="DBF-COMBAT-47") from None


def _stances(bout: Bout) -> tuple[Stance, ...]:
    before = bout.state.before_hits
    return before.stances if before is not None else ()


def _recount(bout: Bout) -> None:
    """Forget the loss and the blood that nobody else has left behind."""
    before = bout.state.before_hits
    if before is not None:
        fallen = {one.who for one in before.stances if one.up} - {*bout.active_ids()}
        bout.update(lost=before.lost or bool(fallen), blood=before.blood or bool(bout.state.wounded))


def pair_anew(bout: Bout, order: PairAnew) -> None:
    """Put two together whom the draw had set against others; the two left over are a pair then (R-CMB-18)."""
    if bout.state.step not in BEFORE_DUELS:
        raise Refusal("not_this_step")
    if (order.challenger, order.challenged) not in pairable(bout):
        raise Refusal("pick_not_possible", rule="DBF-COMBAT-13")
    left = (pairing.partner(bout, order.challenged), pairing.partner(bout, order.challenger))
    new = [(order.challenger, order.challenged)]
    if left[0] is not None and left[1] is not None:
        new.append((left[0], left[1]))
    moved = {order.challenger, order.challenged, *left}
    _free_spells(bout, moved)
    bout.update(
        pairs=tuple(pair for pair in bout.state.pairs if not moved & {*pair}),
        drawn=tuple(pair for pair in bout.state.drawn if not moved & {*pair}),
        reports=tuple(one for one in bout.state.reports if one.by not in moved),
    )
    for challenger, challenged in new:
        pairing.join(bout, challenger, challenged, "entered")
    if bout.state.step == "duel":
        duelling.begin(bout)


def _free_spells(bout: Bout, moved: set[Identity | None]) -> None:
    """Give back what was declared at an opponent of the pair, for it is another one now."""
    for cast in bout.state.casts:
        if cast.by in moved and bout.books.spells[cast.spell].target_kind == "paired_enemy":
            bout.update(casts=tuple(one for one in bout.state.casts if one != cast))
            bout.change(cast.by, passed=None)


def pairable(bout: Bout) -> tuple[Pair, ...]:
    """Return whom an ORG may put together instead of what was drawn: as long as they have not fought."""
    open_now = bout.state.step in BEFORE_DUELS and bout.state.drawn and not bout.state.ended
    return tuple(_pairable(bout)) if open_now else ()


def _pairable(bout: Bout) -> Iterator[Pair]:
    loose = set(bout.state.drawn) - {duel.pair for duel in bout.state.duels} - set(bout.state.charmed)
    charmed = {one for pair in bout.state.charmed for one in pair}
    ours, theirs = ([one for one in bout.active_ids(side) if one not in charmed] for side in SIDES)
    for first in ours:
        for second in theirs:
            parted = [pair for pair in bout.state.pairs if first in pair or second in pair]
            if (first, second) not in parted and set(parted) <= loose:
                yield first, second
