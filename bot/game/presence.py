"""Being out of game, and calling for help: what concerns the player rather than the character."""

from __future__ import annotations

from datetime import timedelta

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, write
from bot.game.scenes.commands import pause_scene
from bot.game.scenes.moving import check_unsurprised
from bot.i18n.escape import because, channel, mention
from bot.i18n.page import Page
from bot.rules.core.conduct import Conduct
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

BETWEEN_EMERGENCIES = timedelta(minutes=1)
LONGEST = 1000


def _conduct(desk: Desk, character: Character) -> Conduct:
    conduct = desk.ruleset(character.ruleset).conduct
    if conduct is None:
        raise Refusal("no_out_of_game_here")
    return conduct


async def out_of_game(
    game: Game, caller: Caller, *, on: bool, reason: str | None = None, subject: str | None = None
) -> Page:
    """Leave the game for a good reason, or announce the way back, which takes its time (DBF-GEN-1, R-PBP-5)."""
    async with write(game, caller) as desk:
        found = await find_own(desk, subject, lock=True)
        conduct, sheet = _conduct(desk, found), sheet_of(desk, found)
        lifted = desk.is_org and found.owner_id != caller.user_id
        if on:
            await check_unsurprised(desk, found)
            facts = conduct.leave_game(sheet, reason or "", in_combat=found.combat_id is not None)
        else:
            facts = conduct.return_to_game(sheet, lifted=lifted)
        keep(desk, found, facts, reason=reason)
        key = "left" if on else "lifted" if lifted else "returning"
        desk.log(f"log-out-of-game-{key}", actor=mention(caller.user_id), name=found.name, reason=because(reason))
        return desk.answer(Page(text=desk.speech.say(f"out-of-game-{key}", name=found.name), tone="good"))


async def emergency(game: Game, caller: Caller, *, text: str) -> Page:
    """Call the ORGs at once and stop the scene; one a minute a player (DBF-SAFETY-7)."""
    async with write(game, caller, need=Rank.STRANGER, set_up=False) as desk:
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id, lock=True)
        if member.emergency_at is not None and desk.moment.now - member.emergency_at < BETWEEN_EMERGENCIES:
            raise Refusal("emergency_too_soon")
        member.emergency_at = desk.moment.now
        scene = await desk.unit.scenes.in_channel(caller.guild_id, caller.channel_id, lock=True)
        if scene is not None and scene.paused_at is None:
            await pause_scene(desk, scene)
        place = channel(caller.channel_id)
        desk.say(
            "emergency", "emergency", channel=_where(desk), caller=caller.user_id, place=str(place), text=text[:LONGEST]
        )
        return desk.answer(Page(text=desk.speech.say("emergency-sent"), tone="wait"))


def _where(desk: Desk) -> int:
    """Return where ORGs look: the approvals channel, else the log, else the place itself."""
    channels = desk.settings.channels
    return channels.get("approvals") or channels.get("log") or desk.caller.channel_id
