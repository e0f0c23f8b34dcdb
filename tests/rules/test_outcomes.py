"""What is written down of a casting, a wound, a phase: neither more nor less than happened."""

from __future__ import annotations

import pytest

from bot.rules.core.facts import LivesChanged
from bot.rules.core.magic import Context, Target
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Clocks, Timer
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.sheet import Effect, Shape
from bot.rules.dbf.spell_facts import EffectEnded, EffectStarted, FormLeft, PhaseBegan, SpellCast, SpellSpent
from tests.rules.casts import ME, OTHER, being, cast, caster_of, code_of
from tests.rules.support import setting, sheet_of
from tests.support.rule import rule

LENT, SLEEP = Effect(spell="nepravy_zivot"), Effect(spell="uspanie", minutes=5)
UNSEEN = Effect(spell="neviditelnost", minutes=10)


@rule("DBF-MAGIC-5", "DBF-MAGIC-13")
@pytest.mark.parametrize(
    ("spell", "targets", "facts"),
    [
        ("zaostrenie_zmyslov", 0, (SpellCast("zaostrenie_zmyslov"), EffectStarted("zaostrenie_zmyslov", 10))),
        ("fireball", 2, (SpellCast("fireball", (2, 3)),)),
        ("vyliec_zranenie", 1, (SpellCast("vyliec_zranenie", (2,)),)),
    ],
)
def test_a_casting_writes_down_the_use_on_whom_and_what_it_did_to_the_caster(
    dbf: Ruleset, rulings: Rulings, spell: str, targets: int, facts: tuple[DbfFact, ...]
) -> None:
    assert cast(dbf, rulings, spell, *[sheet_of("zlodej")] * targets).facts[ME] == facts


