"""The duel of a pair: dice of those who lie, are unarmed or hold a shield, reports, and the word of an ORG."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Shape
from tests.rules.fights import Fight, Script, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule

BEAR = Shape(form="bear", lives=4, kept=3, strength=1)


def fought(one: Fight) -> Any:
    """Return how the one duel of a fight ended."""
    (told,) = [told for told in one.story if told.kind == "duel_fought"]
    return told


def duel(dbf: Ruleset, rulings: Rulings, dice: list[int], *tripped: int, pair: list[Combatant] | None = None) -> Any:
    """Return how the duel of 1 against 2 ended, after those `tripped` were laid low."""
    first, second = pair or [fighter(who, "elementy") for who in (1, 2)]
    one = fight(dbf, rulings, [first], [second], dice=Script(dice))
    for victim in tripped:
        one.act(orders.CastSpell(3 - victim, "podkopnutie", (victim,), done=False))
    if one.state.step == "spells":
        one.close()
    return fought(one)


@rule("DBF-COMBAT-23", "DBF-SPELL-ELEMENTY-2")
@pytest.mark.parametrize(
    ("effect", "tripped", "dice", "result", "rolls"),
    [
        ("lower_of_two", (2,), [3, 6, 2], 1, ((3,), (6, 2))),
        ("lower_of_two", (1,), [6, 2, 3], 2, ((6, 2), (3,))),
        ("lower_of_two", (1,), [4, 5, 4], "both", ((4, 5), (4,))),
        ("lower_of_two", (1, 2), [5, 4, 6, 6], 1, ((5,), (4,))),
        ("none", (2,), [3, 6, 2], 2, ((3,), (6,))),
        ("none", (1,), [6, 3], 1, ((6,), (3,))),
        ("loses", (2,), [1, 6], 1, ((1,), (6,))),
        ("loses", (1,), [6, 1], 2, ((6,), (1,))),
        ("loses", (1, 2), [6, 1], 1, ((6,), (1,))),
        ("loses", (), [1, 6], 2, ((1,), (6,))),
    ],
)
def test_who_lies_fights_as_the_guild_rules_and_two_who_lie_as_if_they_stood(
    dbf: Ruleset, effect: str, tripped: tuple[int, ...], dice: list[int], result: Identity, rolls: tuple[Any, ...]
) -> None:
    told = duel(dbf, setting(dbf.rulings, prone_effect=effect), dice, *tripped)
    assert (told.result, told.rolls, told.how) == (result, rolls, "rolled")


@rule("DBF-COMBAT-50")
@pytest.mark.parametrize(
    ("weapons", "dice", "result"),
    [
        ((None, "mec"), [6, 1], "none"),
        (("mec", None), [1, 6], "none"),
        ((None, "mec"), [3, 3], 2),
        (("mec", None), [3, 3], 1),
    ],
)
def test_the_higher_die_of_bare_hands_hits_nobody(
    dbf: Ruleset, rulings: Rulings, weapons: tuple[str | None, ...], dice: list[int], result: Identity
) -> None:
    """Who challenges is armed; the weapon is laid down before the duel."""
    pair = [fighter(who, "elementy") for who in (1, 2)]
    one = fight(dbf, rulings, [pair[0]], [pair[1]], dice=Script(dice), opened=False)
    one.everybody |= {who: fighter(who, weapon=weapon) for who, weapon in zip((1, 2), weapons, strict=True)}
    one.open()
    assert fought(one).result == result


@rule("DBF-COMBAT-50")
def test_two_without_arms_hit_nobody_and_roll_nothing(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1)], [fighter(2)], dice=Script([6, 1]), opened=False)
    one.everybody |= {who: fighter(who, weapon=None) for who in (1, 2)}
    one.open()
    assert (fought(one).result, fought(one).how, fought(one).rolls) == ("none", "unarmed", None)


@rule("DBF-COMBAT-23")
@pytest.mark.parametrize(
    ("bonus", "first", "second", "dice", "result"),
    [
        (1, {"shield": True}, {}, [3, 3], 1),
        (1, {}, {"shield": True}, [4, 3], "both"),
        (1, {"shield": True}, {"shield": True}, [3, 3], "both"),
        (1, {}, {}, [3, 3], "both"),
        (1, {"shield": True, "shape": BEAR}, {}, [3, 3], "both"),
        (1, {"shape": BEAR}, {}, [3, 3], "both"),
        (0, {"shield": True}, {}, [3, 3], "both"),
    ],
)
def test_a_shield_counts_in_the_duel_where_the_guild_says_so_and_a_bear_holds_none(
    dbf: Ruleset, bonus: int, first: dict[str, Any], second: dict[str, Any], dice: list[int], result: Identity
) -> None:
    pair = [fighter(1, sheet=first), fighter(2, sheet=second)]
    assert duel(dbf, setting(dbf.rulings, shield_duel_bonus=bonus), dice, pair=pair).result == result


@rule("DBF-COMBAT-21", "DBF-COMBAT-23")
@pytest.mark.parametrize(
    ("mode", "order", "code"),
    [
        ("roll", orders.ReportDuel(1, 1), "duel_not_reported"),
        ("org", orders.ReportDuel(1, 1), "duel_not_reported"),
        ("report", orders.ReportDuel(3, 3), "not_paired"),
        ("report", orders.ReportDuel(1, 3), "duel_result_wrong"),
        ("report", orders.ReportDuel(9, 9), "not_in_this_combat"),
        ("org", orders.DecideDuel((3, 2), 3), "not_paired"),
        ("org", orders.DecideDuel((1, 2), 3), "duel_result_wrong"),
    ],
)
def test_a_duel_is_told_by_whom_it_concerns_and_names_one_of_the_two(
    dbf: Ruleset, mode: str, order: orders.Order, code: str
) -> None:
    one = fight(dbf, setting(dbf.rulings, duel_mode=mode), [fighter(1), fighter(3)], [fighter(2)])
    one.act(orders.Pick(1, 1, 2))
    assert refused(lambda: one.act(order)).code == code


@pytest.mark.parametrize("order", [orders.ReportDuel(1, 1), orders.DecideDuel((1, 2), 1)])
def test_a_duel_is_told_in_its_step_alone(dbf: Ruleset, order: orders.Order) -> None:
    rulings = setting(dbf.rulings, duel_mode="report")
    one = fight(dbf, rulings, [fighter(1, "elementy"), fighter(3)], [fighter(2)])
    one.act(orders.Pick(1, 1, 2))
    assert one.state.step == "spells"
    assert refused(lambda: one.act(order)).code == "not_this_step"
