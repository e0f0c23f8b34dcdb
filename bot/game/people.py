"""Languages and the ways to be called: what each person chose for themselves."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.desk import Game, write
from bot.game.quiet import NONE
from bot.game.settings import HOUSE_RULINGS
from bot.i18n.page import Page
from bot.i18n.speech import LANGUAGES
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings, read_ruling

WAYS = ("mention", "dm", "digest", "silence")


async def choose_language(game: Game, caller: Caller, *, language: str) -> Page:
    """Keep the caller's own language; from now on every answer is in it."""
    async with write(game, caller, need=Rank.STRANGER, set_up=False) as desk:
        if language not in LANGUAGES:
            raise Refusal("language_unknown")
        person = await desk.unit.guilds.person(caller.user_id)
        person.language = language
        desk.language = language
        return desk.answer(Page(text=desk.speech.say("language-chosen"), tone="good"))


async def choose_notice(game: Game, caller: Caller, *, how: str, quiet: str | None = None) -> Page:
    """Keep how the caller is called, and the own quiet hours (`22-8`, or none)."""
    async with write(game, caller, need=Rank.STRANGER) as desk:
        if how not in WAYS:
            raise Refusal("notify_unknown")
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id)
        member.notify = how
        if quiet is not None:
            spec = next(spec for spec in HOUSE_RULINGS if spec.key == "quiet_hours")
            hours = read_ruling(spec, quiet, Rulings(HOUSE_RULINGS))
            member.quiet = str(hours) if hours else NONE
        member.bell_channel_id = member.bell_channel_id or caller.channel_id
        own = member.quiet or str(desk.house["quiet_hours"] or NONE)
        texts = [desk.speech.say(f"notify-{how}-chosen"), desk.speech.say("notify-quiet", hours=own)]
        return desk.answer(Page(text="\n".join(texts), tone="good"))
