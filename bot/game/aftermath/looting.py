"""Loot: what the fallen carries shown to whoever stands over it, and what of it is taken (DBF-AFTER-2..4, -12)."""

from __future__ import annotations

from dataclasses import replace

from bot.game.aftermath.fallen import Encounter, Reachable, aftermath_rules, look, party, step_over
from bot.game.caller import Caller
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.goods.bag import PURSE, mark, token
from bot.game.names import plain
from bot.game.numbers import read_whole
from bot.game.requests import check_place, post_request
from bot.game.things import DUCATS, dump_haul, named, tell_haul
from bot.i18n.escape import mention
from bot.i18n.page import Button, Choice, Form, Menu, Page, Question
from bot.rules.core.goods import Haul, Thing
from bot.rules.core.refusal import Refusal

MOST = 25
EVERYTHING = "all"


async def loot(
    game: Game,
    caller: Caller,
    *,
    target: str,
    what: str | None = None,
    count: int | None = None,
    subject: str | None = None,
    reachable: Reachable = None,
) -> Page:
    """Show what may be taken from somebody who lies; with `what` take it: `all`, the ducats, or one kind of things."""
    async with write(game, caller) as desk:
        meeting = await step_over(desk, target, subject, reachable)
        through = _check(desk, meeting)
        spoils = _spoils(desk, meeting)
        if what is None:
            return desk.answer(_page(desk, meeting, spoils, through))
        if through is not None:
            check_place(desk, reachable)
            return desk.answer(await _ask_org(desk, meeting, spoils))
        haul = None if plain(what) == EVERYTHING else _wanted(desk, spoils, what, count)
        return desk.answer(_take(desk, meeting, haul))


def _check(desk: Desk, meeting: Encounter) -> str | None:
    rules = aftermath_rules(desk.ruleset(meeting.by.ruleset))
    if meeting.by.id == meeting.fallen.id:
        raise Refusal("same_character")
    return rules.check_loot(meeting.looks, meeting.lies, combat_over=meeting.over)


def _spoils(desk: Desk, meeting: Encounter) -> Haul:
    return aftermath_rules(desk.ruleset(meeting.by.ruleset)).spoils(sheet_of(desk, meeting.fallen))


def _wanted(desk: Desk, spoils: Haul, what: str, count: int | None) -> Haul:
    """Return what was named, all there is of it unless a count is given."""
    if plain(what) in DUCATS or what == PURSE:
        return Haul(ducats=spoils.ducats if count is None else count)
    for one in spoils.things:
        names = (plain(named(speech, one)) for speech in desk.game.speeches.values())
        if what == token(one) or plain(what) in names:
            return Haul(things=(one if count is None else replace(one, count=count),))
    raise Refusal("thing_not_there")


def _take(desk: Desk, meeting: Encounter, haul: Haul | None) -> Page:
    """Let the rules decide; the player of the fallen is told what is gone and who took it."""
    by, fallen = meeting.by, meeting.fallen
    rules = aftermath_rules(desk.ruleset(by.ruleset))
    looter, lying = party(desk, by, meeting.looks), party(desk, fallen, meeting.lies)
    looted = rules.loot(looter, lying, haul, combat_over=meeting.over)
    passed = looted.passed
    if passed is None or not (passed.haul.ducats or passed.haul.things):
        return _page(desk, meeting, _spoils(desk, meeting), None)
    keep(desk, fallen, passed.giver)
    keep(desk, by, passed.receiver)
    told = {"name": fallen.name, "looter": by.name, "haul": tell_haul(desk.guild_speech, passed.haul)}
    for owner in {fallen.owner_id, by.owner_id} - {desk.caller.user_id}:
        desk.notify(owner, "notice-looted", **told)
    desk.log("log-looted", actor=mention(desk.caller.user_id), **told)
    if meeting.scene is not None:
        desk.tell_scene(meeting.scene.channel_id, "scene-looted", name=fallen.name, looter=by.name)
    said = desk.speech.say("loot-taken", haul=tell_haul(desk.speech, passed.haul), name=fallen.name)
    return _page(desk, meeting, _spoils(desk, meeting), None, said)


