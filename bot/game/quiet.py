"""Quiet hours and the hour of the digest, in the guild's own zone."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.game.desk import Desk

NONE = "none"
ROUNDS_OF_QUIET = 5


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


async def out_of_quiet(desk: Desk, due: datetime, owners: Collection[int]) -> datetime:
    """Return a deadline put off to where it lies in the quiet hours of none of these players, nor of the guild."""
    house = desk.house["quiet_hours"]
    met = {member.user_id: member for member in await desk.unit.guilds.members(desk.caller.guild_id, sorted(owners))}
    wanted = [(met[owner].quiet if owner in met else None) or house for owner in owners] or [house]
    spans = {str(span) for span in wanted if span}
    for _ in range(ROUNDS_OF_QUIET):
        later = [end for span in spans if (end := end_of_quiet(due, span, desk.settings.timezone)) is not None]
        if not later:
            break
        due = max(later)
    return due
