"""Who is bound by a challenge and who may not make it; strikes out of hiding; dodges and blood in the fight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Bans, Challenge, Combatant, Decision, Figures
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.sheet import Effect
from tests.rules.fights import Script, challenge_of, creep, fight, fighter
from tests.rules.support import refused, setting, with_spell
from tests.support.rule import rule

UNSEEN = {"effects": (Effect(spell="neviditelnost", minutes=10),)}
SHARP = {"effects": (Effect(spell="zaostrenie_zmyslov", minutes=10),)}


def challenge(dbf: Ruleset, rulings: Rulings, asked: Challenge) -> Decision:
    """Return what a challenge opens."""
    assert dbf.combat is not None
    return dbf.combat.challenge(asked, rulings, Script())


def strike(dbf: Ruleset, rulings: Rulings, thief: Combatant, target: Combatant, *, dodge: bool = False) -> Decision:
    """Return what an unnoticed strike out of hiding opens."""
    assert dbf.combat is not None
    asked = challenge_of([thief], [target])
    return dbf.combat.stealth_attack(asked, rulings, Script(), unnoticed=True, dodge=dodge)


@rule("DBF-COMBAT-7", "DBF-AFTER-10", "DBF-AFTER-14", "DBF-GEN-1", "DBF-SPELL-JASNOVIDECTVO-5")
@pytest.mark.parametrize(
    ("ban", "minutes", "code"),
    [
        ("held", 5, "must_stay_in_place"),
        ("back_in_game", 10, "out_of_game_wait"),
        ("fog_withdrawn", 5, "must_keep_away"),
        ("fled", 5, "pursuit_ban"),
    ],
)
def test_a_ban_forbids_the_challenge_until_its_minutes_are_over(
    dbf: Ruleset, rulings: Rulings, ban: str, minutes: int, code: str
) -> None:
    """As long as DBF says it lasts, which the game asks for by the same name."""
    assert dbf.scenes is not None
    asked = challenge_of([fighter(1)], [fighter(4)])
    early, over = (replace(asked, bans=Bans(**{ban: ago})) for ago in (minutes - 0.1, minutes))
    assert refused(lambda: challenge(dbf, rulings, early)).code == code
    assert challenge(dbf, rulings, over).state.step == "opening"
    kind = {"held": "held", "back_in_game": "return", "fog_withdrawn": "fog", "fled": "fled"}[ban]
    assert dbf.scenes.ban_minutes(kind) == minutes


@rule("DBF-COMBAT-7")
@pytest.mark.parametrize(("by", "target"), [(1, 9), (9, 4)])
def test_both_of_a_challenge_must_be_there(dbf: Ruleset, rulings: Rulings, by: Identity, target: Identity) -> None:
    asked = replace(challenge_of([fighter(1)], [fighter(4)]), by=by, target=target)
    assert refused(lambda: challenge(dbf, rulings, asked)).code == "target_not_here"


@rule("DBF-COMBAT-52")
@pytest.mark.parametrize(("where", "code"), [("glade", "own_character_opposed"), ("cave", None)])
def test_an_own_character_in_either_party_stands_in_the_way_where_it_is_there(
    dbf: Ruleset, rulings: Rulings, where: str, code: str | None
) -> None:
    ours, theirs = [fighter(1), fighter(2, player="me")], [fighter(4), fighter(5, player="me")]
    asked = challenge_of(ours, theirs)
    asked = replace(asked, challengers=(asked.challengers[0], replace(asked.challengers[1], scene=where)))
    if code is None:
        assert challenge(dbf, rulings, asked).state.step == "opening"
    else:
        assert refused(lambda: challenge(dbf, rulings, asked)).code == code


@rule("DBF-SPELL-PRIRODA-2")
def test_an_animal_challenges_a_party_without_its_speech(dbf: Ruleset, rulings: Rulings) -> None:
    asked = challenge_of([creep("wolf", "living", "animal")], [fighter(4), fighter(5)])
    asked = replace(asked, challengers=tuple(replace(one, kind="animal") for one in asked.challengers))
    assert challenge(dbf, rulings, asked).state.step == "opening"


@rule("DBF-COMBAT-49")
def test_the_invisible_stand_by_though_no_challenge_binds_them(dbf: Ruleset, rulings: Rulings) -> None:
    asked = challenge_of([fighter(1)], [fighter(4), fighter(5, sheet=UNSEEN)], [fighter(6, sheet=UNSEEN)])
    state = challenge(dbf, rulings, asked).state
    assert [one.id for one in state.fighters] == [1, 4]
    assert [one.id for one in state.witnesses] == [6]


@rule("DBF-ABIL-ZAKRADANIE-2")
def test_claws_are_no_weapon_to_strike_out_of_hiding_with(dbf: Ruleset, rulings: Rulings) -> None:
    sneaking = replace(fighter(1, "zakradanie", weapon=None), figures=Figures(4, claws=2))
    assert refused(lambda: strike(dbf, rulings, sneaking, fighter(4))).code == "no_weapon_in_hand"


@rule("DBF-ABIL-ZAKRADANIE-2", "DBF-COMBAT-41")
@pytest.mark.parametrize(
    ("changed", "mine", "theirs", "left"),
    [
        ({"hit_given": 2}, SHARP, {}, 1),
        ({"hit_given": 2}, {}, {}, 3),
        ({"hit_taken": 1, "effects": ()}, {}, SHARP, 2),
        ({"hit_taken": 1, "effects": ()}, {}, {}, 3),
    ],
)
def test_what_lasts_on_either_counts_in_a_strike_out_of_hiding(
    books: DbfBooks, rulings: Rulings, changed: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any], left: int
) -> None:
    written = with_spell(books, "zaostrenie_zmyslov", **changed)
    decision = strike(written, rulings, fighter(1, "zakradanie", sheet=mine), fighter(4, sheet=theirs))
    (fact,) = decision.facts[4]
    assert 4 + fact.amount == left


@rule("DBF-ABIL-UHYBANIE-5")
def test_only_who_was_hit_can_dodge(dbf: Ruleset, rulings: Rulings) -> None:
    ours, theirs = [fighter(1), fighter(2)], [fighter(4, "uhybanie"), fighter(5, "uhybanie")]
    one = fight(dbf, rulings, ours, theirs, dice=Script([6, 1, 1, 6]))
    one.act(orders.Pick(1, 1, 4))
    assert one.awaited() == (4,)
    assert refused(lambda: one.act(orders.Dodge(5))).code == "nothing_to_dodge"
    one.act(orders.Dodge(4))
    assert [one.lives(who) for who in (1, 2, 4, 5)] == [4, 3, 4, 4]


@rule("DBF-ABIL-UHYBANIE-1", "DBF-SPELL-BOHOSLUZBA-2")
@pytest.mark.parametrize(("second", "lives"), [(True, [4, 4, 3]), (False, [4, 3, 2])])
def test_a_blessed_dodger_dodges_twice_only_where_the_guild_says_so(
    dbf: Ruleset, second: bool, lives: list[int]
) -> None:
    rulings = setting(dbf.rulings, blessing_gives_second_dodge=second)
    priest = fighter(4, "uhybanie", "bohosluzba")
    one = fight(dbf, rulings, [fighter(1)], [priest], dice=Script([6, 1] * 3))
    one.act(orders.CastSpell(4, "pozehnanie"))
    seen: list[int] = []
    while len(seen) < 3:
        if one.state.step == "dodge":
            one.act(orders.Dodge(4))
        seen.append(one.lives(4))
        one.close()  # the end of the round
        one.walk("spells")
        one.close()
    assert seen == lives


@rule("DBF-SPELL-NEKROMANCIA-1", "DBF-COMBAT-29")
@pytest.mark.parametrize(
    ("gain", "victim", "drained"),
    [
        ("lives_actually_lost", 1, 1),
        ("damage_dealt", 1, 2),
        ("lives_actually_lost", 4, 2),
        ("damage_dealt", 4, 2),
    ],
)
def test_a_vampire_drains_the_lives_lost_or_the_wounds_dealt_as_the_guild_rules(
    dbf: Ruleset, gain: str, victim: int, drained: int
) -> None:
    rulings = setting(dbf.rulings, vampire_gain=gain)
    one = fight(dbf, rulings, [fighter(1, "nekromancia")], [fighter(4, lives=victim)], dice=Script([6, 1]))
    one.act(orders.CastSpell(1, "upiri_dotyk"))
    assert one.lives(1) == 4 + drained
    told = [(told.who, told.amount, told.spell) for told in one.story if told.kind == "lives_gained"]
    assert told == [(1, drained, "upiri_dotyk")]
