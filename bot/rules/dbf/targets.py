"""Whom a spell may be aimed at: what the caster can see is refused, what is hidden is spent on nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bot.rules.core.facts import Identity
from bot.rules.core.magic import Casting, Target
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import Body, of_being, of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import Demand, Nature, SpellBook
from bot.rules.dbf.lasting import visible
from bot.rules.dbf.sheet import DEAD, DOWN, NOT_ACTIVE, Status

ON_THE_CASTER = frozenset({"self"})
WHOLE_PARTY = frozenset({"one_party"})
CHOSEN_ONE_BY_ONE = frozenset({"being", "character", "knocked_out_or_consenting", "dead_or_knocked_out", "enemy"})
NOT_OF_THAT_NATURE: Mapping[Nature, str] = {
    "living": "target_not_living",
    "undead": "target_not_undead",
    "animal": "target_not_animal",
}


@dataclass(frozen=True, slots=True)
class Aim:
    """One whom the spell is cast at; `reason` is why it does nothing to this one, hidden from the caster."""

    id: Identity
    body: Body
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Aiming:
    """A spell on its way to one target."""

    casting: Casting
    spell: SpellBook
    target: Target
    body: Body
    rulings: Rulings


def aims(books: DbfBooks, casting: Casting, rulings: Rulings) -> tuple[Aim, ...]:
    """Return whom the spell reaches, or refuse it (DBF-MAGIC-10, DBF-MAGIC-17)."""
    spell = books.spells[casting.spell]
    if spell.target_kind in ON_THE_CASTER:
        return (Aim(casting.caster, of_sheet(books, casting.sheet, rulings)),)
    targets = tuple({target.id: target for target in casting.targets}.values())
    refusals = (
        ("too_many_targets", len(targets) > spell.max_targets),
        ("out_of_range", _too_far(casting, spell)),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-MAGIC-17", most=spell.max_targets, metres=spell.metres)
    found = (Aiming(casting, spell, one, _body(books, one, rulings), rulings) for one in targets)
    reached = tuple(_reached(books, aiming) for aiming in found if not _passed_over(books, aiming))
    if not reached and (spell.target_kind in CHOSEN_ONE_BY_ONE or spell.target_kind in WHOLE_PARTY):
        raise Refusal("target_not_here" if targets else "target_required", rule="DBF-MAGIC-17")
    return reached


def _too_far(casting: Casting, spell: SpellBook) -> bool:
    """Only Fireball has a range; 30 m are looking on from the scene's edge (DBF-SPELL-ELEMENTY-5, R-PBP-2)."""
    aimed = spell.target_kind in WHOLE_PARTY and spell.metres is not None
    return aimed and casting.distance_m is not None and casting.distance_m > (spell.metres or 0)


def _body(books: DbfBooks, target: Target, rulings: Rulings) -> Body:
    if target.sheet is not None:
        return of_sheet(books, target.sheet, rulings)
    if target.being is None:
        raise ValueError(f"a target is a character with a sheet or a being: {target.id!r}")
    return of_being(target.being)


def _passed_over(books: DbfBooks, aiming: Aiming) -> bool:
    """An attack on a whole party does not look for those it does not find (R-SPL-4, DBF-GEN-1)."""
    return aiming.spell.target_kind in WHOLE_PARTY and (
        not _seen(books, aiming) or aiming.body.status in DOWN or aiming.body.status == "out_of_game"
    )


def _seen(books: DbfBooks, aiming: Aiming) -> bool:
    target = aiming.target
    if target.id == aiming.casting.caster:
        return True
    hidden = target.sheet is not None and target.sheet.status != "out_of_game" and not visible(books, target.sheet)
    return target.here and not hidden


def _reached(books: DbfBooks, aiming: Aiming) -> Aim:
    code = next(_visible_faults(books, aiming), None)
    if code is not None:
        raise Refusal(code, rule="DBF-MAGIC-17", spell=aiming.casting.spell, target=aiming.target.id)
    return Aim(aiming.target.id, aiming.body, _hidden_fault(aiming))


