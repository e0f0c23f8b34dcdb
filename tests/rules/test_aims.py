"""Spells of a fight on their way: whom they may be aimed at, what they ask for besides, when none is cast at all."""

from __future__ import annotations

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Absence, Condition
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, challenge_of, creep, fight, fighter
from tests.rules.support import refused
from tests.support.rule import rule

FLED, LEFT, FALLEN, PUT_ASIDE, UNARMED, STRANGER = 5, 6, 2, 7, 3, 9


def crowded(dbf: Ruleset, rulings: Rulings) -> Fight:
    """Return the second round of a fight of 1 against 4, with somebody gone in every way there is."""
    ours = [fighter(1, *SCHOOLS, lives=9), fighter(FALLEN, lives=1), fighter(UNARMED, weapon=None)]
    theirs = [fighter(4, lives=9), fighter(FLED), creep(PUT_ASIDE, "undead", lives=5)]
    one = fight(dbf, rulings, ours, theirs, [fighter(LEFT)], dice=Script([6, 1, 1, 6]))
    one.act(orders.Pick(1, 1, 4), orders.Pick(4, FLED, FALLEN))
    one.act(orders.CastSpell(1, "rozkaz_nemrtvemu", (PUT_ASIDE,)), orders.Pick(1, 1, 4), orders.Pick(4, FLED, FALLEN))
    assert one.state.step == "end_of_round"
    one.act(orders.Flee(FLED), orders.Join(LEFT, "challenged"), orders.TakeOut(LEFT))
    one.walk("spells")
    assert one.state.round == 2
    return one


@rule("DBF-MAGIC-17", "DBF-COMBAT-30")
@pytest.mark.parametrize(
    ("spell", "targets", "code"),
    [
        ("vyliec_zranenie", (FLED,), "target_not_here"),
        ("vyliec_zranenie", (LEFT,), "target_not_here"),
        ("vyliec_zranenie", (STRANGER,), "target_not_here"),
        ("vyliec_zranenie", (PUT_ASIDE,), "target_not_active"),
        ("ohnivy_sip", (FALLEN,), "target_not_enemy"),
        ("ohnivy_sip", (UNARMED,), "target_not_enemy"),
        ("ohnivy_sip", (4, UNARMED), "too_many_targets"),
        ("ohnivy_sip", (), "target_required"),
        ("ocarenie", (UNARMED,), "not_paired"),
        ("svata_zbran", (UNARMED,), "no_weapon_in_hand"),
        ("svata_zbran", (FLED,), "target_not_here"),
    ],
)
def test_a_caster_is_told_what_it_can_see_to_be_wrong(
    dbf: Ruleset, rulings: Rulings, spell: str, targets: tuple[Identity, ...], code: str
) -> None:
    one = crowded(dbf, rulings)
    assert refused(lambda: one.act(orders.CastSpell(1, spell, targets))).code == code
    offered = one.choices(1).targets[spell]
    assert not set(targets) & set(offered) or code == "too_many_targets"


@rule("DBF-MAGIC-17")
def test_only_whom_a_spell_can_be_aimed_at_is_offered(dbf: Ruleset, rulings: Rulings) -> None:
    offered = crowded(dbf, rulings).choices(1).targets
    assert {key: set(offered[key]) for key in ("vyliec_zranenie", "ohnivy_sip", "ocarenie", "svata_zbran")} == {
        "vyliec_zranenie": {1, FALLEN, UNARMED, 4},
        "ohnivy_sip": {4},
        "ocarenie": {4},
        "svata_zbran": {1, 4},
    }


@rule("DBF-SPELL-ELEMENTY-5")
@pytest.mark.parametrize(("named", "burnt"), [((), {4, 5}), ((5,), {4, 5}), ((2,), {1, 2})])
def test_a_fireball_takes_one_whole_side_the_opposing_one_unless_the_own_is_named(
    dbf: Ruleset, rulings: Rulings, named: tuple[Identity, ...], burnt: set[Identity]
) -> None:
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS), fighter(2)], [fighter(4), fighter(5)])
    one.act(orders.Pick(1, 1, 4), orders.CastSpell(1, "fireball", named))
    assert {told.who for told in one.story if told.kind == "lives_lost" and told.cause == "spell"} == burnt


