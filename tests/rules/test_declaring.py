"""Potions and spells as they are declared: in their step, at whom the caster may aim, with what else they ask for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant, Figures
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Condition
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, creep, fight, fighter
from tests.rules.support import refused, setting
from tests.support.rule import rule

CURSES = tuple(Condition(identifier=name, sort="curse", text=f"{name} lies on it") for name in ("old", "new"))


def mage(who: Identity) -> Combatant:
    """Return somebody who can cast everything and has no potion."""
    return fighter(who, *SCHOOLS)


def ready(dbf: Ruleset, rulings: Rulings, *theirs: Combatant) -> Fight:
    """Return a fight of the mages 1 and 2 against others at its first spells."""
    one = fight(dbf, rulings, [mage(1), mage(2)], theirs)
    one.walk("spells")
    return one


def cast(by: Identity, spell: str, *targets: Identity, **more: str | tuple[Identity, ...] | None) -> orders.CastSpell:
    """Return a spell that leaves room for more."""
    return orders.CastSpell(by, spell, targets, done=False, **more)


@rule("DBF-COMBAT-17")
def test_a_potion_is_drunk_in_its_step_alone(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy", potions=True)], [fighter(2)])
    one.act(orders.Pass(1))
    assert one.state.step == "spells"
    assert refused(lambda: one.act(orders.Drink(1, "brew", 1))).code == "not_this_step"


@rule("DBF-COMBAT-18", "DBF-MAGIC-10")
def test_a_spell_may_be_declared_while_others_still_drink_and_not_after_the_spells(
    dbf: Ruleset, rulings: Rulings
) -> None:
    one = fight(dbf, rulings, [fighter(1, "elementy")], [fighter(2, potions=True)])
    assert one.state.step == "potion"
    one.act(orders.CastSpell(1, "ohnivy_sip", (2,)))
    assert one.state.step == "potion"
    one.act(orders.Pass(2))
    assert one.everybody[1].sheet.used_spells == ("ohnivy_sip",)
    assert refused(lambda: one.act(cast(1, "podkopnutie", 2))).code == "not_spell_step"


@rule("DBF-COND-1", "DBF-SPELL-BOHOSLUZBA-3")
@pytest.mark.parametrize(("asked", "left"), [("new", "old"), ("old", "new"), (None, "new")])
def test_in_a_fight_too_the_curse_asked_for_is_lifted_else_the_oldest(
    dbf: Ruleset, rulings: Rulings, asked: str | None, left: str
) -> None:
    one = ready(dbf, rulings, fighter(4, sheet={"conditions": CURSES}))
    one.act(cast(1, "odstranenie_prekliatia", 4, condition=asked))
    one.close()
    assert [condition.identifier for condition in one.everybody[4].sheet.conditions] == [left]


@rule("DBF-SPELL-NEKROMANCIA-4")
@pytest.mark.parametrize(
    ("back", "code"),
    [("fireball", "regain_level_too_high"), ("podkopnutie", "spell_not_used"), ("no_such_spell", "spell_not_used")],
)
def test_only_a_used_spell_of_level_three_at_most_is_regained(
    dbf: Ruleset, rulings: Rulings, back: str, code: str
) -> None:
    one = ready(dbf, rulings, fighter(4))
    assert refused(lambda: one.act(cast(1, "odsatie_zivotnej_energie", regain=back))).code == code


WOLF = creep(4, "living", "animal")
PLAIN = creep(4, "living")
LIVING, BEAST = frozenset({"living"}), frozenset({"living", "animal"})
FURRED = replace(PLAIN, figures=Figures(2, LIVING, BEAST))  # it looks like an animal and is none
VEILED = replace(PLAIN, figures=Figures(2, LIVING, None))


@rule("DBF-SPELL-PRIRODA-2", "DBF-MAGIC-17")
@pytest.mark.parametrize(
    ("opponent", "spends", "leaving", "becomes"),
    [
        (WOLF, "hidden", "leave", "left"),
        (WOLF, "none", "leave", "left"),
        (WOLF, "all", "leave", "left"),
        (WOLF, "hidden", "none", "active"),
        (PLAIN, "hidden", "leave", "refused"),
        (PLAIN, "none", "leave", "refused"),
        (PLAIN, "all", "leave", "active"),
        (PLAIN, "hidden", "none", "active"),
        (PLAIN, "none", "none", "active"),
        (FURRED, "hidden", "leave", "active"),
        (FURRED, "none", "leave", "refused"),
        (FURRED, "all", "leave", "active"),
        (VEILED, "hidden", "leave", "active"),
        (VEILED, "none", "leave", "refused"),
    ],
)
def test_speech_lets_somebody_go_among_animals_and_is_refused_or_spent_among_others(
    dbf: Ruleset, opponent: Combatant, spends: str, leaving: str, becomes: str
) -> None:
    rulings = setting(dbf.rulings, spend_on_invalid_target=spends, animal_speech_in_combat=leaving)
    one = ready(dbf, rulings, opponent)
    speech = cast(1, "zvieracia_rec", leave=(2,))
    if becomes == "refused":
        assert refused(lambda: one.act(speech)).code == "not_only_animals"
        return
    one.act(speech)
    one.close()
    assert (one.status(2), one.status(1)) == (becomes, "active")
    assert one.everybody[1].sheet.used_spells == ("zvieracia_rec",)


@rule("DBF-SPELL-PRIRODA-2")
def test_one_other_than_an_animal_among_the_opponents_is_enough(dbf: Ruleset, rulings: Rulings) -> None:
    one = ready(dbf, rulings, WOLF, fighter(5))
    assert refused(lambda: one.act(cast(1, "zvieracia_rec", leave=(1,)))).code == "not_only_animals"


@rule("DBF-SPELL-PRIRODA-2")
def test_speech_that_lets_nobody_go_may_be_cast_among_people(dbf: Ruleset, rulings: Rulings) -> None:
    one = ready(dbf, rulings, fighter(4))
    one.act(cast(1, "zvieracia_rec"))
    one.close()
    assert [effect.spell for effect in one.everybody[1].sheet.effects] == ["zvieracia_rec"]


@rule("DBF-SPELL-PRIRODA-2")
@pytest.mark.parametrize("who", [4, 9])
def test_animals_let_nobody_go_but_those_of_the_casters_side(dbf: Ruleset, rulings: Rulings, who: Identity) -> None:
    one = ready(dbf, rulings, WOLF)
    assert refused(lambda: one.act(cast(1, "zvieracia_rec", leave=(2, who)))).code == "target_not_here"


@rule("DBF-SPELL-POCAROVANIE-2")
def test_a_charm_whose_other_half_was_taken_out_is_spent_on_nothing(dbf: Ruleset, rulings: Rulings) -> None:
    one = fight(dbf, rulings, [mage(1), mage(2)], [fighter(4), fighter(5)])
    one.act(orders.Pick(1, 1, 4))
    one.act(cast(1, "ocarenie", 4), orders.TakeOut(4))
    one.close()
    assert one.everybody[1].sheet.used_spells == ("ocarenie",)
    assert "pair_charmed" not in one.kinds()
