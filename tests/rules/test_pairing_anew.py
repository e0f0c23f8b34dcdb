"""Pairs an ORG makes anew of those that were drawn, as long as they have not fought (R-CMB-18)."""

from __future__ import annotations

from functools import partial

from bot.rules.core import combat_orders as orders
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def pairable(one: Fight) -> tuple[tuple[Identity, Identity], ...]:
    """Return the pairs the card offers to ORGs."""
    assert one.dbf.combat is not None
    return one.dbf.combat.view(one.state, one.everybody, one.rulings).pairable


def drawn(dbf: Ruleset, rulings: Rulings, ours: int, theirs: int, **more: list[int]) -> Fight:
    """Return a fight whose pairs were all drawn; the challengers are 1, 2, 3, the others 4, 5, 6."""
    sides = (
        [fighter(who, potions=True) for who in (1, 2, 3)[:ours]],
        [fighter(who, potions=True) for who in (4, 5, 6)[:theirs]],
    )
    one = fight(dbf, rulings, *sides, dice=Script(more.get("dice", [])))
    one.close()
    assert one.state.step == "potion"
    return one


@rule("DBF-COMBAT-47")
def test_an_org_puts_together_whom_the_draw_had_parted(dbf: Ruleset, rulings: Rulings) -> None:
    one = drawn(dbf, rulings, 3, 3, dice=[1, 1, 1, 1])
    assert one.state.pairs == ((1, 4), (2, 5), (3, 6))
    assert pairable(one) == ((1, 5), (1, 6), (2, 4), (2, 6), (3, 4), (3, 5))
    one.act(orders.PairAnew(1, 6))
    assert set(one.state.pairs) == {(1, 6), (3, 4), (2, 5)}
    assert set(pairable(one)) == {(1, 4), (1, 5), (2, 4), (2, 6), (3, 5), (3, 6)}
    assert set(one.state.drawn) == set(one.state.pairs)
    one.act(orders.PairAnew(3, 6))
    assert set(one.state.pairs) == {(1, 4), (2, 5), (3, 6)}
    told = [(told.pair, told.how) for told in one.story if told.kind == "paired"][3:]
    assert told == [((1, 6), "entered"), ((3, 4), "entered"), ((3, 6), "entered"), ((1, 4), "entered")]


def test_the_one_left_over_may_take_the_place_of_another(dbf: Ruleset, rulings: Rulings) -> None:
    one = drawn(dbf, rulings, 2, 1)
    assert one.state.pairs == ((1, 4),)
    one.act(orders.PairAnew(2, 4))
    assert one.state.pairs == ((2, 4),)
    one.walk("end_of_round")
    assert [told.pair for told in one.story if told.kind == "duel_fought"] == [(2, 4)]


def test_what_a_side_has_picked_itself_stands(dbf: Ruleset, rulings: Rulings) -> None:
    sides = [[fighter(who, potions=True) for who in whose] for whose in ((1, 2, 3), (4, 5, 6))]
    one = fight(dbf, rulings, *sides)
    one.act(orders.Pick(1, 1, 4))
    one.close()
    assert pairable(one) == ((2, 6), (3, 5))
    for own, other in ((1, 5), (2, 4), (2, 5), (9, 4), (5, 2)):
        order = orders.PairAnew(own, other)
        assert refused(partial(one.act, order)).code == "pick_not_possible"
    one.act(orders.PairAnew(2, 6))
    assert set(one.state.pairs) == {(1, 4), (2, 6), (3, 5)}


def test_nobody_is_put_together_anew_once_they_have_fought(dbf: Ruleset, rulings: Rulings) -> None:
    one = drawn(dbf, rulings, 2, 2)
    one.walk("end_of_round")
    assert pairable(one) == ()
    assert refused(lambda: one.act(orders.PairAnew(1, 5))).code == "not_this_step"
    one.walk("pairing")
    assert one.state.drawn == () and pairable(one) == ()


