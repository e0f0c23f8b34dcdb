"""The table of refusals names rules of the book, and its judge tells what is wrong with a refusal."""

from __future__ import annotations

import pytest

from bot.rules.core.refusal import Refusal
from tests.rules_coverage import kinds
from tests.support.refusals import complaints, rules_of_refusals
from tests.support.table import texts


def test_every_rule_behind_a_refusal_is_a_rule_of_the_book() -> None:
    cited = {rule for rules in rules_of_refusals().values() for rule in rules if rule}
    assert cited <= kinds().keys()


@pytest.mark.parametrize("language", ["sk", "cs", "en"])
def test_every_refusal_of_the_table_has_a_text(language: str) -> None:
    speech = texts()[language]
    assert [code for code in rules_of_refusals() if not speech.has(f"refusal-{code}")] == []


def test_a_refusal_that_cites_its_rule_and_can_be_said_is_right() -> None:
    assert not list(complaints(_made("xp_zero", "DBF-XP-1")))


@pytest.mark.parametrize(
    ("code", "rule", "arguments", "told"),
    [
        ("xp_zero", None, {}, "stands for"),
        ("xp_zero", "DBF-XP-2", {}, "stands for"),
        ("xp_twice", "DBF-XP-1", {}, "not in refusals.toml"),
        ("start_level_wrong", "DBF-XP-5", {"minimum": 1}, "Unknown external: maximum"),
        ("start_level_wrong", "DBF-XP-5", {"minimum": 1, "maximum": None}, "a word is missing"),
    ],
)
def test_a_refusal_that_cites_another_rule_or_cannot_be_said_is_told(
    code: str, rule: str | None, arguments: dict[str, object], told: str
) -> None:
    assert any(told in complaint for complaint in complaints(_made(code, rule, **arguments)))


def _made(code: str, rule: str | None, **arguments: object) -> Refusal:
    """Return a refusal the judge does not hear being made."""
    refusal = Refusal.__new__(Refusal)
    refusal.code, refusal.rule, refusal.arguments = code, rule, arguments
    return refusal
