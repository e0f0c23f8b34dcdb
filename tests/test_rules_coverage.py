"""Every rule of the book has its place: kept by code that cites it and a test that says so, shown, or still to come."""

from __future__ import annotations

import pytest

from tests.rules_coverage import DOCUMENT, citations, document, ids_in, kinds, marks, topics

RULES_OF_THE_BOOK = 271


def of_kind(kind: str) -> list[str]:
    """Return the rules of a kind."""
    return [one for one, found in kinds().items() if found.partition(":")[0] == kind]


def test_every_rule_of_the_book_has_one_of_three_kinds() -> None:
    assert len(kinds()) == RULES_OF_THE_BOOK
    assert len([*of_kind("code"), *of_kind("shown"), *of_kind("pending")]) == RULES_OF_THE_BOOK
    assert all(kinds()[one].partition(": ")[2] for one in of_kind("pending"))


def test_no_rule_is_cited_marked_or_listed_that_the_book_does_not_have() -> None:
    named = {"cited": citations(), "marked": marks(), "listed by /rules": topics()}
    assert {how: sorted(set(found) - set(kinds())) for how, found in named.items()} == {how: [] for how in named}


def test_what_the_code_enforces_is_cited_where_it_does() -> None:
    assert [one for one in of_kind("code") if one not in citations()] == []


def test_what_the_code_enforces_has_a_test_that_would_fail_without_it() -> None:
    assert [one for one in of_kind("code") if one not in marks()] == []


def test_what_is_only_shown_is_listed_by_a_topic() -> None:
    assert [one for one in of_kind("shown") if one not in topics()] == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("(DBF-XP-3, R-XP-1)", ["DBF-XP-3"]),
        ("DBF-ABIL-NICENIE-1..3", ["DBF-ABIL-NICENIE-1", "DBF-ABIL-NICENIE-2", "DBF-ABIL-NICENIE-3"]),
        ("DBF-COMBAT-40, -41 and -43", ["DBF-COMBAT-40", "DBF-COMBAT-41", "DBF-COMBAT-43"]),
        ("DBF-MAGIC-2..3, -10, DBF-GEN-1", ["DBF-MAGIC-2", "DBF-MAGIC-3", "DBF-MAGIC-10", "DBF-GEN-1"]),
    ],
)
def test_a_citation_may_be_a_range_or_go_on_with_numbers_alone(text: str, ids: list[str]) -> None:
    assert list(ids_in(text)) == ids


def test_the_document_of_rules_is_made_of_code_data_and_tests() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run python -m tests.rules_coverage"
