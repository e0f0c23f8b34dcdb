"""Theft: who may try it, and what the victim hands over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.books import read_rulesets
from bot.rules.core.conduct import Bystander
from bot.rules.core.deeds import Theft, TheftChoice
from bot.rules.core.goods import Thing
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.field import CLOAK, HERE, MINT, RING, doing, lying, party, rich, totals
from tests.rules.support import fold, refused
from tests.support.rule import rule

DBF = read_rulesets()["dbf"]
CROWN = Thing("game_item", "crown", "Koruna")


@pytest.fixture
def theft(dbf: Ruleset) -> Theft:
    """Return the rules under test."""
    assert dbf.theft is not None
    return dbf.theft


@rule("DBF-GEN-1")
@pytest.mark.parametrize(
    ("presence", "code"),
    [
        (Bystander("out_of_game", scene="glade", back_in_game=9), "out_of_game_wait"),
        (lying("trance"), "not_active"),
        (Bystander("knocked_out", scene="glade", back_in_game=10), "not_active"),
        (replace(HERE, in_combat=True), "in_combat"),
        (Bystander("active"), "target_not_here"),
    ],
)
def test_who_cannot_act_does_not_steal(theft: Theft, rulings: Rulings, presence: Bystander, code: str) -> None:
    thief = replace(doing("zlodejina"), presence=presence)
    assert refused(lambda: theft.attempt(thief, HERE, rulings, token_approved=True)).code == code


@pytest.mark.parametrize(
    ("victim", "code"),
    [
        (Bystander("active", scene="cave"), "target_not_here"),
        (replace(HERE, visible=False), "target_not_here"),
        (replace(HERE, in_combat=True), "party_in_combat"),
        (lying("asleep"), "target_not_active"),
    ],
)
def test_only_somebody_up_and_here_is_robbed(theft: Theft, rulings: Rulings, victim: Bystander, code: str) -> None:
    assert refused(lambda: theft.attempt(doing("zlodejina"), victim, rulings, token_approved=True)).code == code


@rule("DBF-ABIL-ZLODEJINA-2")
def test_a_thief_needs_the_ability_and_an_approved_token(theft: Theft, rulings: Rulings) -> None:
    theft.attempt(doing("zlodejina"), HERE, rulings, token_approved=True)
    back = replace(doing("zlodejina"), presence=Bystander("out_of_game", scene="glade", back_in_game=10))
    theft.attempt(back, HERE, rulings, token_approved=True)
    assert refused(lambda: theft.attempt(doing(), HERE, rulings, token_approved=False)).code == "no_ability"
    unapproved = refused(lambda: theft.attempt(doing("zlodejina"), HERE, rulings, token_approved=False))
    assert unapproved.code == "token_not_approved"


@rule("DBF-ABIL-ZLODEJINA-3..4")
@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (2, 2), (3, 3), (50, 3)])
def test_three_ducats_go_or_all_there_are(theft: Theft, purse: int, taken: int) -> None:
    robbery = theft.settle(party("thief", rich(1)), party("victim", rich(purse)), "ducats")
    assert (robbery.ducats, robbery.game_items, robbery.thief_revealed) == (taken, 0, True)
    assert fold(robbery.passed.receiver, rich(1)).ducats == 1 + taken


@rule("DBF-ABIL-ZLODEJINA-3")
def test_the_victim_may_choose_one_game_item_instead(theft: Theft) -> None:
    victim = rich(5, MINT, CLOAK, replace(RING, count=2))
    assert theft.choices(victim) == ("ducats", "game_item")
    robbery = theft.settle(party("thief", rich(0)), party("victim", victim), "game_item", "ring")
    assert (robbery.ducats, robbery.game_items) == (0, 1)
    assert fold(robbery.passed.giver, victim).goods == (MINT, CLOAK, RING)


@rule("DBF-ABIL-ZLODEJINA-3")
@pytest.mark.parametrize(("chosen", "taken"), [(None, RING), ("crown", CROWN), ("ring", RING)])
def test_the_game_item_that_goes_is_the_one_chosen_and_the_first_in_silence(
    theft: Theft, chosen: str | None, taken: Thing
) -> None:
    robbery = theft.settle(party("thief", rich(0)), party("victim", rich(5, RING, CROWN)), "game_item", chosen)
    assert fold(robbery.passed.receiver, rich(0)).goods == (taken,)


@rule("DBF-GEN-2..3", "DBF-GEN-5", "DBF-ABIL-ZLODEJINA-3")
@pytest.mark.parametrize("key", [None, "mint", "cloak"])
def test_herbs_and_costumes_are_no_game_items(theft: Theft, key: str | None) -> None:
    victim = rich(5, MINT, CLOAK)
    assert theft.choices(victim) == ("ducats",)
    refusal = refused(lambda: theft.settle(party("thief", rich(0)), party("victim", victim), "game_item", key))
    assert refusal.code == "no_game_item"


@rule("DBF-GEN-5", "DBF-ABIL-ZLODEJINA-3")
@settings(max_examples=80, deadline=None)
@given(some.integers(0, 9), some.integers(0, 3), some.sampled_from(("ducats", "game_item")))
def test_theft_conserves_goods_and_takes_no_more_than_it_may(ducats: int, items: int, choice: TheftChoice) -> None:
    assert DBF.theft is not None
    bag = (replace(RING, count=items),) if items else ()
    thief, victim = rich(1, MINT), rich(ducats, CLOAK, *bag)
    if choice not in DBF.theft.choices(victim):
        return
    robbery = DBF.theft.settle(party("a", thief), party("b", victim), choice)
    got, left = fold(robbery.passed.receiver, thief), fold(robbery.passed.giver, victim)
    assert totals(got, left) == totals(thief, victim)
    assert ducats - left.ducats <= 3 and CLOAK in left.goods
