"""When an ORG's word on a duel comes too late, or would make more of the fight than it was (R-CMB-18)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.applying import apply
from bot.rules.dbf.happenings import OutOfGameBegan, StatusChanged
from bot.rules.dbf.sheet import DbfSheet, Effect, Shape
from bot.rules.dbf.spell_facts import FormLeft
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import refused
from tests.support.rule import rule

FIRST_HITS = [6, 1]


def befalls(one: Fight, who: int, change: Callable[[DbfSheet], DbfSheet]) -> None:
    """Let something befall somebody outside the fight."""
    one.everybody[who] = replace(one.everybody[who], sheet=change(one.everybody[who].sheet))


def felled(dbf: Ruleset, rulings: Rulings, **more: Any) -> Fight:
    """Return a fight in which 2 fell by the duel with 1 and 4 still stands."""
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1, **more), fighter(4)], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    assert one.status(2) == "knocked_out"
    return one


def over(dbf: Ruleset, rulings: Rulings) -> Fight:
    """Return a fight that is over: 2 fell, and 1 was wounded as well."""
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1)], dice=Script([4, 4]))
    while not one.state.ended:
        one.close()
    return one


@rule("DBF-GEN-1")
def test_whose_player_is_away_stands_up_and_only_passes(dbf: Ruleset, rulings: Rulings) -> None:
    one = felled(dbf, rulings)
    befalls(one, 2, lambda sheet: apply(sheet, OutOfGameBegan("telefón", True)))
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.status(2), one.lives(2)) == ("active", 1)
    assert one.kinds().count("felled") == 1
    assert 2 not in one.awaited()


def test_the_winner_who_left_the_game_when_it_was_over_is_back_in_the_fight(dbf: Ruleset, rulings: Rulings) -> None:
    one = over(dbf, rulings)
    befalls(one, 1, lambda sheet: apply(sheet, OutOfGameBegan("telefón")))
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.state.ended, one.status(1), one.status(2)) == (False, "active", "active")
    assert one.everybody[1].sheet.out_of_game is not None


@pytest.mark.parametrize("status", ["trance", "asleep", "knocked_out"])
def test_a_fight_whose_winner_lies_since_is_not_taken_up(dbf: Ruleset, rulings: Rulings, status: Any) -> None:
    one = over(dbf, rulings)
    befalls(one, 1, lambda sheet: apply(sheet, StatusChanged("active", status)))
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


def test_the_dead_are_not_brought_back(dbf: Ruleset, rulings: Rulings) -> None:
    one = felled(dbf, rulings)
    befalls(one, 2, lambda sheet: apply(sheet, StatusChanged("knocked_out", "dead")))
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


def test_the_lives_of_a_form_are_not_given_to_what_was_in_it(dbf: Ruleset, rulings: Rulings) -> None:
    bear = {"shape": Shape(form="bear", lives=3, kept=2)}
    one = fight(dbf, rulings, [fighter(1), fighter(3)], [fighter(2, lives=3, sheet=bear)], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    befalls(one, 2, lambda sheet: apply(sheet, FormLeft("bear")))
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


def test_nor_the_lives_of_somebody_to_its_form(dbf: Ruleset, rulings: Rulings) -> None:
    one = over(dbf, rulings)
    bear = {"shape": Shape(form="bear", lives=2, kept=3), "lives": 2}
    befalls(one, 1, lambda sheet: sheet.model_copy(update=bear))
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


@pytest.mark.parametrize("ordered", [True, False])
def test_who_paid_for_a_flight_with_the_last_life_stays_down(dbf: Ruleset, rulings: Rulings, ordered: bool) -> None:
    theirs = [fighter(2, lives=2), fighter(4)]
    one = fight(dbf, rulings, [fighter(1), fighter(3)], theirs, dice=Script([6, 1, 1, 1]))
    if ordered:
        one.act(orders.StandingOrder(2, flee_if=1))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    if not ordered:
        one.act(orders.Flee(2))
    assert (one.status(2), one.lives(2)) == ("knocked_out", 0)
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


@rule("DBF-COMBAT-8")
def test_whose_place_another_has_taken_stays_down(dbf: Ruleset, rulings: Rulings) -> None:
    ours, theirs = [fighter(1), fighter(3), fighter(5)], [fighter(2, lives=1), fighter(4), fighter(6)]
    one = fight(dbf, rulings, ours, theirs, [fighter(9)], dice=Script([6, 1, 1, 1, 1, 1]))
    one.act(orders.Pick(1, 1, 2), orders.Pick(4, 4, 3))
    one.walk("end_of_round")
    one.act(orders.Join(9, "challenged"))
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


def test_who_is_wounded_by_the_word_of_an_org_is_asked_anew_whether_to_flee(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(3)], [fighter(2)], dice=Script([1, 6]))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    one.act(orders.Pass(2), orders.DecideDuel((1, 2), 1))
    assert (one.lives(2), set(one.awaited())) == (3, {1, 2, 3})


@pytest.mark.parametrize("lives", [2, 4])
def test_after_an_ice_storm_the_last_duels_may_be_decided_otherwise_and_back(
    dbf: Ruleset, rulings: Rulings, lives: int
) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(2, lives=lives)], dice=Script(FIRST_HITS))
    one.walk("spells")
    one.act(orders.CastSpell(1, "ladova_burka"))
    while not one.state.ended:
        one.close()
    before = (one.state.outcome, one.lives(1), one.lives(2))
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.state.ended, one.state.outcome, one.lives(2)) == (True, "none", lives - 1)
    one.act(orders.DecideDuel((1, 2), 1))
    assert (one.state.outcome, one.lives(1), one.lives(2)) == before


@pytest.mark.parametrize("outcome", ["none", "challenger"])
def test_what_an_org_has_ended_is_not_taken_up(dbf: Ruleset, rulings: Rulings, outcome: Any) -> None:
    one = felled(dbf, rulings)
    one.act(orders.EndCombat(outcome))
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "combat_already_over"


def test_where_an_unseen_or_silent_bystander_may_step_in_the_victors_take_their_time(
    dbf: Ruleset, rulings: Rulings
) -> None:
    hidden = {"effects": (Effect(spell="neviditelnost"),)}
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1)], [fighter(9, sheet=hidden)], dice=Script(FIRST_HITS))
    assert one.state.step == "end_of_round" and one.choices(9).sides
    assert dbf.combat is not None
    one.keep(dbf.combat.advance(one.state, one.everybody, rulings, one.dice, ask_victors=False))
    assert (one.state.ended, one.awaited()) == (False, (1,))
    one.act(orders.Join(9, "challenged"), ask_victors=False)
    one.act(orders.Pass(1), ask_victors=False)
    assert (one.state.ended, one.state.round) == (False, 2)
