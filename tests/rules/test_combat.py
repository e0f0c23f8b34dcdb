"""Fights from the challenge to the end: what each step asks, does and refuses."""

from __future__ import annotations

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Decision
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Effect
from tests.rules.fights import Fight, Script, challenge_of, creep, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


@rule("DBF-COMBAT-24", "DBF-COMBAT-46")
def test_a_fight_of_two_goes_by_itself_to_the_first_question_after_the_duel(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)], dice=Script([6, 1]))
    assert one.state.step == "end_of_round"
    assert one.lives(2) == 3
    assert one.awaited() == (1, 2)


@rule("DBF-COMBAT-13")
def test_the_picks_of_three_against_three_go_challenger_challenged_and_the_rest(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(n) for n in (1, 2, 3)], [fighter(n) for n in (4, 5, 6)])
    assert one.awaited() == (1, 2, 3)
    assert refused(lambda: one.act(orders.Pick(4, 4, 1))).code == "not_your_pick"
    assert refused(lambda: one.act(orders.Pick(1, 4, 1))).code == "pick_not_possible"
    one.act(orders.Pick(2, 1, 6), orders.Pick(5, 4, 3))
    assert [found.pair for found in one.story if found.kind == "paired"] == [(1, 6), (3, 4), (2, 5)]


@rule("DBF-COMBAT-47")
def test_silence_at_the_pairing_is_drawn_with_the_dice_handed_in(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(3), fighter(4)], dice=Script([2, 1]))
    one.close(2)
    assert one.state.pairs == ((2, 3), (1, 4))
    assert [found.who for found in one.story if found.kind == "deadline_missed"] == [1, 2]


def test_who_missed_two_deadlines_plays_by_orders_until_the_next_act(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)])
    one.close(2)
    one.close(2)
    assert all(line.on_orders for line in one.state.fighters)
    one = fight(dbf, rulings, [fighter(1, lives=9)], [fighter(2, lives=9)])
    one.close(2)
    one.act(orders.Pass(1))
    one.close(2)
    assert [line.on_orders for line in one.state.fighters] == [False, True]
    one.act(orders.StandingOrder(2, flee_if=1))
    assert [line.on_orders for line in one.state.fighters] == [False, False]


@rule("DBF-COMBAT-46")
def test_nobody_is_asked_about_spells_and_potions_who_has_none(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(2, potions=True)])
    assert (one.state.step, one.awaited()) == ("potion", (2,))
    one.act(orders.Drink(2, "brew", 1))
    assert (one.state.step, one.awaited()) == ("spells", (1,))


@rule("DBF-MAGIC-5", "DBF-SPELL-ELEMENTY-1", "DBF-COMBAT-17")
def test_potion_and_spells_may_be_declared_in_one_go(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy", lives=3, potions=True)], [fighter(2)], dice=Script([1, 1]))
    one.act(orders.Drink(1, "brew", 1))
    one.act(orders.CastSpell(1, "ohnivy_sip", (2,)))
    assert one.lives(1) == 3  # 3 + 1 - 1
    assert one.lives(2) == 1  # 4 - 2 - 1
    assert one.everybody[1].sheet.used_spells == ("ohnivy_sip",)


@rule("DBF-COMBAT-31")
def test_what_is_declared_shows_only_when_the_step_is_resolved(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(2, "elementy")])
    before = list(one.story)
    one.act(orders.CastSpell(1, "ohnivy_sip", (2,)))
    assert one.story == before
    assert one.everybody[1].sheet.used_spells == ()


@rule("DBF-ABIL-UHYBANIE-1", "DBF-COMBAT-26")
def test_a_dodge_is_asked_only_of_the_one_who_was_hit(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, "uhybanie")], dice=Script([6, 1]))
    assert (one.state.step, one.awaited()) == ("dodge", (2,))
    assert dbf.combat is not None
    assert dbf.combat.deadline_hours(one.state, rulings) == 6
    assert dbf.combat.choices(one.state, 2, one.everybody, rulings).dodge == 1
    one.act(orders.Dodge(2))
    assert one.lives(2) == 4
    assert refused(lambda: one.act(orders.Dodge(2))).code == "dodge_already_used"


@rule("DBF-COMBAT-26", "DBF-COMBAT-47")
def test_a_silent_dodger_takes_the_hit(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, "uhybanie")], dice=Script([6, 1]))
    one.close()
    assert one.lives(2) == 3