@rule("DBF-SPELL-BOHOSLUZBA-3", "DBF-COND-2")
@pytest.mark.parametrize(("chosen", "gone"), [(None, "toad"), ("limp", "limp")])
def test_of_several_curses_the_one_chosen_is_lifted(
    dbf: Ruleset, rulings: Rulings, chosen: str | None, gone: str
) -> None:
    curses = tuple(Condition(identifier=one, sort="curse", text=one) for one in ("toad", "limp"))
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS)], [fighter(4, sheet={"conditions": curses})])
    one.act(orders.CastSpell(1, "odstranenie_prekliatia", (4,), condition=chosen))
    assert [left.identifier for left in one.everybody[4].sheet.conditions] == sorted({"toad", "limp"} - {gone})


@rule("DBF-MAGIC-16", "DBF-MAGIC-10")
@pytest.mark.parametrize("phase_open", [True, False])
def test_without_an_open_phase_nobody_in_a_fight_casts(dbf: Ruleset, rulings: Rulings, phase_open: bool) -> None:
    assert dbf.combat is not None
    mages = [fighter(who, *SCHOOLS) for who in (1, 4)]
    asked = challenge_of(mages[:1], mages[1:], phase_open=phase_open)
    decision = dbf.combat.challenge(asked, rulings, Script())
    one = Fight(dbf, rulings, Script(), {1: mages[0], 4: mages[1]}, decision.state)
    one.open()
    if phase_open:
        assert one.state.step == "spells"
    else:
        assert one.state.step == "end_of_round"  # nobody was asked for spells
        assert refused(lambda: one.act(orders.CastSpell(1, "ohnivy_sip", (4,)))).code == "no_open_phase"


@rule("DBF-MAGIC-10", "DBF-COMBAT-45")
@pytest.mark.parametrize("who", [1, 4, 6])
@pytest.mark.parametrize(
    ("spell", "code"), [("ohnivy_sip", "not_spell_step"), ("fireball", "not_spell_step"), ("vizia", "in_combat")]
)
def test_in_the_opening_no_other_spell_is_cast_by_anybody(
    dbf: Ruleset, rulings: Rulings, who: Identity, spell: str, code: str
) -> None:
    one = fight(dbf, rulings, *([fighter(each, *SCHOOLS)] for each in (1, 4, 6)), opened=False)
    assert refused(lambda: one.act(orders.CastSpell(who, spell, (4,)))).code == code


@rule("DBF-SPELL-JASNOVIDECTVO-5", "DBF-COMBAT-45")
def test_the_time_is_stopped_for_the_challengers_alone(dbf: Ruleset, rulings: Rulings) -> None:
    ours = [fighter(1), fighter(2)]
    one = fight(dbf, rulings, ours, [fighter(4, "jasnovidectvo"), fighter(5)], [fighter(6)], opened=False)
    assert dbf.combat is not None
    decision = dbf.combat.act(one.state, orders.AnswerOpening(4, "time_stop"), one.everybody, rulings, Script())
    assert [(fact.kind, fact.targets) for fact in decision.facts[4]] == [("spell_cast", (1, 2))]
    assert set(decision.released) == {1, 2, 4, 5}


@rule("DBF-COMBAT-46")
@pytest.mark.parametrize("away", [{"status": "out_of_game", "out_of_game": Absence(reason="rest")}, {}])
def test_nobody_waits_for_who_is_out_of_game(dbf: Ruleset, rulings: Rulings, away: dict[str, object]) -> None:
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS)], [fighter(4, *SCHOOLS)])
    one.everybody[4] = fighter(4, *SCHOOLS, sheet=away)
    assert one.awaited() == ((1,) if away else (1, 4))
