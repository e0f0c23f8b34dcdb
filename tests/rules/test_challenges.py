"""Challenges: whom they bind, what forbids them and in which order, and the opening that follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Bans, Combat, Combatant
from bot.rules.core.conduct import Bystander, Conduct
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.challenging import Challenged, Challenger, Claim, check
from bot.rules.dbf.sheet import Effect
from tests.rules.fights import GLADE, Script, challenge_of, contenders, creep, fight, fighter
from tests.rules.support import refused
from tests.support.rule import rule

UNSEEN = {"effects": (Effect(spell="neviditelnost", minutes=10),)}
SPEAKS = {"effects": (Effect(spell="zvieracia_rec", minutes=10),)}
# A challenge with everything wrong at once, and what sets it right, in the order of the book.
ALL_WRONG = Claim(
    Challenger("asleep", in_combat=True, kind="animal", armed=False),
    Challenged("dead", in_combat=True, here=False, speech=True),
    same_party=True,
    same_player=True,
    bans=Bans(held=4.9, back_in_game=9.9, fog_withdrawn=4.9, fled=4.9),
)
REPAIRS: tuple[tuple[str, Callable[[Claim], Claim]], ...] = (
    ("out_of_game_wait", lambda one: replace(one, bans=replace(one.bans, back_in_game=10))),
    ("not_active", lambda one: replace(one, by=replace(one.by, status="active"))),
    ("in_combat", lambda one: replace(one, by=replace(one.by, in_combat=False))),
    ("must_stay_in_place", lambda one: replace(one, bans=replace(one.bans, held=5))),
    ("no_weapon_in_hand", lambda one: replace(one, by=replace(one.by, armed=True))),
    ("same_party", lambda one: replace(one, same_party=False)),
    ("target_not_here", lambda one: replace(one, target=replace(one.target, here=True))),
    ("party_in_combat", lambda one: replace(one, target=replace(one.target, in_combat=False))),
    ("target_not_active", lambda one: replace(one, target=replace(one.target, status="active"))),
    ("own_character_opposed", lambda one: replace(one, same_player=False)),
    ("animal_cannot_challenge", lambda one: replace(one, target=replace(one.target, speech=False))),
    ("must_keep_away", lambda one: replace(one, bans=replace(one.bans, fog_withdrawn=5))),
    ("pursuit_ban", lambda one: replace(one, bans=replace(one.bans, fled=5))),
)


def combat_of(dbf: Ruleset) -> Combat:
    """Return the combats under test."""
    assert dbf.combat is not None
    return dbf.combat


def conduct_of(dbf: Ruleset) -> Conduct:
    """Return the conduct under test."""
    assert dbf.conduct is not None
    return dbf.conduct


@rule("DBF-COMBAT-7", "DBF-PARTY-4", "DBF-AFTER-10", "DBF-AFTER-14", "DBF-GEN-1")
def test_of_all_that_forbids_a_challenge_the_first_of_the_book_is_told(books: DbfBooks) -> None:
    claim = ALL_WRONG
    for code, repair in REPAIRS:
        assert refused(lambda claim=claim: check(books, claim)).code == code  # type: ignore[misc]
        claim = repair(claim)
    assert not check(books, claim)


@rule("DBF-AFTER-11", "DBF-ABIL-ZALESACTVO-2")
def test_a_forester_may_challenge_the_fled_after_two_minutes(books: DbfBooks) -> None:
    forester = Claim(Challenger(abilities=("zalesactvo",)), Challenged(), bans=Bans(fled=2))
    assert not check(books, forester)
    assert refused(lambda: check(books, replace(forester, bans=Bans(fled=1.9)))).code == "pursuit_ban"
    assert refused(lambda: check(books, replace(forester, by=Challenger()))).code == "pursuit_ban"


def opened(dbf: Ruleset, rulings: Rulings, *parties: list[Combatant], **more: Any) -> Any:
    """Return the decision that a challenge between parties makes."""
    return combat_of(dbf).challenge(challenge_of(*parties, **more), rulings, Script())


@rule("DBF-COMBAT-1", "DBF-COMBAT-2", "DBF-COMBAT-45", "DBF-PARTY-8")
@pytest.mark.parametrize(("ours", "theirs"), [((1,), (4,)), ((1, 2), (4, 5, 6)), ((1, 2, 3), (4,))])
def test_a_challenge_binds_both_whole_parties_and_begins_with_the_opening(
    dbf: Ruleset, rulings: Rulings, ours: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    decision = opened(dbf, rulings, [fighter(one) for one in ours], [fighter(one) for one in theirs])
    told = decision.happened[0]
    assert (told.kind, told.challenger, told.challenged) == ("combat_opened", ours, theirs)
    assert (decision.state.step, decision.state.round) == ("opening", 0)


@rule("DBF-COMBAT-2")
def test_a_challenge_needs_a_weapon_and_another_party(dbf: Ruleset, rulings: Rulings) -> None:
    bare = refused(lambda: opened(dbf, rulings, [fighter(1, weapon=None)], [fighter(2)]))
    friends = challenge_of([fighter(1), fighter(2)], [fighter(3)])
    own = refused(lambda: combat_of(dbf).challenge(replace(friends, target=2), rulings, Script()))
    assert (bare.code, own.code) == ("no_weapon_in_hand", "same_party")
    assert opened(dbf, rulings, [creep("wolf", "living", "animal")], [fighter(2)]).state.step == "opening"


@rule("DBF-COMBAT-49")
def test_who_is_elsewhere_down_unseen_or_in_another_fight_is_not_bound(dbf: Ruleset, rulings: Rulings) -> None:
    down = fighter(5, lives=0, sheet={"status": "knocked_out"})
    asked = challenge_of([fighter(1), fighter(2)], [fighter(4), down, fighter(6, sheet=UNSEEN), fighter(7)])
    away = (*asked.challenged[:3], replace(asked.challenged[3], scene="cave"))
    busy = (asked.challengers[0], replace(asked.challengers[1], in_combat=True, scene="cave"))
    decision = combat_of(dbf).challenge(replace(asked, challengers=busy, challenged=away), rulings, Script())
    assert [one.id for one in decision.state.fighters] == [1, 4]


@rule("DBF-PARTY-4")
def test_a_party_that_fights_here_is_not_challenged(dbf: Ruleset, rulings: Rulings) -> None:
    asked = challenge_of([fighter(1)], [fighter(4), fighter(5)])
    fighting = replace(asked, challenged=(asked.challenged[0], replace(asked.challenged[1], in_combat=True)))
    assert refused(lambda: combat_of(dbf).challenge(fighting, rulings, Script())).code == "party_in_combat"


@rule("DBF-COMBAT-4")
def test_of_several_groups_only_the_one_challenged_is_bound(dbf: Ruleset, rulings: Rulings) -> None:
    state = opened(dbf, rulings, [fighter(1)], [fighter(4), fighter(5)], [fighter(6), fighter(7)]).state
    assert [one.id for one in state.fighters] == [1, 4, 5]
    assert [one.id for one in state.witnesses] == [6, 7]


@rule("DBF-COMBAT-3", "DBF-PARTY-3", "DBF-GEN-9")
def test_nobody_leaves_its_party_once_it_is_challenged(dbf: Ruleset) -> None:
    conduct_of(dbf).step_aside(Bystander("active", scene=GLADE), "party_leave")
    bound = Bystander("active", scene=GLADE, in_combat=True)
    assert refused(lambda: conduct_of(dbf).step_aside(bound, "party_leave")).code == "in_combat"


@rule("DBF-COMBAT-52")
def test_characters_of_one_player_stand_on_one_side_only(dbf: Ruleset, rulings: Rulings) -> None:
    mine, other, third = fighter(1, player="me"), fighter(4), fighter(6, player="me")
    against = refused(lambda: opened(dbf, rulings, [mine], [other, third]))
    assert against.code == "own_character_opposed"
    one = fight(dbf, rulings, [mine], [other], [third], opened=False)
    wrong = refused(lambda: one.act(orders.AnswerOpening(6, "support_challenged")))
    assert wrong.code == "own_character_opposed"
    one.act(orders.AnswerOpening(6, "support_challenger"))
    assert [line.side for line in one.state.fighters] == ["challenger", "challenged", "challenger"]


@rule("DBF-COMBAT-8", "DBF-PARTY-7", "DBF-COMBAT-45")
def test_in_the_opening_the_present_support_a_side_of_fewer_than_three(dbf: Ruleset, rulings: Rulings) -> None:
    near = [fighter(number) for number in (6, 7, 8)]
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(4)], near, opened=False)
    assert set(one.awaited()) == {4, 6, 7, 8}
    one.act(orders.AnswerOpening(6, "support_challenger"))
    assert refused(lambda: one.act(orders.AnswerOpening(7, "support_challenger"))).code == "side_full"
    late = refused(lambda: one.act(orders.AnswerOpening(9, "support_challenged")))
    assert late.code == "not_present_at_challenge"
    one.act(orders.AnswerOpening(7, "support_challenged"), orders.AnswerOpening(8, "pass"))
    assert one.state.step == "opening"  # the one challenged has not answered yet
    one.act(orders.AnswerOpening(4, "pass"))
    assert (one.state.step, one.state.round) == ("pairing", 1)
    assert [line.id for line in one.state.fighters] == [1, 2, 4, 6, 7]


@rule("DBF-COMBAT-45", "DBF-COMBAT-46", "DBF-COMBAT-47")
def test_the_opening_closes_at_its_deadline_without_those_who_were_silent(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1), fighter(2)], [fighter(4), fighter(5)], [fighter(6)], opened=False)
    one.act(orders.AnswerOpening(4, "pass"))
    assert one.state.step == "opening"
    one.close()
    assert (one.state.step, len(one.state.fighters)) == ("pairing", 4)
    assert refused(lambda: one.act(orders.AnswerOpening(6, "support_challenged"))).code == "only_at_end_of_round"


@rule("DBF-SPELL-JASNOVIDECTVO-5", "DBF-MAGIC-10")
def test_time_is_stopped_by_the_challenged_in_the_opening_alone(dbf: Ruleset, rulings: Rulings) -> None:
    seers = [fighter(number, "jasnovidectvo") for number in (1, 4)]
    one = fight(dbf, rulings, [seers[0]], [seers[1]], opened=False)
    assert refused(lambda: one.act(orders.CastSpell(1, "zastavenie_casu"))).code == "not_challenged_side"
    one.open()
    assert refused(lambda: one.act(orders.CastSpell(4, "zastavenie_casu"))).code == "too_late"


@rule("DBF-SPELL-PRIRODA-2")
def test_an_animal_challenges_no_party_that_speaks_with_it(dbf: Ruleset, rulings: Rulings) -> None:
    speaker = fighter(5, sheet=SPEAKS)
    asked = challenge_of([creep("wolf", "living", "animal")], [fighter(4), speaker])
    wolf = replace(asked, challengers=tuple(replace(one, kind="animal") for one in asked.challengers))
    assert refused(lambda: combat_of(dbf).challenge(wolf, rulings, Script())).code == "animal_cannot_challenge"
    person = replace(wolf, challengers=contenders([fighter(1)]), by=1)
    assert combat_of(dbf).challenge(person, rulings, Script()).state.step == "opening"


@rule("DBF-COMBAT-6", "DBF-ABIL-ZAKRADANIE-1..3")
def test_a_strike_out_of_hiding_wounds_and_is_a_challenge_of_the_whole_party(dbf: Ruleset, rulings: Rulings) -> None:
    thief = fighter(1, "zakradanie", "serm")
    asked = challenge_of([thief, fighter(2)], [fighter(4), fighter(5)])
    decision = combat_of(dbf).stealth_attack(asked, rulings, Script(), unnoticed=True, dodge=False)
    assert [fact.amount for fact in decision.facts[4]] == [-2]
    assert (decision.state.step, [one.id for one in decision.state.fighters]) == ("opening", [1, 2, 4, 5])
    clumsy = replace(asked, challengers=contenders([fighter(1)]))
    unable = refused(lambda: combat_of(dbf).stealth_attack(clumsy, rulings, Script(), unnoticed=True, dodge=False))
    assert unable.code == "no_ability"


@rule("DBF-AFTER-6", "DBF-COMBAT-6")
def test_a_sleeper_is_struck_without_a_dodge_and_only_once_the_fight_is_over(dbf: Ruleset, rulings: Rulings) -> None:
    sleeper = fighter(4, "uhybanie", sheet={"status": "asleep"})
    one = fight(dbf, rulings, [fighter(1)], [sleeper], opened=False)
    assert (one.lives(4), one.status(4), one.state.step) == (3, "active", "opening")
    held = challenge_of([fighter(1)], [sleeper])
    fighting = replace(held, challenged=tuple(replace(one, in_combat=True) for one in held.challenged))
    assert refused(lambda: combat_of(dbf).challenge(fighting, rulings, Script())).code == "party_in_combat"
