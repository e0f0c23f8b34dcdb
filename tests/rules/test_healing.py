"""Healing, curing and reviving: how much each gives, and whom it cannot reach."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Timer
from bot.rules.dbf.sheet import Condition, DbfSheet
from tests.rules.casts import ME, OTHER, after, being, cast, caster_of, code_of
from tests.rules.support import sheet_of
from tests.support.rule import rule

DEAD = sheet_of("zlodej", lives=0, status="dead")


def strong(**more: object) -> DbfSheet:
    """Return a warrior with room for nine lives."""
    return sheet_of("bojovnik", "vytrvalost", "zalesactvo", "huzevnatost", armour="heavy", **{"lives": 1, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("spell", "lives"),
    [
        pytest.param("vyliec_zranenie", 2, marks=rule("DBF-SPELL-LIECENIE-1")),
        pytest.param("regeneracia", 4, marks=rule("DBF-SPELL-LIECENIE-2")),
        pytest.param("vlna_zivota", 3, marks=rule("DBF-SPELL-LIECENIE-3")),
    ],
)
def test_healing_gives_its_lives_to_the_living_alone(dbf: Ruleset, rulings: Rulings, spell: str, lives: int) -> None:
    assert after(cast(dbf, rulings, spell, strong()), OTHER, strong()).lives == lives
    assert code_of(dbf, rulings, spell, being("undead", lives=1)) == "target_not_living"
    assert code_of(dbf, rulings, spell, DEAD) == "target_dead"


@rule("DBF-SPELL-LIECENIE-4")
def test_an_affliction_is_cured_of_living_bodies_alone(dbf: Ruleset, rulings: Rulings) -> None:
    limping = strong(conditions=(Condition(identifier="1", sort="affliction", text="Kríva."),))
    assert after(cast(dbf, rulings, "vyliec_postihnutie", limping), OTHER, limping).conditions == ()
    assert code_of(dbf, rulings, "vyliec_postihnutie", being("undead")) == "target_not_living"
    assert code_of(dbf, rulings, "vyliec_postihnutie", DEAD) == "target_dead"


@rule("DBF-SPELL-LIECENIE-5")
@pytest.mark.parametrize("status", ["knocked_out", "dead"])
def test_a_revival_gives_all_lives_and_is_for_the_fallen_alone(dbf: Ruleset, rulings: Rulings, status: str) -> None:
    fallen = strong(lives=0, status=status)
    risen = after(cast(dbf, rulings, "ozivenie", fallen), OTHER, fallen)
    assert (risen.lives, risen.status) == (9, "active")
    assert code_of(dbf, rulings, "ozivenie", strong()) == "target_not_dead_or_knocked_out"


@rule("DBF-SPELL-PRIRODA-2")
def test_the_speech_of_animals_lasts_ten_minutes(dbf: Ruleset, rulings: Rulings) -> None:
    outcome = cast(dbf, rulings, "zvieracia_rec")
    assert outcome.started == (Timer(ME, "effect", 10, "zvieracia_rec"),)
    assert [one.spell for one in after(outcome, ME, caster_of()).effects] == ["zvieracia_rec"]
