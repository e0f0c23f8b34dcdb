"""A paused scene: the deadlines of its fights stand still with it, and run on with what was left (DBF-SAFETY-5)."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.game.desk import NOBODY, Desk
from bot.game.quiet import out_of_quiet
from bot.store.tables import Combat, Scene


async def stop_fights(desk: Desk, scene: Scene) -> None:
    """Let the deadlines of all fights in a scene stand still, and show it on their cards."""
    for combat in await desk.unit.combats.in_scene(scene.id, lock=True):
        stop(combat, desk.moment.now)
        desk.say("combat", f"combat{combat.id}", combat=combat.id)


async def resume_fights(desk: Desk, scene: Scene) -> None:
    """Let the deadlines of all fights in a scene run on; none ends in the quiet hours of those who fight."""
    present = await desk.unit.scenes.present(scene.id)
    for combat in await desk.unit.combats.in_scene(scene.id, lock=True):
        go_on(combat, desk.moment.now)
        owners = {one.owner_id for one in present if one.combat_id == combat.id} - {NOBODY}
        if combat.due_at is not None:
            combat.due_at = await out_of_quiet(desk, combat.due_at, owners)
        desk.say("combat", f"combat{combat.id}", combat=combat.id)


def stop(combat: Combat, now: datetime) -> None:
    """Let a deadline stand still."""
    if combat.due_at is not None:
        combat.seconds_left = max(0, int((combat.due_at - now).total_seconds()))
        combat.due_at = None


def go_on(combat: Combat, now: datetime) -> None:
    """Let a deadline run on with what was left of it."""
    if combat.seconds_left is not None and combat.ended_at is None:
        combat.due_at = now + timedelta(seconds=combat.seconds_left)
        combat.seconds_left = None
