"""What is done with scenes: open, close, enter, leave, show, pause, resume."""

from __future__ import annotations

from collections.abc import Callable

from bot.game.caller import Caller, Rank
from bot.game.characters.creatures import figures_of, nature_name
from bot.game.characters.find import find_own
from bot.game.desk import Desk, Game, write
from bot.game.names import clean_name
from bot.game.scenes.moving import enter as bring_in
from bot.game.scenes.moving import leave as take_out
from bot.game.scenes.moving import paused, scene_here, visible
from bot.game.scenes.standstill import resume_fights, stop_fights
from bot.i18n.escape import Markup, channel, escape, mention
from bot.i18n.page import Button, Page
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Scene

Reachable = Callable[[int], bool] | None


async def open_scene(game: Game, caller: Caller, *, name: str | None = None, reachable: Reachable = None) -> Page:
    """Make the channel a scene; refused where the bot could not write in it."""
    async with write(game, caller, need=Rank.ORG) as desk:
        if reachable is not None and not reachable(caller.channel_id):
            raise Refusal("cannot_write_here")
        if await desk.unit.scenes.in_channel(caller.guild_id, caller.channel_id):
            raise Refusal("scene_is_open")
        scene = Scene(
            guild_id=caller.guild_id,
            channel_id=caller.channel_id,
            name=clean_name(name) if name else None,
            opened_by=caller.user_id,
            opened_at=desk.moment.now,
            closed_at=None,
            paused_at=None,
            paused_by=None,
        )
        desk.unit.scenes.add(scene)
        await desk.unit.flush()
        desk.tell_scene(scene.channel_id, "scene-opened", name=scene_name(scene))
        return desk.answer(desk.page(text=desk.speech.say("scene-open-done"), tone="good"))


async def close_scene(game: Game, caller: Caller) -> Page:
    """End the scene: everybody in it is nowhere, nobody's clock stands still for it any more."""
    async with write(game, caller, need=Rank.ORG) as desk:
        scene = await scene_here(desk, lock=True)
        if await desk.unit.combats.in_scene(scene.id):
            raise Refusal("scene_has_combat")
        await _end(desk, scene)
        desk.tell_scene(scene.channel_id, "scene-closed", name=scene_name(scene))
        return desk.answer(desk.page(text=desk.speech.say("scene-close-done"), tone="good"))


async def _end(desk: Desk, scene: Scene) -> None:
    for character in await desk.unit.scenes.present(scene.id):
        character.scene_id = character.entered_at = None
    await desk.unit.timers.release(scene.guild_id, paused(scene.id), desk.moment.now)
    await desk.unit.scenes.forget_posts(scene.id)
    scene.closed_at = desk.moment.now


async def place_gone(game: Game, guild_id: int, channel_id: int) -> None:
    """End the scene of a channel that was deleted: nobody could go there to do it, and a pause would hold for ever."""
    caller = Caller(guild_id, channel_id, 0, "", frozenset(), False, f"gone:{channel_id}")
    async with write(game, caller, need=Rank.STRANGER) as desk:
        await _end(desk, await scene_here(desk, lock=True))


async def enter(game: Game, caller: Caller, *, subject: str | None = None) -> Page:
    """Bring the own character into the scene of this channel."""
    async with write(game, caller) as desk:
        scene, character = await scene_here(desk, lock=True), await find_own(desk, subject, lock=True)
        if not await bring_in(desk, character, scene):
            raise Refusal("already_here", name=character.name)
        if visible(desk, character):
            desk.tell_scene(scene.channel_id, "scene-entered", character=character.name)
        return desk.answer(desk.page(text=desk.speech.say("scene-enter-done", name=character.name), tone="good"))


async def leave(game: Game, caller: Caller, *, subject: str | None = None) -> Page:
    """Take the own character out of the scene it is in."""
    async with write(game, caller) as desk:
        character = await find_own(desk, subject, lock=True)
        scene = await desk.unit.scenes.get(caller.guild_id, character.scene_id or 0)
        await take_out(desk, character)
        if scene is not None and visible(desk, character):
            desk.tell_scene(scene.channel_id, "scene-left", character=character.name)
        return desk.answer(desk.page(text=desk.speech.say("scene-leave-done", name=character.name), tone="good"))


