"""What shows of a target is refused, what is hidden is spent on nothing and told to ORGs alone."""

from __future__ import annotations

import pytest

from bot.rules.core.magic import Being
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Shape
from tests.rules.casts import ME, OTHER, after, being, cast, caster_of
from tests.rules.support import refused, setting, sheet_of
from tests.support.rule import rule

UNDEAD, HIDDEN_UNDEAD = being("undead", lives=1), being("undead", lives=1, shown=None)


@rule("DBF-MAGIC-17", "DBF-SPELL-LIECENIE-1")
@pytest.mark.parametrize(
    ("spends", "target", "refusal"),
    [
        ("hidden", UNDEAD, "target_not_living"),
        ("hidden", HIDDEN_UNDEAD, None),
        ("none", UNDEAD, "target_not_living"),
        ("none", HIDDEN_UNDEAD, "target_not_living"),
        ("all", UNDEAD, None),
        ("all", HIDDEN_UNDEAD, None),
    ],
)
def test_a_wrong_nature_is_refused_or_spent_as_the_guild_rules(
    dbf: Ruleset, spends: str, target: Being, refusal: str | None
) -> None:
    rulings = setting(dbf.rulings, spend_on_invalid_target=spends)
    if refusal is not None:
        assert refused(lambda: cast(dbf, rulings, "vyliec_zranenie", target)).code == refusal
        return
    outcome = cast(dbf, rulings, "vyliec_zranenie", target)
    assert (outcome.effect, outcome.reasons) == ("none", {OTHER: "target_not_living"})
    assert set(outcome.facts) == {ME}
    assert after(outcome, ME, caster_of()).used_spells == ("vyliec_zranenie",)


@rule("DBF-MAGIC-11", "DBF-MAGIC-17", "DBF-SPELL-NEKROMANCIA-5")
@pytest.mark.parametrize(("level", "felled"), [(8, True), (9, False), (10, False)])
def test_a_level_not_below_the_casters_is_hidden_and_spent(dbf: Ruleset, level: int, felled: bool) -> None:
    rulings = setting(dbf.rulings, die_spell_timing="either")
    outcome = cast(dbf, rulings, "zomri", being(level=level))
    assert (outcome.effect == "done") is felled
    assert outcome.challenged == ((OTHER,) if felled else ())
    assert outcome.reasons == ({} if felled else {OTHER: "target_level_too_high"})


def test_a_guild_may_tell_the_level_by_a_refusal(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, die_spell_timing="either", spend_on_invalid_target="none")
    assert refused(lambda: cast(dbf, rulings, "zomri", being(level=9))).code == "target_level_too_high"


def test_the_caster_cannot_tell_a_hidden_undead_from_somebody_unhurt(dbf: Ruleset, rulings: Rulings) -> None:
    undead, unhurt = (cast(dbf, rulings, "regeneracia", one) for one in (HIDDEN_UNDEAD, being(lives=3)))
    assert (undead.effect, undead.facts, undead.started) == (unhurt.effect, unhurt.facts, unhurt.started)


@rule("DBF-MAGIC-17", "DBF-SPELL-LIECENIE-3")
def test_among_several_only_those_that_do_not_fit_are_left_out(dbf: Ruleset, rulings: Rulings) -> None:
    outcome = cast(dbf, rulings, "vlna_zivota", sheet_of("zlodej", lives=1), HIDDEN_UNDEAD)
    assert (outcome.effect, set(outcome.facts), outcome.reasons) == ("done", {ME, 2}, {3: "target_not_living"})


@rule("DBF-SPELL-LIECENIE-5")
def test_a_fallen_undead_is_not_revived(dbf: Ruleset, rulings: Rulings) -> None:
    fallen = being("undead", lives=0, status="knocked_out")
    assert refused(lambda: cast(dbf, rulings, "ozivenie", fallen)).code == "target_is_undead"
    unseen = being("undead", lives=0, status="knocked_out", shown=None)
    assert cast(dbf, rulings, "ozivenie", unseen).reasons == {OTHER: "target_is_undead"}


@rule("DBF-SPELL-LIECENIE-1", "DBF-MAGIC-17")
@pytest.mark.parametrize("spends", ["none", "hidden", "all"])
def test_a_status_is_refused_under_every_ruling(dbf: Ruleset, spends: str) -> None:
    dead, rulings = sheet_of("zlodej", lives=0, status="dead"), setting(dbf.rulings, spend_on_invalid_target=spends)
    assert refused(lambda: cast(dbf, rulings, "vyliec_zranenie", dead)).code == "target_dead"


@rule("DBF-SPELL-PRIRODA-1")
def test_somebody_in_a_form_shows_as_an_animal_and_is_none(dbf: Ruleset, rulings: Rulings) -> None:
    wolf = sheet_of("druid", lives=1, shape=Shape(form="wolf", lives=2, kept=3))
    assert after(cast(dbf, rulings, "vyliec_zranenie", wolf), OTHER, wolf).lives == 2
    outcome = cast(dbf, rulings, "krotenie", wolf, context="combat")
    assert (outcome.effect, outcome.reasons) == ("none", {OTHER: "target_not_animal"})


def test_the_true_nature_decides_what_happens_whatever_shows(dbf: Ruleset) -> None:
    rulings = setting(dbf.rulings, spend_on_invalid_target="all")
    looks_dead = being("living", lives=1, shown=("undead",))
    assert cast(dbf, rulings, "vyliec_zranenie", looks_dead).effect == "done"
