"""Dodges and forebodings: which hits they avert, in which order, how often."""

from __future__ import annotations

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.fights import Fight, Script, challenge_of, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def dodger_hit(dbf: Ruleset, rulings: Rulings, *abilities: str, dice: list[int] | None = None) -> Fight:
    """Return a fight in which 2 can dodge and has been hit."""
    striker, dodger = fighter(1, *abilities), fighter(2, "uhybanie")
    return fight(dbf, rulings, [striker], [dodger], dice=Script(dice or [6, 1]))


@rule("DBF-ABIL-UHYBANIE-1", "DBF-COMBAT-26")
def test_one_hit_of_a_combat_is_dodged_and_the_next_is_not_asked_about(dbf: Ruleset, rulings: Rulings) -> None:
    one = dodger_hit(dbf, rulings, dice=[6, 1, 6, 1])
    assert one.awaited() == (2,)
    one.act(orders.Dodge(2))
    assert one.lives(2) == 4
    one.act(orders.Pass(1), orders.Pass(2))
    assert (one.state.round, one.state.step, one.lives(2)) == (2, "end_of_round", 3)
    assert refused(lambda: one.act(orders.Dodge(2))).code == "dodge_already_used"


@rule("DBF-ABIL-UHYBANIE-2")
def test_in_a_simultaneous_hit_only_the_own_wound_is_dodged(dbf: Ruleset, rulings: Rulings) -> None:
    one = dodger_hit(dbf, rulings, dice=[3, 3])
    one.act(orders.Dodge(2))
    assert (one.lives(1), one.lives(2)) == (3, 4)


@rule("DBF-ABIL-UHYBANIE-3")
def test_a_dodge_averts_a_hit_of_any_size(dbf: Ruleset, rulings: Rulings) -> None:
    striker = fighter(1, "serm", "prieraznost", weapon="obojrucny_mec")
    one = fight(dbf, rulings, [striker], [fighter(2, "uhybanie", lives=3)], dice=Script([6, 1]))
    one.act(orders.Dodge(2))
    assert (one.lives(2), one.status(2)) == (3, "active")


@rule("DBF-ABIL-UHYBANIE-4")
def test_another_combat_brings_the_dodge_back(dbf: Ruleset, rulings: Rulings) -> None:
    one = dodger_hit(dbf, rulings)
    one.act(orders.Dodge(2))
    again = fight(dbf, rulings, [fighter(1)], [one.everybody[2]], dice=Script([6, 1]))
    again.act(orders.Dodge(2))
    assert again.lives(2) == 4


@rule("DBF-ABIL-UHYBANIE-5")
def test_nothing_but_a_hit_is_dodged_and_the_refusal_stops_nothing(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(2, "uhybanie")], dice=Script([1, 6]))
    one.act(orders.CastSpell(1, "ohnivy_sip", (2,)))
    assert (one.state.step, one.lives(2)) == ("end_of_round", 2)  # burnt without being asked
    assert refused(lambda: one.act(orders.Dodge(2))).code == "nothing_to_dodge"
    one.act(orders.Pass(2))


@rule("DBF-ABIL-UHYBANIE-6")
@pytest.mark.parametrize(("allowed", "lives", "asked"), [(True, 4, "end_of_round"), (False, 3, "dodge")])
def test_a_dodge_spent_on_a_strike_out_of_hiding_is_spent_for_the_fight_it_opens(
    dbf: Ruleset, allowed: bool, lives: int, asked: str
) -> None:
    rulings = setting(dbf.rulings, dodge_vs_stealth=allowed)
    assert dbf.combat is not None
    thief, target = fighter(1, "zakradanie"), fighter(2, "uhybanie")
    challenge = challenge_of([thief], [target])
    decision = dbf.combat.stealth_attack(challenge, rulings, Script(), unnoticed=True, dodge=True)
    one = Fight(dbf, rulings, Script([6, 1]), {1: thief, 2: target}, decision.state)
    one.keep(decision)
    assert one.lives(2) == lives
    one.open()
    assert one.state.step == asked


@rule("DBF-COMBAT-28", "DBF-SPELL-JASNOVIDECTVO-2")
def test_a_foreboding_takes_the_hit_before_a_dodge_is_asked_for(dbf: Ruleset, rulings: Rulings) -> None:
    seer = fighter(2, "uhybanie", "jasnovidectvo")
    one = fight(dbf, rulings, [fighter(1)], [seer], dice=Script([6, 1, 6, 1]))
    one.act(orders.CastSpell(2, "predtucha"))
    assert (one.state.step, one.lives(2)) == ("end_of_round", 4)
    one.act(orders.Pass(1), orders.Pass(2), orders.Pass(2))
    assert (one.state.round, one.state.step, one.lives(2)) == (2, "dodge", 4)


@rule("DBF-SPELL-JASNOVIDECTVO-2")
def test_a_foreboding_waits_for_the_next_hit_and_ends_with_the_combat(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, "jasnovidectvo")], dice=Script([1, 6, 6, 1, 6, 1]))
    one.act(orders.CastSpell(2, "predtucha"))
    for _ in range(2):
        one.act(orders.Pass(1), orders.Pass(2), orders.Pass(2))
    assert (one.lives(1), one.lives(2), one.state.round) == (3, 3, 3)  # averted in round 2, hit in round 3
    assert one.everybody[2].sheet.effects == ()
