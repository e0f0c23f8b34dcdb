"""Phases: opened and closed by ORGs; spells come back, lives by ruling, and everybody hears of it."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.goods.growth import regrow
from bot.game.moments import read_moment
from bot.game.names import clean_name
from bot.game.requests import log_later
from bot.i18n.escape import Markup, channel, escape, mention, moment
from bot.i18n.page import Button, Page
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Fact, Ruleset
from bot.store.tables import Phase

MOST_CHARACTERS = 10_000


async def open_phase(
    game: Game,
    caller: Caller,
    *,
    name: str | None = None,
    ends: str | None = None,
    last: bool = False,
    lives: bool | None = None,
) -> Page:
    """Open a phase: used spells come back, lives are restored by ruling or as the ORG says (DBF-MAGIC-7, R-MAG-6)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        if await desk.unit.phases.open_one(caller.guild_id, lock=True):
            raise Refusal("phase_is_open")
        phase = Phase(
            guild_id=caller.guild_id,
            name=clean_name(name) if name else await _numbered(desk),
            opened_by=caller.user_id,
            opened_at=desk.moment.now,
            ends_at=read_moment(ends, desk.moment.now, desk.settings.timezone) if ends else None,
            last=last,
            closed_at=None,
        )
        desk.unit.phases.add(phase)
        await desk.unit.flush()
        touched = await _everybody(desk, _Opening(lives))
        await regrow(desk)
        _announce(desk, "phase-opened", phase)
        desk.log("log-phase-opened", actor=mention(caller.user_id), name=phase_name(phase))
        if phase.ends_at is not None:
            left, told = phase.ends_at - desk.moment.now, {"name": phase_name(phase)}
            log_later(desk, "log-phase-over", left, told, while_phase=phase.id)
        text = desk.speech.say("phase-open-done", count=touched) + await _fights_on(desk)
        return desk.answer(desk.page(text=text, tone="good"))


async def close_phase(game: Game, caller: Caller) -> Page:
    """Close the phase: no casting until the next one; what lasts a phase ends (DBF-MAGIC-16)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        phase = await desk.unit.phases.open_one(caller.guild_id, lock=True)
        if phase is None:
            raise Refusal("no_phase_to_close")
        phase.closed_at = desk.moment.now
        touched = await _everybody(desk, _Closing())
        _announce(desk, "phase-closed", phase)
        desk.log("log-phase-closed", actor=mention(caller.user_id), name=phase_name(phase))
        text = desk.speech.say("phase-close-done", count=touched) + await _fights_on(desk)
        return desk.answer(desk.page(text=text, tone="good"))


async def _fights_on(desk: Desk) -> str:
    """Return a line on the fights that go on, for whose fighters the phase counts only after them (R-MAG-6)."""
    combats = await desk.unit.combats.open_ones(desk.caller.guild_id)
    places = Markup(", ".join(channel(place) for place in dict.fromkeys(one.channel_id for one in combats)))
    return "\n" + desk.speech.say("phase-fights-on", places=places) if combats else ""


async def _numbered(desk: Desk) -> str:
    """Return the name of a phase without one: how many this guild has had."""
    return desk.guild_speech.label("phase-number", number=await desk.unit.phases.count(desk.caller.guild_id) + 1)


class _Opening:
    """What opening does to one character."""

    def __init__(self, restore_lives: bool | None) -> None:
        self._restore_lives = restore_lives

    def __call__(self, desk: Desk, ruleset: Ruleset, sheet: object, *, fights: bool) -> tuple[Fact, ...]:
        if ruleset.phases is None:
            return ()
        rulings = desk.rulings(ruleset.key)
        return ruleset.phases.open(sheet, rulings, restore_lives=self._restore_lives, in_combat=fights)


class _Closing:
    """What closing does to one character."""

    def __call__(self, desk: Desk, ruleset: Ruleset, sheet: object, *, fights: bool) -> tuple[Fact, ...]:
        rulings = desk.rulings(ruleset.key)
        return ruleset.phases.close(sheet, rulings, in_combat=fights) if ruleset.phases else ()


async def _everybody(desk: Desk, change: _Opening | _Closing) -> int:
    """Let a phase happen to every living character, locked in the order of their ids; return how many it changed."""
    ids = sorted(one.id for one in await desk.unit.characters.all(desk.caller.guild_id, limit=MOST_CHARACTERS))
    changed = 0
    for character in await desk.unit.characters.lock(desk.caller.guild_id, ids):
        fights = character.combat_id is not None
        facts = change(desk, desk.ruleset(character.ruleset), sheet_of(desk, character), fights=fights)
        keep(desk, character, facts)
        changed += bool(facts)
    return changed


def _announce(desk: Desk, key: str, phase: Phase) -> None:
    channel_id = desk.settings.channels.get("announcements")
    if channel_id is not None:
        ends = moment(phase.ends_at.timestamp(), "F") if phase.ends_at else Markup("–")
        desk.tell_scene(channel_id, key, name=phase_name(phase), ends=ends)


def phase_name(phase: Phase) -> Markup:
    """Return a phase's name ready to be shown."""
    return Markup(escape(phase.name or "–"))


async def show(game: Game, caller: Caller) -> Page:
    """Return whether a phase is open and until when."""
    async with read(game, caller) as desk:
        phase = await desk.unit.phases.open_one(caller.guild_id)
        if phase is None:
            return desk.page(text=desk.speech.say("phase-none"), tone="info")
        lines = [desk.speech.say("phase-since", at=moment(phase.opened_at.timestamp(), "F"))]
        if phase.ends_at:
            end = phase.ends_at.timestamp()
            lines.append(desk.speech.say("phase-ends", at=moment(end, "F"), left=moment(end, "R")))
        if phase.last:
            lines.append(desk.speech.say("phase-last"))
        spells = Button(desk.speech.label("button-spells"), "spells")
        return desk.page(str(phase_name(phase)), "\n".join(lines), buttons=(spells,), tone="info")
