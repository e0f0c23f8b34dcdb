"""Effects that last: abilities lent, invisibility, other forms."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Timer
from bot.rules.dbf.sheet import Effect, MetForm
from tests.rules.casts import ME, OTHER, after, cast, caster_of, code_of
from tests.rules.support import sheet_of
from tests.support.rule import rule

WOLF = MetForm(key="wolf", name="Vlk", lives=2, strength=2)
BEAR = MetForm(key="bear", name="Medveď", lives=6, strength=3)


@rule("DBF-MAGIC-14", "DBF-SPELL-POCAROVANIE-3", "DBF-SPELL-JASNOVIDECTVO-1")
@pytest.mark.parametrize(("spell", "ability"), [("neviditelnost", "zakradanie"), ("zaostrenie_zmyslov", "pozornost")])
def test_a_lent_ability_is_there_as_long_as_the_effect_lasts(
    dbf: Ruleset, rulings: Rulings, spell: str, ability: str
) -> None:
    assert dbf.magic is not None and dbf.timekeeping is not None
    outcome = cast(dbf, rulings, spell)
    lent = after(outcome, ME, caster_of())
    assert ability in dbf.magic.abilities(lent) - dbf.magic.abilities(caster_of())
    assert outcome.started == (Timer(ME, "effect", 10, spell),)
    for fact in dbf.timekeeping.ring(lent, "effect", spell, rulings):
        lent = dbf.keeping.apply(lent, fact)
    assert ability not in dbf.magic.abilities(lent)


def test_an_effect_cast_again_begins_anew(dbf: Ruleset, rulings: Rulings) -> None:
    sharp = caster_of(effects=(Effect(spell="zaostrenie_zmyslov", minutes=10),))
    outcome = cast(dbf, rulings, "zaostrenie_zmyslov", sheet=sharp)
    timer = Timer(ME, "effect", 10, "zaostrenie_zmyslov")
    assert (outcome.stopped, outcome.started) == ((timer,), (timer,))
    assert len(after(outcome, ME, sharp).effects) == 1


@rule("DBF-SPELL-POCAROVANIE-3")
def test_the_invisible_are_unseen_until_they_cast_at_others(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.magic is not None
    unseen = after(cast(dbf, rulings, "neviditelnost"), ME, caster_of())
    assert not dbf.magic.visible(unseen)
    alone = after(cast(dbf, rulings, "zvieracia_rec", sheet=unseen), ME, unseen)
    assert not dbf.magic.visible(alone)
    healer = cast(dbf, rulings, "vyliec_zranenie", sheet_of("zlodej", lives=1), sheet=unseen)
    assert dbf.magic.visible(after(healer, ME, unseen))
    assert healer.stopped == (Timer(ME, "effect", 10, "neviditelnost"),)


@rule("DBF-SPELL-PRIRODA-5")
def test_only_a_form_that_was_met_is_taken(dbf: Ruleset, rulings: Rulings) -> None:
    druid = caster_of(forms=(WOLF, BEAR), lives=2)
    assert code_of(dbf, rulings, "premena", sheet=druid, form="dragon") == "form_not_met"
    assert code_of(dbf, rulings, "premena", sheet=druid) == "form_not_met"
    outcome = cast(dbf, rulings, "premena", sheet=druid, form="bear")
    bear = after(outcome, ME, druid)
    assert (bear.lives, bear.own_lives(), dbf.keeping.view(bear, rulings).lives_maximum) == (6, 2, 6)
    assert outcome.started == (Timer(ME, "effect", 10, "premena"),)


@rule("DBF-SPELL-PRIRODA-5")
def test_a_form_gives_the_own_lives_back_unless_it_fell(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.timekeeping is not None
    druid = caster_of(forms=(WOLF,), lives=2)
    wolf = after(cast(dbf, rulings, "premena", sheet=druid, form="wolf"), ME, druid)
    person = wolf
    for fact in dbf.timekeeping.ring(wolf, "effect", "premena", rulings):
        person = dbf.keeping.apply(person, fact)
    assert (person.lives, person.shape, person.effects) == (2, None, ())
    last = wolf.model_copy(update={"lives": 1})
    fallen = after(cast(dbf, rulings, "fireball", last), OTHER, last)
    assert (fallen.lives, fallen.status, fallen.shape, fallen.effects) == (0, "knocked_out", None, ())
