"""The deadline of a step: when it is, never in quiet hours (DBF-COMBAT-46, R-CMB-18)."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.game.combat.fight import Fight, Instant
from bot.game.desk import Desk
from bot.game.quiet import out_of_quiet


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
