"""After a combat: loot, the last blow, pursuit, waking, revival."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.books import read_rulesets
from bot.rules.core.aftermath import Aftermath, Flown, Killed
from bot.rules.core.conduct import Bystander
from bot.rules.core.facts import LivesChanged
from bot.rules.core.goods import Haul
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.scenes import Mover
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.sheet import Absence, DbfSheet, Effect, Shape
from tests.rules.field import CLOAK, ELIXIR, HERE, MINT, RING, SALT, lying, of, party, rich, totals
from tests.rules.support import fold, refused, setting
from tests.rules.test_goods import HAULS, PRESENCES, SHEETS
from tests.support.rule import rule

DBF = read_rulesets()["dbf"]
TRANCE = (Effect(spell="jasnozrivost", minutes=5),)


@pytest.fixture
def aftermath(dbf: Ruleset) -> Aftermath:
    """Return the rules under test."""
    assert dbf.aftermath is not None
    return dbf.aftermath


@rule("DBF-AFTER-2..4", "DBF-GEN-5")
def test_everything_of_four_kinds_is_taken_and_the_costume_stays(aftermath: Aftermath) -> None:
    victim, looter = rich(7, RING, CLOAK, MINT, SALT, ELIXIR, lives=0, status="knocked_out"), rich(1)
    looted = aftermath.loot(party("a", looter), party("b", victim, lying()), combat_over=True)
    assert looted.passed is not None and looted.passed.haul == of(RING, MINT, SALT, ELIXIR, ducats=7)
    left, got = fold(looted.passed.giver, victim), fold(looted.passed.receiver, looter)
    assert (left.ducats, left.goods) == (0, (CLOAK,))
    assert (got.ducats, got.goods) == (8, (RING, MINT, SALT, ELIXIR))


def test_empty_pockets_give_nothing_and_no_refusal(aftermath: Aftermath) -> None:
    looted = aftermath.loot(party("a", rich(0)), party("b", rich(0), lying("trance")), combat_over=True)
    assert looted.passed is not None and looted.passed.giver == looted.passed.receiver == ()


@rule("DBF-AFTER-4")
def test_things_are_taken_from_an_empty_purse(aftermath: Aftermath) -> None:
    looted = aftermath.loot(party("a", rich(0)), party("b", rich(0, RING), lying("dead")), combat_over=True)
    assert looted.passed is not None and fold(looted.passed.receiver, rich(0)).goods == (RING,)


@rule("DBF-AFTER-2", "DBF-GEN-1")
@pytest.mark.parametrize(
    ("looter", "fallen", "over", "code"),
    [
        (Bystander("out_of_game", scene="glade", back_in_game=9.9), lying(), False, "out_of_game_wait"),
        (lying(), lying(), True, "not_active"),
        (replace(HERE, in_combat=True), lying(), True, "in_combat"),
        (HERE, Bystander("knocked_out", scene="cave"), True, "target_not_here"),
        (HERE, lying(), False, "combat_not_over"),
        (HERE, HERE, True, "target_not_knocked_out"),
        (HERE, lying("with_head_org"), True, "target_not_knocked_out"),
        (HERE, lying("out_of_game"), True, "target_not_knocked_out"),
    ],
)
def test_looting_is_refused_for_the_first_reason(
    aftermath: Aftermath, looter: Bystander, fallen: Bystander, over: bool, code: str
) -> None:
    two = party("a", rich(0), looter), party("b", rich(5, lives=0), fallen)
    assert refused(lambda: aftermath.loot(*two, combat_over=over)).code == code


@rule("DBF-AFTER-3")
@pytest.mark.parametrize(
    ("haul", "code"), [(of(CLOAK), "not_lootable"), (of(ducats=9), "not_that_much"), (of(), "nothing_chosen")]
)
def test_only_what_may_be_taken_and_is_there(aftermath: Aftermath, haul: Haul, code: str) -> None:
    two = party("a", rich(0)), party("b", rich(5, CLOAK), lying("asleep"))
    assert refused(lambda: aftermath.loot(*two, haul, combat_over=True)).code == code


@rule("DBF-AFTER-12")
def test_the_loot_of_the_beaten_goes_through_an_org(aftermath: Aftermath) -> None:
    looted = aftermath.loot(party("a", rich(0)), party("b", rich(5), lying("defeated")), combat_over=True)
    assert (looted.passed, looted.through) == (None, "org")


@rule("DBF-AFTER-2..3")
@settings(max_examples=150, deadline=None)
@given(SHEETS, SHEETS, PRESENCES, PRESENCES, some.one_of(some.none(), HAULS), some.booleans())
def test_looting_conserves_goods_and_takes_from_those_who_lie_only(
    looter: DbfSheet, fallen: DbfSheet, takes: Bystander, lies: Bystander, haul: Haul | None, over: bool
) -> None:
    assert DBF.aftermath is not None
    two = party("a", looter, takes), party("b", fallen, lies)
    try:
        looted = DBF.aftermath.loot(*two, haul, combat_over=over)
    except Refusal:
        return
    assert looted.passed is not None
    got, left = fold(looted.passed.receiver, looter), fold(looted.passed.giver, fallen)
    assert totals(got, left) == totals(looter, fallen)
    assert lies.status in {"knocked_out", "asleep", "trance", "dead"} and takes.status == "active" and over
    kept = [one for one in fallen.goods if one.sort == "item"]
    assert [one for one in left.goods if one.sort == "item"] == kept


def blow(
    aftermath: Aftermath,
    rulings: Rulings,
    victim: DbfSheet,
    killer: Bystander = HERE,
    *,
    words: str = "zabíjam ťa",
    over: bool = True,
    last: bool = True,
) -> Killed:
    """Return the killing of a victim in the glade."""
    there = lying(victim.status)
    return aftermath.kill(killer, there, victim, rulings, words=words, combat_over=over, last_phase=last)


@rule("DBF-AFTER-5", "DBF-AFTER-7..8")
def test_a_kill_ends_the_waking_and_begins_ten_minutes(dbf: Ruleset, aftermath: Aftermath, rulings: Rulings) -> None:
    assert dbf.timekeeping is not None
    victim = rich(3, lives=0, status="knocked_out")
    killed = blow(aftermath, rulings, victim)
    assert (killed.council_review, killed.warning) == (True, False)
    dead = fold(killed.facts, victim)
    assert (dead.status, dead.lives, dead.ducats) == ("dead", 0, 3)
    clocks = dbf.timekeeping.clocks("v", victim, killed.facts, rulings)
    assert [timer.kind for timer in clocks.stopped] == ["wake"]
    assert [(timer.kind, timer.minutes) for timer in clocks.started] == [("dead", 10)]
    assert fold(dbf.timekeeping.ring(dead, "dead", None, rulings), dead).status == "with_head_org"


def test_who_dies_in_a_trance_or_a_form_leaves_it(aftermath: Aftermath, rulings: Rulings) -> None:
    dreamer = rich(0, status="trance", effects=TRANCE)
    assert (dead := fold(blow(aftermath, rulings, dreamer).facts, dreamer)).status == "dead"
    assert (dead.lives, dead.effects) == (0, ())
    shape = Shape(form="bear", lives=5, kept=3)
    bear = rich(0, lives=5, status="trance", effects=TRANCE, shape=shape)
    assert (gone := fold(blow(aftermath, rulings, bear).facts, bear)).shape is None
    assert (gone.status, gone.lives) == ("dead", 0)


@rule("DBF-SAFETY-4", "DBF-AFTER-5..6")
@pytest.mark.parametrize(
    ("status", "more", "code"),
    [
        ("knocked_out", {"killer": lying()}, "not_active"),
        ("knocked_out", {"killer": Bystander("active", scene="cave")}, "target_not_here"),
        ("asleep", {"over": False}, "combat_not_over"),
        ("dead", {}, "target_dead"),
        ("with_head_org", {}, "target_dead"),
        ("asleep", {}, "target_asleep_wakes"),
        ("active", {}, "target_not_knocked_out"),
        ("out_of_game", {}, "target_not_knocked_out"),
        ("knocked_out", {"words": "  "}, "deed_not_told"),
    ],
)
def test_a_kill_is_refused_for_the_first_reason(
    aftermath: Aftermath, rulings: Rulings, status: str, more: dict[str, Any], code: str
) -> None:
    assert refused(lambda: blow(aftermath, rulings, rich(0, status=status), **more)).code == code


@rule("DBF-SAFETY-6")
def test_a_killer_is_warned_before_the_last_phase_as_the_guild_rules(
    dbf: Ruleset, aftermath: Aftermath, rulings: Rulings
) -> None:
    victim = rich(0, lives=0, status="knocked_out")
    silent = setting(dbf.rulings, last_phase_kill_warning=False)
    assert blow(aftermath, rulings, victim, last=False).warning
    assert not blow(aftermath, silent, victim, last=False).warning


@rule("DBF-ABIL-ZALESACTVO-2", "DBF-AFTER-10..11", "DBF-AFTER-13")
@pytest.mark.parametrize(
    ("abilities", "opponent", "minutes", "allowed"),
    [
        ((), True, 4.9, False),
        ((), True, 5, True),
        (("zalesactvo",), True, 1.9, False),
        (("zalesactvo",), True, 2, True),
        ((), False, 0, True),
    ],
)
def test_a_pursuit_waits_for_opponents_only(
    aftermath: Aftermath, rulings: Rulings, abilities: tuple[str, ...], opponent: bool, minutes: float, allowed: bool
) -> None:
    mover, flown = Mover("active", frozenset(abilities), scene="glade"), Flown("cave", minutes, opponent)
    if allowed:
        assert aftermath.pursue(mover, flown, rulings).scene == "cave"
    else:
        assert refused(lambda: aftermath.pursue(mover, flown, rulings)).code == "pursuit_ban"


@rule("DBF-PARTY-10")
def test_a_pursuer_must_be_free_to_move_and_have_a_trail(aftermath: Aftermath, rulings: Rulings) -> None:
    flown = Flown("cave", 0, was_opponent=True)
    held = Mover("active", held_minutes=1)
    assert refused(lambda: aftermath.pursue(Mover("asleep"), flown, rulings)).code == "not_active"
    assert refused(lambda: aftermath.pursue(held, flown, rulings)).code == "must_stay_in_place"
    nowhere = replace(flown, scene=None)
    assert refused(lambda: aftermath.pursue(Mover("active"), nowhere, rulings)).code == "trail_lost"


def test_time_spent_lying_in_a_combat_counts_only_where_the_guild_says_so(
    dbf: Ruleset, aftermath: Aftermath, rulings: Rulings
) -> None:
    down, early = rich(0, lives=0, status="knocked_out"), setting(dbf.rulings, ko_timer_from="knockout")
    assert aftermath.combat_ended(down, 60, rulings) == ()
    assert aftermath.combat_ended(down, 4, early) == ()
    assert aftermath.combat_ended(down, 5, early) == (LivesChanged(1),)
    assert aftermath.combat_ended(rich(0), 60, early) == ()


@pytest.mark.parametrize("status", ["dead", "with_head_org", "knocked_out", "asleep", "trance"])
@pytest.mark.parametrize("lives", [None, 1, 3])
def test_an_org_revives_whoever_lies(aftermath: Aftermath, rulings: Rulings, status: str, lives: int | None) -> None:
    sleeps = status in ("asleep", "trance")
    body = rich(0, lives=2 if sleeps else 0, status=status, effects=TRANCE if status == "trance" else ())
    raised = fold(aftermath.revive(body, rulings, lives), body)
    assert (raised.status, raised.lives, raised.effects) == ("active", lives or 3, ())
    assert LivesChanged(0) not in aftermath.revive(body, rulings, lives)


@pytest.mark.parametrize(("status", "lives"), [("dead", 0), ("knocked_out", 0), ("asleep", 2), ("trance", 2)])
def test_who_is_revived_while_its_player_is_away_does_not_act(
    aftermath: Aftermath, rulings: Rulings, status: str, lives: int
) -> None:
    effects = TRANCE if status == "trance" else ()
    body = rich(0, lives=lives, status=status, effects=effects, out_of_game=Absence(reason="obed"))
    raised = fold(aftermath.revive(body, rulings), body)
    assert (raised.status, raised.lives) == ("out_of_game", 3)


def test_an_org_revives_nobody_who_is_up_or_beyond_the_maximum(aftermath: Aftermath, rulings: Rulings) -> None:
    assert refused(lambda: aftermath.revive(rich(0), rulings)).code == "target_not_dead_or_knocked_out"
    body = rich(0, lives=0, status="dead")
    for lives in (0, 4):
        assert refused(lambda lives=lives: aftermath.revive(body, rulings, lives)).code == "revived_lives_wrong"  # type: ignore[misc]
    assert StatusChanged("dead", "knocked_out") in aftermath.revive(body, rulings)