def _visible_faults(books: DbfBooks, aiming: Aiming) -> Iterator[str]:
    """Yield what the caster can see for itself, the first of which refuses: place, combat, status, talk, nature."""
    outside = aiming.casting.context == "out"
    into_combat = aiming.spell.target_kind in WHOLE_PARTY and aiming.rulings.flag("fireball_into_combat")
    if not _seen(books, aiming):
        yield "target_not_here"
    if outside and aiming.target.in_combat and not into_combat:
        yield "party_in_combat"
    if aiming.spell.demand is not None:
        yield from DEMANDS[aiming.spell.demand](aiming)
    if aiming.spell.talk_minutes is not None and not _talked(aiming):
        yield "conversation_too_short"
    yield from _shown_nature(aiming)


def _talked(aiming: Aiming) -> bool:
    """Say whether the talk was long enough, or an ORG says so (DBF-SPELL-POCAROVANIE-1, R-SPL-22)."""
    talk, needed = aiming.casting.talk, aiming.spell.talk_posts or 0
    if talk is None:
        return False
    counted = [posts for posts in (talk.caster_posts, talk.target_posts) if posts is not None]
    long_enough = talk.minutes >= (aiming.spell.talk_minutes or 0) and all(posts >= needed for posts in counted)
    return talk.org_confirms or long_enough


def _awake(aiming: Aiming) -> Iterator[str]:
    """Who lies, sleeps or is away does not talk; nobody befriends himself (DBF-SPELL-POCAROVANIE-1)."""
    if aiming.target.id == aiming.casting.caster:
        yield "target_is_caster"
    if aiming.body.status in NOT_ACTIVE:
        yield "target_not_active"


def _living_body(aiming: Aiming) -> Iterator[str]:
    """The dead are not living (R-MAG-9)."""
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
    """A curse may be taken from any being whose body is here (DBF-SPELL-BOHOSLUZBA-3)."""
    if aiming.body.status in ("with_head_org", "out_of_game"):
        yield "target_not_active"


def _fallen(aiming: Aiming) -> Iterator[str]:
    """Oživenie: the dead while they lie (or in their phase), the knocked out, sleepers, trances (R-SPL-12)."""
    whole_phase = aiming.rulings.word("revive_dead_window") == "phase" and aiming.body.died_this_phase
    allowed: set[Status] = {"dead", "knocked_out", "asleep", "trance"}
    if aiming.body.status not in (allowed | {"with_head_org"} if whole_phase else allowed):
        yield "target_not_dead_or_knocked_out"
    if aiming.rulings.word("spend_on_invalid_target") != "all" and "undead" in (aiming.body.shown or ()):
        yield "target_is_undead"


def _mind(aiming: Aiming) -> Iterator[str]:
    """Čítanie aury: whoever counts as knocked out, others only with their consent (R-SPL-22)."""
    yield from _living_body(aiming)
    if aiming.target.id == aiming.casting.caster:
        yield "target_is_caster"
    if aiming.body.status not in NOT_ACTIVE and not aiming.target.consent:
        yield "consent_required"


def _victim(aiming: Aiming) -> Iterator[str]:
    """Nobody is felled twice (DBF-SPELL-NEKROMANCIA-5)."""
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


def _shown_nature(aiming: Aiming) -> Iterator[str]:
    """A nature everybody sees is refused, unless the guild has it spent as well (R-MAG-7, R-MAG-9)."""
    needed, shown = aiming.spell.target_nature, aiming.body.shown
    plain = shown is not None and needed is not None and needed not in shown
    if plain and needed is not None and aiming.rulings.word("spend_on_invalid_target") != "all":
        yield NOT_OF_THAT_NATURE[needed]
    if aiming.rulings.word("spend_on_invalid_target") == "none":
        hidden = _misfit(aiming)
        if hidden is not None:
            yield hidden


def _hidden_fault(aiming: Aiming) -> str | None:
    """Return why an accepted spell does nothing to this target, for the ORGs alone (R-MAG-7, R-MAG-8)."""
    return _misfit(aiming)


def _misfit(aiming: Aiming) -> str | None:
    needed, body = aiming.spell.target_nature, aiming.body
    caster = aiming.casting
    if needed is not None and needed not in body.nature:
        return NOT_OF_THAT_NATURE[needed]
    if aiming.spell.demand == "fallen" and "undead" in body.nature:
        return "target_is_undead"
    return None if caster else None
