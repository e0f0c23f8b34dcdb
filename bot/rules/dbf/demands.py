"""What the status of a target must be: one small function for each demand a spell makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.rules.dbf.aiming import Aiming
from bot.rules.dbf.entries import Demand
from bot.rules.dbf.sheet import DEAD, NOT_ACTIVE


def status_faults(aiming: Aiming) -> Iterator[str]:
    """Yield the codes that refuse the target's status; a status is never spent on (DBF-MAGIC-17)."""
    if aiming.spell.demand is not None:
        yield from DEMANDS[aiming.spell.demand](aiming)


def _awake(aiming: Aiming) -> Iterator[str]:
    """Priateľstvo: who lies, sleeps or is away does not talk (DBF-SPELL-POCAROVANIE-1)."""
    if aiming.at_the_caster:
        yield "target_is_caster"
    if aiming.body.status in NOT_ACTIVE:
        yield "target_not_active"
    if not _talked(aiming):
        yield "conversation_too_short"


def _talked(aiming: Aiming) -> bool:
    """Say whether the talk was long enough, or an ORG says so (R-SPL-22)."""
    talk = aiming.casting.talk
    if talk is None:
        return False
    counted = [posts for posts in (talk.caster_posts, talk.target_posts) if posts is not None]
    enough = all(posts >= (aiming.spell.talk_posts or 0) for posts in counted)
    return talk.org_confirms or (enough and talk.minutes >= (aiming.spell.talk_minutes or 0))


def _living_body(aiming: Aiming) -> Iterator[str]:
    """The dead are not living (R-MAG-9), and who is out of game is not there (DBF-GEN-1)."""
    if aiming.body.status in DEAD:
        yield "target_dead"
    if aiming.body.status == "out_of_game":
        yield "target_not_active"


def _heal(aiming: Aiming) -> Iterator[str]:
    """Whether healing gets up the knocked out is the guild's ruling (R-LIFE-7)."""
    yield from _living_body(aiming)
    if aiming.body.status == "knocked_out" and not aiming.rulings.flag("heal_wakes_knocked_out"):
        yield "target_not_active"


def _curse(aiming: Aiming) -> Iterator[str]:
    """Odstránenie prekliatia: any being whose body is here (DBF-SPELL-BOHOSLUZBA-3)."""
    if aiming.body.status in ("with_head_org", "out_of_game"):
        yield "target_not_active"


def _fallen(aiming: Aiming) -> Iterator[str]:
    """Oživenie: the dead while they lie or in their phase, and whoever counts as knocked out (R-SPL-12)."""
    whole_phase = aiming.rulings.word("revive_dead_window") == "phase" and aiming.body.died_this_phase
    late = ("with_head_org",) if whole_phase else ()
    if aiming.body.status not in ("dead", "knocked_out", "asleep", "trance", *late):
        yield "target_not_dead_or_knocked_out"


def _mind(aiming: Aiming) -> Iterator[str]:
    """Čítanie aury: whoever counts as knocked out, others only with their consent (R-SPL-22)."""
    yield from _living_body(aiming)
    if aiming.at_the_caster:
        yield "target_is_caster"
    if aiming.body.status not in NOT_ACTIVE and not aiming.target.consent:
        yield "consent_required"


def _victim(aiming: Aiming) -> Iterator[str]:
    """Zomri!: nobody is felled twice (DBF-SPELL-NEKROMANCIA-5)."""
    yield from _living_body(aiming)
    if aiming.body.status == "knocked_out":
        yield "target_not_active"


DEMANDS: Mapping[Demand, Callable[[Aiming], Iterator[str]]] = {
    "awake": _awake,
    "living_body": _living_body,
    "heal": _heal,
    "curse": _curse,
    "fallen": _fallen,
    "mind": _mind,
    "victim": _victim,
}
