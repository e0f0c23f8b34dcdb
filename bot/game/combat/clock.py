"""The deadline of a step: when it is, never in quiet hours (DBF-COMBAT-46, R-CMB-18)."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from bot.game.combat.fight import Fight, Instant
from bot.game.desk import Desk
from bot.game.quiet import end_of_quiet

ROUNDS_OF_QUIET = 5


async def set_deadline(desk: Desk, fight: Fight, before: Instant) -> None:
    """Give a new step, or somebody newly awaited, the whole time; a fight that is over has none."""
    combat, now = fight.combat, fight.moment()
    if combat.ended_at is not None:
        combat.due_at = combat.seconds_left = None
        combat.turn += 1
    elif now.is_news_to(before):
        combat.turn += 1
        due = await _due(desk, fight, now)
        if combat.seconds_left is None:
            combat.due_at = due
        else:
            combat.seconds_left = int((due - desk.moment.now).total_seconds())


async def _due(desk: Desk, fight: Fight, now: Instant) -> datetime:
    """Return when the step closes: never in the quiet hours of the guild or of somebody awaited."""
    due = desk.moment.now + timedelta(hours=fight.engine.deadline_hours(fight.state, fight.rulings))
    owners = {fight.characters[int(one)].owner_id for one in now.awaited if str(one).isdecimal()} - {0}
    return await out_of_quiet(desk, due, owners)


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
