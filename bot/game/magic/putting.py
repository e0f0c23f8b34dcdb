"""Puts questions: to the character obliged to tell the truth, or to the ORGs; and voids them with a broken trance."""

from __future__ import annotations

from datetime import timedelta

from bot.game.desk import Desk
from bot.game.requests import check_place, remind
from bot.game.trances import waiting
from bot.i18n.arguments import Term
from bot.i18n.escape import mention
from bot.i18n.page import Button, Page
from bot.rules.core.magic import Question as Allowed
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Question, Request

LONGEST = 1500
ANSWERS = ("yes", "no", "dont_know")
REMINDERS = (timedelta(hours=18), timedelta(hours=42))


async def put_question(desk: Desk, asker: Character, allowed: Allowed, spell: str, text: str | None) -> Page:
    """Keep the question a casting allows; with `text` it is put at once, else the caster writes it now or later."""
    question = Question(
        guild_id=asker.guild_id,
        asker_id=asker.id,
        target_id=int(allowed.target) if allowed.answered_by == "target" and allowed.target is not None else None,
        spell=spell,
        form=allowed.form,
        state="granted",
        at_end=allowed.at_end,
        asked_by=desk.caller.user_id,
        at=desk.moment.now,
        casting={},
        text=None,
        answer=None,
        answer_text=None,
        answered_by=None,
        answered_at=None,
        told_at=None,
    )
    if await _answered_by_orgs(desk, question):
        check_place(desk)  # a trance whose question nobody could see would be wasted
    desk.unit.questions.add(question)
    await desk.unit.flush()
    if text:
        return await put(desk, question, text)
    button = Button(desk.speech.label("button-ask"), f"ask:{question.id}", "primary")
    return Page(text=desk.speech.say("question-granted"), buttons=(button,), tone="wait")


async def _answered_by_orgs(desk: Desk, question: Question) -> bool:
    """Say whether the ORGs answer: for themselves, or for a creep."""
    if question.target_id is None:
        return True
    target = await desk.unit.characters.get(question.guild_id, question.target_id)
    return target is not None and target.creep_id is not None


async def put(desk: Desk, question: Question, text: str) -> Page:
    """Put a granted question in these words to whoever has to answer."""
    question.text, question.state, question.at = text[:LONGEST], "open", desk.moment.now
    asker = await desk.unit.characters.get(question.guild_id, question.asker_id)
    if asker is None:
        raise Refusal("question_gone")
    target = await desk.unit.characters.get(question.guild_id, question.target_id or 0)
    if target is None and question.target_id is not None:
        raise Refusal("question_gone")
    if target is None or target.creep_id is not None:
        await _to_orgs(desk, question, asker, target)
        return Page(text=desk.speech.say("question-put-org"), tone="wait")
    _to_player(desk, question, asker, target)
    return Page(text=desk.speech.say("question-put", name=target.name), tone="wait")


def answer_buttons(question_id: int) -> list[list[str]]:
    """Return the three buttons of a closed question as a notice keeps them: text, action, style."""
    return [[f"answer-{answer.replace('_', '-')}", f"answer:{question_id}:{answer}", "secondary"] for answer in ANSWERS]


def _to_player(desk: Desk, question: Question, asker: Character, target: Character) -> None:
    arguments = {
        "name": target.name,
        "asker": asker.name,
        "spell": Term(f"spell-{question.spell}"),
        "question": question.text,
    }
    buttons = answer_buttons(question.id)
    desk.notify_all_of(target.owner_id, [("notice-question", arguments)], buttons=buttons)
    for wait in REMINDERS:
        desk.notify_all_of(
            target.owner_id, [("notice-question", arguments)], buttons=buttons, later=wait, while_open=question.id
        )
    desk.log("log-question", asker=asker.name, target=target.name, question=question.text or "")


async def _to_orgs(desk: Desk, question: Question, asker: Character, creep: Character | None) -> None:
    """Let the question wait among the requests; the asker's clocks stand still until an ORG has answered (R-PBP-1)."""
    await let_wait(desk, question, asker, creep, question.form)
    await desk.wind_clocks()  # the trance begins before it can stand still
    await desk.unit.timers.hold(question.guild_id, asker.id, waiting(question.id), desk.moment.now)
    desk.log("log-question-org", actor=mention(desk.caller.user_id), asker=asker.name, question=question.text or "")


async def let_wait(desk: Desk, question: Question, asker: Character, creep: Character | None, form: str) -> None:
    """Post the card of what the ORGs are asked, for themselves or for a creep."""
    check_place(desk)
    told = {"question": question.id, "text": question.text, "spell": question.spell, "form": form}
    request = Request(
        guild_id=question.guild_id,
        kind="question",
        subject=f"question:{question.id}",
        character_id=asker.id,
        asked_by=question.asked_by,
        asked_at=desk.moment.now,
        payload={**told, "target": creep.name} if creep is not None else told,
        state="open",
        decided_by=None,
        decided_at=None,
        reason=None,
        channel_id=None,
        message_id=None,
    )
    desk.unit.requests.add(request)
    await desk.unit.flush()
    desk.say("card", f"card{request.id}", request_id=request.id)
    remind(desk, request, asker)
