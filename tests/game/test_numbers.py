"""Numbers as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.numbers import read_whole
from cogs.support.values import row_id


@pytest.mark.parametrize(
    ("text", "value"), [("5", 5), ("+3", 3), ("-2", -2), ("−2", -2), ("–2", -2), (" 7 ", 7), ("007", 7), ("0", 0)]
)
def test_a_whole_number_is_read(text: str, value: int) -> None:
    assert read_whole(text) == value


@pytest.mark.parametrize(
    "text", ["", "-", "+", "--1", "+-1", "1_000", "٣", "1,5", "1.0", "1e3", "0x10", "²", "1 000", "9" * 13, "pät", "１"]
)
def test_what_only_looks_like_a_number_is_none(text: str) -> None:
    assert read_whole(text) is None


@given(st.integers(-(10**12) + 1, 10**12 - 1))
def test_every_number_of_twelve_digits_comes_back(value: int) -> None:
    assert read_whole(str(value)) == value


@pytest.mark.parametrize("text", ["", "٣", "-1", "9" * 20, str(2**63), "1_0", "0x1", "abc", "+1", "1 "])
def test_what_is_no_id_of_ours_is_nothing(text: str) -> None:
    assert row_id([text]) == 0


@given(st.integers(0, 2**63 - 1))
def test_an_id_is_read_as_it_was_written(value: int) -> None:
    assert row_id([str(value)]) == value


def test_a_missing_id_is_nothing() -> None:
    assert row_id([], 1) == 0
