"""Orders of a fight: what is declared and for whom it shows, passes, standing orders, and what an ORG takes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combat, Declared
from bot.rules.core.combat_orders import Order
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def combat_of(dbf: Ruleset) -> Combat:
    """Return the combats under test."""
    assert dbf.combat is not None
    return dbf.combat


def asked(one: Fight, who: Identity) -> bool:
    """Say whether somebody is awaited."""
    return who in one.awaited()


@rule("DBF-COMBAT-31", "DBF-COMBAT-48")
def test_orgs_see_what_each_fighter_has_declared_and_ordered(dbf: Ruleset, rulings: Rulings) -> None:
    combat = combat_of(dbf)
    mage, drinker = fighter(1, "elementy", potions=True), fighter(4, "elementy", potions=True)
    one = fight(dbf, rulings, [mage], [drinker, fighter(5, "elementy")], [fighter(6)], opened=False)
    assert combat.declared(one.state) == ()
    one.act(orders.StandingOrder(5, flee_if=1), orders.StandingOrder(4, dodge_if=2))
    one.open()
    one.act(orders.Pick(1, 1, 4), orders.Drink(4, "brew", 1))
    one.act(orders.CastSpell(1, "ohnivy_sip", (4,), done=False), orders.CastSpell(1, "kyselinovy_vejar"))
    first = Declared(1, spells=(("ohnivy_sip", (4,)), ("kyselinovy_vejar", ())))
    second = Declared(4, potion="brew", dodge_if=2)
    assert combat.declared(one.state) == (first, second, Declared(5, flee_if=1))
    assert [combat.orders_of(one.state, who) for who in (1, 4, 6)] == [first, second, Declared(6)]
    one.act(orders.EndCombat())
    assert combat.orders_of(one.state, 1) == Declared(1)  # nothing of it takes place any more


@rule("DBF-COMBAT-33")
def test_a_fight_holds_all_on_a_side_until_they_are_gone_or_it_is_over(dbf: Ruleset, rulings: Rulings) -> None:
    combat = combat_of(dbf)
    ours = [fighter(1), fighter(2), fighter(3)]
    one = fight(dbf, rulings, ours, [fighter(4, lives=1), fighter(5)], [fighter(6)], dice=Script([6, 1, 1, 1]))
    assert combat.held(one.state) == (1, 2, 3, 4, 5)
    assert combat.concerned(one.state) == (1, 2, 3, 4, 5, 6)
    one.act(orders.Pick(1, 1, 4), orders.Pick(5, 5, 2), orders.Flee(2), orders.TakeOut(3))
    assert combat.held(one.state) == (1, 4, 5)  # who has fallen is still there
    assert one.released == [2, 3]
    one.act(orders.EndCombat())
    assert combat.held(one.state) == ()
    assert one.released == [2, 3, 1, 4, 5]  # each of them once
    one.close()
    assert len(one.released) == 5


@pytest.mark.parametrize(("step", "hours"), [("spells", 7), ("dodge", 3), ("end_of_round", 7)])
def test_who_is_to_dodge_has_a_deadline_of_its_own(dbf: Ruleset, step: str, hours: int) -> None:
    rulings = setting(dbf.rulings, step_deadline_hours=7, dodge_deadline_hours=3)
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(4, "uhybanie")], dice=Script([6, 1]))
    one.walk(step)
    assert combat_of(dbf).deadline_hours(one.state, rulings) == hours


def test_a_fight_is_stored_as_plain_json(dbf: Ruleset, rulings: Rulings) -> None:
    combat = combat_of(dbf)
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(4)], [fighter(6)], dice=Script([6, 1]))
    one.act(orders.CastSpell(1, "ohnivy_sip", (4,)))
    stored = combat.dump(one.state)
    assert json.loads(json.dumps(stored)) == stored
    assert combat.load(stored) == one.state


@rule("DBF-COMBAT-48")
@pytest.mark.parametrize("limits", [{"dodge_if": 0}, {"flee_if": 0}, {"dodge_if": 1, "flee_if": -1}])
def test_a_standing_order_names_at_least_one_life(dbf: Ruleset, rulings: Rulings, limits: dict[str, int]) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)])
    assert refused(lambda: one.act(orders.StandingOrder(1, **limits))).code == "standing_order_wrong"
    one.act(orders.StandingOrder(1, dodge_if=1, flee_if=1))
    one.act(orders.StandingOrder(1))  # withdrawn
    assert combat_of(dbf).declared(one.state) == ()


@rule("DBF-COMBAT-46", "DBF-COMBAT-10")
def test_a_bystander_answers_for_itself_alone_at_the_end_of_a_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, lives=1)], [fighter(6), fighter(7)], dice=Script([6, 1]))
    assert set(one.awaited()) == {1, 6, 7}
    one.act(orders.Pass(6))
    assert set(one.awaited()) == {1, 7}
    one.everybody[9] = fighter(9)
    assert refused(lambda: one.act(orders.Pass(9))).code == "not_present_at_challenge"
    one.act(orders.Join(7, "challenged"), orders.Pass(1))
    assert one.state.round == 2


@rule("DBF-COMBAT-46")
def test_who_has_passed_the_rest_of_a_round_may_still_act_and_is_not_asked_again(
    dbf: Ruleset, rulings: Rulings
) -> None:
    sides = [fighter(1, "elementy", lives=9, potions=True)], [fighter(4, "elementy", lives=9)]
    one = fight(dbf, rulings, *sides)
    one.act(orders.Pass(1, "end_of_round"))
    assert (one.state.step, one.awaited()) == ("spells", (4,))
    one.act(orders.CastSpell(1, "ohnivy_sip", (4,)), orders.Pass(4))
    assert (one.state.step, one.awaited()) == ("end_of_round", (4,))
    assert one.lives(4) < 9
    one.act(orders.Pass(4))
    assert (one.state.round, one.awaited()) == (2, (1,))


def test_whoever_acts_after_a_missed_deadline_begins_to_count_anew(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, lives=9)], [fighter(4, lives=9)])
    one.close(3)
    one.act(orders.Pass(1))
    one.close(3)
    one.close(3)
    told = [(told.who, told.in_a_row) for told in one.story if told.kind == "deadline_missed"]
    assert told == [(1, 1), (4, 1), (4, 2), (1, 1), (4, 3)]
    assert [line.on_orders for line in one.state.fighters] == [False, True]
    assert one.awaited() == (1,)  # nobody waits for who plays by standing orders


# What each order needs beside its own: the step it belongs to, and somebody who is up.
MISPLACED: tuple[tuple[Order, str, str], ...] = (
    (orders.Pick(1, 1, 4), "end_of_round", "not_this_step"),
    (orders.Drink(1, "brew", 1), "end_of_round", "not_this_step"),
    (orders.CastSpell(1, "predtucha"), "end_of_round", "not_spell_step"),
    (orders.DecideDuel((1, 4), 1), "pairing", "not_this_step"),
    (orders.AnswerOpening(4, "time_stop"), "pairing", "too_late"),
    (orders.AnswerOpening(4, "pass"), "pairing", "nothing_to_answer"),
    (orders.AnswerOpening(6, "support_challenger"), "pairing", "only_at_end_of_round"),
    (orders.Join(6, "challenger"), "pairing", "only_at_end_of_round"),
    (orders.Pick(5, 5, 1), "end_of_round", "not_this_step"),
    (orders.Flee(5), "end_of_round", "not_active"),
    (orders.TakeOut(5), "end_of_round", "not_active"),
    (orders.Flee(6), "end_of_round", "not_in_this_combat"),
    (orders.StandingOrder(6, flee_if=1), "end_of_round", "not_in_this_combat"),
)


@rule("DBF-COMBAT-30", "DBF-COMBAT-45")
@pytest.mark.parametrize(("order", "step", "code"), MISPLACED)
def test_an_order_at_the_wrong_time_or_of_the_fallen_is_refused(
    dbf: Ruleset, rulings: Rulings, order: Order, step: str, code: str
) -> None:
    sides = [fighter(1, "jasnovidectvo"), fighter(2)], [fighter(4), fighter(5, lives=1)]
    one = fight(dbf, rulings, *sides, [fighter(6)], dice=Script([1, 2, 6, 1]))
    one.walk(step)
    before = one.state
    refusal = refused(lambda: one.act(order))
    assert refusal.code == code
    assert refusal.rule == "DBF-COMBAT-30" or code != "not_active"
    assert one.state == before


@rule("DBF-COMBAT-45")
def test_in_the_opening_a_bystander_passes_for_itself_and_a_stranger_not_at_all(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)], [fighter(6), fighter(7)], opened=False)
    one.everybody[9] = fighter(9)
    assert refused(lambda: one.act(orders.Pass(9))).code == "not_present_at_challenge"
    one.act(orders.Pass(6))
    assert set(one.awaited()) == {4, 7}


def test_who_is_taken_out_neither_casts_nor_is_hit_and_the_others_do(dbf: Ruleset, rulings: Rulings) -> None:
    sides = [fighter(1, "elementy"), fighter(2, "elementy")], [fighter(4, lives=9), fighter(5, "elementy", lives=9)]
    one = fight(dbf, rulings, *sides)
    one.act(orders.Pick(1, 1, 4))
    one.act(orders.CastSpell(1, "ohnivy_sip", (5,)), orders.CastSpell(2, "ohnivy_sip", (5,)), orders.TakeOut(1))
    one.act(orders.Pass(5))
    assert [told.by for told in one.story if told.kind == "spell_resolved"] == [2]
    assert (one.everybody[1].sheet.used_spells, one.status(1)) == ((), "left")


def test_a_hit_on_who_is_taken_out_counts_no_more_and_those_on_others_do(dbf: Ruleset, rulings: Rulings) -> None:
    sides = [fighter(1, "uhybanie"), fighter(2)], [fighter(4, "uhybanie"), fighter(5)]
    one = fight(dbf, rulings, *sides, dice=Script([3, 3, 3, 3]))
    one.act(orders.Pick(1, 1, 4))
    assert set(one.awaited()) == {1, 4}
    one.act(orders.TakeOut(4), orders.Pass(1))
    assert [one.lives(who) for who in (1, 2, 4, 5)] == [3, 3, 4, 3]


@rule("DBF-COMBAT-36")
@pytest.mark.parametrize(("step", "ended"), [("spells", False), ("end_of_round", True)])
def test_a_side_emptied_by_an_org_ends_the_fight_at_the_end_of_a_round_alone(
    dbf: Ruleset, step: str, ended: bool
) -> None:
    rulings = setting(dbf.rulings, replacement_before_end_check=False)
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(4, lives=9), fighter(5, "elementy", lives=9)])
    one.walk(step)
    one.act(orders.TakeOut(4))
    assert not one.state.ended
    one.act(orders.TakeOut(5))
    assert one.state.ended == ended
    if not ended:
        assert (one.state.step, one.awaited()) == ("spells", (1,))


@pytest.mark.parametrize("out_of", [4, 5])
def test_a_duel_already_entered_falls_away_with_who_is_taken_out_before_it_counts(dbf: Ruleset, out_of: int) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    sides = [[fighter(who) for who in whose] for whose in ((1, 2, 3), (4, 5, 6))]
    one = fight(dbf, rulings, *sides)
    one.act(orders.Pick(1, 1, 4), orders.Pick(5, 5, 2))
    one.act(orders.DecideDuel((1, 4), 4), orders.DecideDuel((2, 5), 5), orders.TakeOut(out_of))
    one.act(orders.DecideDuel((3, 6), "none"))
    unhurt = {4: 1, 5: 2}[out_of]
    assert [one.lives(who) for who in (1, 2, 3)] == [4 if who in (unhurt, 3) else 3 for who in (1, 2, 3)]


def fallen_outside(one: Fight, who: Identity) -> None:
    """Let somebody be knocked out by something that is not of the fight."""
    sheet = one.everybody[who].sheet.model_copy(update={"lives": 0, "status": "knocked_out"})
    one.everybody[who] = replace(one.everybody[who], sheet=sheet)


OUTSIDE: tuple[tuple[str, Callable[[Fight], None]], ...] = (
    ("act", lambda one: one.act(orders.Pass(2))),
    ("close", lambda one: one.close()),
)


@pytest.mark.parametrize(("how", "go_on"), OUTSIDE)
def test_who_falls_outside_is_down_and_leaves_a_place(
    dbf: Ruleset, rulings: Rulings, how: str, go_on: Callable[[Fight], None]
) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(4)], [fighter(6)], dice=Script([1, 1]))
    one.act(orders.Pick(1, 1, 4))
    assert one.choices(6).sides == ()
    fallen_outside(one, 1)
    assert one.choices(6).sides == ("challenger", "challenged")
    go_on(one)
    assert [(told.who, told.status) for told in one.story if told.kind == "felled"] == [(1, "knocked_out")]


def test_what_befalls_somebody_after_a_fight_is_no_part_of_it(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)])
    one.act(orders.EndCombat())
    told, state = list(one.story), one.state
    fallen_outside(one, 1)
    one.close()
    assert (one.story, one.state) == (told, state)


def test_a_duel_can_be_overruled_though_one_of_the_pair_fell_outside(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, "uhybanie"), fighter(5)], dice=Script([6, 1]))
    one.act(orders.Pick(1, 1, 4))
    assert one.state.step == "dodge"
    fallen_outside(one, 1)
    view = combat_of(dbf).view(one.state, one.everybody, rulings)
    assert view.decidable == ((1, 4),)
    assert {line.id: line.paired_with for line in view.fighters} == {1: 4, 4: 1, 5: None}
