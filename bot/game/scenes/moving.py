"""Moving between scenes: by command, or by the first words or action there (DBF-PARTY-9, DBF-PARTY-10)."""

from __future__ import annotations

from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
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


def mover(desk: Desk, character: Character) -> Mover:
    """Return a character as the rules of moving see it."""
    ruleset, sheet = desk.ruleset(character.ruleset), sheet_of(desk, character)
    abilities = ruleset.magic.abilities(sheet) if ruleset.magic else frozenset()
    return Mover(str(character.sheet.get("status", "active")), abilities, scene=character.scene_id)


async def enter(desk: Desk, character: Character, scene: Scene) -> bool:
    """Bring a character into a scene, out of the one before; say whether it moved. Refuses where something holds it."""
    if character.scene_id == scene.id:
        return False
    scenes = desk.ruleset(character.ruleset).scenes
    if scenes is not None:
        scenes.enter(mover(desk, character), scene.id, desk.rulings(character.ruleset))
    await _out(desk, character)
    character.scene_id, character.entered_at = scene.id, desk.moment.now
    if scene.paused_at is not None:
        await desk.unit.timers.hold(scene.guild_id, character.id, paused(scene.id), desk.moment.now)
    return True


async def leave(desk: Desk, character: Character) -> None:
    """Take a character out of its scene; refuses where something holds it, or where it is in none."""
    if character.scene_id is None:
        raise Refusal("in_no_scene")
    scenes = desk.ruleset(character.ruleset).scenes
    if scenes is not None:
        scenes.leave(mover(desk, character), desk.rulings(character.ruleset))
    await _out(desk, character)


async def _out(desk: Desk, character: Character) -> None:
    if character.scene_id is not None:
        reason = paused(character.scene_id)
        await desk.unit.timers.release(character.guild_id, reason, desk.moment.now, character_id=character.id)
    character.scene_id = character.entered_at = None


def check_running(scene: Scene | None) -> None:
    """Refuse an action in a scene that is paused (DBF-SAFETY-5)."""
    if scene is not None and scene.paused_at is not None:
        raise Refusal("scene_paused", rule="DBF-SAFETY-5")
