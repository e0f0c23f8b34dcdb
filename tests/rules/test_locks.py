"""Locks: broken open at a price, turned by thieves, and the work that both are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core.deeds import Doer, Lockable, Locks
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Timer
from bot.rules.dbf.goods_facts import WorkBegan, WorkEnded
from tests.rules.field import HERE, after_work, doing, lying
from tests.rules.support import fold, refused
from tests.support.rule import rule

DOOR = Lockable("7", "door")


@pytest.fixture
def locks(dbf: Ruleset) -> Locks:
    """Return the rules under test."""
    assert dbf.locks is not None
    return dbf.locks


@rule("DBF-ABIL-NICENIE-3")
@pytest.mark.parametrize("sort", ["door", "large_chest", "chest"])
def test_a_door_or_a_chest_takes_a_minute_and_a_life(dbf: Ruleset, locks: Locks, rulings: Rulings, sort: str) -> None:
    breaker = doing("nicenie", lives=2)
    done = locks.break_open(breaker, Lockable("7", sort), rulings)
    assert done.facts == (WorkBegan("break", "7", 1, lives=1),)
    assert (done.minutes, done.lives, done.last_life, done.fragile_destroyed) == (1, 1, False, False)
    assert dbf.timekeeping is not None
    clocks = dbf.timekeeping.clocks("me", breaker.sheet, done.facts, rulings)
    assert clocks.started == (Timer("me", "work", 1),)
    begun = fold(done.facts, breaker.sheet)
    assert WorkEnded("break", "7", done=True) in dbf.timekeeping.ring(begun, "work", None, rulings)
    ended = after_work(dbf, breaker.sheet, done.facts, rulings)
    assert (ended.lives, ended.status, ended.work) == (1, "active", None)


def test_the_last_life_pays_for_an_open_door(dbf: Ruleset, locks: Locks, rulings: Rulings) -> None:
    breaker = doing("nicenie", lives=1)
    done = locks.break_open(breaker, DOOR, rulings)
    assert done.last_life
    assert after_work(dbf, breaker.sheet, done.facts, rulings).status == "knocked_out"


@rule("DBF-ABIL-NICENIE-4")
def test_a_small_chest_bursts_at_once_with_its_glass(locks: Locks, rulings: Rulings) -> None:
    done = locks.break_open(doing("nicenie"), Lockable("7", "small_chest"), rulings)
    assert done.facts == (WorkEnded("break", "7", done=True),)
    assert (done.minutes, done.lives, done.fragile_destroyed) == (0, 0, True)


@rule("DBF-SAFETY-4", "DBF-ABIL-NICENIE-1..2")
@pytest.mark.parametrize(
    ("breaker", "thing", "code"),
    [
        (replace(doing("nicenie"), presence=lying()), DOOR, "not_active"),
        (replace(doing("nicenie"), presence=replace(HERE, in_combat=True)), DOOR, "in_combat"),
        (doing("zlodejina"), Lockable("7", "gate", locked=False), "no_ability"),
        (doing("nicenie"), Lockable("7", "gate"), "cannot_break"),
        (doing("nicenie"), replace(DOOR, locked=False), "not_locked"),
        (doing("nicenie"), replace(DOOR, broken=True), "not_locked"),
        (doing("nicenie"), Lockable("7", "castle"), "thing_unknown"),
        (doing("nicenie", words=" "), DOOR, "deed_not_told"),
    ],
)
def test_breaking_is_refused_for_the_first_reason(
    locks: Locks, rulings: Rulings, breaker: Doer, thing: Lockable, code: str
) -> None:
    assert refused(lambda: locks.break_open(breaker, thing, rulings)).code == code


@rule("DBF-SAFETY-4", "DBF-ABIL-NICENIE-5", "DBF-ABIL-ZLODEJINA-1")
@pytest.mark.parametrize(
    ("thief", "thing", "code"),
    [
        (doing("nicenie"), replace(DOOR, broken=True), "no_ability"),
        (doing("zlodejina"), replace(DOOR, broken=True, locked=False), "lock_broken"),
        (doing("zlodejina"), replace(DOOR, locked=False), "not_locked"),
        (doing("zlodejina", words=""), DOOR, "deed_not_told"),
    ],
)
def test_unlocking_is_refused_for_the_first_reason(
    locks: Locks, rulings: Rulings, thief: Doer, thing: Lockable, code: str
) -> None:
    assert refused(lambda: locks.turn(thief, thing, "unlock", rulings)).code == code


@rule("DBF-ABIL-ZLODEJINA-1")
def test_a_thief_locks_and_unlocks_in_a_minute(locks: Locks, rulings: Rulings) -> None:
    assert locks.turn(doing("zlodejina"), DOOR, "unlock", rulings).facts == (WorkBegan("unlock", "7", 1),)
    assert locks.turn(doing("zlodejina"), replace(DOOR, locked=False), "lock", rulings).minutes == 1


def test_nobody_does_two_works_at_once_but_may_stop(locks: Locks, rulings: Rulings) -> None:
    thief = doing("zlodejina")
    busy = fold(locks.turn(thief, DOOR, "unlock", rulings).facts, thief.sheet)
    assert refused(lambda: locks.turn(replace(thief, sheet=busy), DOOR, "lock", rulings)).code == "already_at_work"
    assert locks.stop(busy) == (WorkEnded("unlock", "7", done=False),)
    assert refused(lambda: locks.stop(thief.sheet)).code == "not_at_work"


def test_who_has_fallen_meanwhile_breaks_nothing_and_pays_nothing(dbf: Ruleset, locks: Locks, rulings: Rulings) -> None:
    assert dbf.timekeeping is not None
    breaker = doing("nicenie")
    begun = fold(locks.break_open(breaker, DOOR, rulings).facts, breaker.sheet)
    fallen = begun.model_copy(update={"lives": 0, "status": "knocked_out"})
    assert dbf.timekeeping.ring(fallen, "work", None, rulings) == (WorkEnded("break", "7", done=False),)
    assert dbf.timekeeping.ring(breaker.sheet, "work", None, rulings) == ()
    assert locks.sorts == ("door", "large_chest", "small_chest", "gate")
