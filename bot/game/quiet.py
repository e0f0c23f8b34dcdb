"""Quiet hours and the hour of the digest, in the guild's own zone."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

NONE = "none"


def end_of_quiet(now: datetime, hours: str | None, zone: str) -> datetime | None:
    """Return when the quiet hours (`22-8`, or `none`) that `now` lies in are over, None outside of them."""
    if not hours or hours == NONE:
        return None
    first, last = (int(part) for part in hours.split("-"))
    local = now.astimezone(ZoneInfo(zone))
    inside = first <= local.hour < last if first < last else local.hour >= first or local.hour < last
    return _next(local, last) if inside else None


def next_digest(now: datetime, hour: Any, zone: str) -> datetime | None:
    """Return the next time the digest is told, None where there is none."""
    return None if hour is None else _next(now.astimezone(ZoneInfo(zone)), int(hour))


def _next(local: datetime, hour: int) -> datetime:
    moment = datetime.combine(local.date(), time(hour % 24), local.tzinfo)
    return (
        moment if moment > local else datetime.combine(local.date() + timedelta(days=1), time(hour % 24), local.tzinfo)
    )
