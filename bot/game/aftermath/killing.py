"""The last blow: its words, the warning before the last phase, the case it opens for the council (DBF-AFTER-5..8)."""

from __future__ import annotations

from bot.game.aftermath.cases import open_case
from bot.game.aftermath.fallen import Encounter, Reachable, aftermath_rules, is_last_phase, look, step_over
from bot.game.caller import Caller
from bot.game.characters.find import token
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.i18n.escape import mention
from bot.i18n.page import Button, Form, Page, Question
from bot.rules.core.aftermath import Killed
from bot.rules.core.refusal import Refusal
from bot.store.tables import Ask

LONGEST = 1000
SURE = "kill"  # what a killer is asked before the last phase
ANY_WORDS = "…"


async def kill(
    game: Game,
    caller: Caller,
    *,
    target: str,
    text: str | None = None,
    sure: bool = False,
    subject: str | None = None,
    reachable: Reachable = None,
) -> Page | Form:
    """Kill somebody who lies; without its words a form opens, outside the last phase it is asked for once more."""
    if text is None:
        return await _form(game, caller, target, subject)
    async with write(game, caller) as desk:
        meeting = await step_over(desk, target, subject, reachable)
        words = text.strip()[:LONGEST] if plain(text) else ""
        killed = await _judge(desk, meeting, words)
        if killed.warning and not sure:
            return desk.answer(await _warn(desk, meeting, words))
        return desk.answer(await _strike_dead(desk, meeting, killed, words))


async def _form(game: Game, caller: Caller, target: str, subject: str | None) -> Form:
    async with read(game, caller) as desk:
        meeting = await look(desk, target, subject)
        if meeting.by.scene_id is not None:  # who has yet to enter the scene is refused afterwards
            await _judge(desk, meeting, ANY_WORDS)
        label = desk.speech.label("kill-question")
        question = Question("text", label, long=True, maximum=LONGEST)
        title = desk.speech.label("kill-form-title", name=meeting.fallen.name)
        return Form(f"kill:{meeting.fallen.id}:{meeting.by.id}", title, (question,))


async def _judge(desk: Desk, meeting: Encounter, words: str) -> Killed:
    ruleset = desk.ruleset(meeting.by.ruleset)
    return aftermath_rules(ruleset).kill(
        meeting.looks,
        meeting.lies,
        sheet_of(desk, meeting.fallen),
        desk.rulings(ruleset.key),
        words=words,
        combat_over=meeting.over,
        last_phase=await is_last_phase(desk),
    )


async def _warn(desk: Desk, meeting: Encounter, words: str) -> Page:
    """Ask once more, with the reason (DBF-SAFETY-6, R-AFT-7); the words wait for the answer."""
    for before in await desk.unit.field.asked(meeting.by.id):
        if before.kind == SURE:
            before.state, before.answer = "answered", "no"
    ask = Ask(
        guild_id=meeting.by.guild_id,
        kind=SURE,
        character_id=meeting.by.id,
        other_id=meeting.fallen.id,
        payload={"text": words},
        state="open",
        answer=None,
        at=desk.moment.now,
        due_at=None,
    )
    desk.unit.field.add(ask)
    await desk.unit.flush()
    sure = Button(desk.speech.label("button-kill-sure"), f"kill_sure:{ask.id}", "danger")
    back = Button(desk.speech.label("button-kill-back"), f"loot:{meeting.fallen.id}:{meeting.by.id}")
    text = desk.speech.say("kill-warning", name=meeting.fallen.name)
    return Page(text=text, buttons=(sure, back), tone="wait")


async def kill_surely(game: Game, caller: Caller, *, ask_id: int, reachable: Reachable = None) -> Page:
    """Kill after the warning, in the words given before it; once."""
    async with write(game, caller) as desk:
        ask = await desk.unit.field.ask(caller.guild_id, ask_id, lock=True)
        if ask is None or ask.kind != SURE:
            raise Refusal("nothing_asked")
        if ask.state != "open":
            raise Refusal("ask_answered")
        found = {one.id: one for one in await desk.unit.characters.some(caller.guild_id, [ask.other_id])}
        if ask.other_id not in found:
            raise Refusal("target_not_here")
        meeting = await step_over(desk, token(found[ask.other_id]), f"={ask.character_id}", reachable)
        words = str(ask.payload["text"])
        killed = await _judge(desk, meeting, words)
        ask.state, ask.answer = "answered", "yes"
        return desk.answer(await _strike_dead(desk, meeting, killed, words))


async def _strike_dead(desk: Desk, meeting: Encounter, killed: Killed, words: str) -> Page:
    """Keep the death, say it to everybody in the scene and to both players, and open the council's case."""
    by, fallen = meeting.by, meeting.fallen
    keep(desk, fallen, killed.facts, reason=words)
    named = {"name": fallen.name, "killer": by.name, "text": words}
    if meeting.scene is not None:
        desk.tell_scene(meeting.scene.channel_id, "scene-killed", **named)
    for owner in {fallen.owner_id, by.owner_id} - {desk.caller.user_id}:
        desk.notify(owner, "notice-killed", **named)
    if killed.council_review:
        case = await open_case(desk, "killing", fallen, other=by, text=words)
        desk.log("log-killed", actor=mention(desk.caller.user_id), number=case.id, **named)
    return Page(text=desk.speech.say("kill-done", name=fallen.name), tone="info")
