"""Revival by an ORG, which is the head ORG's answer to the dead as well (DBF-AFTER-8)."""

from __future__ import annotations

from bot.game.aftermath.cases import DEAD
from bot.game.aftermath.fallen import aftermath_rules
from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Game, write
from bot.i18n import sheets
from bot.i18n.escape import Markup, mention
from bot.i18n.page import Page


async def revive(game: Game, caller: Caller, *, character: str, lives: int | None = None) -> Page:
    """Bring somebody who lies back, to full lives or so many; whose case the head ORG has, the head ORG alone."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        if await desk.unit.field.open_case(found.id, DEAD) is not None:
            desk.need(Rank.HEAD_ORG)
        ruleset = desk.ruleset(found.ruleset)
        facts = aftermath_rules(ruleset).revive(sheet_of(desk, found), desk.rulings(ruleset.key), lives)
        keep(desk, found, facts)
        view = view_of(desk, found)
        scene = await desk.unit.scenes.get(caller.guild_id, found.scene_id or 0)
        if scene is not None and scene.closed_at is None:
            desk.tell_scene(scene.channel_id, "scene-revived", name=found.name)
        desk.notify(found.owner_id, "notice-revived", name=found.name, lives=view.lives)
        desk.log("log-revived", actor=mention(caller.user_id), name=found.name, lives=view.lives)
        hearts = Markup(sheets.hearts(desk.speech, view.lives, view.lives_maximum))
        return desk.answer(Page(text=desk.speech.say("revive-done", name=found.name, hearts=hearts), tone="good"))
