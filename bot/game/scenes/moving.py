"""Moving between scenes: by command, or by the first words or action there (DBF-PARTY-9, DBF-PARTY-10)."""

from __future__ import annotations

from collections.abc import Callable

from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.core.scenes import Mover
from bot.store.tables import Character, Scene


def paused(scene_id: int) -> str:
    """Return the reason for which clocks stand still in a paused scene."""
    return f"scene:{scene_id}"


async def scene_here(desk: Desk, *, lock: bool = False) -> Scene:
    """Return the open scene of the channel the caller stands in; `no_scene_here` where there is none."""
    scene = await desk.unit.scenes.in_channel(desk.caller.guild_id, desk.caller.channel_id, lock=lock)
    if scene is None:
        raise Refusal("no_scene_here")
    return scene


def visible(desk: Desk, character: Character) -> bool:
    """Say whether others see the character; who is hidden by magic or out of game comes and goes unannounced."""
    magic = desk.ruleset(character.ruleset).magic
    return magic is None or magic.visible(sheet_of(desk, character))


async def mover(desk: Desk, character: Character) -> Mover:
    """Return a character as the rules of moving see it."""
    ruleset, sheet = desk.ruleset(character.ruleset), sheet_of(desk, character)
    return Mover(
        str(character.sheet.get("status", "active")),
        ruleset.magic.abilities(sheet) if ruleset.magic else frozenset(),
        in_combat=character.combat_id is not None,
        scene=character.scene_id,
        held_minutes=await since(desk, character, "held"),
        fled_into=await _fled_into(desk, character),
    )


async def since(desk: Desk, character: Character, kind: str) -> float | None:
    """Return how many minutes of the game ago a ban on moving began, None where none is on (DBF-GEN-10)."""
    timer = await desk.unit.timers.of_kind(character.id, kind)
    ruleset = desk.ruleset(character.ruleset)
    if timer is None or ruleset.scenes is None or ruleset.timekeeping is None:
        return None
    left = timer.seconds_left
    if timer.since is not None:
        left -= int((desk.moment.now - timer.since).total_seconds())
    minute = ruleset.timekeeping.minute_seconds(desk.rulings(ruleset.key))
    return ruleset.scenes.ban_minutes(kind) - max(0, left) / minute


async def _fled_into(desk: Desk, character: Character) -> dict[Identity, float]:
    """Return the scenes into which those fled whom the character may not follow yet (DBF-AFTER-13)."""
    bans = [ban for ban in await desk.unit.combats.bans_on(character.id) if ban.kind == "fled"]
    found: dict[Identity, float] = {}
    for other in await desk.unit.characters.some(character.guild_id, [ban.other_id for ban in bans]) if bans else ():
        ago = await since(desk, other, "fled")
        if other.scene_id is not None and ago is not None:
            found[other.scene_id] = min(ago, found.get(other.scene_id, ago))
    return found


async def enter(desk: Desk, character: Character, scene: Scene) -> bool:
    """Bring a character into a scene, out of the one before; say whether it moved. Refuses where something holds it."""
    if character.scene_id == scene.id:
        return False
    await check_unsurprised(desk, character)
    scenes = desk.ruleset(character.ruleset).scenes
    if scenes is not None:
        scenes.enter(await mover(desk, character), scene.id, desk.rulings(character.ruleset))
    await carry_away(desk, character)
    character.scene_id, character.entered_at = scene.id, desk.moment.now
    if scene.paused_at is not None:
        await desk.unit.timers.hold(scene.guild_id, character.id, paused(scene.id), desk.moment.now)
    return True


async def leave(desk: Desk, character: Character) -> None:
    """Take a character out of its scene; refuses where something holds it, or where it is in none."""
    if character.scene_id is None:
        raise Refusal("in_no_scene")
    await check_unsurprised(desk, character)
    scenes = desk.ruleset(character.ruleset).scenes
    if scenes is not None:
        scenes.leave(await mover(desk, character), desk.rulings(character.ruleset))
    await carry_away(desk, character)


async def carry_away(desk: Desk, character: Character) -> None:
    """Take a character out of whatever scene it is in; nothing is asked."""
    if character.scene_id is not None:
        reason = paused(character.scene_id)
        await desk.unit.timers.release(character.guild_id, reason, desk.moment.now, character_id=character.id)
        desk.stirred_scenes.add(character.scene_id)
    character.scene_id = character.entered_at = None


async def check_unsurprised(desk: Desk, character: Character) -> None:
    """Refuse whoever would get away from a strike out of hiding, instead of saying whether to dodge it (R-ABI-3)."""
    if any(ask.kind == "surprise" for ask in await desk.unit.field.asked(character.id)):
        raise Refusal("strike_waits", rule="R-ABI-3")


def check_running(scene: Scene | None) -> None:
    """Refuse an action in a scene that is paused (DBF-SAFETY-5)."""
    if scene is not None and scene.paused_at is not None:
        raise Refusal("scene_paused", rule="DBF-SAFETY-5")


async def act_here(desk: Desk, character: Character, reachable: Callable[[int], bool] | None) -> Scene | None:
    """Return the scene a character acts in: its first action in a scene enters it (DBF-PARTY-9)."""
    here = await desk.unit.scenes.in_channel(desk.caller.guild_id, desk.caller.channel_id, lock=True)
    scene = here or await desk.unit.scenes.get(character.guild_id, character.scene_id or 0)
    if scene is not None and reachable is not None and not reachable(scene.channel_id):
        raise Refusal("cannot_write_here")
    check_running(scene)
    await check_unsurprised(desk, character)
    if here is not None and await enter(desk, character, here) and visible(desk, character):
        desk.tell_scene(here.channel_id, "scene-entered", character=character.name)
    return scene
