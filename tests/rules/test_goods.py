"""Goods: granted, given, never made of nothing; their facts stored and undone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.books import read_rulesets
from bot.rules.core.conduct import Bystander
from bot.rules.core.goods import Goods, Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.goods_facts import DucatsChanged, GoodsChanged, RecipeForgotten, RecipeLearned, WorkBegan, WorkEnded
from bot.rules.dbf.sheet import LARGEST_DUCATS, DbfSheet
from tests.rules.field import CLOAK, EVERYTHING, HERE, MINT, RING, lying, of, party, rich, totals
from tests.rules.support import fold, refused
from tests.support.rule import rule

DBF = read_rulesets()["dbf"]
RULINGS = Rulings(DBF.rulings)
STATUSES = ("active", "knocked_out", "asleep", "trance", "dead", "with_head_org", "out_of_game")

THINGS = some.lists(some.builds(replace, some.sampled_from(EVERYTHING), count=some.integers(0, 4)), max_size=4)
HAULS = some.builds(Haul, some.integers(-1, 9), THINGS.map(tuple))
BAGS = some.lists(
    some.builds(replace, some.sampled_from(EVERYTHING), count=some.integers(1, 5)),
    max_size=5,
    unique_by=lambda one: one.key,
)
SHEETS = some.builds(lambda ducats, bag: rich(ducats, *bag), some.integers(0, 8), BAGS)
STRANGE = some.builds(
    Bystander,
    some.sampled_from(STATUSES),
    in_combat=some.booleans(),
    scene=some.sampled_from(["glade", "cave", None]),
    visible=some.booleans(),
)
PRESENCES = some.one_of(some.sampled_from([HERE, lying(), lying("dead")]), STRANGE)


@pytest.fixture
def goods(dbf: Ruleset) -> Goods:
    """Return the rules under test."""
    assert dbf.goods is not None
    return dbf.goods


def test_a_gift_moves_what_it_says_and_nothing_else(goods: Goods) -> None:
    giver, receiver = rich(5, RING, MINT), rich(1)
    passed = goods.give(party("a", giver), party("b", receiver), of(RING, ducats=2))
    assert passed.giver == (
        DucatsChanged(-2, "gift", "b"),
        GoodsChanged("game_item", "ring", -1, "gift", "Prsteň", "b"),
    )
    assert passed.receiver == (
        DucatsChanged(2, "gift", "a"),
        GoodsChanged("game_item", "ring", 1, "gift", "Prsteň", "a"),
    )
    left, got = fold(passed.giver, giver), fold(passed.receiver, receiver)
    assert (left.ducats, left.goods) == (3, (MINT,))
    assert (got.ducats, got.goods) == (3, (RING,))


def test_the_name_of_a_thing_goes_with_it_though_nobody_says_it(goods: Goods) -> None:
    passed = goods.give(party("a", rich(0, RING)), party("b", rich(0)), of(Thing("game_item", "ring")))
    assert fold(passed.receiver, rich(0)).goods == (RING,)


@pytest.mark.parametrize(
    ("haul", "code"),
    [
        (of(), "nothing_chosen"),
        (of(ducats=-1), "amount_wrong"),
        (of(replace(RING, count=0)), "amount_wrong"),
        (of(replace(RING, count=-3)), "amount_wrong"),
        (of(ducats=6), "not_that_much"),
        (of(CLOAK), "not_that_much"),
        (of(RING, RING), "not_that_much"),
    ],
)
def test_nobody_gives_what_is_not_there(goods: Goods, haul: Haul, code: str) -> None:
    assert refused(lambda: goods.give(party("a", rich(5, RING)), party("b", rich(0)), haul)).code == code


def test_nobody_grows_rich_by_gifts_to_oneself(goods: Goods) -> None:
    one = party("a", rich(5))
    assert refused(lambda: goods.give(one, one, of(ducats=1))).code == "same_character"


@rule("DBF-GEN-8")
def test_a_gift_is_refused_where_one_may_not_give_before_anything_is_counted(goods: Goods) -> None:
    down = party("a", rich(0), Bystander("knocked_out", scene="glade"))
    assert refused(lambda: goods.give(down, party("b", rich(0)), of(ducats=9))).code == "not_active"


def test_an_org_gives_and_takes_within_bounds(goods: Goods) -> None:
    given = fold(goods.grant(rich(1), of(RING, RING, ducats=4)), rich(1))
    assert (given.ducats, given.goods) == (5, (replace(RING, count=2),))
    assert fold(goods.take(given, of(RING, ducats=5)), given).goods == (RING,)
    assert refused(lambda: goods.take(given, of(ducats=6))).code == "not_that_much"
    assert refused(lambda: goods.grant(given, of(ducats=10**12))).code == "amount_wrong"
    assert refused(lambda: goods.grant(given, of(replace(RING, count=10**6)))).code == "amount_wrong"
    assert goods.carried(given) == of(replace(RING, count=2), ducats=5)


@pytest.mark.parametrize("haul", [of(ducats=LARGEST_DUCATS), of(replace(RING, count=1_000_000))])
def test_a_bag_may_be_filled_to_the_brim(goods: Goods, haul: Haul) -> None:
    full = fold(goods.grant(rich(0), haul), rich(0))
    assert goods.carried(full) == haul
    over = of(ducats=1) if haul.ducats else of(RING)
    assert refused(lambda: goods.grant(full, over)).code == "amount_wrong"


@rule("DBF-GEN-8")
@settings(max_examples=150, deadline=None)
@given(SHEETS, SHEETS, PRESENCES, PRESENCES, HAULS)
def test_gifts_conserve_goods_and_only_those_who_may_hand_over(
    giver: DbfSheet, receiver: DbfSheet, gives: Bystander, receives: Bystander, haul: Haul
) -> None:
    assert DBF.goods is not None
    try:
        passed = DBF.goods.give(party("a", giver, gives), party("b", receiver, receives), haul)
    except Refusal:
        return
    left, got = fold(passed.giver, giver), fold(passed.receiver, receiver)
    assert totals(left, got) == totals(giver, receiver)
    assert gives.status == receives.status == "active"
    assert gives.scene == receives.scene is not None
    assert not gives.in_combat and not receives.in_combat and receives.visible
    assert all(one.count > 0 for one in (*left.goods, *got.goods))


FACTS: tuple[tuple[DbfFact, dict[str, Any]], ...] = (
    (DucatsChanged(2, "org"), {}),
    (DucatsChanged(-2, "org"), {"ducats": 3}),
    (GoodsChanged("herb", "mint", 2, "gathered", "Mäta"), {}),
    (GoodsChanged("potion", "elixir", -1, "drunk"), {"goods": (Thing("potion", "elixir", count=2),)}),
    (RecipeLearned("elixir", "Elixír"), {}),
    (RecipeForgotten("elixir", "Elixír"), {"recipes": ("elixir",)}),
    (DucatsChanged(-1, "org"), {"ducats": LARGEST_DUCATS}),
)


@pytest.mark.parametrize(("fact", "more"), FACTS)
def test_what_concerns_one_character_is_stored_and_undone(fact: DbfFact, more: dict[str, Any]) -> None:
    before = rich(0).model_copy(update=more)
    keeping = DBF.keeping
    after = fold((keeping.load_fact(keeping.dump_fact(fact)),), before)
    assert keeping.load_sheet(keeping.dump_sheet(after)) == after
    countered = keeping.counter(after, fact, (), RULINGS)
    assert fold(countered, after) == before
    assert [getattr(one, "name", "") for one in countered] == [getattr(fact, "name", "")]


@pytest.mark.parametrize(
    "fact",
    [
        DucatsChanged(2, "gift", "b"),
        GoodsChanged("herb", "mint", 1, "loot", other=7),
        WorkEnded("brew", "x", done=True),
    ],
)
def test_what_passed_between_two_is_not_undone_on_one_side(fact: DbfFact) -> None:
    after = fold((fact,), rich(0))
    assert refused(lambda: DBF.keeping.counter(after, fact, (), RULINGS)).code == "undo_not_possible"


def test_what_was_spent_since_does_not_come_back() -> None:
    spent = refused(lambda: DBF.keeping.counter(rich(1), DucatsChanged(2, "org"), (), RULINGS))
    eaten = refused(lambda: DBF.keeping.counter(rich(1), GoodsChanged("herb", "mint", 1, "gathered"), (), RULINGS))
    assert spent.code == eaten.code == "undo_later_facts"


def test_work_undone_is_broken_off() -> None:
    begun = WorkBegan("brew", "elixir", 10, (MINT,), (Thing("potion", "elixir"),))
    after = fold((DBF.keeping.load_fact(DBF.keeping.dump_fact(begun)),), rich(0, MINT))
    assert DBF.keeping.load_sheet(DBF.keeping.dump_sheet(after)) == after
    countered = DBF.keeping.counter(after, begun, (), RULINGS)
    assert countered == (WorkEnded("brew", "elixir", done=False),)
    assert fold(countered, after) == rich(0, MINT)
