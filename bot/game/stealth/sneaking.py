"""`/stealth` and `/steal`: the secret post that goes before the ORGs, or the dice that decide at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.game.caller import Caller
from bot.game.characters.find import find, find_own
from bot.game.combat.challenge import fighting_ruleset, meet, meet_in
from bot.game.combat.menu import menu_page
from bot.game.desk import Desk, Game, read, write
from bot.game.dice import SeededDice
from bot.game.names import plain
from bot.game.requests import check_place, post_request
from bot.game.scenes.moving import act_here
from bot.game.stealth import asks, thefts
from bot.game.stealth.strikes import FAILED, LONGEST, Strike, carry_through, scene_of, strike_of
from bot.i18n.escape import mention
from bot.i18n.page import Button, Form, Page, Question
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

Reachable = Callable[[int], bool] | None
STRIKE, THEFT = "stealth", "theft"


async def stealth(
    game: Game,
    caller: Caller,
    *,
    target: str,
    text: str | None = None,
    subject: str | None = None,
    reachable: Reachable = None,
) -> Page | Form:
    """Strike out of hiding, or ask an ORG whether anybody notices, as the guild has it (R-ABI-2)."""
    if text is None:
        return await _form(game, caller, STRIKE, target, subject)
    async with write(game, caller) as desk:
        by, aimed = await find_own(desk, subject), await find(desk, target)
        fighting_ruleset(desk, by)
        strike = await strike_of(desk, await meet(desk, by, aimed, reachable))
        words = _told(text)
        await _check_nothing_waits(desk, strike.meeting.by, STRIKE)
        _check_strike(desk, strike)
        if strike.rulings.word("stealth_mode") == "roll":
            return desk.answer(await _roll(desk, strike, words))
        check_place(desk, reachable)
        return desk.answer(await _ask_orgs(desk, STRIKE, strike.meeting.by, strike.meeting.target, words))


async def steal(
    game: Game,
    caller: Caller,
    *,
    target: str,
    text: str | None = None,
    subject: str | None = None,
    reachable: Reachable = None,
) -> Page | Form:
    """Slip the token into somebody's pouch; whether that is noticed, an ORG says (DBF-ABIL-ZLODEJINA-2, R-ABI-9)."""
    if text is None:
        return await _form(game, caller, THEFT, target, subject)
    async with write(game, caller) as desk:
        by, aimed = await find_own(desk, subject), await find(desk, target)
        await act_here(desk, by, reachable)
        await desk.unit.flush()
        locked = await desk.unit.characters.lock(caller.guild_id, sorted({by.id, aimed.id}))
        found = {one.id: one for one in locked}
        thief, victim = found[by.id], found[aimed.id]
        words = _told(text)
        await _check_nothing_waits(desk, thief, THEFT)
        await thefts.check_attempt(desk, thief, victim, words)
        check_place(desk, reachable)
        return desk.answer(await _ask_orgs(desk, THEFT, thief, victim, words))


def _told(text: str) -> str:
    """Return the words that play it out; a deed without any is refused (R-PBP-3)."""
    if not plain(text):
        raise Refusal("deed_not_told", rule="R-PBP-3")
    return text.strip()[:LONGEST]


async def _form(game: Game, caller: Caller, kind: str, target: str, subject: str | None) -> Form:
    async with read(game, caller) as desk:
        by, aimed = await find_own(desk, subject), await find(desk, target)
        await _check_first(desk, kind, by, aimed)
        question = Question("text", desk.speech.label(f"sneak-question-{kind}"), long=True, maximum=LONGEST)
        title = desk.speech.label(f"sneak-title-{kind}")
        return Form(f"sneak_{kind}:{aimed.id}:{by.id}", title, (question,))


async def _check_first(desk: Desk, kind: str, by: Character, aimed: Character) -> None:
    """Refuse before anything is written what is refused afterwards; who has yet to enter the scene is asked later."""
    scene = await scene_of(desk, by)
    if scene is None or scene.channel_id != desk.caller.channel_id or by.ruleset != aimed.ruleset:
        return
    if kind == THEFT:
        await thefts.check_attempt(desk, by, aimed, "")
    else:
        _check_strike(desk, await strike_of(desk, await meet_in(desk, scene, by, aimed)))


async def _check_nothing_waits(desk: Desk, by: Character, kind: str) -> None:
    """Refuse a second one while an ORG, or the one it was aimed at, has not answered the first."""
    waiting = await desk.unit.requests.of_character(by.id)
    asked = await desk.unit.field.asked_by(by.id)
    of_kind = asks.SURPRISE if kind == STRIKE else asks.THEFT
    if any(one.kind == kind for one in waiting) or any(one.kind == of_kind for one in asked):
        raise Refusal("deed_waits")


def _check_strike(desk: Desk, strike: Strike) -> None:
    """Refuse at once what could not be done even unnoticed; what the target owns nobody learns here (R-ABI-2)."""
    try:
        strike.judged(SeededDice(desk.seed), unnoticed=True)
    except Refusal as refusal:
        if refusal.code not in FAILED:
            raise


async def _roll(desk: Desk, strike: Strike, text: str) -> Page:
    """Let the dice decide; a failed strike is an outcome with one text, whatever it failed by (R-ABI-2)."""
    by, target = strike.meeting.by, strike.meeting.target
    named: dict[str, Any] = {"actor": mention(desk.caller.user_id), "name": by.name, "target": target.name}
    try:
        strike.judged(desk.moment.dice, unnoticed=None)
    except Refusal as refusal:
        if refusal.code not in FAILED:
            raise
        desk.log(f"log-strike-{refusal.code.replace('_', '-')}", **named)
        return Page(text=desk.speech.say("stealth-failed", name=by.name), tone="plain")
    desk.log("log-strike-unnoticed", **named)
    fight = await carry_through(desk, strike, text, desk.caller.user_id)
    if fight is None:
        return Page(text=desk.speech.say("stealth-on-its-way", name=by.name, target=target.name), tone="wait")
    return menu_page(desk, fight, by, desk.speech.say("stealth-struck", target=target.name))


async def _ask_orgs(desk: Desk, kind: str, by: Character, target: Character, text: str) -> Page:
    """Put the secret post before the ORGs; until one decides, the clocks of who sneaks stand still (R-PBP-1)."""
    payload = {"target": target.id, "target_name": target.name, "text": text}
    request = await post_request(desk, by, kind, kind, payload)
    await desk.unit.timers.hold(by.guild_id, by.id, asks.awaiting(request.id), desk.moment.now)
    withdraw = Button(desk.speech.label("button-withdraw"), f"withdraw:{request.id}")
    said = desk.speech.say(f"{kind}-asked", name=by.name, target=target.name)
    return Page(text=said, buttons=(withdraw,), tone="wait")