def test_two_equal_reports_stand_and_two_different_ones_wait_for_an_org(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="report")
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)])
    assert one.awaited() == (1, 2)
    one.act(orders.ReportDuel(1, 1), orders.ReportDuel(2, 2))
    assert one.awaited() == ("org",)
    one.act(orders.ReportDuel(2, 1))
    assert one.lives(2) == 3
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)])
    one.act(orders.ReportDuel(1, 1), orders.ReportDuel(2, 2), orders.DecideDuel((1, 2), "none"))
    assert (one.lives(1), one.lives(2)) == (4, 4)


@rule("DBF-COMBAT-47")
def test_a_duel_nobody_entered_is_rolled_at_the_deadline(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)], dice=Script([1, 6]))
    assert one.awaited() == ("org",)
    one.close(1)
    assert one.lives(1) == 3


@rule("DBF-SPELL-ELEMENTY-2", "DBF-COMBAT-23")
def test_who_lies_rolls_twice_and_keeps_the_lower(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(2)], dice=Script([3, 6, 2]))
    one.act(orders.CastSpell(1, "podkopnutie", (2,)))
    fought = next(found for found in one.story if found.kind == "duel_fought")
    assert (fought.result, fought.rolls) == (1, ((3,), (6, 2)))


@rule("DBF-MAGIC-10", "DBF-SPELL-JASNOVIDECTVO-5", "DBF-COMBAT-36", "DBF-COMBAT-38", "DBF-COMBAT-45")
def test_the_time_is_stopped_by_one_of_the_challenged_and_holds_the_challengers(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(3, "jasnovidectvo")], opened=False)
    assert refused(lambda: one.act(orders.CastSpell(3, "predtucha"))).code == "not_spell_step"
    one.act(orders.CastSpell(3, "zastavenie_casu"))
    stopped = next(found for found in one.story if found.kind == "time_stopped")
    assert (stopped.held, stopped.minutes) == ((1, 2), 5)
    assert one.state.cancelled
    assert one.everybody[3].sheet.used_spells == ("zastavenie_casu",)
    assert refused(lambda: one.act(orders.AnswerOpening(3, "pass"))).code == "combat_already_over"


@rule("DBF-COMBAT-32", "DBF-PARTY-9", "DBF-AFTER-10")
def test_who_fled_is_released_leaves_the_scene_and_may_not_be_followed(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(3)], dice=Script([1, 1]))
    one.act(orders.Pick(1, 1, 3), orders.Flee(2))
    gone = next(found for found in one.story if found.kind == "departed")
    assert (gone.who, gone.opponents, gone.leaves_scene) == (2, (3,), True)
    assert one.released == [2]
    one.close()
    assert one.status(2) == "fled"


@rule("DBF-COMBAT-32", "DBF-COMBAT-48")
def test_a_standing_order_flees_at_so_many_lives(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, lives=3)], [fighter(2)], opened=False, dice=Script([1, 6]))
    one.act(orders.StandingOrder(1, flee_if=2))
    one.open()
    one.act(orders.Pass(2))
    assert (one.lives(1), one.status(1), one.state.outcome) == (1, "fled", "challenged")


@rule("DBF-PARTY-7", "DBF-COMBAT-10", "DBF-COMBAT-35", "DBF-COMBAT-37")
def test_a_bystander_steps_in_once_somebody_is_lost(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2, lives=1)], [fighter(3)], dice=Script([6, 1]))
    assert one.awaited() == (1, 3)
    one.act(orders.Join(3, "challenged"), orders.Pass(1))
    assert (one.state.round, one.status(3)) == (2, "active")


def test_a_bystander_who_let_a_deadline_pass_is_not_waited_for_again(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2), fighter(3, lives=1)], [fighter(4)], dice=Script([6, 1]))
    one.act(orders.Pick(1, 1, 3))
    assert 4 in one.awaited()
    one.close()
    one.act(orders.Pass(1, "end_of_round"), orders.Pass(2, "end_of_round"))
    assert 4 not in one.awaited()


def test_an_org_takes_somebody_out_and_its_pair_is_undone(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(3), fighter(4)])
    one.act(orders.Pick(1, 1, 3), orders.TakeOut(3))
    assert one.state.pairs == ((2, 4),)
    assert one.released == [3]


def test_a_fighter_felled_by_an_org_meanwhile_is_down_in_the_fight(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)])
    one.everybody[2] = fighter(2, lives=0, sheet={"status": "knocked_out"})
    one.act(orders.Pass(1))
    assert (one.state.ended, one.state.outcome) == (True, "challenger")


def test_creeps_fight_with_their_claws_and_need_no_weapon(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [creep("wolf", "living", "animal")], [fighter(2)], dice=Script([6, 1]))
    assert one.lives(2) == 3


