"""What may be done to a place: judged by the rules before anybody is asked for words, and again when it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
from bot.game.places.kinds import HIDES, is_shut, kind_of
from bot.game.scenes.bystanders import bystander
from bot.rules.core.conduct import Bystander
from bot.rules.core.deeds import Doer, Laboured, Lockable, LockAction, Locks, Patch
from bot.rules.core.goods import Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character, Place, Scene

SOME_WORDS = "…"


@dataclass(frozen=True, slots=True)
class Hand:
    """Somebody at a place: who, in which scene, and how it stands there."""

    character: Character
    scene: Scene | None
    presence: Bystander


async def hand(desk: Desk, character: Character, scene: Scene | None) -> Hand:
    """Return somebody as it stands in a scene; who is only on the way back into the game is not back yet."""
    return Hand(character, scene, replace(await bystander(desk, character), back_in_game=None))


def locks_rules(desk: Desk, character: Character) -> Locks:
    """Return the rules of locks in a character's ruleset; `no_locks_here` where there are none."""
    locks = desk.ruleset(character.ruleset).locks
    if locks is None:
        raise Refusal("no_locks_here")
    return locks


def labour(desk: Desk, by: Hand, place: Place, deed: str, words: str = SOME_WORDS) -> Laboured:
    """Return the work that a deed (`break`, `lock`, `unlock`) is, or refuse it."""
    if not kind_of(place).lockable or deed not in LABOURS:
        raise Refusal("place_has_no_lock")
    if deed == "lock" and is_shut(place):
        raise Refusal("already_locked")
    locks, rulings = locks_rules(desk, by.character), desk.rulings(by.character.ruleset)
    doer = Doer(sheet_of(desk, by.character), by.presence, words)
    thing = Lockable(str(place.id), place.kind, place.locked, place.broken)
    return LABOURS[deed](locks, doer, thing, rulings)


def _broken_open(locks: Locks, doer: Doer, thing: Lockable, rulings: Rulings) -> Laboured:
    return locks.break_open(doer, thing, rulings)


def _turned(action: LockAction) -> Callable[[Locks, Doer, Lockable, Rulings], Laboured]:
    return lambda locks, doer, thing, rulings: locks.turn(doer, thing, action, rulings)


LABOURS: Mapping[str, Callable[[Locks, Doer, Lockable, Rulings], Laboured]] = {
    "break": _broken_open,
    "unlock": _turned("unlock"),
    "lock": _turned("lock"),
}


def check_take(desk: Desk, by: Hand, place: Place) -> None:
    """Refuse taking out of what is shut or holds nothing, and by somebody who cannot act."""
    conduct = desk.ruleset(by.character.ruleset).conduct
    if conduct is not None:
        conduct.give(by.presence, Bystander("active", scene=by.presence.scene))
    refusals = (
        ("nothing_inside", not kind_of(place).holds),
        ("thing_locked", is_shut(place)),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code)


def _check_gather(desk: Desk, by: Hand, place: Place) -> None:
    """Refuse gathering by who may not, and of what is not there (DBF-ABIL-ZALESACTVO-3, -4)."""
    ruleset, rulings = desk.ruleset(by.character.ruleset), desk.rulings(by.character.ruleset)
    if ruleset.foraging is None or not kind_of(place).grows:
        raise Refusal("nothing_left_here")
    doer = Doer(sheet_of(desk, by.character), by.presence, SOME_WORDS)
    if place.kind == HIDES:
        ruleset.foraging.skin(doer, place.portions, Thing("ingredient", place.key, place.name), rulings)
    else:
        patch = Patch(place.key, place.name, place.portions, place.size, place.regrowth)
        ruleset.foraging.gather(doer, patch, rulings)


def _check_work(deed: str) -> Callable[[Desk, Hand, Place], object]:
    return lambda desk, by, place: labour(desk, by, place, deed)


CHECKS: Mapping[str, Callable[[Desk, Hand, Place], object]] = {
    "take": check_take,
    "gather": _check_gather,
    "unlock": _check_work("unlock"),
    "lock": _check_work("lock"),
    "break": _check_work("break"),
}


def may(desk: Desk, by: Hand, place: Place, deed: str) -> bool:
    """Say whether somebody could do a deed just now, if it were told."""
    try:
        CHECKS[deed](desk, by, place)
    except Refusal:
        return False
    return True


def ended(facts: tuple[Any, ...]) -> tuple[str, str, bool] | None:
    """Return the work these facts end, at which thing, and whether it is done; None where they end none."""
    for fact in facts:
        if getattr(fact, "kind", "") == "work_ended":
            return str(fact.work), str(fact.thing), bool(fact.done)
    return None
