"""Moments as people write them (`2d`, `36 h`, `24. 10. 2026 18:00`, `zajtra 18:00`), read in the guild's zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.game.names import plain
from bot.rules.core.refusal import Refusal

_SPAN = re.compile(
    r"\+?([0-9]{1,5}) ?(m|min|minut[ya]?|h|hod|hodin[ay]?|d|dni|dnu|den|day|days|hours?|minutes?)", re.ASCII
)
_DATE = re.compile(r"([0-9]{1,2})\. ?([0-9]{1,2})\.(?: ?([0-9]{4}))?(?: ([0-9]{1,2}):([0-9]{2}))?", re.ASCII)
_DAY = re.compile(r"(dnes|today|zajtra|zitra|tomorrow)(?: ([0-9]{1,2}):([0-9]{2}))?", re.ASCII)
_UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
LONGEST = timedelta(days=366)


def read_moment(text: str, now: datetime, zone: str) -> datetime:
    """Return the future moment that `text` means; `moment_unreadable`, `moment_past` or `moment_too_far` else."""
    words = " ".join(plain(text).split())
    for pattern, reader in ((_SPAN, _span), (_DATE, _date), (_DAY, _day)):
        match = pattern.fullmatch(words)
        if match:
            return _checked(reader(match, now, ZoneInfo(zone)), now)
    raise Refusal("moment_unreadable", text=text[:60])


def _checked(moment: datetime, now: datetime) -> datetime:
    if moment <= now:
        raise Refusal("moment_past")
    if moment - now > LONGEST:
        raise Refusal("moment_too_far")
    return moment.astimezone(UTC)  # a local hour that comes twice equals no other moment


def _span(match: re.Match[str], now: datetime, zone: ZoneInfo) -> datetime:
    return now + int(match.group(1)) * _UNITS[match.group(2)[0]]


def _date(match: re.Match[str], now: datetime, zone: ZoneInfo) -> datetime:
    day, month, year, hour, minute = match.groups()
    local = now.astimezone(zone)
    return _build(int(year or local.year), int(month), int(day), hour, minute, zone)


def _day(match: re.Match[str], now: datetime, zone: ZoneInfo) -> datetime:
    word, hour, minute = match.groups()
    local = now.astimezone(zone) + timedelta(days=0 if word in ("dnes", "today") else 1)
    return _build(local.year, local.month, local.day, hour, minute, zone)


def _build(year: int, month: int, day: int, hour: str | None, minute: str | None, zone: ZoneInfo) -> datetime:
    """Return a local moment; one that the clock skips in spring, or no day at all, is unreadable."""
    try:
        moment = datetime(year, month, day, int(hour or 23), int(minute or (0 if hour else 59)), tzinfo=zone)
        there_and_back = datetime.fromtimestamp(moment.timestamp(), zone)
    except (ValueError, OverflowError) as error:
        raise Refusal("moment_unreadable", text=f"{day}. {month}. {year}") from error
    if (there_and_back.hour, there_and_back.minute) != (moment.hour, moment.minute):
        raise Refusal("moment_unreadable", text=f"{moment:%d. %m. %Y %H:%M}")
    return moment
