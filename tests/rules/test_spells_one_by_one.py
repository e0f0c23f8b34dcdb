"""Spells of a fight one by one: figures, targets and limits of each as the book gives them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, creep, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule


def mage(who: Identity, lives: int = 9, **more: Any) -> Combatant:
    """Return somebody who can cast everything."""
    return fighter(who, *SCHOOLS, lives=lives, **more)


def spells(one: Fight, *casts: tuple[Any, ...]) -> None:
    """Declare spells (caster, key, targets) at their step, and let it pass."""
    while one.state.step in ("pairing", "potion"):
        one.close()
    for by, key, *targets in casts:
        one.act(orders.CastSpell(by, key, tuple(targets), done=False))
    one.close()


def to_spells(one: Fight) -> None:
    """Go on to the next step for spells."""
    one.close()
    while one.state.step != "spells":
        one.close()


def test_every_spell_names_its_own_rule(books: DbfBooks) -> None:
    named = {row.rule for row in books.spells.values()}
    assert named == {f"DBF-SPELL-{row.school.upper()}-{row.level}" for row in books.spells.values()}
    assert len(named) == 35


@rule("DBF-SPELL-ELEMENTY-1")
def test_a_fire_arrow_takes_two_lives_of_one_opponent(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [fighter(4), fighter(5)], dice=Script([1, 1, 6, 1]))
    one.act(orders.Pick(1, 1, 4))
    assert refused(lambda: one.act(orders.CastSpell(1, "ohnivy_sip", (4, 5)))).code == "too_many_targets"
    spells(one, (1, "ohnivy_sip", 5))
    assert (one.lives(4), one.lives(5)) == (3, 2)


@rule("DBF-SPELL-ELEMENTY-2")
def test_whoever_is_tripped_lies_in_this_rounds_duel_only(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [fighter(4)], dice=Script([3, 6, 2, 3, 6]))
    spells(one, (1, "podkopnutie", 4))
    assert one.lives(4) == 3  # the lower of 6 and 2 loses against 3, and nothing else is lost
    to_spells(one)
    one.close()
    assert (one.lives(1), one.lives(4)) == (8, 3)


@rule("DBF-SPELL-POCAROVANIE-2")
def test_charm_is_for_the_pair_of_the_caster_and_costs_both_this_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [fighter(4), fighter(5)])
    one.act(orders.Pick(1, 1, 4))
    assert refused(lambda: one.act(orders.CastSpell(1, "ocarenie", (5,)))).code == "not_paired"
    spells(one, (1, "ocarenie", 4))
    assert "duel_fought" not in one.kinds()
    assert [one.lives(who) for who in (1, 4, 5)] == [9, 4, 4]


@rule("DBF-SPELL-POCAROVANIE-4")
@pytest.mark.parametrize("level", [1, 9])
def test_fear_drives_away_opponents_of_any_level_for_a_life(dbf: Ruleset, rulings: Rulings, level: int) -> None:
    one = fight(dbf, rulings, [mage(1, level=8)], [fighter(4, level=level), fighter(5)])
    one.act(orders.Pick(1, 1, 4))
    spells(one, (1, "strach", 4))
    gone = next(told for told in one.story if told.kind == "departed")
    assert (gone.who, gone.why, gone.leaves_scene, one.lives(4)) == (4, "fear", True, 3)
    assert refused(lambda: one.act(orders.Join(4, "challenged"))).code == "cannot_return"


@rule("DBF-SPELL-POCAROVANIE-5", "DBF-MAGIC-11", "DBF-COMBAT-38")
@pytest.mark.parametrize(("levels", "asleep", "over"), [((7, 1), [4, 5], True), ((8, 7), [5], False)])
def test_sleep_takes_those_of_a_lower_level_and_may_end_the_fight(
    dbf: Ruleset, rulings: Rulings, levels: tuple[int, int], asleep: list[int], over: bool
) -> None:
    foes = [fighter(number, level=level) for number, level in zip((4, 5), levels, strict=True)]
    one = fight(dbf, rulings, [mage(1, level=8)], foes)
    one.act(orders.Pick(1, 1, 5))
    spells(one, (1, "uspanie"))
    assert [who for who in (4, 5) if one.status(who) == "asleep"] == asleep
    assert (one.state.ended, one.lives(5)) == (over, 4)
    slept = one.everybody[5].sheet.effects
    assert [(effect.spell, effect.minutes) for effect in slept] == [("uspanie", 5)]


@rule("DBF-SPELL-NEKROMANCIA-1", "DBF-COMBAT-41")
@pytest.mark.parametrize(("lives", "gained"), [(4, 2), (1, 1)])
def test_a_vampire_hits_harder_and_gains_what_its_victim_lost_without_a_cap(
    dbf: Ruleset, rulings: Rulings, lives: int, gained: int
) -> None:
    one = fight(dbf, rulings, [mage(1, lives=4)], [fighter(4, lives=lives)], dice=Script([6, 1]))
    spells(one, (1, "upiri_dotyk"))
    assert (one.lives(1), one.lives(4)) == (4 + gained, lives - gained)
    if not one.state.ended and one.status(4) == "active":
        one.dice.left = [6, 1]
        to_spells(one)
        one.close()
        assert (one.lives(1), one.lives(4)) == (6, 1)  # in the next round a plain hit again


@rule("DBF-SPELL-NEKROMANCIA-3", "DBF-SPELL-PRIRODA-1", "DBF-COMBAT-16")
@pytest.mark.parametrize(
    ("spell", "nature", "other"),
    [
        ("rozkaz_nemrtvemu", ("undead",), "target_not_undead"),
        ("krotenie", ("living", "animal"), "target_not_animal"),
    ],
)
def test_a_being_that_is_commanded_stands_aside_and_pairs_are_made_anew(
    dbf: Ruleset, rulings: Rulings, spell: str, nature: tuple[str, ...], other: str
) -> None:
    one = fight(dbf, rulings, [mage(1)], [creep("being", *nature), fighter(5)])
    one.act(orders.Pick(1, 1, "being"))
    assert refused(lambda: one.act(orders.CastSpell(1, spell, (5,)))).code == other
    spells(one, (1, spell, "being"))
    assert (one.status("being"), one.lives("being")) == ("sidelined", 2)
    assert [told.pair for told in one.story if told.kind == "duel_fought"] == [(1, 5)]


@rule("DBF-SPELL-NEKROMANCIA-4")
def test_a_life_drain_wounds_all_ends_insects_and_brings_a_lower_spell_back(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1)], [mage(4), fighter(5)])
    one.act(orders.Pick(1, 1, 4))
    spells(one, (4, "otravny_hmyz"), (1, "ohnivy_sip", 5))
    assert list(one.state.swarms) == [4]
    to_spells(one)
    drain = {"by": 1, "spell": "odsatie_zivotnej_energie", "done": False}
    unused = refused(lambda: one.act(orders.CastSpell(**drain, regain="podkopnutie")))
    high = refused(lambda: one.act(orders.CastSpell(**drain, regain="ladova_burka")))
    assert (unused.code, high.code) == ("spell_not_used", "regain_level_too_high")
    before = [one.lives(who) for who in (4, 5)]
    one.act(orders.CastSpell(**drain, regain="ohnivy_sip"))
    one.close()
    lost = [told for told in one.story if told.kind == "lives_lost" and told.spell == drain["spell"]]
    assert [(told.who, told.amount) for told in lost] == [(4, 1), (5, 1)]
    assert before > [one.lives(who) for who in (4, 5)]
    assert not one.state.swarms
    assert one.everybody[1].sheet.used_spells == ("odsatie_zivotnej_energie",)


@rule("DBF-SPELL-NEKROMANCIA-5", "DBF-MAGIC-11")
@pytest.mark.parametrize(("level", "left"), [(7, 0), (8, 6), (9, 6)])
def test_dying_on_command_fells_the_living_of_a_lower_level(
    dbf: Ruleset, rulings: Rulings, level: int, left: int
) -> None:
    one = fight(dbf, rulings, [mage(1, level=8)], [fighter(4, lives=7, level=level), creep("ghoul", "undead")])
    one.act(orders.Pick(1, 1, 4))
    assert refused(lambda: one.act(orders.CastSpell(1, "zomri", ("ghoul",)))).code == "target_not_living"
    spells(one, (1, "zomri", 4))
    assert (one.lives(4), one.status(4)) == (left, "active" if left else "knocked_out")


@rule("DBF-SPELL-PRIRODA-4")
def test_insects_bite_everybody_but_their_caster_in_every_round(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1), fighter(2, lives=9)], [fighter(4, lives=9)])
    one.act(orders.Pick(1, 2, 4))
    spells(one, (1, "otravny_hmyz"))
    to_spells(one)
    one.close()
    bites = [(told.who, told.amount) for told in one.story if told.kind == "lives_lost" and told.cause == "swarm"]
    assert bites == [(2, 1), (4, 1)] * 2


@rule("DBF-SPELL-BOHOSLUZBA-1", "DBF-COMBAT-41")
@pytest.mark.parametrize(("dice", "lives"), [([3, 3], (9, 2)), ([6, 1], (9, 2)), ([1, 6], (9, 4))])
def test_the_chosen_of_a_god_hits_harder_and_is_hit_less_for_a_round(
    dbf: Ruleset, rulings: Rulings, dice: list[int], lives: tuple[int, int]
) -> None:
    one = fight(dbf, rulings, [mage(1)], [fighter(4)], dice=Script([*dice, 3, 3]))
    spells(one, (1, "vybrany_bohom"))
    assert (one.lives(1), one.lives(4)) == lives
    to_spells(one)
    one.close()
    assert (one.lives(1), one.lives(4)) == (lives[0] - 1, lives[1] - 1)


@rule("DBF-SPELL-BOHOSLUZBA-2", "DBF-MAGIC-14")
def test_a_blessing_lets_the_own_side_dodge_once_in_this_combat(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1), fighter(2)], [fighter(4), fighter(5)], dice=Script([1, 6, 1, 6]))
    one.act(orders.Pick(1, 1, 4))
    spells(one, (1, "pozehnanie"))
    assert (one.state.step, set(one.awaited())) == ("dodge", {1, 2})
    one.act(orders.Dodge(1), orders.Dodge(2))
    assert (one.lives(1), one.lives(2)) == (9, 4)
    one.dice.left = [1, 1, 1, 1]
    to_spells(one)
    one.close()
    assert (one.state.step, one.lives(2)) == ("end_of_round", 3)


@rule("DBF-SPELL-BOHOSLUZBA-4", "DBF-COMBAT-41")
@pytest.mark.parametrize(
    ("nature", "taken"), [(("living",), 2), (("undead",), 3), (("living", "demon"), 3), (("living", "animal"), 2)]
)
def test_a_holy_weapon_wounds_more_and_most_the_undead_and_demons(
    dbf: Ruleset, rulings: Rulings, nature: tuple[str, ...], taken: int
) -> None:
    one = fight(dbf, rulings, [mage(1), fighter(2)], [creep("foe", *nature, lives=9)], dice=Script([6, 1]))
    one.act(orders.Pick(1, 2, "foe"))
    spells(one, (1, "svata_zbran", 2))
    assert one.lives("foe") == 9 - taken
    to_spells(one)
    assert [blessing.holder for blessing in one.state.blessings] == [2]
    round_only = setting(dbf.rulings, holy_weapon_scope="round")
    short = fight(dbf, round_only, [mage(1)], [creep("foe", *nature, lives=9)], dice=Script([6, 1]))
    spells(short, (1, "svata_zbran", 1))
    to_spells(short)
    assert short.state.blessings == ()


@rule("DBF-SPELL-PRIRODA-3", "DBF-AFTER-14")
@pytest.mark.parametrize("caster", [1, 4])
def test_fog_ends_the_fight_without_a_winner_and_the_challengers_withdraw(
    dbf: Ruleset, rulings: Rulings, caster: int
) -> None:
    one = fight(dbf, rulings, [mage(1), fighter(2)], [mage(4)])
    one.act(orders.Pick(1, 1, 4))
    spells(one, (caster, "hmla"))
    ended = one.story[-1]
    assert (ended.kind, ended.outcome, ended.withdrawn, ended.metres) == ("combat_ended", "none", (1, 2), 50)


@rule("DBF-SPELL-PRIRODA-2")
@pytest.mark.parametrize("nature", [("living", "animal"), ("living",)])
def test_only_among_animals_one_leaves_by_speech(dbf: Ruleset, rulings: Rulings, nature: tuple[str, ...]) -> None:
    one = fight(dbf, rulings, [creep("wolf", "living", "animal"), creep("other", *nature)], [mage(4)])
    one.act(orders.Pick("wolf", "wolf", 4))
    speech = orders.CastSpell(4, "zvieracia_rec", leave=(4,))
    if "animal" in nature:
        one.act(speech)
        assert (one.status(4), one.lives(4)) == ("left", 9)
    else:
        assert refused(lambda: one.act(speech)).code == "not_only_animals"
