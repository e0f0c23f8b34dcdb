"""Step 3: all spells declared are resolved together, in the order of their kinds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from bot.rules.core.combat_facts import SpellFailed, SpellResolved
from bot.rules.core.combat_orders import Step
from bot.rules.core.facts import Identity
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.bout import Bout, settle_falls, standing
from bot.rules.dbf.combat.ending import end_by_fog, end_by_time_stop, end_by_verdict
from bot.rules.dbf.combat.kinds import KINDS, Kind, Stage, run_in_fear
from bot.rules.dbf.combat.reaching import Reaching, reach, reason
from bot.rules.dbf.combat.spellwork import Spellwork
from bot.rules.dbf.combat.state import SIDES
from bot.rules.dbf.spell_facts import SpellCast

STAGES: tuple[Stage, ...] = get_args(Stage)


def resolve_spells(bout: Bout) -> Step | None:
    """Resolve step 3 and return the step that follows, None if the combat is over (DBF-COMBAT-20, R-CMB-6)."""
    starters = bout.active()
    work = Spellwork(bout, tuple(Reaching(bout, cast, starters) for cast in bout.state.casts), starters)
    touched = [_spend(work, cast) for cast in work.casts]
    kinds = [_kinds(cast) for cast in work.casts]
    for stage in STAGES:
        for cast, reached, own in zip(work.casts, touched, kinds, strict=True):
            _run(work, cast, reached, own.get(stage, ()))
        if stage in AFTER:
            AFTER[stage](work)
    settle_falls(bout)
    return _what_follows(work)


def _spend(work: Spellwork, cast: Reaching) -> tuple[Identity, ...]:
    """The spell is used up, even on nothing; return whom it works on (DBF-MAGIC-13, DBF-MAGIC-17)."""
    bout, reached = work.bout, reach(cast)
    bout.give(cast.cast.by, (SpellCast(cast.cast.spell, () if cast.row.target_kind == "self" else reached),))
    reasons = {who: reason(cast, who) for who in reached}
    touched = tuple(who for who, why in reasons.items() if why is None)
    bout.tell(SpellResolved(cast.cast.by, cast.cast.spell, touched))
    for who, why in reasons.items():
        if why is not None:
            bout.tell(SpellFailed(cast.cast.by, cast.cast.spell, who, why))
    return touched


def _kinds(cast: Reaching) -> dict[Stage, list[Kind]]:
    """Return what a spell does by the stage in which it does it, each kind once."""
    found: dict[Stage, list[Kind]] = {}
    keys = (*(effect.kind for effect in cast.row.effects), *(effect.kind for effect in cast.row.combat))
    for key in dict.fromkeys(keys):
        found.setdefault(KINDS[key].stage, []).append(KINDS[key])
    return found


def _run(work: Spellwork, cast: Reaching, touched: tuple[Identity, ...], kinds: Iterable[Kind]) -> None:
    for kind in kinds:
        for who in (cast.cast.by,) if kind.once else touched:
            kind.do(work, cast, who)


def _bite(work: Spellwork) -> None:
    """Each swarm bites everybody who was up but its own caster, allies included (DBF-SPELL-PRIRODA-4, R-SPL-14)."""
    bout = work.bout
    if bout.rulings.flag("insects_end_with_caster"):
        up = {one.id for one in work.starters}
        bout.update(swarms=tuple(owner for owner in bout.state.swarms if owner in up))
    bites = swarm_bite(bout.books)
    for owner in bout.state.swarms:
        for one in work.starters:
            if one.id != owner:
                work.wound(one.id, bites, "swarm")


def swarm_bite(books: DbfBooks) -> int:
    """Return the lives a swarm takes of each it bites in a round, by the book's own spell (DBF-SPELL-PRIRODA-4)."""
    losses = (row.life_loss for row in books.spells.values() if any(one.kind == "swarm" for one in row.combat))
    return next(loss for loss in losses if isinstance(loss, int))


def _settle(work: Spellwork) -> None:
    """Losses, then healing, then who is at 0 is knocked out; who fell in fright lies far away (R-CMB-8)."""
    work.settle()
    for who in work.frightened:
        if work.bout.sheet(who).lives == 0:
            work.bout.change(who, away=True)


AFTER = {"losses": _bite, "healing": _settle, "fear": run_in_fear}


def _what_follows(work: Spellwork) -> Step | None:
    """Fog first, else the end by sleep, else a new pairing where the number changed (DBF-COMBAT-16, -20, R-CMB-13)."""
    bout = work.bout
    bout.update(casts=(), swarms=() if work.swarms_end else bout.state.swarms)
    empty = set(SIDES) - set(standing(bout))
    if work.fog is not None:
        end_by_fog(bout, work.fog)
    elif work.time_stop is not None:
        end_by_time_stop(bout, work.time_stop)
    elif empty & work.slept:
        end_by_verdict(bout, "sleep")
    if bout.state.ended:
        return None
    if empty:
        return "end_of_round"
    if {one.id for one in work.starters} == set(bout.active_ids()):
        return "duel"
    bout.update(pairs=(), drawn=())
    return "repairing"