def _page(desk: Desk, meeting: Encounter, spoils: Haul, through: str | None, said: str = "") -> Page:
    """Return what lies there, with a way to take all of it, some of it, or a part of one kind."""
    speech = desk.speech
    place = f"{meeting.fallen.id}:{meeting.by.id}"
    title, is_empty = speech.label("loot-title", name=meeting.fallen.name), not (spoils.ducats or spoils.things)
    text = speech.say("loot-nothing" if is_empty else "loot-there", haul=tell_haul(speech, spoils))
    text = f"{said}\n{text}" if said else text
    if is_empty:
        return Page(title=title, text=text, tone="good" if said else "info")
    if through is not None:
        button = Button(speech.label("button-loot-ask"), f"loot_all:{place}", "primary")
        return Page(title=title, text=f"{text}\n{speech.say('loot-through-org')}", buttons=(button,), tone="wait")
    choices = [Choice(str(tell_haul(speech, Haul(spoils.ducats))), PURSE)] if spoils.ducats else []
    choices += [Choice(f"{named(speech, one)} × {one.count}", mark(one)) for one in spoils.things]
    menu = Menu(f"loot_what:{place}", speech.label("loot-prompt"), tuple(choices[:MOST]))
    everything = Button(speech.label("button-loot-all"), f"loot_all:{place}", "primary", emoji="🎒")
    return Page(title=title, text=text, buttons=(everything,), menus=(menu,), tone="good" if said else "info")


async def choose(
    game: Game, caller: Caller, *, target: str, subject: str, what: str, reachable: Reachable = None
) -> Page | Form:
    """Take what was chosen from the menu; where there are several of it, ask how many first."""
    async with read(game, caller) as desk:
        meeting = await look(desk, target, subject)
        _check(desk, meeting)
        fallen, spoils = meeting.fallen, _spoils(desk, meeting)
        there = spoils.ducats if what == PURSE else _count(spoils.things, what)
        if there > 1:
            title = desk.speech.label("loot-how-many-title", name=fallen.name)
            label = desk.speech.label("loot-how-many", count=there)
            question = Question("count", label, value=str(there), maximum=15)
            return Form(f"loot_count:{target[1:]}:{subject[1:]}:{what}", title, (question,))
    return await loot(game, caller, target=target, what=_typed(what), subject=subject, reachable=reachable)


def _count(things: tuple[Thing, ...], what: str) -> int:
    return next((one.count for one in things if mark(one) == what), 0)


def _typed(what: str) -> str:
    return what if what == PURSE else f"={what}"


async def take_counted(
    game: Game, caller: Caller, *, target: str, subject: str, what: str, count: str, reachable: Reachable = None
) -> Page:
    """Take as many as were typed into the form."""
    number, about = read_whole(count), {"target": target, "subject": subject, "reachable": reachable}
    return await loot(game, caller, what=_typed(what), count=number or 0, **about)  # type: ignore[arg-type]  # as named


async def _ask_org(desk: Desk, meeting: Encounter, spoils: Haul) -> Page:
    """Ask an ORG to hand out what beings had that a spell put aside (DBF-AFTER-12, R-SPL-19)."""
    by, fallen = meeting.by, meeting.fallen
    if not (spoils.ducats or spoils.things):
        return _page(desk, meeting, spoils, None)
    if any(one.payload.get("target") == fallen.id for one in await desk.unit.requests.of_character(by.id)):
        raise Refusal("deed_waits")
    payload = {"target": fallen.id, "target_name": fallen.name, "haul": dump_haul(spoils)}
    request = await post_request(desk, by, "loot", str(fallen.id), payload)
    withdraw = Button(desk.speech.label("button-withdraw"), f"withdraw:{request.id}")
    return Page(text=desk.speech.say("loot-asked", name=fallen.name), buttons=(withdraw,), tone="wait")


async def suggest_what(
    game: Game, caller: Caller, typed: str, *, target: str, subject: str | None
) -> list[tuple[str, str]]:
    """Return (name and count, value) of what may be taken, to somebody who may take it."""
    async with read(game, caller) as desk:
        meeting = await look(desk, target, subject)
        _check(desk, meeting)
        spoils = _spoils(desk, meeting)
        speech = desk.speech
        offered = [(speech.label("button-loot-all"), EVERYTHING)]
        offered += [(str(tell_haul(speech, Haul(spoils.ducats))), PURSE)] if spoils.ducats else []
        offered += [(f"{named(speech, one)} × {one.count}", token(one)) for one in spoils.things]
        return [(name, value) for name, value in offered if plain(typed) in plain(name)]
