"""How hard one in a fight strikes another: weapons, claws, forms, and the spells on either."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant, Figures
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.sheet import MetForm, Shape
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Script, creep, fight, fighter
from tests.rules.support import with_spell
from tests.support.rule import rule

BEAR = Shape(form="bear", lives=6, strength=3, kept=4)


def clawed(claws: int, *abilities: str, lives: int = 9, maximum: int = 9) -> Combatant:
    """Return a wolf with claws of so many wounds and the abilities of a warrior."""
    wolf, able = creep("wolf", lives=lives, level=9), fighter(1, *abilities).sheet.abilities
    sheet = wolf.sheet.model_copy(update={"abilities": able})
    return replace(wolf, sheet=sheet, figures=Figures(maximum, claws=claws))


def struck(one: Fight, *cast: orders.CastSpell) -> int:
    """Return the lives that 4 loses in the first duel, after these spells."""
    one.walk("spells")
    before = one.lives(4)
    one.act(*cast)
    while one.state.step != "end_of_round" and not one.state.ended:
        one.close()
    return before - one.lives(4)


@rule("DBF-SPELL-PRIRODA-5", "DBF-ABIL-SERM-1")
@pytest.mark.parametrize(("shape", "lost"), [(None, 2), (BEAR, 3), (BEAR.model_copy(update={"strength": 0}), 0)])
def test_a_form_strikes_with_its_own_strength_whatever_was_in_hand(
    dbf: Ruleset, rulings: Rulings, shape: Shape | None, lost: int
) -> None:
    druid = fighter(1, "serm", sheet={"shape": shape})
    one = fight(dbf, rulings, [clawed(1), druid], [fighter(4, lives=9)], dice=Script([6, 1]))
    one.act(orders.Pick(1, 1, 4))
    assert 9 - one.lives(4) == lost


@rule("DBF-SPELL-BOHOSLUZBA-4", "DBF-SPELL-PRIRODA-5")
@pytest.mark.parametrize(("bear", "lost"), [(False, 2), (True, 1)])
def test_a_holy_weapon_does_nothing_for_who_holds_none_any_more(
    dbf: Ruleset, rulings: Rulings, bear: bool, lost: int
) -> None:
    druid = fighter(1, *SCHOOLS, sheet={"forms": (MetForm(key="bear", lives=6, strength=1),)})
    one = fight(dbf, rulings, [druid], [fighter(4, lives=9)], dice=Script([1, 2, 6, 1]))
    one.act(orders.CastSpell(1, "svata_zbran", (1,)))
    one.walk("spells")
    assert one.state.round == 2
    assert struck(one, *([orders.CastSpell(1, "premena", form="bear")] if bear else [orders.Pass(1)])) == lost


@rule("DBF-COMBAT-41", "DBF-SPELL-BOHOSLUZBA-1")
@pytest.mark.parametrize(
    ("claws", "own", "against", "lost"),
    [
        (1, (), (), 1),
        (3, (), (), 3),
        (3, ("vybrany_bohom",), (), 4),
        (3, (), ("vybrany_bohom",), 2),
        (3, ("vybrany_bohom",), ("vybrany_bohom",), 3),
        (1, (), ("vybrany_bohom",), 0),
    ],
)
def test_claws_strike_with_their_figure_and_the_spells_on_both(
    dbf: Ruleset, rulings: Rulings, claws: int, own: tuple[str, ...], against: tuple[str, ...], lost: int
) -> None:
    one = fight(dbf, rulings, [clawed(claws, *SCHOOLS)], [fighter(4, *SCHOOLS, lives=9)], dice=Script([6, 1]))
    cast = [orders.CastSpell(who, key) for who, keys in (("wolf", own), (4, against)) for key in keys]
    assert struck(one, *cast) == lost


@rule("DBF-COMBAT-41")
@pytest.mark.parametrize(("nature", "lost"), [("living", 4), ("undead", 5)])
def test_a_spell_on_the_one_who_strikes_may_ask_whom_it_strikes(
    books: DbfBooks, rulings: Rulings, nature: str, lost: int
) -> None:
    holy = with_spell(books, "vybrany_bohom", hit_given_against={"undead": 2})
    one = fight(holy, rulings, [clawed(3, *SCHOOLS)], [creep(4, nature, lives=9)], dice=Script([6, 1]))
    assert struck(one, orders.CastSpell("wolf", "vybrany_bohom")) == lost


@rule("DBF-COMBAT-41", "DBF-ABIL-SERM-1")
@pytest.mark.parametrize(("spell", "lost"), [("pozehnanie", 1), ("predtucha", 0)])
def test_spells_that_last_and_are_no_blows_change_no_wound(
    dbf: Ruleset, rulings: Rulings, spell: str, lost: int
) -> None:
    one = fight(dbf, rulings, [clawed(1)], [fighter(4, *SCHOOLS)], dice=Script([6, 1]))
    assert struck(one, orders.CastSpell(4, spell)) == lost


@rule("DBF-COMBAT-20")
def test_a_creep_is_healed_up_to_the_lives_an_org_wrote(dbf: Ruleset, rulings: Rulings) -> None:
    wolf = clawed(0, lives=2, maximum=4)
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS), fighter(2, *SCHOOLS)], [fighter(4), wolf])
    one.act(orders.Pick(1, 1, 4))
    one.act(orders.CastSpell(1, "vyliec_zranenie", ("wolf",)), orders.CastSpell(2, "regeneracia", ("wolf",)))
    healed = [told.amount for told in one.story if told.kind == "lives_gained"]
    assert sum(healed) == 2


@rule("DBF-MAGIC-11", "DBF-SPELL-PRIRODA-5")
def test_a_creep_in_a_form_is_still_what_it_is(dbf: Ruleset, rulings: Rulings) -> None:
    ghoul = creep(4, "undead", lives=6)
    shaped = replace(ghoul, sheet=ghoul.sheet.model_copy(update={"shape": BEAR}))
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS), fighter(2)], [shaped, fighter(5)])
    one.act(orders.Pick(1, 1, 4))
    one.act(orders.CastSpell(1, "vyliec_zranenie", (4,)))  # it looks alive
    assert [told.reason for told in one.story if told.kind == "spell_failed"] == ["target_not_living"]


@rule("DBF-COMBAT-17")
@pytest.mark.parametrize(("heals", "told"), [(1, 1), (2, 2), (9, 2)])
def test_a_potion_tells_what_it_really_gave(dbf: Ruleset, rulings: Rulings, heals: int, told: int) -> None:
    one = fight(dbf, rulings, [fighter(1, lives=2, potions=True)], [fighter(4)])
    one.act(orders.Drink(1, "brew", heals))
    assert [(drunk.who, drunk.healed) for drunk in one.story if drunk.kind == "potion_drunk"] == [(1, told)]


@rule("DBF-SPELL-ELEMENTY-2", "DBF-COMBAT-30")
def test_who_falls_does_not_lie_in_wait_of_a_duel(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, *SCHOOLS)], [fighter(4, lives=2), fighter(5)])
    one.act(orders.Pick(1, 1, 4))
    one.act(orders.CastSpell(1, "podkopnutie", (4,), done=False), orders.CastSpell(1, "ohnivy_sip", (4,)))
    assert one.status(4) == "knocked_out"
    assert not next(line.prone for line in one.state.fighters if line.id == 4)
