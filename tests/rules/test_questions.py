"""Spells that ask: the talk, the consent, the trance before the question."""

from __future__ import annotations

import pytest

from bot.rules.core.magic import Question, Talk, Target
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Timer
from tests.rules.casts import ME, OTHER, after, cast, caster_of, code_of
from tests.rules.support import sheet_of
from tests.support.rule import rule


@rule("DBF-MAGIC-12", "DBF-SPELL-POCAROVANIE-1")
@pytest.mark.parametrize(
    ("talk", "allowed"),
    [
        (None, False),
        (Talk(4.9, 3, 3), False),
        (Talk(5, 3, 2), False),
        (Talk(5, 3, 3), True),
        (Talk(0, 0, 0, org_confirms=True), True),
    ],
)
def test_friendship_needs_a_real_talk(dbf: Ruleset, rulings: Rulings, talk: Talk | None, allowed: bool) -> None:
    friend = sheet_of("zlodej")
    if not allowed:
        assert code_of(dbf, rulings, "priatelstvo", friend, talk=talk) == "conversation_too_short"
        return
    outcome = cast(dbf, rulings, "priatelstvo", friend, talk=talk)
    assert outcome.question == Question("yes_no_dont_know", "target", OTHER, at_end=False)
    assert (outcome.effect, set(outcome.facts)) == ("done", {ME})


def test_friendship_is_not_made_with_sleepers_or_oneself(dbf: Ruleset, rulings: Rulings) -> None:
    talk, myself = Talk(org_confirms=True), Target(ME, sheet=caster_of())
    sleeper = sheet_of("zlodej", status="asleep")
    assert code_of(dbf, rulings, "priatelstvo", sleeper, talk=talk) == "target_not_active"
    assert code_of(dbf, rulings, "priatelstvo", myself, talk=talk) == "target_is_caster"


@rule("DBF-SPELL-JASNOVIDECTVO-3")
@pytest.mark.parametrize("status", ["knocked_out", "asleep", "trance"])
def test_an_aura_is_read_of_whoever_counts_as_knocked_out(dbf: Ruleset, rulings: Rulings, status: str) -> None:
    lying = sheet_of("zlodej", status=status)
    question = cast(dbf, rulings, "citanie_aury", lying).question
    assert question is not None and (question.answered_by, question.target) == ("target", OTHER)


@rule("DBF-SPELL-JASNOVIDECTVO-3")
def test_an_aura_of_the_active_is_read_with_consent_only(dbf: Ruleset, rulings: Rulings) -> None:
    thief = sheet_of("zlodej")
    assert code_of(dbf, rulings, "citanie_aury", thief) == "consent_required"
    assert code_of(dbf, rulings, "citanie_aury", Target(OTHER, sheet=thief, consent=False)) == "consent_required"
    assert cast(dbf, rulings, "citanie_aury", Target(OTHER, sheet=thief, consent=True)).question is not None
    dead = sheet_of("zlodej", lives=0, status="dead")
    assert code_of(dbf, rulings, "citanie_aury", Target(OTHER, sheet=dead, consent=True)) == "target_dead"


@rule("DBF-SPELL-JASNOVIDECTVO-3")
def test_nobody_reads_an_aura_of_its_own(dbf: Ruleset, rulings: Rulings) -> None:
    assert code_of(dbf, rulings, "citanie_aury", Target(ME, sheet=caster_of(), consent=True)) == "target_is_caster"


@rule("DBF-SPELL-JASNOVIDECTVO-4", "DBF-SPELL-BOHOSLUZBA-5")
@pytest.mark.parametrize(
    ("spell", "form", "by"), [("jasnozrivost", "yes_no_dont_know", "org"), ("vizia", "open", "org_as_god")]
)
def test_a_trance_lasts_its_minutes_and_answers_at_its_end(
    dbf: Ruleset, rulings: Rulings, spell: str, form: str, by: str
) -> None:
    outcome = cast(dbf, rulings, spell)
    seer = after(outcome, ME, caster_of())
    assert (seer.status, seer.lives) == ("trance", 3)
    assert outcome.question is not None
    assert outcome.question == Question(form, by, None, at_end=True)
    assert outcome.started == (Timer(ME, "effect", 5, spell),)
