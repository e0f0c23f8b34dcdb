"""Moments as people write them: spans, dates and days, in the zone of the guild, on the nights when clocks change."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.game.moments import LONGEST, read_moment
from bot.rules.core.refusal import Refusal

BRATISLAVA = "Europe/Bratislava"
NOW = datetime(2026, 10, 24, 12, 0, tzinfo=UTC)
ZONES = (BRATISLAVA, "CET", "UTC", "America/Los_Angeles", "Australia/Lord_Howe", "Pacific/Kiritimati")


def utc(*parts: int) -> datetime:
    """Return a moment in UTC."""
    return datetime(*parts, tzinfo=UTC)  # type: ignore[arg-type,misc]


def refusal(text: str, now: datetime = NOW, zone: str = BRATISLAVA) -> str:
    """Return the code a text is refused with, empty where it is read."""
    try:
        read_moment(text, now, zone)
    except Refusal as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("2d", timedelta(days=2)),
        ("+2 d", timedelta(days=2)),
        ("1 deň", timedelta(days=1)),
        ("3 dni", timedelta(days=3)),
        ("36 h", timedelta(hours=36)),
        ("2 hodiny", timedelta(hours=2)),
        ("5 hodin", timedelta(hours=5)),
        ("90 min", timedelta(minutes=90)),
        ("10 minút", timedelta(minutes=10)),
        ("2 Days", timedelta(days=2)),
        ("  1   hour ", timedelta(hours=1)),
    ],
)
def test_a_span_is_read_in_three_languages(text: str, span: timedelta) -> None:
    assert read_moment(text, NOW, BRATISLAVA) == NOW + span


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("25.10.2026 20:00", utc(2026, 10, 25, 19)),
        ("25. 10. 2026 20:00", utc(2026, 10, 25, 19)),
        ("25. 10.", utc(2026, 10, 25, 22, 59)),
        ("25. 10. 8:05", utc(2026, 10, 25, 7, 5)),
        ("1.2.2027", utc(2027, 2, 1, 22, 59)),
        ("dnes 20:00", utc(2026, 10, 24, 18)),
        ("Dnes", utc(2026, 10, 24, 21, 59)),
        ("zajtra 18:00", utc(2026, 10, 25, 17)),
        ("zítra 18:00", utc(2026, 10, 25, 17)),
        ("tomorrow 00:00", utc(2026, 10, 24, 22)),
    ],
)
def test_a_date_means_the_clock_on_the_wall_and_without_an_hour_the_end_of_the_day(text: str, moment: datetime) -> None:
    assert read_moment(text, NOW, BRATISLAVA) == moment


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("29.2.2027", "moment_unreadable"),
        ("31. 4. 2027", "moment_unreadable"),
        ("0.1.2027", "moment_unreadable"),
        ("1.13.2027", "moment_unreadable"),
        ("1.2.2027 24:00", "moment_unreadable"),
        ("1.2.2027 20:60", "moment_unreadable"),
        ("2027-02-01", "moment_unreadable"),
        ("1/2/2027", "moment_unreadable"),
        ("20:00", "moment_unreadable"),
        ("-1h", "moment_unreadable"),
        ("0", "moment_unreadable"),
        ("1e6 d", "moment_unreadable"),
        ("1_0 d", "moment_unreadable"),
        ("٣d", "moment_unreadable"),
        ("1,5 h", "moment_unreadable"),
        ("2d 3h", "moment_unreadable"),
        ("", "moment_unreadable"),
        ("1. 1. 0001 00:00", "moment_unreadable"),
        ("1. 1. 0000", "moment_unreadable"),
        ("0 d", "moment_past"),
        ("24. 10. 2026 13:59", "moment_past"),
        ("24. 10. 2026 14:00", "moment_past"),
        ("dnes 01:00", "moment_past"),
        ("1. 2.", "moment_past"),
        ("99999 d", "moment_too_far"),
        ("367 d", "moment_too_far"),
        ("31. 12. 9999 23:59", "moment_too_far"),
    ],
)
def test_whatever_is_no_coming_moment_is_refused_with_the_reason(text: str, code: str) -> None:
    assert refusal(text) == code


@pytest.mark.parametrize("zone", [BRATISLAVA, "CET"])
def test_an_hour_that_the_clock_skips_in_spring_is_no_hour(zone: str) -> None:
    now = utc(2027, 3, 27, 12)
    assert refusal("28. 3. 2027 02:30", now, zone) == refusal("zajtra 2:30", now, zone) == "moment_unreadable"
    assert read_moment("28. 3. 2027 01:59", now, zone) == utc(2027, 3, 28, 0, 59)
    assert read_moment("28. 3. 2027 03:00", now, zone) == utc(2027, 3, 28, 1)


@pytest.mark.parametrize("zone", [BRATISLAVA, "CET"])
def test_of_an_hour_that_comes_twice_in_autumn_the_first_is_meant(zone: str) -> None:
    assert read_moment("25. 10. 2026 02:30", NOW, zone) == utc(2026, 10, 25, 0, 30)
    assert read_moment("25. 10. 2026 03:00", NOW, zone) == utc(2026, 10, 25, 2)


def test_a_day_of_a_span_is_twenty_four_hours_even_when_the_clock_changes() -> None:
    assert read_moment("1d", NOW, BRATISLAVA) == NOW + timedelta(hours=24)


def test_a_zone_that_skips_half_an_hour_has_no_such_half_hour_either() -> None:
    now = utc(2026, 10, 3, 0)
    assert refusal("4. 10. 2026 02:15", now, "Australia/Lord_Howe") == "moment_unreadable"


def test_today_and_tomorrow_are_those_of_the_guild() -> None:
    late = utc(2026, 12, 31, 23, 30)
    assert read_moment("dnes", late, BRATISLAVA) == utc(2027, 1, 1, 22, 59)
    assert read_moment("zajtra 8:00", late, "America/Los_Angeles") == utc(2027, 1, 1, 16)


@given(some.text(max_size=30), some.sampled_from(ZONES))
def test_no_text_at_all_breaks_the_reader(text: str, zone: str) -> None:
    refusal(text, NOW, zone)


@given(
    some.integers(1, 365 * 24 * 60).map(lambda minutes: NOW.replace(tzinfo=None) + timedelta(minutes=minutes)),
    some.sampled_from(ZONES),
    some.sampled_from(["{:%d.%m.%Y %H:%M}", "{:%d. %m. %Y %H:%M}"]),
)
def test_whatever_is_read_lies_ahead_and_within_a_year(moment: datetime, zone: str, written: str) -> None:
    text = written.format(moment)
    if not refusal(text, NOW, zone):
        read = read_moment(text, NOW, zone)
        assert NOW < read <= NOW + LONGEST
        there = read.astimezone(ZoneInfo(zone))
        assert (there.day, there.hour, there.minute) == (moment.day, moment.hour, moment.minute)
