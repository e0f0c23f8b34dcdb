"""Quiet hours and the hour of the digest, in the guild's zone, on the days when clocks change too."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.quiet import end_of_quiet, next_digest

ZONE = "Europe/Bratislava"


def moment(day: str, hour: str = "00:00") -> datetime:
    """Return a moment in UTC."""
    return datetime.fromisoformat(f"{day}T{hour}:00+00:00")


@pytest.mark.parametrize(
    ("now", "hours", "until"),
    [
        ("21:30", "22-8", "2026-01-11 07:00"),  # 22:30 in Bratislava
        ("02:00", "22-8", "2026-01-10 07:00"),
        ("06:59", "22-8", "2026-01-10 07:00"),
        ("12:00", "13-14", "2026-01-10 13:00"),
        ("23:30", "0-6", "2026-01-11 05:00"),
        ("20:00", "20-24", "2026-01-10 23:00"),
    ],
)
def test_inside_quiet_hours_a_letter_waits_until_they_end(now: str, hours: str, until: str) -> None:
    assert end_of_quiet(moment("2026-01-10", now), hours, ZONE) == datetime.fromisoformat(f"{until}+00:00")


@pytest.mark.parametrize(
    ("now", "hours"),
    [("07:00", "22-8"), ("20:59", "22-8"), ("13:00", "13-14"), ("12:00", "none"), ("12:00", ""), ("12:00", None)],
)
def test_outside_of_quiet_hours_nothing_waits(now: str, hours: str | None) -> None:
    assert end_of_quiet(moment("2026-01-10", now), hours, ZONE) is None


@pytest.mark.parametrize(("day", "until"), [("2026-03-28", "2026-03-29T06:00"), ("2026-10-24", "2026-10-25T07:00")])
def test_on_the_night_of_the_change_quiet_ends_by_the_clock_on_the_wall(day: str, until: str) -> None:
    assert end_of_quiet(moment(day, "22:30"), "22-8", ZONE) == datetime.fromisoformat(f"{until}:00+00:00")


def test_the_digest_comes_at_its_next_hour() -> None:
    assert next_digest(moment("2026-01-10", "06:59"), 8, ZONE) == moment("2026-01-10", "07:00")
    assert next_digest(moment("2026-01-10", "07:00"), 8, ZONE) == moment("2026-01-11", "07:00")
    assert next_digest(moment("2026-01-10"), None, ZONE) is None


@given(
    minutes=st.integers(0, 2 * 365 * 24 * 60),
    hours=st.tuples(st.integers(0, 24), st.integers(0, 24)).filter(lambda pair: pair[0] % 24 != pair[1] % 24),
)
def test_quiet_always_ends_within_a_day_and_is_over_then(minutes: int, hours: tuple[int, int]) -> None:
    now = moment("2026-01-01") + timedelta(minutes=minutes)
    text = f"{hours[0]}-{hours[1]}"
    until = end_of_quiet(now, text, ZONE)
    if until is not None:
        assert now < until <= now + timedelta(hours=25)
        assert end_of_quiet(until, text, ZONE) is None
