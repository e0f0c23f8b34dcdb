"""Stepping aside, handing over, being out of game, conditions, forms, references, dodges."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core.conditions import ConditionLine, Conditions, FormLine, Forms
from bot.rules.core.conduct import Bystander, Conduct
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.dodging import dodges
from bot.rules.dbf.references import tags
from bot.rules.dbf.sheet import Absence
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

HERE = Bystander("active", scene=1)


@pytest.fixture
def conduct(dbf: Ruleset) -> Conduct:
    """Return the conduct of DBF."""
    assert dbf.conduct is not None
    return dbf.conduct


@pytest.fixture
def conditions(dbf: Ruleset) -> Conditions:
    """Return the conditions of DBF."""
    assert dbf.conditions is not None
    return dbf.conditions


@pytest.fixture
def forms(dbf: Ruleset) -> Forms:
    """Return the forms of DBF."""
    assert dbf.forms is not None
    return dbf.forms


@rule("DBF-GEN-9")
@pytest.mark.parametrize("status", ["knocked_out", "asleep", "trance", "dead"])
def test_who_lies_is_neither_switched_nor_retired_but_may_leave_its_party(conduct: Conduct, status: str) -> None:
    lying = Bystander(status)
    assert refused(lambda: conduct.step_aside(lying, "character_switch")).code == "not_active"
    assert refused(lambda: conduct.step_aside(lying, "character_retire")).code == "not_active"
    conduct.step_aside(lying, "party_leave")
    fighting = replace(lying, in_combat=True)
    assert refused(lambda: conduct.step_aside(fighting, "character_switch")).code == "in_combat"


@rule("DBF-GEN-9")
@pytest.mark.parametrize("status", ["active", "with_head_org", "out_of_game"])
def test_the_free_the_absent_and_the_gone_may_be_left(conduct: Conduct, status: str) -> None:
    conduct.step_aside(Bystander(status), "character_retire")


@rule("DBF-GEN-8")
@pytest.mark.parametrize(
    ("giver", "receiver", "code"),
    [
        (replace(HERE, status="asleep", in_combat=True), HERE, "not_active"),
        (replace(HERE, in_combat=True), replace(HERE, scene=2), "in_combat"),
        (HERE, replace(HERE, scene=2, in_combat=True), "target_not_here"),
        (HERE, replace(HERE, visible=False), "target_not_here"),
        (replace(HERE, scene=None), replace(HERE, scene=None), "target_not_here"),
        (HERE, replace(HERE, in_combat=True, status="asleep"), "party_in_combat"),
        (HERE, replace(HERE, status="asleep"), "target_not_active"),
    ],
)
def test_giving_is_refused_in_the_order_of_the_rules(
    conduct: Conduct, giver: Bystander, receiver: Bystander, code: str
) -> None:
    assert refused(lambda: conduct.give(giver, receiver)).code == code


@rule("DBF-GEN-8")
def test_two_who_are_active_and_near_hand_things_over(conduct: Conduct) -> None:
    conduct.give(HERE, HERE)


@rule("DBF-GEN-1")
def test_out_of_game_takes_effect_at_once_and_the_way_back_its_time(conduct: Conduct) -> None:
    away = fold(conduct.leave_game(sheet_of("zlodej"), " obed "), sheet_of("zlodej"))
    assert (away.status, away.out_of_game) == ("out_of_game", Absence(reason="obed"))
    assert refused(lambda: conduct.leave_game(away, "obed")).code == "already_out_of_game"
    coming = fold(conduct.return_to_game(away), away)
    assert (coming.status, coming.out_of_game) == ("out_of_game", Absence(reason="obed", returning=True))
    assert refused(lambda: conduct.return_to_game(coming)).code == "out_of_game_wait"
    assert fold(conduct.return_to_game(coming, lifted=True), coming).status == "active"
    again = fold(conduct.leave_game(coming, "telefón"), coming)
    assert again.out_of_game == Absence(reason="telefón")


def test_out_of_game_needs_a_reason_and_a_way_back_an_absence(conduct: Conduct) -> None:
    assert refused(lambda: conduct.leave_game(sheet_of("zlodej"), "  ")).code == "reason_required"
    assert refused(lambda: conduct.return_to_game(sheet_of("zlodej"))).code == "not_out_of_game"


def test_in_a_combat_absence_means_passing_until_it_is_over(conduct: Conduct) -> None:
    passing = fold(conduct.leave_game(sheet_of("zlodej"), "telefón", in_combat=True), sheet_of("zlodej"))
    assert passing.status == "active"
    assert fold(conduct.settle(passing), passing).status == "out_of_game"
    back = fold(conduct.return_to_game(passing), passing)
    assert (back.status, back.out_of_game, conduct.settle(back)) == ("active", None, ())


def test_who_lies_is_not_carried_off_by_being_out_of_game(conduct: Conduct) -> None:
    down = sheet_of("zlodej", lives=0, status="knocked_out")
    away = fold(conduct.leave_game(down, "obed"), down)
    assert away.status == "knocked_out"
    assert fold(conduct.return_to_game(away), away).out_of_game is None


@rule("DBF-COND-3")
def test_a_condition_is_set_with_its_words_and_taken_away_by_its_name(conditions: Conditions) -> None:
    cursed = fold(conditions.add(sheet_of("zlodej"), ConditionLine("1", "curse", " Šišle. ")), sheet_of("zlodej"))
    assert [(one.identifier, one.sort, one.text) for one in cursed.conditions] == [("1", "curse", "Šišle.")]
    assert fold(conditions.remove(cursed, "1"), cursed).conditions == ()


@pytest.mark.parametrize(
    ("condition", "code"),
    [
        (ConditionLine("1", "hunger", "x"), "condition_sort_unknown"),
        (ConditionLine("1", "curse", " "), "condition_text_required"),
        (ConditionLine("0", "curse", "x"), "condition_exists"),
    ],
)
def test_a_condition_that_makes_no_sense_is_refused(
    conditions: Conditions, condition: ConditionLine, code: str
) -> None:
    cursed = fold(conditions.add(sheet_of("zlodej"), ConditionLine("0", "curse", "x")), sheet_of("zlodej"))
    assert refused(lambda: conditions.add(cursed, condition)).code == code
    assert refused(lambda: conditions.remove(cursed, "9")).code == "condition_unknown"


def test_a_form_met_again_has_the_new_figures(forms: Forms) -> None:
    druid = fold(forms.record(sheet_of("druid"), FormLine("wolf", "Vlk", 2)), sheet_of("druid"))
    again = fold(forms.record(druid, FormLine("wolf", "Vlk", 3, 2)), druid)
    assert [(form.lives, form.strength) for form in again.forms] == [(3, 2)]
    assert fold(forms.forget(again, "wolf"), again).forms == ()
    assert refused(lambda: forms.forget(druid, "bear")).code == "form_unknown"


@pytest.mark.parametrize(("lives", "strength"), [(0, 1), (1001, 1), (1, -1), (1, 1001)])
def test_the_figures_of_a_form_have_bounds(forms: Forms, lives: int, strength: int) -> None:
    wrong = FormLine("ghost", "Duch", lives, strength)
    assert refused(lambda: forms.record(sheet_of("druid"), wrong)).code == "form_figures_wrong"


@pytest.mark.parametrize(("lives", "strength"), [(1, 0), (1000, 1000)])
def test_the_figures_of_a_form_may_reach_their_bounds(forms: Forms, lives: int, strength: int) -> None:
    (form,) = fold(
        forms.record(sheet_of("druid"), FormLine("bear", "Medveď", lives, strength)), sheet_of("druid")
    ).forms
    assert (form.lives, form.strength) == (lives, strength)


@rule("DBF-GEN-6")
def test_references_are_opened_by_abilities_and_schools(books: DbfBooks) -> None:
    assert tags(books, ("zalesactvo", "pozornost", "elementy", "serm", "no_such")) == {"tracking", "hidden", "elements"}


def test_a_blessing_gives_a_second_dodge_only_where_the_guild_says_so(
    dbf: Ruleset, books: DbfBooks, rulings: Rulings
) -> None:
    generous = setting(dbf.rulings, blessing_gives_second_dodge=True)
    assert dodges(books, ("uhybanie",), ("pozehnanie",), rulings) == 1
    assert dodges(books, ("uhybanie",), ("pozehnanie",), generous) == 2
    assert dodges(books, (), ("pozehnanie",), generous) == 1
    assert dodges(books, (), (), generous) == 0
