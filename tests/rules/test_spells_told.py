"""What a fight tells of spells: who lost or gained how many lives by whom, and on whom each spell was spent."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Effect, Shape
from bot.rules.dbf.spell_facts import SpellCast
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, creep, fight, fighter
from tests.rules.support import setting
from tests.support.rule import rule

KNOCKED_OUT = {"status": "knocked_out"}
LENT = {"effects": (Effect(spell="nepravy_zivot"),)}


def mage(who: Identity, lives: int = 4, **more: Any) -> Combatant:
    """Return somebody who can cast everything."""
    return fighter(who, *SCHOOLS, lives=lives, **more)


def at_spells(dbf: Ruleset, rulings: Rulings, *theirs: Combatant, me: Combatant | None = None) -> Fight:
    """Return a fight of the mage 1 and of 2 against others at its first spells, in which nobody hits."""
    settings = setting(dbf.rulings, duel_mode="org")
    one = fight(dbf, settings, [me or mage(1), fighter(2)], theirs)
    one.walk("spells")
    return one


def cast(one: Fight, spell: str, *targets: Identity, by: Identity = 1) -> list[tuple[object, ...]]:
    """Let one spell be cast; return the lives lost and gained by it as they are told."""
    before = len(one.story)
    one.act(orders.CastSpell(by, spell, targets, done=False))
    one.close()
    changes = {"lives_lost": -1, "lives_gained": 1}
    return [
        (told.who, told.amount * changes[told.kind], getattr(told, "by", None), told.spell)
        for told in one.story[before:]
        if told.kind in changes
    ]


@rule("DBF-COMBAT-20", "DBF-COMBAT-43")
@pytest.mark.parametrize(
    ("spell", "targets", "told"),
    [
        ("ohnivy_sip", (4,), [(4, -2, 1, "ohnivy_sip")]),
        ("ohnivy_sip", (5,), [(5, -1, 1, "ohnivy_sip")]),
        ("fireball", (), [(who, -1, 1, "fireball") for who in (4, 5, 6)]),
        ("zomri", (6,), [(6, -4, 1, "zomri")]),
        ("strach", (4,), [(4, -1, 1, "strach")]),
        ("otravny_hmyz", (), [(2, -1, None, None), (4, -1, None, None), (5, -1, None, None), (6, -1, None, None)]),
        ("nepravy_zivot", (), [(1, 1, None, "nepravy_zivot")]),
    ],
)
def test_lives_lost_and_gained_are_told_with_whom_and_what_they_came_of(
    dbf: Ruleset, rulings: Rulings, spell: str, targets: tuple[Identity, ...], told: list[tuple[object, ...]]
) -> None:
    theirs = [fighter(4), fighter(5, lives=1), fighter(6, level=1)]
    assert cast(at_spells(dbf, rulings, *theirs), spell, *targets) == told


@rule("DBF-COMBAT-20", "DBF-SPELL-LIECENIE-1..2")
@pytest.mark.parametrize(
    ("lives", "spell", "told"),
    [
        (1, "regeneracia", [(1, 2, None, None)]),
        (1, "vyliec_zranenie", [(1, 1, None, None)]),
        (2, "regeneracia", [(1, 1, None, None)]),
        (3, "vyliec_zranenie", []),
        (4, "vyliec_zranenie", []),
    ],
)
def test_healing_is_told_as_far_as_it_healed(
    dbf: Ruleset, rulings: Rulings, lives: int, spell: str, told: list[tuple[object, ...]]
) -> None:
    hurt = mage(1, sheet={"character_class": "carodej", "lives": lives})
    assert cast(at_spells(dbf, rulings, fighter(4), me=hurt), spell, 1) == told


@rule("DBF-SPELL-LIECENIE-1", "DBF-SPELL-LIECENIE-5", "DBF-COMBAT-30")
@pytest.mark.parametrize(
    ("spell", "status", "lives", "told"),
    [
        ("vyliec_zranenie", "active", 1, [(2, 1, None, "vyliec_zranenie")]),
        ("regeneracia", "active", 3, [(2, 3, None, "regeneracia")]),
        ("ozivenie", "active", 4, [(2, 4, None, "ozivenie")]),
    ],
)
def test_who_lay_is_healed_at_once_and_the_spell_is_told(
    dbf: Ruleset, rulings: Rulings, spell: str, status: str, lives: int, told: list[tuple[object, ...]]
) -> None:
    one = at_spells(dbf, rulings, fighter(4))
    one.everybody[2] = fighter(2, lives=0, sheet=KNOCKED_OUT)
    assert cast(one, spell, 2) == told
    assert (one.status(2), one.lives(2)) == (status, lives)


@rule("DBF-SPELL-LIECENIE-5")
def test_waking_a_sleeper_of_full_lives_tells_of_no_gain(dbf: Ruleset, rulings: Rulings) -> None:
    one = at_spells(dbf, rulings, fighter(4))
    one.everybody[2] = fighter(2, sheet={"status": "asleep"})
    assert cast(one, "ozivenie", 2) == []
    assert (one.status(2), one.lives(2)) == ("active", 4)


@rule("DBF-COMBAT-20")
def test_two_who_lie_healed_by_one_spell_each_are_told_apart(dbf: Ruleset, rulings: Rulings) -> None:
    one = at_spells(dbf, rulings, fighter(4), fighter(5))
    one.everybody |= {who: fighter(who, lives=0, sheet=KNOCKED_OUT) for who in (2, 5)}
    before = len(one.story)
    for spell, who in (("vyliec_zranenie", 2), ("regeneracia", 5)):
        one.act(orders.CastSpell(1, spell, (who,), done=False))
    one.close()
    told = [(told.who, told.amount, told.spell) for told in one.story[before:] if told.kind == "lives_gained"]
    assert told == [(2, 1, "vyliec_zranenie"), (5, 3, "regeneracia")]


@rule("DBF-SPELL-NEKROMANCIA-2", "DBF-SPELL-PRIRODA-5")
@pytest.mark.parametrize(("in_form", "left"), [(True, 1), (False, 0)])
def test_a_bear_bleeds_its_own_lives_and_keeps_the_lent_one(
    dbf: Ruleset, rulings: Rulings, in_form: bool, left: int
) -> None:
    shape = {"shape": Shape(form="bear", lives=4, kept=3)} if in_form else {}
    one = at_spells(dbf, rulings, fighter(4, sheet={**LENT, **shape}))
    cast(one, "ohnivy_sip", 4)
    assert (one.lives(4), len(one.everybody[4].sheet.effects)) == (2, left)


@rule("DBF-COMBAT-50")
@pytest.mark.parametrize(("spell", "over"), [("regeneracia", True), ("ohnivy_sip", False)])
def test_of_those_without_arms_blood_alone_keeps_a_fight_going(
    dbf: Ruleset, rulings: Rulings, spell: str, over: bool
) -> None:
    hurt = {"character_class": "carodej", "lives": 1}
    one = fight(dbf, rulings, [mage(1, sheet=hurt)], [fighter(4, lives=9)], opened=False)
    one.everybody |= {1: mage(1, sheet=hurt, weapon=None), 4: fighter(4, lives=9, weapon=None)}
    one.open()
    while one.state.round < 3 and not one.state.ended:
        if one.state.step == "spells" and one.state.round == 2:
            one.act(orders.CastSpell(1, spell, (1 if spell == "regeneracia" else 4,), done=False))
        one.close()
    assert one.state.ended == over


@rule("DBF-MAGIC-13", "DBF-MAGIC-17")
@pytest.mark.parametrize(
    ("spell", "targets", "kept"),
    [
        ("ohnivy_sip", (5,), (5,)),
        ("fireball", (4,), (4, 5)),
        ("pozehnanie", (), (1, 2)),
        ("nepravy_zivot", (), ()),
        ("predtucha", (), ()),
        ("svata_zbran", (2,), (2,)),
    ],
)
def test_the_ledger_keeps_on_whom_a_spell_was_spent_but_for_ones_own(
    dbf: Ruleset, rulings: Rulings, spell: str, targets: tuple[Identity, ...], kept: tuple[Identity, ...]
) -> None:
    assert dbf.combat is not None
    one = at_spells(dbf, rulings, fighter(4), fighter(5))
    one.act(orders.CastSpell(1, spell, targets, done=False))
    decision = dbf.combat.close(one.state, one.everybody, one.rulings, Script())
    assert SpellCast(spell, kept) in decision.facts[1]


@rule("DBF-COMBAT-33", "DBF-SPELL-PRIRODA-1")
@pytest.mark.parametrize(
    ("spell", "targets", "who", "opponents", "leaves"),
    [
        ("strach", (4,), 4, (1, 2), True),
        ("neviditelnost", (), 1, (4,), True),
        ("rozkaz_nemrtvemu", (4,), 4, (), False),
    ],
)
def test_only_who_flees_leaves_the_scene_and_opponents_who_may_not_follow(
    dbf: Ruleset,
    rulings: Rulings,
    spell: str,
    targets: tuple[Identity, ...],
    who: Identity,
    opponents: object,
    leaves: bool,
) -> None:
    skeleton = creep(4, "undead", lives=4)
    one = at_spells(dbf, rulings, skeleton)
    cast(one, spell, *targets)
    (told,) = [told for told in one.story if told.kind == "departed"]
    assert (told.who, told.opponents, told.leaves_scene) == (who, opponents, leaves)


@rule("DBF-SPELL-ELEMENTY-2")
def test_who_is_gone_lies_no_more(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.combat is not None
    one = at_spells(dbf, rulings, fighter(4), fighter(5))
    one.act(orders.CastSpell(1, "podkopnutie", (4,), done=False))
    cast(one, "strach", 4)
    lines = dbf.combat.view(one.state, one.everybody, one.rulings).fighters
    assert [(line.status, line.prone) for line in lines if line.id == 4] == [("fled", False)]
