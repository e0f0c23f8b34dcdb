"""Who is left alone is not asked whether to flee, where the game says so: the fight is over with its round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import setting
from tests.support.rule import rule


def won(
    dbf: Ruleset,
    rulings: Rulings,
    *near: Combatant,
    ours: int = 1,
    lives: int = 1,
    dice: tuple[int, ...] = (6, 1),
    ask: bool = False,
) -> Fight:
    """Return a fight of 1 (and 2) against 4 up to the first question after their duel."""
    side = [fighter(1, lives=lives), fighter(2)][:ours]
    one = fight(dbf, rulings, side, [fighter(4, lives=lives)], near, dice=Script(list(dice)), opened=False)
    for who in one.awaited():
        one.act(orders.AnswerOpening(who, "pass"), ask_victors=ask)
    if one.state.step == "pairing":
        one.act(orders.Pick(1, 1, 4), ask_victors=ask)
    return one


@rule("DBF-COMBAT-32", "DBF-COMBAT-36")
@pytest.mark.parametrize("ours", [1, 2])
def test_victors_are_asked_whether_they_flee_only_where_the_game_wants_it(
    dbf: Ruleset, rulings: Rulings, ours: int
) -> None:
    assert won(dbf, rulings, ours=ours).state.outcome == "challenger"
    one = won(dbf, rulings, ours=ours, ask=True)
    assert (one.state.step, one.awaited()) == ("end_of_round", (1, 2)[:ours])
    one.close(ask_victors=False)
    assert one.state.outcome == "challenger"


def test_the_deadline_before_it_ends_the_round_of_victors_too(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, "uhybanie", lives=1)], dice=Script([6, 1]))
    assert one.state.step == "dodge"
    one.close(ask_victors=False)
    assert one.state.outcome == "challenger"


@rule("DBF-COMBAT-46")
def test_while_both_sides_stand_everybody_is_asked(dbf: Ruleset, rulings: Rulings) -> None:
    one = won(dbf, rulings, lives=4)
    assert (one.state.step, one.awaited()) == ("end_of_round", (1, 4))


@rule("DBF-COMBAT-35")
@pytest.mark.parametrize(("dice", "asked"), [((6, 1), {1, 6}), ((3, 3), {6})])
def test_a_bystander_is_asked_first_whether_to_step_in(
    dbf: Ruleset, rulings: Rulings, dice: tuple[int, ...], asked: set[int]
) -> None:
    one = won(dbf, rulings, fighter(6), dice=dice)
    assert (one.state.step, set(one.awaited())) == ("end_of_round", asked)
    one.act(orders.Pass(6), ask_victors=False)
    assert one.state.outcome == ("challenger" if 1 in asked else "draw")


@rule("DBF-COMBAT-35")
def test_where_anybody_may_step_in_the_end_of_the_round_stays_open(dbf: Ruleset) -> None:
    one = won(dbf, setting(dbf.rulings, joiners="anyone"))
    assert (one.state.step, one.awaited()) == ("end_of_round", (1,))
    one.everybody[9] = fighter(9)
    one.act(orders.Join(9, "challenged"), ask_victors=False)
    assert (one.status(9), one.awaited()) == ("active", (1,))


def test_before_the_end_of_the_round_victors_still_act(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "liecenie", lives=2)], [fighter(4)])
    one.act(orders.TakeOut(4), ask_victors=False)
    assert (one.state.step, one.awaited()) == ("spells", (1,))
    one.act(orders.CastSpell(1, "vyliec_zranenie", (1,)), ask_victors=False)
    assert (one.lives(1), one.state.outcome) == (3, "challenger")


def test_who_walks_away_outside_leaves_the_victors_unasked(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.combat is not None
    one = won(dbf, rulings, fighter(6))
    one.everybody[6] = replace(one.everybody[6], near=False)
    one.keep(dbf.combat.advance(one.state, one.everybody, rulings, one.dice))
    assert one.awaited() == (1,)
    one.keep(dbf.combat.advance(one.state, one.everybody, rulings, one.dice, ask_victors=False))
    assert one.state.outcome == "challenger"
