"""Spells in a fight: resolved together, each in its place, whatever the order in which they were declared."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.kinds import KINDS
from bot.rules.dbf.sheet import MetForm
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, creep, fight, fighter
from tests.rules.support import refused, setting, with_spell
from tests.support.rule import rule


def mage(who: Identity, lives: int = 4, **more: Any) -> Combatant:
    """Return somebody who can cast everything."""
    return fighter(who, *SCHOOLS, lives=lives, **more)


def cast(one: Fight, *spells: orders.CastSpell) -> None:
    """Declare spells at the step for them, then nothing more is cast."""
    while one.state.step in ("pairing", "potion") and not one.state.ended:
        one.close()
    for spell in spells:
        one.act(orders.CastSpell(**{**{name: getattr(spell, name) for name in spell.__slots__}, "done": False}))
    one.close()


def spell(by: Identity, key: str, *targets: Identity, **more: Any) -> orders.CastSpell:
    """Return a spell to declare."""
    return orders.CastSpell(by, key, targets, **more)


def test_every_effect_of_the_books_has_a_place_in_a_fight(books: DbfBooks) -> None:
    rows = tuple(books.spells.values())
    assert {effect.kind for row in rows for effect in row.effects} <= set(KINDS)
    assert {effect.kind for row in rows for effect in row.combat} <= set(KINDS)
    able = [key for key, row in books.spells.items() if row.timing != "out" and not (row.effects or row.combat)]
    assert able == []


@rule("DBF-COMBAT-20")
def test_losses_come_before_healing_whatever_was_declared_first(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1, lives=2)], [mage(2)], dice=Script([2, 1]))
    cast(one, spell(1, "regeneracia", 1), spell(2, "ohnivy_sip", 1))
    assert (one.status(1), one.lives(1)) == ("active", 3)


@rule("DBF-COMBAT-20", "DBF-COMBAT-36")
def test_a_caster_felled_in_the_step_still_casts(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1, lives=2)], [mage(2, lives=2)])
    cast(one, spell(1, "ohnivy_sip", 2), spell(2, "ohnivy_sip", 1))
    one.close()
    assert one.state.outcome == "draw"


@rule("DBF-COMBAT-30")
def test_who_is_healed_needs_a_free_place_on_the_side(dbf: Ruleset, rulings: Rulings) -> None:
    side = [mage(1), fighter(2, lives=1), fighter(3)]
    one = fight(dbf, rulings, side, [mage(4)], [fighter(5)], dice=Script([1, 1]))
    cast(one, spell(4, "ohnivy_sip", 2))
    while one.state.step != "end_of_round":
        one.close()
    one.act(orders.Join(5, "challenger"), orders.Pass(1), orders.Pass(3), orders.Pass(4))
    cast(one, spell(1, "vyliec_zranenie", 2))
    assert one.status(2) == "out_of_combat"
    assert len([line for line in one.state.fighters if line.out is None and not line.down]) == 4


@rule("DBF-SPELL-LIECENIE-5", "DBF-COMBAT-20", "DBF-COMBAT-30")
def test_who_gets_up_in_a_step_lies_in_its_duel_and_is_no_opponent_of_it(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [mage(2), fighter(3, lives=1, level=1)])
    cast(one, spell(1, "ohnivy_sip", 3))
    while one.state.round == 1:
        one.close()
    cast(one, spell(2, "ozivenie", 3), spell(1, "kyselinovy_vejar"))
    got_up = next(line for line in one.state.fighters if line.id == 3)
    assert (one.status(3), one.lives(3), got_up.prone) == ("active", 4, True)


@rule("DBF-SPELL-NEKROMANCIA-3", "DBF-AFTER-12")
def test_undead_are_put_aside_and_count_as_defeated_afterwards(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [creep(2, "undead")])
    cast(one, spell(1, "rozkaz_nemrtvemu", 2))
    assert one.status(2) == "sidelined"
    one.close()
    assert (one.status(2), one.state.outcome, one.lives(2)) == ("defeated", "challenger", 2)


@rule("DBF-SPELL-PRIRODA-2")
def test_animals_let_go_whom_the_caster_names_and_nobody_else(dbf: Ruleset, rulings: Rulings) -> None:
    wolves = [creep(1, "living", "animal"), creep(2, "living", "animal")]
    one = fight(dbf, rulings, wolves, [mage(3), fighter(4)])
    cast(one, spell(3, "zvieracia_rec", leave=(3,)))
    assert (one.status(3), one.status(4), one.lives(3)) == ("left", "active", 4)
    assert one.released == [3]


@rule("DBF-SPELL-PRIRODA-2")
def test_leaving_people_by_speech_is_refused_and_not_spent(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [mage(2)])
    assert refused(lambda: one.act(spell(2, "zvieracia_rec", leave=(2,)))).code == "not_only_animals"


@rule("DBF-SPELL-POCAROVANIE-2", "DBF-COMBAT-16")
def test_the_charmed_two_stay_out_of_a_new_pairing(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, duel_mode="org")
    one = fight(dbf, rulings, [mage(1), fighter(2)], [fighter(3), fighter(4, lives=1), fighter(5)])
    one.act(orders.Pick(1, 1, 3), orders.Pick(4, 4, 2))
    cast(one, spell(1, "ocarenie", 3), spell(1, "ohnivy_sip", 4))
    assert one.state.pairs == ((2, 5),)
    assert refused(lambda: one.act(orders.DecideDuel((1, 3), 1))).code == "pair_skips_round"


@rule("DBF-SPELL-PRIRODA-3", "DBF-COMBAT-20", "DBF-COMBAT-38")
def test_fog_ends_it_before_sleep_can_win_it(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [mage(2, level=8)])
    cast(one, spell(1, "uspanie"), spell(2, "hmla"))
    assert (one.state.outcome, one.status(2)) == ("none", "asleep")
    ended = one.story[-1]
    assert ended.kind == "combat_ended"
    assert (ended.why, ended.withdrawn, ended.metres) == ("fog", (1,), 50)


@rule("DBF-SPELL-NEKROMANCIA-4")
def test_a_spell_regained_in_the_step_cannot_be_cast_again_in_it(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [mage(2)])
    first, back = spell(1, "ohnivy_sip", 2, done=False), spell(1, "odsatie_zivotnej_energie", regain="ohnivy_sip")
    one.act(first, orders.CastSpell(back.by, back.spell, regain=back.regain, done=False))
    assert refused(lambda: one.act(first)).code == "spell_already_used"
    one.close()
    one.close()
    assert one.everybody[1].sheet.used_spells == ("odsatie_zivotnej_energie",)


@rule("DBF-SPELL-PRIRODA-4")
@pytest.mark.parametrize(("ends", "lives"), [(True, 2), (False, 1)])
def test_insects_outlive_their_caster_unless_the_guild_says_otherwise(dbf: Ruleset, ends: bool, lives: int) -> None:
    rulings = setting(dbf.rulings, insects_end_with_caster=ends)
    one = fight(dbf, rulings, [mage(1, lives=1), fighter(2)], [fighter(3)], dice=Script([1, 1, 1, 6]))
    one.act(orders.Pick(1, 1, 3))
    cast(one, spell(1, "otravny_hmyz"))
    assert one.status(1) == "knocked_out"
    one.close()
    assert one.lives(2) == lives  # 4, the first bite, in round 2 a hit, and the second bite if there is one


@rule("DBF-SPELL-PRIRODA-4")
def test_a_swarm_bites_as_hard_as_the_book_says(books: DbfBooks, rulings: Rulings) -> None:
    vicious = with_spell(books, "otravny_hmyz", life_loss=2)
    one = fight(vicious, rulings, [mage(1), fighter(2)], [fighter(3)], dice=Script([6, 1]))
    one.act(orders.Pick(1, 1, 3))
    cast(one, spell(1, "otravny_hmyz"))
    assert [one.lives(who) for who in (1, 2)] == [4, 2]


@rule("DBF-SPELL-POCAROVANIE-4")
def test_fear_with_the_last_life_ends_far_away_where_no_healing_reaches(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [fighter(2, lives=1), mage(3)], dice=Script([1, 1]))
    cast(one, spell(1, "strach", 2))
    assert (one.status(2), one.lives(2)) == ("knocked_out", 0)
    while one.state.round == 1:
        one.close()
    assert refused(lambda: one.act(spell(3, "vyliec_zranenie", 2))).code == "target_not_here"


@rule("DBF-SPELL-NEKROMANCIA-1", "DBF-COMBAT-29")
def test_two_vampires_who_hit_each_other_net_losses_and_gains(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1, lives=1)], [mage(2)], dice=Script([3, 3]))
    cast(one, spell(1, "upiri_dotyk"), spell(2, "upiri_dotyk"))
    assert (one.lives(1), one.lives(2)) == (1, 3)


@rule("DBF-SPELL-PRIRODA-5")
def test_a_bear_fights_with_its_own_lives_and_strength(dbf: Ruleset, rulings: Rulings) -> None:
    druid = mage(1, weapon=None, sheet={"forms": (MetForm(key="bear", lives=6, strength=3),)})
    one = fight(dbf, rulings, [mage(2)], [druid], dice=Script([1, 6]))
    cast(one, spell(1, "premena", form="bear"))
    assert (one.lives(1), one.lives(2)) == (6, 1)


@rule("DBF-SPELL-PRIRODA-5")
def test_a_bear_that_falls_is_its_druid_knocked_out(dbf: Ruleset, rulings: Rulings) -> None:
    druid = mage(1, sheet={"forms": (MetForm(key="bear", lives=1),)})
    one = fight(dbf, rulings, [druid], [mage(2)], dice=Script([1, 6]))
    cast(one, spell(1, "premena", form="bear"))
    assert (one.status(1), one.everybody[1].sheet.shape) == ("knocked_out", None)


@rule("DBF-SPELL-JASNOVIDECTVO-5")
def test_time_may_be_stopped_in_any_round_where_the_guild_says_so(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, time_stop_timing="any_round")
    one = fight(dbf, rulings, [mage(1)], [mage(2)])
    assert refused(lambda: one.act(spell(1, "zastavenie_casu"))).code == "not_challenged_side"
    cast(one, spell(2, "zastavenie_casu"))
    assert one.state.cancelled


@rule("DBF-SPELL-ELEMENTY-4", "DBF-COMBAT-38")
def test_an_ice_storm_lets_the_duels_be_fought_and_nobody_flee(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [fighter(2)], dice=Script([6, 1]))
    one.act(orders.StandingOrder(2, flee_if=4))
    cast(one, spell(1, "ladova_burka"))
    assert (one.state.outcome, one.status(2), one.lives(2)) == ("none", "active", 2)


@rule("DBF-SPELL-NEKROMANCIA-2")
def test_a_lent_life_is_the_first_to_go(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [mage(2)], dice=Script([2, 1]))
    cast(one, spell(1, "nepravy_zivot"), spell(2, "ohnivy_sip", 1))
    assert (one.lives(1), one.everybody[1].sheet.effects) == (3, ())


@rule("DBF-SPELL-POCAROVANIE-3", "DBF-COMBAT-33", "DBF-PARTY-9")
def test_invisibility_is_a_flight_for_nothing(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1), fighter(2)], [fighter(3)])
    cast(one, spell(1, "neviditelnost"))
    assert (one.status(1), one.lives(1)) == ("fled", 4)
    assert [effect.spell for effect in one.everybody[1].sheet.effects] == ["neviditelnost"]
    assert refused(lambda: one.act(orders.Join(1, "challenger"))).code == "cannot_return"


@rule("DBF-SPELL-ELEMENTY-5")
def test_a_fireball_takes_the_whole_side_of_the_one_named(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1), fighter(2)], [fighter(3), fighter(4)], dice=Script([3, 3, 3, 3]))
    one.act(orders.Pick(1, 1, 3))
    cast(one, spell(1, "fireball", 4))
    assert {who: one.lives(who) for who in (1, 2, 3, 4)} == {1: 3, 2: 3, 3: 2, 4: 2}


@rule("DBF-MAGIC-11", "DBF-MAGIC-17", "DBF-SPELL-NEKROMANCIA-5")
def test_what_orgs_alone_may_know_is_told_apart(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [mage(2)])
    cast(one, spell(1, "zomri", 2))
    failed = next(told for told in one.story if told.kind == "spell_failed")
    assert (failed.reason, failed.for_orgs) == ("target_level_too_high", True)
    assert one.lives(2) > 0


@rule("DBF-COMBAT-18")
def test_a_spell_with_nobody_to_be_aimed_at_is_not_offered(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.combat is not None
    one = fight(dbf, rulings, [mage(1)], [mage(2)])
    offered = dbf.combat.choices(one.state, 1, one.everybody, rulings)
    assert "ozivenie" not in offered.spells  # nobody has fallen
    assert {"fireball", "pozehnanie"} <= set(offered.spells)
    assert refused(lambda: one.act(spell(1, "ozivenie"))).code == "target_required"
