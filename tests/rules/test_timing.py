"""The right moment of spells, the answers to their questions, how long they last."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from tests.rules.support import refused, setting
from tests.support.rule import rule

CONTEXTS = ("out", "combat", "challenged", "challenging")


@rule("DBF-MAGIC-10")
@pytest.mark.parametrize(
    ("spell", "codes"),
    [
        ("ohnivy_sip", ("not_in_combat", None, "not_spell_step", "not_spell_step")),
        ("priatelstvo", (None, "in_combat", "in_combat", "in_combat")),
        ("fireball", (None, None, "not_spell_step", "not_spell_step")),
        ("zastavenie_casu", ("no_challenge", "too_late", None, "not_challenged_side")),
        ("zomri", ("not_in_combat", None, "not_spell_step", "not_spell_step")),
        ("abrakadabra", ("spell_unknown",) * 4),
    ],
)
def test_each_timing_has_its_moments(dbf: Ruleset, rulings: Rulings, spell: str, codes: tuple[str | None, ...]) -> None:
    assert tuple(code(dbf, rulings, spell, context) for context in CONTEXTS) == codes


def code(dbf: Ruleset, rulings: Rulings, spell: str, context: str) -> str | None:
    """Return the code that refuses the moment, None where it is right."""
    magic = dbf.magic
    assert magic is not None
    try:
        magic.spell_timing(spell, context, rulings)  # type: ignore[arg-type]
    except Exception as refusal:
        return str(refusal)
    return None


def test_a_guild_may_move_the_moment_of_two_spells(dbf: Ruleset) -> None:
    moved = setting(dbf.rulings, time_stop_timing="any_round", die_spell_timing="either")
    assert code(dbf, moved, "zastavenie_casu", "combat") is None
    assert code(dbf, moved, "zastavenie_casu", "challenged") is None
    assert code(dbf, moved, "zastavenie_casu", "out") == "no_challenge"
    assert code(dbf, moved, "zomri", "out") is None


@pytest.mark.parametrize(("spell", "answer"), [("priatelstvo", "dont_know"), ("jasnozrivost", " yes "), ("vizia", "a")])
def test_an_answer_is_kept_in_plain_words(dbf: Ruleset, spell: str, answer: str) -> None:
    assert dbf.magic is not None
    assert dbf.magic.answer_allowed(spell, answer) == answer.strip()


@rule("DBF-MAGIC-12")
@pytest.mark.parametrize(
    ("spell", "answer"), [("priatelstvo", "maybe"), ("priatelstvo", ""), ("vizia", "  "), ("fireball", "yes")]
)
def test_no_other_answer_is_taken(dbf: Ruleset, spell: str, answer: str) -> None:
    magic = dbf.magic
    assert magic is not None
    assert refused(lambda: magic.answer_allowed(spell, answer)).code == "answer_not_allowed"


@pytest.mark.parametrize(
    ("spell", "minute", "lasts"),
    [("premena", 9.9, True), ("premena", 10, False), ("nepravy_zivot", 10**6, True), ("fireball", 0, False)],
)
def test_an_effect_lasts_its_minutes_or_until_something_else_ends_it(
    dbf: Ruleset, spell: str, minute: float, lasts: bool
) -> None:
    assert dbf.magic is not None
    assert dbf.magic.effect_active(spell, minute) is lasts