@rule("DBF-SPELL-POCAROVANIE-3")
def test_who_acts_against_others_is_seen_by_it(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.magic is not None
    seen = EffectEnded("neviditelnost", "acted")
    hidden = caster_of(effects=(UNSEEN, Effect(spell="zaostrenie_zmyslov", minutes=10)))
    assert dbf.magic.acted(hidden, rulings) == (seen,)
    assert dbf.magic.acted(caster_of(), rulings) == ()
    assert cast(dbf, rulings, "fireball", sheet_of("zlodej"), sheet=hidden).facts[ME][0] == seen
    assert seen not in cast(dbf, rulings, "nepravy_zivot", sheet=hidden).facts[ME]


@rule("DBF-SPELL-PRIRODA-1", "DBF-MAGIC-17")
@pytest.mark.parametrize(("nature", "effect"), [(("living", "animal"), "done"), (("living",), "none")])
def test_what_a_fight_resolves_works_where_the_target_fits(dbf: Ruleset, nature: tuple[str, ...], effect: str) -> None:
    rulings = setting(dbf.rulings, spend_on_invalid_target="all")
    assert cast(dbf, rulings, "krotenie", being(*nature), context="combat").effect == effect


@rule("DBF-AFTER-1", "DBF-SPELL-ELEMENTY-5")
@pytest.mark.parametrize(("context", "started"), [("out", (Timer(ME, "wake", 5),)), ("combat", ())])
def test_a_caster_felled_by_its_own_fire_begins_to_wake_outside_a_fight(
    dbf: Ruleset, rulings: Rulings, context: Context, started: tuple[Timer, ...]
) -> None:
    careless = caster_of(lives=1)
    outcome = cast(dbf, rulings, "fireball", Target(ME, sheet=careless), sheet=careless, context=context)
    assert outcome.started == started


@rule("DBF-SPELL-POCAROVANIE-4", "DBF-SPELL-ELEMENTY-5")
def test_how_far_one_runs_in_fear_is_no_range(dbf: Ruleset, rulings: Rulings) -> None:
    outcome = cast(dbf, rulings, "strach", sheet_of("zlodej"), context="combat", distance_m=60)
    assert outcome.effect == "done"


@rule("DBF-SPELL-BOHOSLUZBA-3", "DBF-SPELL-NEKROMANCIA-5")
@pytest.mark.parametrize(
    ("spell", "status"),
    [("odstranenie_prekliatia", "with_head_org"), ("odstranenie_prekliatia", "out_of_game"), ("zomri", "knocked_out")],
)
def test_whose_body_is_away_is_not_cured_and_who_lies_is_not_felled(dbf: Ruleset, spell: str, status: str) -> None:
    rulings = setting(dbf.rulings, die_spell_timing="either")
    gone = sheet_of("zlodej", lives=0, status=status)
    assert code_of(dbf, rulings, spell, gone) == "target_not_active"


@rule("DBF-SPELL-NEKROMANCIA-2", "DBF-SPELL-POCAROVANIE-5")
@pytest.mark.parametrize(
    ("amount", "facts"),
    [
        (-1, (EffectEnded("uspanie", "woken"), StatusChanged("asleep", "active"), LivesChanged(-1))),
        (-9, (EffectEnded("uspanie", "fell"), StatusChanged("asleep", "active"), LivesChanged(-5))),
    ],
)
def test_a_wound_ends_sleep_as_many_lent_lives_as_were_lost_and_all_with_the_last(
    dbf: Ruleset, rulings: Rulings, amount: int, facts: tuple[DbfFact, ...]
) -> None:
    assert dbf.lives is not None
    lost = EffectEnded("nepravy_zivot", "lost")
    sleeper = sheet_of("zlodej", lives=5, status="asleep", effects=(LENT, SLEEP, LENT, LENT))
    lent = (lost,) if amount == -1 else (lost, lost, lost)
    assert dbf.lives.change(sleeper, amount, rulings) == (*facts, *lent)


@rule("DBF-SPELL-PRIRODA-5", "DBF-SPELL-NEKROMANCIA-2")
@pytest.mark.parametrize(
    ("amount", "facts"),
    [
        (-1, (LivesChanged(-1),)),
        (-3, (LivesChanged(-3), EffectEnded("premena", "fell"), FormLeft("bear", fell=True))),
    ],
)
def test_a_bear_bleeds_no_lent_life_until_it_falls(
    dbf: Ruleset, rulings: Rulings, amount: int, facts: tuple[DbfFact, ...]
) -> None:
    assert dbf.lives is not None
    shaped = (Effect(spell="premena", minutes=10), LENT)
    bear = sheet_of("druid", lives=3, effects=shaped, shape=Shape(form="bear", lives=6, kept=4))
    ended = (EffectEnded("nepravy_zivot", "lost"),) if amount == -3 else ()
    assert dbf.lives.change(bear, amount, rulings) == (*facts, *ended)


@rule("DBF-AFTER-1")
def test_what_does_not_run_in_a_fight_is_neither_started_nor_stopped_by_it(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.timekeeping is not None
    down = sheet_of("zlodej", lives=0, status="knocked_out")
    risen = (LivesChanged(1),)
    in_fight, outside = (
        dbf.timekeeping.clocks(OTHER, down, risen, rulings, in_combat=fights) for fights in (True, False)
    )
    assert (in_fight, outside) == (Clocks(), Clocks((), (Timer(OTHER, "wake", 5),)))
    assert dbf.timekeeping.clocks(OTHER, down, (SpellSpent("vizia"),), rulings) == Clocks()


@rule("DBF-MAGIC-7")
@pytest.mark.parametrize(
    ("lives", "restored"), [(3, ()), (2, (LivesChanged(1),)), (1, (LivesChanged(2),)), (4, (LivesChanged(-1),))]
)
def test_a_phase_gives_back_what_is_missing_and_tells_of_nothing_else(
    dbf: Ruleset, rulings: Rulings, lives: int, restored: tuple[DbfFact, ...]
) -> None:
    assert dbf.phases is not None
    facts = dbf.phases.open(sheet_of("zlodej", lives=lives), rulings)
    assert sorted(facts, key=str) == sorted((PhaseBegan(()), *restored), key=str)