async def page_of(desk: Desk, scene: Scene) -> Page:
    """Return who is in a scene; who cannot be seen is shown to ORGs and the owner alone."""
    lines = [desk.speech.say("scene-paused-by", by=mention(scene.paused_by or 0))] if scene.paused_at else []
    for character in await desk.unit.scenes.present(scene.id):
        seen = visible(desk, character)
        if seen or desk.is_org or character.owner_id == desk.caller.user_id:
            mark = "" if seen else " 👻"
            lines.append(f"• {escape(character.name)}{mark}{_who(desk, character)}")
    text = "\n".join(lines) or desk.speech.say("scene-empty")
    return desk.page(str(scene_name(scene)), text, buttons=_buttons(desk, scene), tone="info")


def _who(desk: Desk, character: Character) -> str:
    """Return who plays a character, of a creep what it looks like."""
    figures = figures_of(desk, character)
    if figures is None:
        return f" · {mention(character.owner_id)}"
    return f" · {nature_name(desk.speech, figures.shown_nature)}" if figures.shown_nature else ""


def _buttons(desk: Desk, scene: Scene) -> tuple[Button, ...]:
    speech = desk.speech
    enter_button = Button(speech.label("button-enter-scene"), "scene_enter", "primary")
    leave_button = Button(speech.label("button-leave-scene"), "scene_leave")
    pause_button = Button(speech.label("button-pause-scene"), "scene_pause", "danger", emoji="⏸️")
    resume_button = Button(speech.label("button-resume-scene"), "scene_resume", "success", emoji="▶️")
    return (enter_button, leave_button, resume_button if scene.paused_at else pause_button)


async def pause(game: Game, caller: Caller) -> Page:
    """Stop the scene: deadlines and clocks of those in it stand still; anyone in it may (DBF-SAFETY-5)."""
    async with write(game, caller) as desk:
        scene = await scene_here(desk, lock=True)
        if scene.paused_at is not None:
            raise Refusal("scene_paused", rule="DBF-SAFETY-5")
        own = {character.owner_id for character in await desk.unit.scenes.present(scene.id)}
        if caller.user_id not in own and not desk.is_org:
            raise Refusal("not_in_scene")
        await pause_scene(desk, scene)
        return desk.answer(desk.page(text=desk.speech.say("scene-pause-done"), tone="good"))


async def pause_scene(desk: Desk, scene: Scene) -> None:
    """Pause a locked scene and tell everybody in it."""
    scene.paused_at, scene.paused_by = desk.moment.now, desk.caller.user_id
    for character in await desk.unit.scenes.present(scene.id):
        await desk.unit.timers.hold(scene.guild_id, character.id, paused(scene.id), desk.moment.now)
    await stop_fights(desk, scene)
    desk.tell_scene(scene.channel_id, "scene-paused", by=mention(desk.caller.user_id))


async def resume(game: Game, caller: Caller) -> Page:
    """Let a paused scene go on."""
    async with write(game, caller, need=Rank.ORG) as desk:
        scene = await scene_here(desk, lock=True)
        if scene.paused_at is None:
            raise Refusal("scene_runs")
        await resume_scene(desk, scene)
        return desk.answer(desk.page(text=desk.speech.say("scene-resume-done"), tone="good"))


async def resume_scene(desk: Desk, scene: Scene) -> None:
    """Let a locked scene go on, with all clocks and deadlines that stood still for it."""
    scene.paused_at = scene.paused_by = None
    await desk.unit.timers.release(scene.guild_id, paused(scene.id), desk.moment.now)
    await resume_fights(desk, scene)
    desk.tell_scene(scene.channel_id, "scene-resumed")


def scene_name(scene: Scene) -> Markup:
    """Return a scene's name, else that of its channel, ready to be shown."""
    return Markup(escape(scene.name)) if scene.name else channel(scene.channel_id)


async def spoke(game: Game, caller: Caller) -> None:
    """Note that a player wrote in a scene: the character enters by its first words, and its talk is counted."""
    async with game.database.begin(write=False) as unit:
        scene = await unit.scenes.in_channel(caller.guild_id, caller.channel_id)
        found = await unit.guilds.meet(caller.guild_id, caller.user_id)
    if scene is None or found.active is None:
        return
    async with write(game, caller, need=Rank.STRANGER) as desk:
        here = await scene_here(desk, lock=True)
        character = await find_own(desk, None, lock=True)
        if await bring_in(desk, character, here) and visible(desk, character):
            desk.tell_scene(here.channel_id, "scene-entered", character=character.name)
        desk.unit.scenes.spoke(here.id, character.id, desk.moment.now)
