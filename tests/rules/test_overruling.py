"""What an ORG says against the dice: until the next round it is as if they had never fallen (R-CMB-18)."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.books import read_books
from bot.rules.core import combat_orders as orders
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Effect, Shape
from bot.rules.registry import build
from tests.rules.fights import Fight, Script, Seeded, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule

DBF = build({"dbf": read_books()["dbf"]})["dbf"]
FIRST_HITS = [6, 1]


def fought(dbf: Ruleset, rulings: Rulings, *more: str, lives: int = 4, dice: list[int] | None = None) -> Fight:
    """Return a fight of 1 against 2, who knows `more`, in the first round after its duel."""
    side = [fighter(1), fighter(3)]
    one = fight(dbf, rulings, side, [fighter(2, *more, lives=lives)], dice=Script(dice or FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    while one.state.step in ("pairing", "potion", "spells", "duel"):
        one.close()
    return one


def lives(one: Fight) -> tuple[int, int]:
    """Return the lives of the two who fought."""
    return one.lives(1), one.lives(2)


def decidable(one: Fight) -> tuple[tuple[Identity, Identity], ...]:
    """Return the duels the card offers to ORGs."""
    assert one.dbf.combat is not None
    return one.dbf.combat.view(one.state, one.everybody, one.rulings).decidable


@rule("DBF-COMBAT-47")
@pytest.mark.parametrize(("result", "after"), [(1, (4, 3)), (2, (3, 4)), ("both", (3, 3)), ("none", (4, 4))], ids=str)
def test_a_duel_ends_as_an_org_says_though_its_wound_was_taken(
    dbf: Ruleset, rulings: Rulings, result: Identity, after: tuple[int, int]
) -> None:
    one = fought(dbf, rulings)
    assert (one.state.step, lives(one), decidable(one)) == ("end_of_round", (4, 3), ((1, 2),))
    one.act(orders.DecideDuel((2, 1), result))
    assert (one.state.step, lives(one)) == ("end_of_round", after)
    assert set(one.awaited()) == {1, 2, 3}
    assert [told.how for told in one.story if told.kind == "duel_fought"] == ["rolled", "entered"]
    assert one.kinds().count("duel_overruled") == 1


def test_an_org_may_change_its_mind_again(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings)
    for result, after in ((2, (3, 4)), ("none", (4, 4)), (1, (4, 3)), (1, (4, 3))):
        one.act(orders.DecideDuel((1, 2), result))
        assert lives(one) == after


def test_who_was_felled_by_the_duel_stands_again_and_nobody_has_been_lost(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1), fighter(3)], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    assert (one.status(2), one.state.lost, one.state.blood) == ("knocked_out", True, True)
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.status(2), one.lives(2), one.state.lost, one.state.blood) == ("active", 1, False, False)
    assert 2 in one.awaited()
    one.act(orders.DecideDuel((1, 2), 1))
    assert (one.status(2), one.state.lost, one.state.blood) == ("knocked_out", True, True)


def test_whom_others_have_lost_is_not_forgotten(dbf: Ruleset, rulings: Rulings) -> None:
    ours, theirs = [fighter(1), fighter(3)], [fighter(2, lives=1), fighter(4, lives=1), fighter(5)]
    one = fight(dbf, rulings, ours, theirs, dice=Script([6, 1, 6, 1]))
    one.act(orders.Pick(1, 1, 2), orders.Pick(2, 4, 3))
    one.walk("end_of_round")
    assert [one.status(who) for who in (2, 4)] == ["knocked_out", "knocked_out"]
    one.act(orders.DecideDuel((1, 2), "none"))
    assert [one.status(who) for who in (2, 4)] == ["active", "knocked_out"]
    assert (one.state.lost, one.state.blood) == (True, True)


def test_who_is_hit_by_word_of_an_org_is_asked_whether_to_dodge(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings, "uhybanie", dice=[1, 6])
    assert (one.state.step, lives(one)) == ("end_of_round", (3, 4))
    one.act(orders.Pass(2), orders.DecideDuel((1, 2), 1))
    assert (one.state.step, one.awaited(), lives(one)) == ("dodge", (2,), (4, 4))
    one.act(orders.Dodge(2))
    assert (one.state.step, lives(one)) == ("end_of_round", (4, 4))
    assert 2 in one.awaited()


def test_the_dodge_spent_on_a_hit_that_never_was_is_given_back(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings, "uhybanie")
    assert (one.state.step, one.awaited()) == ("dodge", (2,))
    one.act(orders.Dodge(2), orders.DecideDuel((1, 2), 2))
    assert (one.state.step, lives(one)) == ("end_of_round", (3, 4))
    one.act(orders.DecideDuel((1, 2), 1))
    assert one.awaited() == (2,)
    one.act(orders.Dodge(2))
    assert lives(one) == (4, 4)


def test_a_hit_not_yet_taken_is_taken_back_while_it_may_be_dodged(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings, "uhybanie")
    assert (one.state.step, decidable(one)) == ("dodge", ((1, 2),))
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.state.step, lives(one)) == ("end_of_round", (4, 4))


def test_the_other_duels_of_the_round_stand(dbf: Ruleset, rulings: Rulings) -> None:
    ours, theirs = [fighter(1), fighter(3)], [fighter(2, "uhybanie"), fighter(4, "uhybanie")]
    one = fight(dbf, rulings, ours, theirs, dice=Script([6, 1, 6, 1]))
    one.act(orders.Pick(1, 1, 2))
    one.walk("dodge")
    assert set(one.awaited()) == {2, 4}
    one.act(orders.DecideDuel((1, 2), 2))
    assert (one.state.step, one.awaited(), decidable(one)) == ("dodge", (4,), ((3, 4), (1, 2)))
    one.act(orders.Pass(4))
    assert [one.lives(who) for who in (1, 2, 3, 4)] == [3, 4, 4, 3]


def test_foresight_used_up_by_a_hit_that_never_was_comes_back(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(3)], [fighter(2, "jasnovidectvo")], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("spells")
    one.act(orders.CastSpell(2, "predtucha"))
    one.walk("end_of_round")
    assert lives(one) == (4, 4)
    one.act(orders.DecideDuel((1, 2), 2))
    assert next(one for one in one.state.fighters if one.id == 2).lasting == ("predtucha",)
    one.act(orders.DecideDuel((1, 2), 1))
    assert next(one for one in one.state.fighters if one.id == 2).lasting == ()
    assert lives(one) == (4, 4)


def test_false_lives_lost_by_the_duel_come_back(dbf: Ruleset, rulings: Rulings) -> None:
    lent = {"effects": (Effect(spell="nepravy_zivot"), Effect(spell="nepravy_zivot"))}
    one = fight(dbf, rulings, [fighter(1), fighter(3)], [fighter(2, lives=6, sheet=lent)], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    assert (one.lives(2), len(one.everybody[2].sheet.effects)) == (5, 1)
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.lives(2), len(one.everybody[2].sheet.effects)) == (6, 2)


def test_what_an_org_healed_meanwhile_is_not_given_twice(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings)
    one.heal(2, 1)
    assert lives(one) == (4, 4)
    one.act(orders.DecideDuel((1, 2), "none"))
    assert lives(one) == (4, 4)


def test_lives_drained_by_a_hit_that_never_was_are_lost_again(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "nekromancia", lives=2), fighter(3)], [fighter(2)], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("spells")
    one.act(orders.CastSpell(1, "upiri_dotyk"))
    one.walk("end_of_round")
    drained = lives(one)
    assert drained[0] > 2 and drained[1] < 4
    one.act(orders.DecideDuel((1, 2), "none"))
    assert lives(one) == (2, 4)
    one.act(orders.DecideDuel((1, 2), 1))
    assert lives(one) == drained


def test_what_cannot_be_taken_back_stands(dbf: Ruleset, rulings: Rulings) -> None:
    bear = {"shape": Shape(form="bear", lives=1, kept=3)}
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1, sheet=bear), fighter(3)], dice=Script(FIRST_HITS))
    one.act(orders.Pick(1, 1, 2))
    one.walk("end_of_round")
    before = one.state
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"
    assert one.state == before


def test_the_duel_of_somebody_who_fled_stands(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings)
    one.act(orders.Flee(1))
    assert decidable(one) == ()
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "duel_stands"


def test_the_next_round_and_the_end_close_the_matter(dbf: Ruleset, rulings: Rulings) -> None:
    one = fought(dbf, rulings)
    one.walk("pairing")
    assert decidable(one) == ()
    assert refused(lambda: one.act(orders.DecideDuel((1, 2), "none"))).code == "not_this_step"
    one.act(orders.EndCombat())
    assert decidable(one) == ()


def last_blow(dbf: Ruleset, rulings: Rulings) -> Fight:
    """Return a fight that is over, for the last life of 2 went with its duel."""
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1)], dice=Script(FIRST_HITS))
    while not one.state.ended:
        one.close()
    return one


def test_a_combat_that_is_over_by_a_duel_goes_on_if_that_ended_otherwise(dbf: Ruleset, rulings: Rulings) -> None:
    one = last_blow(dbf, rulings)
    assert (one.state.outcome, decidable(one)) == ("challenger", ((1, 2),))
    one.act(orders.DecideDuel((1, 2), "none"))
    assert (one.state.ended, one.state.outcome, one.state.step, one.status(2)) == (
        False,
        None,
        "end_of_round",
        "active",
    )
    one.pass_all()
    assert one.state.round == 2


def test_a_combat_that_is_over_ends_otherwise_if_its_last_duel_did(dbf: Ruleset, rulings: Rulings) -> None:
    one = last_blow(dbf, rulings)
    one.act(orders.DecideDuel((1, 2), "both"))
    one.pass_all()
    assert (one.state.ended, one.state.outcome, one.lives(1)) == (True, "challenger", 3)


def test_nothing_else_is_ordered_in_a_combat_that_is_over(dbf: Ruleset, rulings: Rulings) -> None:
    one = last_blow(dbf, rulings)
    for order in (orders.Flee(1), orders.PairAnew(1, 2), orders.EndCombat(), orders.Pass(1)):
        assert refused(partial(one.act, order)).code == "combat_already_over"


@pytest.mark.parametrize(
    ("pair", "result", "code"),
    [((1, 3), 1, "not_paired"), ((2, 3), "none", "not_paired"), ((1, 2), 3, "duel_result_wrong")],
)
def test_only_the_duel_that_was_can_have_been_otherwise(
    dbf: Ruleset, rulings: Rulings, pair: tuple[int, int], result: Identity, code: str
) -> None:
    one = fought(dbf, rulings)
    assert refused(lambda: one.act(orders.DecideDuel(pair, result))).code == code


@given(seed=some.integers(0, 2**32), result=some.sampled_from([1, 2, "both", "none"]), told=some.booleans())
def test_whatever_was_said_in_between_the_last_word_alone_counts(seed: int, result: Identity, told: bool) -> None:
    """Wounds of a duel do not depend on what the duel had been before."""
    rulings = setting(DBF.rulings, duel_mode="report")
    ours, theirs = [fighter(1, lives=2), fighter(3)], [fighter(2, lives=1), fighter(4)]
    once, often = (fight(DBF, rulings, ours, theirs, dice=Seeded(seed)) for _ in range(2))
    for one in (once, often):
        one.act(orders.Pick(1, 1, 2))
        one.walk("duel")
        one.act(orders.DecideDuel((3, 4), "none"))
    once.act(orders.DecideDuel((1, 2), result))
    often.close()
    if told:
        often.act(orders.DecideDuel((1, 2), "both"))
    often.act(orders.DecideDuel((1, 2), result))
    assert lives(once) == lives(often)
    assert [once.status(who) for who in (1, 2)] == [often.status(who) for who in (1, 2)]
    assert (once.state.lost, once.state.blood) == (often.state.lost, often.state.blood)


def test_in_the_step_of_the_duels_those_may_be_decided_that_are_fought(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="report")
    one = fight(dbf, rulings, [fighter(1), fighter(3)], [fighter(2), fighter(4)])
    assert (one.state.step, decidable(one)) == ("pairing", ())
    one.act(orders.Pick(1, 1, 2))
    assert one.state.step == "duel"
    assert decidable(one) == ((1, 2), (3, 4))


def test_a_duel_of_three_against_three_may_have_ended_otherwise(dbf: Ruleset, rulings: Rulings) -> None:
    ours, theirs = [fighter(1), fighter(3), fighter(5)], [fighter(2), fighter(4), fighter(6)]
    one = fight(dbf, rulings, ours, theirs, dice=Script([6, 1, 6, 1, 6, 1]))
    one.act(orders.Pick(1, 1, 2), orders.Pick(4, 4, 3))
    one.walk("end_of_round")
    one.act(orders.DecideDuel((1, 2), "none"))
    assert [one.lives(who) for who in (2, 4, 6)] == [4, 3, 3]
