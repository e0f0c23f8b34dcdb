"""The private menu: what everybody concerned may do in each step, on a side, standing by, fallen, gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Choices
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule

NOTHING = Choices()
ORDERS_ONLY = Choices(orders=True)
BOTH = ("challenger", "challenged")


def menus(one: Fight, *whose: Identity) -> list[Choices]:
    """Return what each of them may do now."""
    return [one.choices(who) for who in whose]


@rule("DBF-COMBAT-45", "DBF-SPELL-JASNOVIDECTVO-5")
def test_in_the_opening_the_challenged_answer_and_those_standing_by_support(dbf: Ruleset, rulings: Rulings) -> None:
    sides = [fighter(1, "jasnovidectvo", "elementy")], [fighter(4, "jasnovidectvo", "elementy"), fighter(5)]
    one = fight(dbf, rulings, *sides, [fighter(6), fighter(7)], opened=False)
    assert menus(one, 1, 4, 5, 6, 7) == [
        ORDERS_ONLY,
        Choices(answer=True, orders=True, spells=("zastavenie_casu",)),
        Choices(answer=True, orders=True),
        Choices(answer=True, sides=BOTH),
        Choices(answer=True, sides=BOTH),
    ]
    one.open()
    assert menus(one, 6, 7) == [NOTHING, NOTHING]


@rule("DBF-COMBAT-8", "DBF-COMBAT-52")
def test_in_the_opening_only_sides_one_may_support_are_offered(dbf: Ruleset, rulings: Rulings) -> None:
    near = [fighter(6), fighter(7, player="me"), fighter(8)]
    ours = [fighter(1, player="me"), fighter(2), fighter(3)]
    one = fight(dbf, rulings, ours, [fighter(4)], near, opened=False)
    assert [one.choices(who).sides for who in (6, 7)] == [("challenged",), ()]
    one.everybody[8] = replace(one.everybody[8], near=False)
    assert one.choices(8) == NOTHING
    one.everybody[9] = fighter(9)  # somebody who came only now
    assert one.choices(9) == NOTHING


@rule("DBF-COMBAT-13")
def test_who_has_the_pick_is_offered_all_who_are_free(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(who) for who in (1, 2, 3)], [fighter(who) for who in (4, 5, 6)])
    assert menus(one, 2, 5) == [Choices(pick_own=(1, 2, 3), pick_other=(4, 5, 6), orders=True), ORDERS_ONLY]
    one.act(orders.Pick(1, 2, 4))
    assert menus(one, 2, 5) == [ORDERS_ONLY, Choices(pick_own=(5, 6), pick_other=(1, 3), orders=True)]


@rule("DBF-COMBAT-17", "DBF-COMBAT-18")
def test_a_potion_is_offered_once_in_its_step_to_who_has_one(dbf: Ruleset, rulings: Rulings) -> None:
    thirsty = [fighter(1, "elementy", potions=True), fighter(2, "elementy")]
    one = fight(dbf, rulings, thirsty, [fighter(4, potions=True)])
    one.act(orders.Pick(1, 1, 4))
    assert [one.choices(who).drink for who in (1, 2, 4)] == [True, False, True]
    one.act(orders.Drink(1, "brew", 1))
    assert [one.choices(who).drink for who in (1, 2, 4)] == [False, False, True]
    assert one.choices(4) == Choices(drink=True, orders=True)
    one.act(orders.Pass(4))
    assert one.state.step == "spells"
    assert [one.choices(who).drink for who in (1, 2, 4)] == [False, False, False]
    assert one.choices(1).orders and "ohnivy_sip" in one.choices(1).spells


@pytest.mark.parametrize(("mode", "offered"), [("report", (4, 1)), ("org", (None, None))])
def test_a_duel_is_reported_once_by_each_of_the_pair_where_players_report(
    dbf: Ruleset, mode: str, offered: tuple[Identity | None, ...]
) -> None:
    one = fight(dbf, setting(dbf.rulings, duel_mode=mode), [fighter(1), fighter(2)], [fighter(4)])
    one.act(orders.Pick(1, 1, 4))
    assert menus(one, 1, 4, 2) == [*(Choices(report=other, orders=True) for other in offered), ORDERS_ONLY]
    if mode == "report":
        one.act(orders.ReportDuel(1, 1))
        assert menus(one, 1, 4) == [ORDERS_ONLY, Choices(report=1, orders=True)]


@rule("DBF-COMBAT-26", "DBF-ABIL-UHYBANIE-1")
def test_only_who_was_hit_and_can_is_offered_a_dodge_with_what_it_would_save(dbf: Ruleset, rulings: Rulings) -> None:
    sides = [fighter(1, "serm"), fighter(2, "uhybanie")], [fighter(4, "uhybanie"), fighter(5)]
    one = fight(dbf, rulings, *sides, dice=Script([3, 3, 6, 1]))
    assert [one.choices(who).can_dodge for who in (1, 2, 4, 5)] == [False, True, True, False]
    one.act(orders.Pick(1, 1, 4))
    assert one.state.step == "dodge"
    assert menus(one, 1, 2, 4, 5) == [
        ORDERS_ONLY,  # hit, and cannot dodge
        Choices(orders=True, can_dodge=True),  # not hit
        Choices(dodge=2, orders=True, can_dodge=True),
        ORDERS_ONLY,
    ]
    one.act(orders.Dodge(4))
    assert menus(one, 2, 4) == [Choices(flee=True, orders=True, can_dodge=True), Choices(flee=True, orders=True)]


@rule("DBF-COMBAT-10", "DBF-COMBAT-30", "DBF-COMBAT-32", "DBF-COMBAT-35")
def test_at_the_end_of_a_round_the_fallen_wait_the_fled_are_gone_and_others_may_step_in(
    dbf: Ruleset, rulings: Rulings
) -> None:
    ours = [fighter(1), fighter(2), fighter(3)]
    near = [fighter(6), fighter(7)]
    one = fight(dbf, rulings, ours, [fighter(4), fighter(5, lives=1)], near, dice=Script([6, 1, 1, 1]))
    one.act(orders.Pick(1, 1, 5), orders.Pick(4, 4, 2))
    assert menus(one, 1, 5, 6) == [Choices(flee=True, orders=True), ORDERS_ONLY, Choices(sides=("challenged",))]
    one.act(orders.Flee(3))
    assert menus(one, 3, 6) == [NOTHING, Choices(sides=BOTH)]
    one.everybody[7] = replace(one.everybody[7], near=False)
    assert one.choices(7) == NOTHING
    one.walk("pairing")
    assert menus(one, 5, 3, 6) == [ORDERS_ONLY, NOTHING, NOTHING]


@rule("DBF-COMBAT-36")
def test_nothing_is_offered_in_a_fight_that_is_over(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)], [fighter(6)])
    one.act(orders.EndCombat("draw"))
    assert (one.state.outcome, one.story[-1].why) == ("draw", "org")
    assert menus(one, 1, 4, 6) == [NOTHING, NOTHING, NOTHING]
    assert refused(lambda: one.act(orders.EndCombat("draw"))).code == "combat_already_over"


@rule("DBF-COMBAT-30", "DBF-COMBAT-35")
def test_who_got_up_far_away_may_step_in_again_and_is_asked_until_it_passes(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "pocarovanie"), fighter(2)], [fighter(4, lives=1), fighter(5)])
    one.act(orders.Pick(1, 1, 5), orders.CastSpell(1, "strach", (4,)))
    felled = next(told for told in one.story if told.kind == "felled")
    assert (felled.who, felled.away) == (4, True)
    one.heal(4, 1)
    one.walk("end_of_round")
    assert one.status(4) == "out_of_combat"
    assert (one.choices(4), 4 in one.awaited()) == (Choices(sides=("challenged",)), True)
    one.act(orders.Pass(4))
    assert (4 in one.awaited(), 1 in one.awaited()) == (False, True)
    one.act(orders.Join(4, "challenged"))
    assert (one.status(4), one.choices(4)) == ("active", Choices(flee=True, orders=True))


@rule("DBF-COMBAT-30")
def test_who_got_up_on_the_spot_acts_again_and_gets_up_only_once(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, lives=1), fighter(5)], dice=Script([6, 1]))
    one.act(orders.Pick(1, 1, 4))
    assert one.choices(4) == ORDERS_ONLY
    one.heal(4, 1)
    assert one.choices(4) == Choices(flee=True, orders=True)
    one.act(orders.Pass(1), orders.Pass(4))
    assert one.kinds().count("got_up") == 1
