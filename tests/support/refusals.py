"""The judge of refusals: whatever any test of the rules makes them refuse cites its rule, and can be said."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from bot.i18n.speech import MissingText
from bot.rules.core.refusal import Refusal
from bot.settings import ROOT
from tests.support.table import texts

# Words no text has: they stand where an argument is None, which would be said as nothing at all.
NOTHING = "nothing at all"
TABLE = ROOT / "tests" / "data" / "refusals.toml"


@cache
def rules_of_refusals() -> dict[str, tuple[str, ...]]:
    """Return the rules each refusal may stand for; an empty one where no rule is behind it."""
    rows = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return {code: (rules,) if isinstance(rules, str) else tuple(rules) for code, rules in rows.items()}


@dataclass(slots=True)
class Refusals:
    """Hears every refusal that is made and writes down what is wrong with it."""

    heard: set[str] = field(default_factory=set)
    found: list[str] = field(default_factory=list)

    def hear(self, refusal: Refusal) -> None:
        """Judge one refusal; the same one is judged once."""
        told = f"{refusal.code} {refusal.rule} {refusal.arguments}"
        if told not in self.heard:
            self.heard.add(told)
            self.found += [f"{told}: {complaint}" for complaint in complaints(refusal)]

    def verdict(self) -> None:
        """Fail the test in which something was refused in the wrong words."""
        found, self.found = self.found, []
        assert not found, "\n".join(found)


def complaints(refusal: Refusal) -> Iterator[str]:
    """Yield what is wrong with a refusal: another rule than the table has, a sentence that cannot be filled in."""
    rules = rules_of_refusals().get(refusal.code)
    if rules is None:
        yield f"not in {TABLE.name}"
    elif (refusal.rule or "") not in rules:
        yield f"stands for {rules}"
    marked: dict[str, Any] = {name: NOTHING if one is None else one for name, one in refusal.arguments.items()}
    try:
        said = " ".join(texts()["sk"].say(f"refusal-{refusal.code}", part, **marked) for part in (None, "way"))
    except MissingText as error:
        yield str(error)
    else:
        if NOTHING in said:
            yield f"a word is missing: {said}"


@contextmanager
def listening(judge: Refusals) -> Iterator[Refusals]:
    """Let the judge hear every refusal."""
    make = Refusal.__init__

    def heard(refusal: Refusal, code: str, *, rule: str | None = None, **arguments: Any) -> None:
        make(refusal, code, rule=rule, **arguments)
        judge.hear(refusal)

    # Put in its place on purpose: a refusal that is caught somewhere would be heard nowhere else.
    Refusal.__init__ = heard  # type: ignore[assignment, method-assign]
    try:
        yield judge
    finally:
        Refusal.__init__ = make  # type: ignore[method-assign]  # and taken away again


@pytest.fixture(scope="module")
def refusals() -> Iterator[Refusals]:
    """The judge of refusals, listening as long as the tests of one file run."""
    with listening(Refusals()) as judge:
        yield judge


@pytest.fixture
def every_refusal_is_judged(refusals: Refusals) -> Iterator[None]:
    """Fail a test of the rules in which a refusal cites the wrong rule or cannot be said."""
    yield
    refusals.verdict()
