"""Facts of magic, status and absence: kept, undone, and read from sheets stored before they existed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.facts import LivesChanged
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import (
    ConditionAdded,
    ConditionRemoved,
    OutOfGameBegan,
    OutOfGameEnded,
    ReturnAnnounced,
    StatusChanged,
)
from bot.rules.dbf.sheet import DbfSheet, Effect, MetForm
from bot.rules.dbf.spell_facts import (
    EffectEnded,
    EffectStarted,
    FormForgotten,
    FormLeft,
    FormMet,
    FormTaken,
    KeptLivesChanged,
    PhaseBegan,
    PhaseDeferred,
    PhasesSettled,
    SpellCast,
    SpellRegained,
    SpellSpent,
)
from tests.rules.casts import caster_of
from tests.rules.support import fold, refused, sheet_of

WOLF = MetForm(key="wolf", name="Vlk", lives=2, strength=2)
DRUID = caster_of(forms=(WOLF,))
AS_WOLF = fold((EffectStarted("premena", 10), FormTaken("wolf", 2, 2)), DRUID)
NEARLY_FELLED = fold((KeptLivesChanged(-2),), AS_WOLF)
FALSE = caster_of(effects=(Effect(spell="nepravy_zivot"),))
CURSED = fold((ConditionAdded("1", "curse", "x"),), sheet_of("zlodej"))
AWAY = fold((OutOfGameBegan("obed"),), sheet_of("zlodej"))
COMING = fold((ReturnAnnounced(),), AWAY)


@pytest.mark.parametrize(
    ("before", "fact"),
    [
        (DRUID, SpellCast("fireball", (2, "b"))),
        (DRUID, SpellSpent("fireball")),
        (caster_of(used_spells=("fireball",)), SpellRegained("fireball")),
        (DRUID, EffectStarted("neviditelnost", 10)),
        (FALSE, EffectEnded("nepravy_zivot", "lost")),
        (FALSE, EffectEnded("nepravy_zivot", "org")),
        (caster_of(), FormMet("wolf", "Vlk", 2, 2)),
        (DRUID, FormForgotten("wolf", "Vlk", 2, 2)),
        (DRUID, FormTaken("wolf", 2, 2)),
        (AS_WOLF, KeptLivesChanged(-1)),
        (NEARLY_FELLED, KeptLivesChanged(2)),
        (sheet_of("zlodej"), ConditionAdded("1", "curse", "x")),
        (CURSED, ConditionRemoved("1", "curse", "x")),
        (sheet_of("zlodej"), OutOfGameBegan("obed")),
        (AWAY, ReturnAnnounced()),
        (AWAY, OutOfGameEnded("obed")),
        (
            sheet_of("zlodej", lives=0, status="dead", died_this_phase=True),
            StatusChanged("dead", "with_head_org"),
        ),
        (sheet_of("zlodej"), StatusChanged("active", "trance")),
        (DRUID, LivesChanged(-3)),
    ],
    ids=lambda one: getattr(one, "kind", ""),
)
def test_the_counter_of_a_fact_restores_what_was_before(
    dbf: Ruleset, rulings: Rulings, before: DbfSheet, fact: DbfFact
) -> None:
    after = fold((dbf.keeping.load_fact(dbf.keeping.dump_fact(fact)),), before)
    assert after != before
    assert fold(dbf.keeping.counter(after, fact, (), rulings), after) == before


@pytest.mark.parametrize(
    "fact",
    [
        PhaseBegan(("vizia",)),
        PhaseDeferred(True, None),
        PhasesSettled(),
        FormLeft("wolf"),
        EffectEnded("premena", "time"),
        EffectEnded("nepravy_zivot", "phase"),
        EffectEnded("no_such_spell", "lost"),
        StatusChanged("trance", "active"),
        StatusChanged("asleep", "active"),
    ],
    ids=lambda fact: fact.kind,
)
def test_what_has_run_its_course_is_not_undone(dbf: Ruleset, rulings: Rulings, fact: DbfFact) -> None:
    assert refused(lambda: dbf.keeping.counter(DRUID, fact, (), rulings)).code == "undo_not_possible"


@pytest.mark.parametrize(
    ("sheet", "fact"),
    [
        (DRUID, SpellCast("fireball")),
        (caster_of(used_spells=("vizia",)), SpellRegained("vizia")),
        (DRUID, EffectStarted("neviditelnost", 10)),
        (DRUID, FormMet("bear", "Medveď", 5, 3)),
        (DRUID, FormForgotten("wolf", "Vlk", 2, 2)),
        (DRUID, FormTaken("wolf", 2, 2)),
        (AS_WOLF, KeptLivesChanged(3)),
        (DRUID, ConditionAdded("1", "curse", "x")),
        (CURSED, ConditionRemoved("1", "curse", "y")),
        (DRUID, OutOfGameBegan("obed")),
        (AWAY, OutOfGameEnded("obed")),
        (DRUID, StatusChanged("active", "trance")),
        (sheet_of("zlodej", lives=1, status="active"), StatusChanged("knocked_out", "active")),
    ],
    ids=lambda one: getattr(one, "kind", ""),
)
def test_what_does_not_stand_any_more_is_not_undone(
    dbf: Ruleset, rulings: Rulings, sheet: DbfSheet, fact: DbfFact
) -> None:
    assert refused(lambda: dbf.keeping.counter(sheet, fact, (), rulings)).code == "undo_later_facts"


def test_a_return_that_took_effect_is_not_unannounced(dbf: Ruleset, rulings: Rulings) -> None:
    assert refused(lambda: dbf.keeping.counter(AWAY, ReturnAnnounced(), (), rulings)).code == "undo_not_possible"
    assert fold(dbf.keeping.counter(COMING, ReturnAnnounced(), (), rulings), COMING) == AWAY


def test_undoing_an_effect_ends_the_form_it_gave(dbf: Ruleset, rulings: Rulings) -> None:
    facts = dbf.keeping.counter(AS_WOLF, EffectStarted("premena", 10), (), rulings)
    assert fold(facts, AS_WOLF) == DRUID


def test_a_form_taken_and_its_effect_are_undone_the_newest_first(dbf: Ruleset, rulings: Rulings) -> None:
    person = fold(dbf.keeping.counter(AS_WOLF, FormTaken("wolf", 2, 2), (), rulings), AS_WOLF)
    assert fold(dbf.keeping.counter(person, EffectStarted("premena", 10), (), rulings), person) == DRUID


def test_a_sheet_stored_before_magic_still_loads(dbf: Ruleset) -> None:
    stored: dict[str, Any] = {
        "character_class": "zlodej", "faction": "other", "start_level": 1, "xp": 3, "abilities": [], "lives": 2,
        "armour": None, "armour_bonus": 0, "shield": False, "deity": None, "status": "active", "used_spells": [],
    }  # fmt: skip
    sheet = dbf.keeping.load_sheet(stored)
    assert (sheet.effects, sheet.conditions, sheet.forms, sheet.shape, sheet.out_of_game) == ((), (), (), None, None)


def test_the_view_tells_effects_conditions_forms_and_absence(dbf: Ruleset, rulings: Rulings) -> None:
    view = dbf.keeping.view(AS_WOLF, rulings)
    assert [(line.spell, line.minutes) for line in view.effects] == [("premena", 10)]
    assert (view.form, view.lives, view.lives_maximum, view.forms[0].name) == ("wolf", 2, 2, "Vlk")
    assert [line.text for line in dbf.keeping.view(CURSED, rulings).conditions] == ["x"]
    away = dbf.keeping.view(COMING, rulings)
    assert (away.absent, away.returning, away.status) == ("obed", True, "out_of_game")


def test_own_lives_are_corrected_behind_a_form(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.abilities is not None and dbf.lives is not None
    tough = fold(dbf.abilities.grant(AS_WOLF, "vytrvalost", None, rulings), AS_WOLF)
    assert (tough.lives, tough.own_lives()) == (2, 4)
    assert fold(dbf.abilities.revoke(tough, "vytrvalost", rulings), tough) == AS_WOLF
    assert fold(dbf.lives.change(AS_WOLF, -1, rulings), AS_WOLF).lives == 1
    assert refused(lambda: dbf.lives.change(AS_WOLF, 1, rulings)).code == "lives_no_change"  # type: ignore[union-attr]


def test_lives_taken_by_an_org_take_the_false_one_first_and_end_a_trance_at_nought(
    dbf: Ruleset, rulings: Rulings
) -> None:
    assert dbf.lives is not None
    assert fold(dbf.lives.change(FALSE, -1, rulings), FALSE).effects == ()
    seer = caster_of(status="trance", effects=(Effect(spell="vizia", minutes=5),))
    assert fold(dbf.lives.change(seer, -1, rulings), seer).status == "trance"
    fallen = fold(dbf.lives.change(seer, -3, rulings), seer)
    assert (fallen.status, fallen.effects) == ("knocked_out", ())
