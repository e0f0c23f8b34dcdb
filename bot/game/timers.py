"""Timers: what runs for a character, and what happens when it has run - once, late rather than lost."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.aftermath.cases import DEAD, body_taken
from bot.game.caller import Caller, Rank
from bot.game.characters.find import find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Desk, Game, Told, read, write
from bot.game.goods.brewing import tell_end
from bot.game.magic.endings import trance_over
from bot.game.places import working
from bot.i18n.arguments import Term
from bot.i18n.escape import Markup, escape, moment
from bot.i18n.page import Button, Page
from bot.rules.core.ruleset import WorkLine
from bot.store.tables import Character, Timer
from bot.store.unit import Clash

THE_BOT = 0  # the actor of what nobody did
WORK = "work"
BANS = ("fled", "fog", "held")  # for so long somebody may not follow, come near, or move


async def show(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return what runs for a character and until when, and what stands still."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        timers = await desk.unit.timers.of_character(found.id)
        work = view_of(desk, found).work
        lines = [_line(desk, timer, work) for timer in timers] or [desk.speech.say("timers-none")]
        works = any(timer.kind == WORK for timer in timers)
        stop = (Button(desk.speech.label("button-work-stop"), f"work_stop:{found.id}", "danger"),) if works else ()
        return desk.page(escape(found.name), "\n".join(lines), buttons=stop, tone="info")


def _line(desk: Desk, timer: Timer, work: WorkLine | None) -> str:
    what = Markup(escape(timer_name(desk, timer, work)))
    if timer.due_at is None:
        return desk.speech.say("timers-held", what=what, left=left(timer.seconds_left))
    return desk.speech.say("timers-line", what=what, at=moment(timer.due_at.timestamp(), "R"))


def left(seconds: int) -> Markup:
    """Return how much real time is left, in hours and minutes."""
    hours, minutes = divmod(max(0, seconds) // 60, 60)
    parts = (f"{hours} h" if hours else "", f"{minutes} min" if minutes or not hours else "")
    return Markup(" ".join(part for part in parts if part))


def timer_name(desk: Desk, timer: Timer, work: WorkLine | None = None) -> str:
    """Return what a timer is about in the caller's words; of work, which it is and what it makes."""
    if timer.kind == "work" and work is not None:
        thing = work.name or _own_name(desk, work)
        label = desk.speech.say(f"work-{work.sort}")
        return desk.speech.label("timer-work-at", work=label, thing=thing) if thing else label
    if timer.spell:
        return desk.speech.label("timer-effect", spell=desk.speech.label(f"spell-{timer.spell}"))
    return desk.speech.label(f"timer-{timer.kind}")


def _own_name(desk: Desk, work: WorkLine) -> str:
    """Return the name of what the ruleset itself has; what is worked at may be a thing without any."""
    key = f"potion-{work.thing}"
    return desk.speech.label(key) if desk.speech.has(key) else ""


async def ring_due(game: Game, guild_ids: Iterable[int]) -> list[Exception]:
    """Ring every timer of these guilds that is due, each in a transaction of its own that also forgets it.

    Return what went wrong: a timer that cannot ring holds up no other and is tried again with the next tick.
    """
    async with game.database.begin(write=False) as unit:
        due = await unit.timers.due(game.now(), guild_ids)
    faults: list[Exception] = []
    for timer in due:
        try:
            await _ring(game, timer)
        except Clash:
            continue  # another hand was at the character: the next tick finds it still due
        except Exception as error:  # one failing ring must not silence the others (J6)
            faults.append(error)
    return faults


async def _ring(game: Game, timer: Timer) -> None:
    # The moment belongs to the key: SQLite gives the id of a timer that is gone to the next one.
    key = f"timer:{timer.id}:{timer.due_at.timestamp() if timer.due_at else 0:.0f}"
    caller = Caller(timer.guild_id, 0, THE_BOT, "", frozenset(), False, key)
    try:
        async with write(game, caller, need=Rank.STRANGER) as desk:
            character = await desk.unit.characters.get(timer.guild_id, timer.character_id, lock=True)
            claimed = await desk.unit.timers.claim(timer.id, desk.moment.now)
            if claimed is not None:
                await desk.unit.timers.stop(claimed.character_id, claimed.kind, claimed.spell)
            if claimed is not None and character is not None and (character.retired_at is None or claimed.kind in BANS):
                await _what_happens(desk, character, claimed)
    except Told:
        return  # it rang already


async def _what_happens(desk: Desk, character: Character, timer: Timer) -> None:
    ruleset = desk.ruleset(character.ruleset)
    if timer.kind in BANS:
        await desk.unit.combats.lift(character.id, timer.kind)
        return
    if ruleset.timekeeping is None or (timer.kind == WORK and await working.rang(desk, character)):
        return
    rulings, fights = desk.rulings(ruleset.key), character.combat_id is not None
    sheet = sheet_of(desk, character)
    facts = ruleset.timekeeping.ring(sheet, timer.kind, timer.spell or None, rulings, in_combat=fights)
    if not facts:
        return
    keep(desk, character, facts)
    if timer.kind == DEAD:
        await body_taken(desk, character)
    if tell_end(desk, character, facts):
        return
    key = "notice-timer-effect" if timer.spell else f"notice-timer-{timer.kind}"
    spell = Term(f"spell-{timer.spell}") if timer.spell else ""
    desk.notify(character.owner_id, key, name=character.name, spell=spell)
    if timer.spell:
        await trance_over(desk, character, timer.spell)
