"""Those who come late into a fight: where there is a place, when, with what they carry; and who may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant, Figures
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, creep, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def mage(who: Identity) -> Combatant:
    """Return somebody who can cast everything."""
    return fighter(who, *SCHOOLS)


def after_a_loss(dbf: Ruleset, rulings: Rulings, *near: Combatant, dice: tuple[int, ...] = ()) -> Fight:
    """Return a fight at the end of its first round: 1 and 2 of three are left against 5; `near` stand by."""
    ours = [fighter(1), fighter(2), fighter(3, lives=1)]
    one = fight(dbf, rulings, ours, [fighter(5)], near, dice=Script([1, 6, *dice]))
    one.act(orders.Pick(1, 3, 5))
    assert (one.state.step, one.status(3)) == ("end_of_round", "knocked_out")
    return one


@rule("DBF-COMBAT-10", "DBF-PARTY-7")
def test_as_long_as_nobody_is_lost_nobody_steps_in(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(5)], [fighter(7)])
    assert (one.state.step, one.choices(7).sides) == ("end_of_round", ())
    assert 7 not in one.awaited()
    assert refused(lambda: one.act(orders.Join(7, "challenger"))).code == "no_free_place_yet"


@rule("DBF-COMBAT-10", "DBF-COMBAT-35")
def test_nobody_steps_in_within_a_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7))
    one.close()
    assert one.state.step == "pairing"
    assert refused(lambda: one.act(orders.Join(7, "challenger"))).code == "only_at_end_of_round"


@rule("DBF-COMBAT-10", "DBF-COMBAT-33")
@pytest.mark.parametrize("gone", ["fled", "left"])
def test_the_place_of_one_who_went_is_free_at_the_end_of_that_round(dbf: Ruleset, rulings: Rulings, gone: str) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(5)], [fighter(7)])
    one.act(orders.Pick(1, 1, 5))
    assert one.choices(7).sides == ()
    one.act(orders.Flee(2) if gone == "fled" else orders.TakeOut(2))
    assert (one.status(2), one.choices(7).sides) == (gone, ("challenger", "challenged"))
    told = one.story[-1]
    assert (told.who, told.opponents, told.leaves_scene) == (2, (5,) if gone == "fled" else (), gone == "fled")


@rule("DBF-COMBAT-8", "DBF-COMBAT-52")
def test_the_sides_offered_are_those_with_a_place_and_without_an_own_character_against_them(
    dbf: Ruleset, rulings: Rulings
) -> None:
    one = after_a_loss(dbf, rulings, fighter(7), fighter(8, player="player 1"), fighter(9, player="player 5"))
    assert [one.choices(who).sides for who in (7, 8, 9)] == [
        ("challenger", "challenged"),
        ("challenger",),
        ("challenged",),
    ]
    one.act(orders.Join(7, "challenger"))
    assert [one.choices(who).sides for who in (8, 9)] == [(), ("challenged",)]
    assert refused(lambda: one.act(orders.Join(8, "challenger"))).code == "side_full"


@rule("DBF-COMBAT-52")
def test_who_stepped_in_has_its_player_on_that_side_from_then_on(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7, player="me"), fighter(8, player="me"))
    one.act(orders.Join(7, "challenged"))
    assert refused(lambda: one.act(orders.Join(8, "challenger"))).code == "own_character_opposed"
    one.act(orders.Join(8, "challenged"))


@rule("DBF-PARTY-9")
def test_who_went_elsewhere_meanwhile_does_not_step_in(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7))
    one.everybody[7] = replace(one.everybody[7], near=False)
    assert refused(lambda: one.act(orders.Join(7, "challenger"))).code == "not_near_any_more"
    assert 7 not in one.awaited()


@rule("DBF-COMBAT-30")
def test_who_was_felled_meanwhile_does_not_step_in(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7))
    one.everybody[7] = fighter(7, lives=0, sheet={"status": "knocked_out"})
    told = refused(lambda: one.act(orders.Join(7, "challenger")))
    assert (told.code, told.rule) == ("not_active", "DBF-COMBAT-30")


@rule("DBF-COMBAT-10", "DBF-COMBAT-33")
def test_who_fled_far_away_is_told_that_there_is_no_return(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings)
    one.act(orders.Flee(2))
    one.everybody[2] = replace(one.everybody[2], near=False)
    assert refused(lambda: one.act(orders.Join(2, "challenger"))).code == "cannot_return"


@rule("DBF-COMBAT-40", "DBF-COMBAT-51")
@pytest.mark.parametrize(
    ("comer", "lives"),
    [
        (fighter(7, "serm"), 2),
        (fighter(7, weapon=None), 4),
        (replace(creep(7), figures=Figures(4, claws=3)), 1),
    ],
    ids=["armed", "bare hands", "claws"],
)
def test_who_steps_in_strikes_with_what_it_has(dbf: Ruleset, rulings: Rulings, comer: Combatant, lives: int) -> None:
    one = after_a_loss(dbf, rulings, comer, dice=(6, 1))
    one.act(orders.Join(7, "challenger"))
    one.close()
    one.act(orders.Pick(1, 7, 5))
    one.walk("end_of_round")
    assert one.lives(5) == lives


@rule("DBF-MAGIC-4")
def test_the_level_of_a_late_comer_too_waits_for_the_end(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7, "elementy", level=1))
    one.act(orders.Join(7, "challenger"))
    one.everybody[7] = fighter(7, "elementy", level=1, sheet={"xp": 45})
    one.close()
    one.act(orders.Pick(1, 1, 5))
    assert one.choices(7).spells == ("ohnivy_sip",)


@rule("DBF-COMBAT-35")
def test_who_stepped_in_is_not_asked_again_in_that_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7))
    one.act(orders.Join(7, "challenged"))
    assert (one.awaited(), one.choices(7).flee) == ((1, 2, 5), True)


@rule("DBF-COMBAT-30", "DBF-COMBAT-35")
def test_who_got_up_without_a_place_steps_in_again_once_there_is_one(dbf: Ruleset, rulings: Rulings) -> None:
    ours = [mage(1), fighter(2), fighter(3, lives=1)]
    one = fight(dbf, rulings, ours, [fighter(5)], [fighter(7)], dice=Script([1, 6, 1, 1]))
    one.act(orders.Pick(1, 3, 5))
    one.walk("end_of_round")
    one.act(orders.Join(7, "challenger"))
    one.close()
    one.act(orders.Pick(1, 1, 5), orders.CastSpell(1, "vyliec_zranenie", (3,)))
    assert (one.state.step, one.status(3)) == ("end_of_round", "out_of_combat")
    assert refused(lambda: one.act(orders.Join(3, "challenger"))).code == "side_full"
    one.act(orders.Flee(2), orders.Join(3, "challenger"))
    assert (one.status(3), one.choices(3).flee) == ("active", True)
    assert 3 not in one.awaited()


@rule("DBF-COMBAT-46")
def test_a_bystander_who_answered_in_time_is_asked_again_in_the_next_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = after_a_loss(dbf, rulings, fighter(7), fighter(8))
    one.act(orders.Pass(7))
    assert one.awaited() == (1, 2, 5, 8)
    one.close()
    one.walk("end_of_round")
    assert one.awaited() == (1, 2, 5, 7)


@rule("DBF-COMBAT-10")
def test_where_anyone_may_join_those_passing_by_do_once_the_opening_is_over(dbf: Ruleset) -> None:
    one = after_a_loss(dbf, setting(dbf.rulings, joiners="anyone"))
    one.everybody[9] = fighter(9)
    assert one.choices(9).sides == ("challenger", "challenged")
    one.act(orders.Join(9, "challenged"))
    assert one.status(9) == "active"
