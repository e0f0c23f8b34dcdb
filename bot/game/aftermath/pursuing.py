"""Pursuit of who fled from a fight, into the scene it is in now, once nothing forbids it (DBF-AFTER-10..13)."""

from __future__ import annotations

import math
from collections.abc import Callable

from bot.game.aftermath.fallen import aftermath_rules
from bot.game.caller import Caller
from bot.game.characters.find import find, find_own
from bot.game.combat.fight import Fight, load
from bot.game.desk import Desk, Game, write
from bot.game.scenes.moving import check_running, enter, mover, since, visible
from bot.i18n.escape import channel
from bot.i18n.page import Page
from bot.rules.core.aftermath import Flown
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Scene

FLED = "fled"
Reachable = Callable[[int], bool] | None


async def pursue(
    game: Game, caller: Caller, *, target: str, subject: str | None = None, reachable: Reachable = None
) -> Page:
    """Follow somebody who fled; whom a fight made an opponent waits its minutes first (R-AFT-6)."""
    async with write(game, caller) as desk:
        by, fled = await find_own(desk, subject), await find(desk, target)
        await desk.unit.characters.lock(caller.guild_id, sorted({by.id, fled.id}))
        scene = await _led_to(desk, by, fled, reachable)
        was_in = await desk.unit.scenes.get(caller.guild_id, by.scene_id or 0)
        if not await enter(desk, by, scene):
            raise Refusal("already_here", name=by.name)
        if visible(desk, by):
            desk.tell_scene(scene.channel_id, "scene-pursued", pursuer=by.name, name=fled.name)
            if was_in is not None:
                desk.tell_scene(was_in.channel_id, "scene-left", character=by.name)
        desk.notify(fled.owner_id, "notice-pursued", name=fled.name, pursuer=by.name, place=channel(scene.channel_id))
        said = desk.speech.say("pursue-done", name=by.name, fled=fled.name, place=channel(scene.channel_id))
        return desk.answer(Page(text=said, tone="good"))


async def _led_to(desk: Desk, by: Character, fled: Character, reachable: Reachable) -> Scene:
    """Return the scene a pursuit leads to, or refuse it."""
    if by.ruleset != fled.ruleset:
        raise Refusal("other_ruleset")
    if await trail_of(desk, by, fled) is None:
        raise Refusal("no_trail", name=fled.name)
    check_running(await desk.unit.scenes.get(by.guild_id, by.scene_id or 0))
    ruleset = desk.ruleset(by.ruleset)
    rulings = desk.rulings(ruleset.key)
    led = aftermath_rules(ruleset).pursue(await mover(desk, by), await flown(desk, by, fled), rulings)
    scene = await desk.unit.scenes.get(by.guild_id, int(led.scene))
    if scene is None or scene.closed_at is not None:
        raise Refusal("trail_lost", rule="DBF-AFTER-13")
    if reachable is not None and not reachable(scene.channel_id):
        raise Refusal("cannot_write_here")
    check_running(scene)
    return scene


async def flown(desk: Desk, by: Character, fled: Character) -> Flown:
    """Return where somebody is who fled, how long ago that was, and whether the pursuer has to keep away for it."""
    ago = await since(desk, fled, FLED)
    bans = await desk.unit.combats.bans_on(by.id)
    opposed = any(ban.kind == FLED and ban.other_id == fled.id for ban in bans)
    return Flown(fled.scene_id, math.inf if ago is None else ago, opposed)


async def trail_of(desk: Desk, by: Character, fled: Character) -> Fight | None:
    """Return the fight from which somebody fled, if that was its last one and the pursuer was at it, or is there now.

    Who saw nothing of it follows no trail: `/pursue` finds nobody who has only gone elsewhere.
    """
    ruleset = desk.ruleset(fled.ruleset)
    for combat in await desk.unit.combats.newest(fled.guild_id) if ruleset.combat is not None else ():
        if combat.ruleset != ruleset.key or ruleset.combat is None:
            continue
        if fled.id not in ruleset.combat.concerned(ruleset.combat.load(combat.state)):
            continue
        fight = await load(desk.unit, ruleset, desk.rulings(ruleset.key), combat)
        line = next((one for one in fight.view().fighters if one.id == fled.id), None)
        if line is None:
            continue  # it only stood by
        saw_it = by.id in fight.characters or by.scene_id == combat.scene_id
        return fight if line.status == FLED and saw_it else None
    return None
