"""Parties: three at most, each of them once."""

from __future__ import annotations

from bot.rules.core.ruleset import Ruleset
from tests.rules.support import refused
from tests.support.rule import rule


@rule("DBF-PARTY-1")
def test_a_party_takes_three_each_once(dbf: Ruleset) -> None:
    parties = dbf.parties
    assert parties is not None
    assert [parties.admit(("a", "b")[:size], "c") for size in range(3)] == [1, 2, 3]
    assert refused(lambda: parties.admit(("a", "b", "c"), "d")).code == "party_full"
    assert refused(lambda: parties.admit(("a", "b"), "b")).code == "already_member"
