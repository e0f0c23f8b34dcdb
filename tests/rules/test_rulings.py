"""Settings as they are typed: what each kind takes, what it refuses and what it then says is allowed."""

from __future__ import annotations

import pytest

from bot.rules.core.rulings import Rulings, RulingSpec, RulingValue, allowed_values, read_ruling
from tests.rules.support import refused

FLAG = RulingSpec("flag", "flag", False)
CHOICE = RulingSpec("choice", "choice", "roll", choices=("roll", "report", "org"))
NUMBER = RulingSpec("number", "number", 3, minimum=2, maximum=10)
OPEN = RulingSpec("open", "number", 3, minimum=1)
LESSER = RulingSpec("lesser", "number", 2, below="number")
HOURS = RulingSpec("hours", "hours", "22-8")
MAYBE_NUMBER = RulingSpec("maybe", "number", None, minimum=1, maximum=5, optional=True)
MAYBE_CAPPED = RulingSpec("capped", "number", 3, below="maybe")
SPECS = (FLAG, CHOICE, NUMBER, OPEN, LESSER, HOURS, MAYBE_NUMBER, MAYBE_CAPPED)
RULINGS = Rulings(SPECS, {"number": 7})


@pytest.mark.parametrize(
    ("spec", "typed", "value"),
    [
        *((FLAG, word, True) for word in ("true", "yes", "1", "ano", "Áno ", "on", "zapnute", "zapnuté")),
        *((FLAG, word, False) for word in ("false", "no", "0", "nie", "NE", "off", " vypnute", "vypnuté")),
        (CHOICE, "report", "report"),
        (CHOICE, " ORG ", "org"),
        (NUMBER, "2", 2),
        (NUMBER, "10", 10),
        (OPEN, "1000000", 1_000_000),
        (LESSER, "0", 0),
        (LESSER, "7", 7),
        (HOURS, "22-8", "22-8"),
        (HOURS, "08–9", "8-9"),
        (HOURS, "0-23", "0-23"),
        (HOURS, "1-24", "1-24"),
        *((MAYBE_NUMBER, word, None) for word in ("none", "null", "-", "žiadne", "ziadna", "Žádné", "zadne")),
        (MAYBE_NUMBER, "5", 5),
        (MAYBE_CAPPED, "9", 9),
    ],
)
def test_what_is_allowed_is_read(spec: RulingSpec, typed: str, value: RulingValue) -> None:
    read = read_ruling(spec, typed, RULINGS)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("spec", "typed", "allowed"),
    [
        *((FLAG, word, "true, false") for word in ("", "maybe", "2", "none")),
        *((CHOICE, word, "roll, report, org") for word in ("", "dice", "rol")),
        *((NUMBER, word, "2–10") for word in ("1", "11", "-3", "3.5", "three", "²", "00000003", "none", "")),
        *((OPEN, word, "1+") for word in ("0", "1000001", "9999999")),
        (LESSER, "8", "0–7"),
        *((HOURS, word, "22-8") for word in ("22", "22-", "-8", "8-8", "0-24", "24-0", "25-3", "3-25", "022-8", "a-b")),
        *((HOURS, word, "22-8") for word in ("1-2-3", "²-3", "none")),
        *((MAYBE_NUMBER, word, "1–5, none") for word in ("0", "6", "nothing")),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(spec: RulingSpec, typed: str, allowed: str) -> None:
    refusal = refused(lambda: read_ruling(spec, typed, RULINGS))
    assert (refusal.code, refusal.arguments) == ("setting_value_wrong", {"key": spec.key, "allowed": allowed})


@pytest.mark.parametrize(
    ("spec", "allowed"),
    [
        (FLAG, "true, false"),
        (CHOICE, "roll, report, org"),
        (NUMBER, "2–10"),
        (OPEN, "1+"),
        (HOURS, "22-8"),
        (MAYBE_NUMBER, "1–5, none"),
    ],
)
def test_every_kind_says_what_it_takes(spec: RulingSpec, allowed: str) -> None:
    assert allowed_values(spec) == allowed


def test_the_choice_of_the_guild_stands_before_the_default_and_unknown_keys_are_nothing() -> None:
    rulings = Rulings(SPECS, {"number": 7, "flag": True, "unheard_of": 1})
    assert dict(rulings) == {spec.key: spec.default for spec in SPECS} | {"number": 7, "flag": True}
    assert len(rulings) == len(SPECS)
    assert (rulings.number("number"), rulings.flag("flag"), rulings.word("choice")) == (7, True, "roll")


@pytest.mark.parametrize(
    ("ask", "key"), [("number", "flag"), ("number", "choice"), ("flag", "number"), ("word", "maybe")]
)
def test_a_setting_asked_for_as_something_else_is_a_fault(ask: str, key: str) -> None:
    with pytest.raises(TypeError, match=key):
        getattr(RULINGS, ask)(key)
