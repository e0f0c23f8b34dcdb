"""A round step by step: who is paired, who drinks, casts, duels, is wounded, flees, steps in, and when it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.leaving import Joining, check_join
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, creep, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def walk(one: Fight, step: str) -> None:
    """Let deadlines pass until a step is on."""
    for _ in range(20):
        if one.state.step == step or one.state.ended:
            return
        one.close()
    raise AssertionError(f"no step {step} in sight")


def finish(one: Fight) -> None:
    """Let deadlines pass until the fight is over."""
    while not one.state.ended:
        one.close()


def cast(by: Identity, spell: str, *targets: Identity) -> orders.CastSpell:
    """Return a spell that leaves room for more."""
    return orders.CastSpell(by, spell, targets, done=False)


def duels(one: Fight) -> list[Any]:
    """Return the duels fought so far, as pairs."""
    return [told.pair for told in one.story if told.kind == "duel_fought"]


@rule("DBF-COMBAT-11", "DBF-COMBAT-12", "DBF-COMBAT-37", "DBF-COMBAT-46")
def test_a_round_has_its_steps_in_their_order_and_another_follows(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    side = [fighter(one, *SCHOOLS, "uhybanie", lives=9, potions=True) for one in (1, 2, 3, 4)]
    one = fight(dbf, rulings, side[:2], side[2:])
    seen = []
    for _ in range(7):
        seen.append(str(one.state.step))
        one.close()
        if one.state.step == "dodge":
            assert one.lives(1) == 9  # equal dice hit both, yet no wound is dealt before its step
    assert seen == ["pairing", "potion", "spells", "duel", "dodge", "end_of_round", "pairing"]
    assert one.state.round == 2


@rule("DBF-COMBAT-13", "DBF-COMBAT-14", "DBF-COMBAT-19")
def test_who_is_left_over_fights_nobody_in_this_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4), fighter(5), fighter(6)])
    one.act(orders.Pick(1, 1, 5))
    assert duels(one) == [(1, 5)]
    assert [one.lives(who) for who in (1, 4, 5, 6)] == [3, 4, 3, 4]


@rule("DBF-COMBAT-15", "DBF-COMBAT-18", "DBF-SPELL-ELEMENTY-3")
def test_spells_are_cast_by_and_reach_those_without_a_pair(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(4), fighter(5, "elementy"), fighter(6)])
    one.act(orders.Pick(1, 1, 4))
    one.act(orders.CastSpell(1, "kyselinovy_vejar"), orders.CastSpell(5, "ohnivy_sip", (1,)))
    assert [one.lives(who) for who in (1, 4, 5, 6)] == [1, 2, 3, 3]  # the pair hit each other besides


@rule("DBF-COMBAT-16", "DBF-COMBAT-19", "DBF-COMBAT-27", "DBF-SPELL-POCAROVANIE-4")
def test_when_somebody_is_gone_pairs_are_made_anew_before_any_duel(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    one = fight(dbf, rulings, [fighter(1, "pocarovanie"), fighter(2), fighter(3)], [fighter(n) for n in (4, 5, 6)])
    one.act(orders.Pick(1, 1, 4), orders.Pick(5, 5, 2))
    one.act(orders.CastSpell(1, "strach", (4,)))
    assert (one.state.step, one.state.pairs, one.status(4)) == ("repairing", (), "fled")
    assert refused(lambda: one.act(orders.DecideDuel((2, 5), 2))).code == "repairing_required"
    one.act(orders.Pick(2, 2, 6))
    one.act(orders.Pick(5, 5, 3))
    assert one.state.pairs == ((2, 6), (3, 5))
    one.act(orders.DecideDuel((2, 6), 2))
    assert (one.state.step, one.lives(6)) == ("duel", 4)  # nobody goes on before all duels are over
    one.act(orders.DecideDuel((3, 5), 5))
    assert (one.lives(6), one.lives(3), one.lives(1)) == (3, 3, 4)


@rule("DBF-COMBAT-17", "DBF-COMBAT-20", "DBF-COMBAT-31")
def test_everybody_may_drink_one_potion_in_a_round_before_the_spells(dbf: Ruleset, rulings: Rulings) -> None:
    hurt = [fighter(n, "elementy", lives=2, potions=True) for n in (4, 5)]
    one = fight(dbf, rulings, [fighter(1, "elementy")], hurt)
    one.act(orders.Pick(1, 1, 4), orders.Drink(5, "brew", 1))
    assert refused(lambda: one.act(orders.Drink(5, "brew", 1))).code == "potion_already_drunk"
    assert one.lives(5) == 2  # nobody sees it before the step is resolved
    one.act(orders.Pass(4), orders.CastSpell(1, "ohnivy_sip", (5,)), orders.Pass(4), orders.Pass(5))
    assert (one.lives(5), one.status(5)) == (1, "active")


@rule("DBF-COMBAT-19", "DBF-COMBAT-30")
def test_who_is_felled_by_a_spell_neither_duels_nor_is_reached_again(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy", lives=9)], [fighter(4, lives=2), fighter(5)])
    one.act(orders.Pick(1, 1, 4), orders.CastSpell(1, "ohnivy_sip", (4,)))
    assert (one.status(4), duels(one)) == ("knocked_out", [(1, 5)])
    walk(one, "spells")
    assert refused(lambda: one.act(cast(1, "podkopnutie", 4))).code == "target_not_active"
    before = [told for told in one.story if told.kind == "lives_lost"]
    one.act(orders.CastSpell(1, "kyselinovy_vejar"))
    lost = [told.who for told in one.story if told.kind == "lives_lost"][len(before) :]
    assert 4 not in lost and 5 in lost


@rule("DBF-COMBAT-21", "DBF-COMBAT-23..25")
@pytest.mark.parametrize(
    ("dice", "result", "lives"), [([6, 5], 1, (4, 3)), ([1, 2], 2, (3, 4)), ([4, 4], "both", (3, 3))]
)
def test_the_higher_die_hits_and_equal_ones_hit_both(
    dbf: Ruleset, rulings: Rulings, dice: list[int], result: Identity, lives: tuple[int, int]
) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)], dice=Script(dice))
    (fought,) = [told for told in one.story if told.kind == "duel_fought"]
    assert (fought.result, (one.lives(1), one.lives(2))) == (result, lives)


@rule("DBF-COMBAT-25", "DBF-COMBAT-29", "DBF-COMBAT-36", "DBF-COMBAT-43")
def test_two_who_fell_each_other_end_it_in_a_draw(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "serm", lives=1)], [fighter(2, "serm", lives=1)], dice=Script([3, 3]))
    finish(one)
    assert (one.state.outcome, one.lives(1), one.lives(2)) == ("draw", 0, 0)
    assert {one.status(1), one.status(2)} == {"knocked_out"}
    assert refused(lambda: one.act(orders.Flee(1))).code == "combat_already_over"


@rule("DBF-COMBAT-40..42", "DBF-ABIL-SERM-1")
@pytest.mark.parametrize(("ability", "lost"), [("pozornost", 1), ("serm", 2), ("prieraznost", 1)])
def test_a_hit_takes_as_many_lives_as_it_has_wounds(dbf: Ruleset, rulings: Rulings, ability: str, lost: int) -> None:
    one = fight(dbf, rulings, [fighter(1, ability)], [fighter(2)], dice=Script([6, 1]))
    assert one.lives(2) == 4 - lost


@rule("DBF-COMBAT-32..34", "DBF-AFTER-10")
@pytest.mark.parametrize(("lives", "left", "status"), [(4, 3, "fled"), (1, 0, "knocked_out")])
def test_flight_costs_a_life_and_with_the_last_one_ends_on_the_spot(
    dbf: Ruleset, rulings: Rulings, lives: int, left: int, status: str
) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4), fighter(5, lives=lives)])
    assert refused(lambda: one.act(orders.Flee(5))).code == "not_this_step"
    one.act(orders.Pick(1, 1, 4), orders.Flee(5))
    assert (one.lives(5), one.status(5)) == (left, status)
    back = refused(lambda: one.act(orders.Join(5, "challenged"))).code
    assert back == ("cannot_return" if status == "fled" else "already_in_this_combat")


WRONG = Joining(3, "mid_round", present=False, gone_before=True, somebody_lost=False, own_opposed=True)
REPAIRS: tuple[tuple[str, Callable[[Joining], Joining]], ...] = (
    ("cannot_return", lambda one: replace(one, gone_before=False)),
    ("not_present_at_challenge", lambda one: replace(one, present=True)),
    ("only_at_end_of_round", lambda one: replace(one, moment="end_of_round")),
    ("side_full", lambda one: replace(one, side_size=2)),
    ("no_free_place_yet", lambda one: replace(one, somebody_lost=True)),
    ("own_character_opposed", lambda one: replace(one, own_opposed=False)),
)


@rule("DBF-COMBAT-10", "DBF-COMBAT-33", "DBF-COMBAT-35", "DBF-COMBAT-8")
def test_of_all_that_forbids_to_step_in_the_first_of_the_book_is_told(books: DbfBooks, rulings: Rulings) -> None:
    joining = WRONG
    for code, repair in REPAIRS:
        assert refused(lambda joining=joining: check_join(books, joining, rulings)).code == code  # type: ignore[misc]
        joining = repair(joining)
    check_join(books, joining, rulings)


@rule("DBF-COMBAT-35", "DBF-COMBAT-36")
def test_a_place_is_taken_before_an_empty_side_ends_the_fight(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, lives=1)], [fighter(6)], dice=Script([6, 1]))
    assert (one.status(4), one.state.step) == ("knocked_out", "end_of_round")
    one.act(orders.Join(6, "challenged"), orders.Pass(1))
    assert (one.state.ended, one.status(6)) == (False, "active")
    alone = fight(dbf, rulings, [fighter(1)], [fighter(4, lives=1)], dice=Script([6, 1]))
    alone.act(orders.Pass(1))
    assert alone.state.outcome == "challenger"


@rule("DBF-COMBAT-38")
@pytest.mark.parametrize(
    ("spell", "status", "outcome"),
    [("strach", "fled", "challenger"), ("krotenie", "defeated", "challenger"), ("rozkaz_nemrtvemu", "active", None)],
)
def test_a_spell_that_empties_a_side_ends_the_fight_with_the_round(
    dbf: Ruleset, rulings: Rulings, spell: str, status: str, outcome: str | None
) -> None:
    wolf = creep("wolf", "living", "animal", lives=9)
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS, lives=9)], [wolf])
    if outcome is None:
        assert refused(lambda: one.act(cast(1, spell, "wolf"))).code == "target_not_undead"
        return
    one.act(orders.CastSpell(1, spell, ("wolf",)))
    assert (one.state.ended, duels(one)) == (False, [])
    one.close()
    assert (one.status("wolf"), one.state.outcome) == (status, outcome)


@rule("DBF-COMBAT-44", "DBF-SPELL-ELEMENTY-1")
@pytest.mark.parametrize(
    ("spell", "lost"), [("kyselinovy_vejar", 1), ("ladova_burka", 1), ("odsatie_zivotnej_energie", 1), ("fireball", 1)]
)
def test_the_type_of_a_wound_means_nothing_to_a_character(
    dbf: Ruleset, rulings: Rulings, spell: str, lost: int
) -> None:
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS)], [fighter(4, lives=9), fighter(5, lives=9)])
    one.act(orders.Pick(1, 1, 4), orders.CastSpell(1, spell))
    assert one.lives(5) == 9 - lost


@rule("DBF-COMBAT-50")
def test_bare_hands_hit_nobody_and_two_rounds_of_them_end_the_fight(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, weapon=None)], dice=Script([1, 6]))
    assert (one.lives(1), one.lives(4)) == (4, 4)
    one.everybody[1] = replace(one.everybody[1], weapon=None)
    for _ in range(2):
        assert not one.state.ended
        one.close()
    one.close()
    assert (one.state.ended, one.state.outcome) == (True, "none")
    assert [told.how for told in one.story if told.kind == "duel_fought"][-2:] == ["unarmed", "unarmed"]


@rule("DBF-COMBAT-51", "DBF-COMBAT-47")
def test_an_org_acts_for_creeps_and_what_is_missing_is_drawn(dbf: Ruleset, rulings: Rulings) -> None:
    wolves = [creep(f"wolf {number}", lives=9) for number in (1, 2)]
    one = fight(dbf, rulings, wolves, [fighter(4), fighter(5)], dice=Script([2, 2]))
    assert one.awaited() == ("wolf 1", "wolf 2")
    one.close()
    assert one.state.pairs == (("wolf 2", 5), ("wolf 1", 4))


@rule("DBF-COMBAT-47", "DBF-COMBAT-16")
def test_silence_at_a_new_pairing_is_drawn_too(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    one = fight(dbf, rulings, [fighter(1, "pocarovanie"), fighter(2)], [fighter(4), fighter(5), fighter(6)])
    one.act(orders.Pick(1, 1, 4), orders.Pick(5, 5, 2), orders.CastSpell(1, "strach", (6,)))
    assert (one.state.step, one.state.pairs) == ("repairing", ())
    one.dice.left = [2, 1]
    one.close()
    assert (one.state.step, one.state.pairs) == ("duel", ((2, 4), (1, 5)))


@rule("DBF-COMBAT-47")
def test_the_silent_cast_and_drink_nothing_take_their_hits_and_stay(dbf: Ruleset, rulings: Rulings) -> None:
    able = [fighter(n, *SCHOOLS, "uhybanie", potions=True) for n in (1, 4)]
    one = fight(dbf, rulings, able[:1], able[1:], dice=Script([6, 1]))
    for step in ("potion", "spells", "dodge", "end_of_round"):
        assert one.state.step == step
        one.close()
    assert (one.state.round, one.lives(4), one.status(4)) == (2, 3, "active")
    assert {"potion_drunk", "spell_resolved", "hit_averted", "departed"}.isdisjoint(one.kinds())


@rule("DBF-COMBAT-48")
def test_a_standing_order_that_does_not_apply_is_not_spent(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, "uhybanie")], opened=False, dice=Script([6, 1, 6, 1]))
    one.act(orders.StandingOrder(4, dodge_if=2, flee_if=1))
    one.open()
    assert (one.lives(4), one.state.step) == (3, "end_of_round")  # a hit of one life is below the order
    one.act(orders.StandingOrder(4, dodge_if=1), orders.Pass(1), orders.Pass(4))
    assert (one.state.round, one.lives(4)) == (2, 3)


@rule("DBF-MAGIC-8")
@pytest.mark.parametrize(("limit", "refusal"), [(0, None), (1, "spell_limit_per_round")])
def test_spells_in_a_round_are_limited_only_where_the_guild_says_so(
    dbf: Ruleset, limit: int, refusal: str | None
) -> None:
    one = fight(dbf, setting(dbf.rulings, spells_per_round=limit), [fighter(1, "elementy")], [fighter(4, "elementy")])
    one.act(cast(1, "ohnivy_sip", 4))
    if refusal is None:
        one.act(cast(1, "podkopnutie", 4))
    else:
        assert refused(lambda: one.act(cast(1, "podkopnutie", 4))).code == refusal


@rule("DBF-AFTER-9")
def test_survivors_keep_the_lives_they_have(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.timekeeping is not None and dbf.aftermath is not None
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, lives=1)], dice=Script([3, 3]))
    finish(one)
    survivor = one.everybody[1].sheet
    assert (one.state.outcome, survivor.lives) == ("challenger", 3)
    assert dbf.timekeeping.running(1, survivor, rulings) == ()
    assert dbf.aftermath.combat_ended(survivor, 10_000, rulings) == ()
