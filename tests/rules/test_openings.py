"""How fights begin: strikes out of hiding by the dice, who pursues, who is waited for in the opening."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Bans, Combat, Combatant
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Effect, Shape
from tests.rules.fights import Fight, Script, challenge_of, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule

UNSEEN = {"effects": (Effect(spell="neviditelnost", minutes=10),)}


def combat_of(dbf: Ruleset) -> Combat:
    """Return the combats under test."""
    assert dbf.combat is not None
    return dbf.combat


def strike(
    dbf: Ruleset, rulings: Rulings, *theirs: Combatant, thief: Combatant | None = None, dice: Any = None, **how: Any
) -> Fight:
    """Return the fight that a strike of 1 out of hiding opens."""
    everybody = (thief or fighter(1, "zakradanie"), *(theirs or (fighter(4),)))
    asked = challenge_of(everybody[:1], everybody[1:])
    rolled = Script(dice or [])
    found = combat_of(dbf).stealth_attack(asked, rulings, rolled, **{"unnoticed": True, "dodge": False, **how})
    one = Fight(dbf, rulings, rolled, {each.id: each for each in everybody}, found.state)
    one.keep(found)
    return one


@rule("DBF-ABIL-ZAKRADANIE-1")
@pytest.mark.parametrize(
    ("mode", "told", "dice", "lost"),
    [
        ("roll", None, [4, 3], 1),
        ("roll", None, [3, 3], None),
        ("roll", None, [2, 5], None),
        ("roll", True, [1, 6], 1),  # an ORG has said so
        ("roll", False, [6, 1], None),
        ("org", None, [6, 1], None),
        ("org", True, [1, 6], 1),
    ],
)
def test_the_dice_say_whether_a_strike_goes_unnoticed_where_they_may_and_no_org_did(
    dbf: Ruleset, mode: str, told: bool | None, dice: list[int], lost: int | None
) -> None:
    rulings = setting(dbf.rulings, stealth_mode=mode)
    if lost is None:
        assert refused(lambda: strike(dbf, rulings, dice=dice, unnoticed=told)).code == "noticed"
        return
    one = strike(dbf, rulings, dice=dice, unnoticed=told)
    assert one.lives(4) == 4 - lost
    hits = [(found.who, found.amount, found.cause, found.by) for found in one.story if found.kind == "lives_lost"]
    assert hits == [(4, lost, "hit", 1)]


@rule("DBF-ABIL-ZAKRADANIE-2", "DBF-SPELL-PRIRODA-5")
def test_a_form_holds_no_weapon_to_strike_out_of_hiding_with(dbf: Ruleset, rulings: Rulings) -> None:
    bear = fighter(1, "zakradanie", sheet={"shape": Shape(form="bear", lives=4, strength=3, kept=4)})
    assert refused(lambda: strike(dbf, rulings, thief=bear)).code == "no_weapon_in_hand"


@rule("DBF-ABIL-UHYBANIE-6", "DBF-SPELL-BOHOSLUZBA-2")
@pytest.mark.parametrize(("second", "step"), [(True, "dodge"), (False, "end_of_round")])
def test_of_two_dodges_one_is_left_after_a_strike_out_of_hiding(dbf: Ruleset, second: bool, step: str) -> None:
    rulings = setting(dbf.rulings, blessing_gives_second_dodge=second)
    priest = fighter(5, "bohosluzba")
    one = strike(dbf, rulings, fighter(4, "uhybanie"), priest, dice=[6, 1], dodge=True)
    assert one.lives(4) == 4
    one.open()
    one.act(orders.Pick(1, 1, 4), orders.CastSpell(5, "pozehnanie"))
    assert (one.state.step, one.lives(4)) == (step, 4 if second else 3)


@rule("DBF-AFTER-11", "DBF-ABIL-ZALESACTVO-2")
@pytest.mark.parametrize(("forester", "refusal"), [(1, None), (2, "pursuit_ban"), (None, "pursuit_ban")])
def test_only_a_forester_that_challenges_itself_is_after_the_fled_sooner(
    dbf: Ruleset, rulings: Rulings, forester: int | None, refusal: str | None
) -> None:
    ours = [fighter(who, *(["zalesactvo"] if who == forester else [])) for who in (1, 2)]
    asked = challenge_of(ours, [fighter(4)], bans=Bans(fled=2))
    if refusal is None:
        assert combat_of(dbf).challenge(asked, rulings, Script()).state.step == "opening"
    else:
        assert refused(lambda: combat_of(dbf).challenge(asked, rulings, Script())).code == refusal


@rule("DBF-COMBAT-7")
def test_nobody_is_challenged_by_somebody_who_is_not_there(dbf: Ruleset, rulings: Rulings) -> None:
    asked = replace(challenge_of([fighter(1)], [fighter(4)]), by=9)
    assert refused(lambda: combat_of(dbf).challenge(asked, rulings, Script())).code == "target_not_here"


@rule("DBF-COMBAT-45")
def test_in_the_opening_nobody_waits_for_the_invisible_the_fallen_and_those_gone(
    dbf: Ruleset, rulings: Rulings
) -> None:
    near = [fighter(6), fighter(7, sheet=UNSEEN), fighter(8), fighter(9)]
    one = fight(dbf, rulings, [fighter(1)], [fighter(4)], near, opened=False)
    assert set(one.awaited()) == {4, 6, 8, 9}
    one.everybody[8] = fighter(8, lives=0, sheet={"status": "knocked_out"})
    one.everybody[9] = replace(one.everybody[9], near=False)
    assert set(one.awaited()) == {4, 6}
    one.act(orders.AnswerOpening(7, "support_challenged"))
    assert (one.status(7), one.everybody[7].sheet.effects) == ("active", ())  # seen by it
    assert refused(lambda: one.act(orders.AnswerOpening(8, "support_challenged"))).code == "not_active"
    assert refused(lambda: one.act(orders.AnswerOpening(9, "support_challenged"))).code == "not_near_any_more"


@rule("DBF-COMBAT-35", "DBF-SPELL-POCAROVANIE-3")
def test_at_the_end_of_a_round_nobody_waits_for_the_invisible_and_so_gives_them_away(
    dbf: Ruleset, rulings: Rulings
) -> None:
    near = [fighter(6), fighter(7, sheet=UNSEEN)]
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, lives=1)], near, dice=Script([6, 1]))
    assert set(one.awaited()) == {1, 6}
    assert one.choices(7).sides == one.choices(6).sides == ("challenger", "challenged")
    one.act(orders.Join(7, "challenged"))
    assert (one.status(7), one.everybody[7].sheet.effects) == ("active", ())


@rule("DBF-XP-6", "DBF-MAGIC-4")
def test_the_experience_one_comes_with_counts_in_the_fight(dbf: Ruleset, rulings: Rulings) -> None:
    grown = fighter(1, "elementy", level=1, sheet={"xp": 45})
    one = fight(dbf, rulings, [grown], [fighter(4)])
    assert "podkopnutie" in one.choices(1).spells
    late = fighter(6, "elementy", level=1, sheet={"xp": 45})
    joined = fight(dbf, rulings, [fighter(1)], [fighter(4)], [late], opened=False)
    joined.act(orders.AnswerOpening(6, "support_challenged"))
    joined.open()
    joined.act(orders.Pick(1, 1, 4))
    assert "podkopnutie" in joined.choices(6).spells


@rule("DBF-AFTER-6")
def test_a_strike_at_a_sleeper_tells_who_struck(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(4, sheet={"status": "asleep"})], opened=False)
    assert [(told.who, told.by) for told in one.story if told.kind == "lives_lost"] == [(4, 1)]
    assert one.status(4) == "active"