def test_while_duels_are_reported_those_who_have_not_fought_may_be_put_together(dbf: Ruleset) -> None:
    one = drawn(dbf, setting(dbf.rulings, duel_mode="report"), 3, 3)
    one.walk("duel")
    one.act(orders.DecideDuel((1, 4), "none"), orders.ReportDuel(2, 2))
    assert pairable(one) == ((2, 6), (3, 5))
    one.act(orders.PairAnew(2, 6))
    assert set(one.awaited()) == {2, 3, 5, 6}
    one.act(orders.ReportDuel(2, 2), orders.ReportDuel(6, 2), orders.DecideDuel((3, 5), "none"))
    assert [one.lives(who) for who in (2, 6)] == [4, 3]


def test_two_without_a_weapon_put_together_have_fought_for_nothing(dbf: Ruleset) -> None:
    sides = [[fighter(1), fighter(2, weapon=None)], [fighter(4, weapon=None), fighter(5)]]
    one = fight(dbf, setting(dbf.rulings, duel_mode="report"), *sides)
    one.close()
    one.walk("duel")
    assert one.state.pairs == ((1, 4), (2, 5))
    one.act(orders.PairAnew(2, 4))
    assert [(told.pair, told.how) for told in one.story if told.kind == "duel_fought"] == [((2, 4), "unarmed")]
    assert set(one.awaited()) == {1, 5}


def charmed(dbf: Ruleset) -> Fight:
    """Return a fight before its duels: 1 and 2 are charmed, the others had to be paired anew, by the draw."""
    ours = [fighter(1, "pocarovanie"), fighter(3, "elementy"), fighter(5)]
    theirs = [fighter(2), fighter(4, lives=1), fighter(6)]
    one = fight(dbf, setting(dbf.rulings, duel_mode="org"), ours, theirs)
    one.act(orders.Pick(1, 1, 2), orders.Pick(4, 4, 3))
    one.walk("spells")
    one.act(orders.CastSpell(1, "ocarenie", (2,)), orders.CastSpell(3, "fireball", (4,)))
    one.walk("duel")
    return one


@rule("DBF-COMBAT-19")
def test_who_is_charmed_sits_the_round_out_whatever_is_paired_anew(dbf: Ruleset) -> None:
    one = charmed(dbf)
    assert (one.state.charmed, one.state.pairs) == (((1, 2),), ((3, 6),))
    assert pairable(one) == ((5, 6),)
    assert refused(lambda: one.act(orders.PairAnew(1, 6))).code == "pick_not_possible"


def test_a_charm_declared_at_an_opponent_who_is_another_now_may_be_declared_anew(dbf: Ruleset) -> None:
    ours, theirs = [fighter(1, "pocarovanie"), fighter(3, "pocarovanie")], [fighter(2), fighter(4)]
    one = fight(dbf, setting(dbf.rulings, duel_mode="report"), ours, theirs)
    one.walk("spells")
    assert one.state.pairs == ((1, 2), (3, 4))
    one.act(orders.CastSpell(1, "ocarenie", (2,)), orders.PairAnew(1, 4))
    assert set(one.awaited()) == {1, 3} and one.state.casts == ()
    one.act(orders.CastSpell(1, "ocarenie", (4,)))
    one.walk("duel")
    assert one.state.charmed == ((1, 4),)


def test_what_others_declared_stays_declared(dbf: Ruleset) -> None:
    ours = [fighter(who, "pocarovanie") for who in (1, 2, 3)]
    one = fight(dbf, setting(dbf.rulings, duel_mode="report"), ours, [fighter(4), fighter(5), fighter(6)])
    one.walk("spells")
    assert one.state.pairs == ((1, 4), (2, 5), (3, 6))
    one.act(orders.CastSpell(2, "ocarenie", (5,)), orders.PairAnew(1, 6))
    assert [cast.by for cast in one.state.casts] == [2] and set(one.awaited()) == {1, 3}