@rule("DBF-COMBAT-51")
def test_of_more_than_three_creeps_the_rest_stand_by(dbf: Ruleset, rulings: Rulings) -> None:
    wolves = [creep(f"wolf {number}", "living", "animal") for number in range(5)]
    one = fight(dbf, rulings, [fighter(1)], wolves)
    assert len(one.state.fighters) == 4
    assert [one.id for one in one.state.witnesses] == ["wolf 3", "wolf 4"]


@rule("DBF-COMBAT-6", "DBF-AFTER-6")
def test_a_struck_sleeper_wakes_wounded_into_the_opening(dbf: Ruleset, rulings: Rulings) -> None:
    asleep = {"status": "asleep", "effects": ()}
    one = fight(dbf, rulings, [fighter(1, "serm")], [fighter(2, sheet=asleep)], opened=False)
    assert (one.lives(2), one.status(2), one.state.step) == (2, "active", "opening")


@rule("DBF-ABIL-ZAKRADANIE-2..3", "DBF-COMBAT-45")
def test_a_stealth_strike_that_fells_its_only_target_ends_with_the_opening(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.combat is not None
    asked = challenge_of([fighter(1, "zakradanie")], [fighter(2, lives=1)])
    decision = dbf.combat.stealth_attack(asked, rulings, Script(), unnoticed=True, dodge=False)
    assert (decision.state.ended, decision.state.outcome) == (True, "challenger")


@rule("DBF-ABIL-POZORNOST-2", "DBF-ABIL-ZAKRADANIE-1")
def test_a_noticed_strike_and_an_alert_target_are_told_alike(dbf: Ruleset, rulings: Rulings) -> None:
    told = [
        refused(lambda: stealth(dbf, rulings, unnoticed=False)),
        refused(lambda: stealth(dbf, rulings, "pozornost")),
    ]
    assert [one.code for one in told] == ["noticed", "target_alert"]
    assert {one.arguments["told"] for one in told} == {"stealth_failed"}


def stealth(dbf: Ruleset, rulings: Rulings, *abilities: str, unnoticed: bool = True) -> Decision:
    """Return what a strike out of hiding does to somebody with these abilities."""
    assert dbf.combat is not None
    asked = challenge_of([fighter(1, "zakradanie")], [fighter(2, *abilities)])
    return dbf.combat.stealth_attack(asked, rulings, Script(), unnoticed=unnoticed, dodge=False)


@rule("DBF-MAGIC-14", "DBF-SPELL-POCAROVANIE-3")
def test_the_invisible_strike_out_of_hiding_and_are_seen_by_it(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.combat is not None
    unseen = fighter(1, sheet={"effects": (Effect(spell="neviditelnost", minutes=10),)})
    asked = challenge_of([unseen], [fighter(2)])
    decision = dbf.combat.stealth_attack(asked, rulings, Script(), unnoticed=True, dodge=False)
    assert [fact.kind for fact in decision.facts[1]] == ["effect_ended"]
    assert decision.state.fighters[0].side == "challenger"


def test_a_level_gained_in_a_fight_waits_for_its_end(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy", level=1)], [fighter(2)])
    grown = fighter(1, "elementy", level=1, sheet={"xp": 45})
    one.everybody[1] = grown
    assert refused(lambda: one.act(orders.CastSpell(1, "podkopnutie", (2,)))).code == "level_too_low"


@pytest.mark.parametrize("cast", [True, False])
def test_the_menu_offers_only_what_can_be_cast_at_whom(dbf: Ruleset, rulings: Rulings, cast: bool) -> None:
    used = {"used_spells": ("ohnivy_sip",)} if cast else {}
    one = fight(dbf, rulings, [fighter(1, "elementy", "liecenie", sheet=used), fighter(3)], [fighter(2)])
    one.act(orders.Pick(1, 1, 2))
    assert dbf.combat is not None
    found = dbf.combat.choices(one.state, 1, one.everybody, rulings)
    assert ("ohnivy_sip" in found.spells) == (not cast)
    assert found.targets["podkopnutie"] == (2,)
    assert found.targets["vyliec_zranenie"] == (1, 3, 2)
    assert "ozivenie" not in found.targets


@rule("DBF-COMBAT-10")
def test_a_refused_order_leaves_the_fight_as_it_was(dbf: Ruleset, rulings: Rulings) -> None:
    one: Fight = fight(dbf, rulings, [fighter(1)], [fighter(2)])
    before = one.state
    assert refused(lambda: one.act(orders.Dodge(1))).code == "no_ability"
    assert refused(lambda: one.act(orders.Flee(9))).code == "not_in_this_combat"
    assert refused(lambda: one.act(orders.Join(9, "challenger"))).code == "not_present_at_challenge"
    assert one.state == before
