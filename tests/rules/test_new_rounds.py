"""What a new round leaves behind, and what a side may pick in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def next_round(one: Fight) -> None:
    """Let deadlines pass until another round begins."""
    present = one.state.round
    while one.state.round == present:
        assert not one.state.ended
        one.close()


@rule("DBF-SPELL-POCAROVANIE-2", "DBF-COMBAT-12")
def test_who_was_charmed_fights_again_in_the_next_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS)], [fighter(4)])
    one.act(orders.CastSpell(1, "ocarenie", (4,)))
    assert "duel_fought" not in one.kinds()
    next_round(one)
    one.walk("end_of_round")
    assert one.kinds().count("duel_fought") == 1


def test_every_round_asks_for_its_own_reports(dbf: Ruleset) -> None:
    one = fight(dbf, setting(dbf.rulings, duel_mode="report"), [fighter(1)], [fighter(4)])
    for number in (1, 2):
        assert (one.state.round, one.state.step, set(one.awaited())) == (number, "duel", {1, 4})
        one.act(orders.ReportDuel(1, 1), orders.ReportDuel(4, 1), orders.Pass(1), orders.Pass(4))
    assert one.lives(4) == 2


def test_what_an_org_overrules_is_the_duel_of_this_round_alone(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)], dice=Script([6, 1, 6, 1]))
    one.act(orders.Pass(1), orders.Pass(4))
    assert (one.state.round, one.state.step, one.lives(4)) == (2, "end_of_round", 2)
    one.act(orders.DecideDuel((1, 4), "none"))
    assert (one.lives(1), one.lives(4)) == (4, 3)


@rule("DBF-COMBAT-50")
def test_blood_of_an_earlier_round_does_not_keep_a_fight_of_bare_hands_going(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)], dice=Script([6, 1]))
    assert one.lives(4) == 3
    for who in (1, 4):
        one.everybody[who] = replace(one.everybody[who], weapon=None)
    next_round(one)
    next_round(one)
    one.close()
    assert (one.state.ended, one.state.outcome) == (True, "none")
    assert [told.number for told in one.story if told.kind == "round_began"] == [1, 2, 3]


@rule("DBF-COMBAT-13")
@pytest.mark.parametrize(("own", "other"), [(1, 2), (4, 5), (5, 4), (1, 9), (9, 4)])
def test_a_pick_joins_one_of_the_own_side_and_one_of_the_other(
    dbf: Ruleset, rulings: Rulings, own: Identity, other: Identity
) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(4), fighter(5)])
    assert refused(lambda: one.act(orders.Pick(1, own, other))).code == "pick_not_possible"


@rule("DBF-COMBAT-13", "DBF-COMBAT-47")
def test_what_is_left_after_picks_was_not_drawn_and_an_org_leaves_it(dbf: Ruleset, rulings: Rulings) -> None:
    sides = [[fighter(who, potions=True) for who in whose] for whose in ((1, 2), (4, 5))]
    one = fight(dbf, rulings, *sides)
    one.act(orders.Pick(1, 1, 5))
    paired = [(told.pair, told.how) for told in one.story if told.kind == "paired"]
    assert paired == [((1, 5), "picked"), ((2, 4), "auto")]
    assert refused(lambda: one.act(orders.PairAnew(1, 4))).code == "pick_not_possible"
    assert refused(lambda: one.act(orders.PairAnew(2, 5))).code == "pick_not_possible"
