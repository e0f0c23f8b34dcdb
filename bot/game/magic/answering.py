"""Answers: by the one obliged to tell the truth, by an ORG to a vision, and the word of consent."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.desk import Desk, Game, read, write
from bot.game.magic.aims import gather
from bot.game.magic.cast import perform
from bot.game.magic.consent import CONSENT, lapsed
from bot.game.magic.endings import tell_answer
from bot.game.magic.putting import LONGEST, put
from bot.game.magic.spells import magic_of
from bot.game.names import plain
from bot.game.requests import check_not_own
from bot.game.scenes.moving import check_running
from bot.game.trances import waiting
from bot.i18n.arguments import Term
from bot.i18n.escape import mention
from bot.i18n.page import Form, Page
from bot.i18n.page import Question as Input
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Question, Request


async def ask_form(game: Game, caller: Caller, *, question_id: int) -> Form:
    """Return the form in which a granted question is written."""
    async with read(game, caller) as desk:
        inputs = (Input("text", desk.speech.label("ask-question"), long=True, maximum=LONGEST),)
        # It may be opened from a direct message: the form has to name its guild.
        return Form(f"ask:{question_id}:g{caller.guild_id}", desk.speech.label("button-ask"), inputs)


async def ask(
    game: Game, caller: Caller, *, text: str, question_id: int | None = None, subject: str | None = None
) -> Page:
    """Put the question a spell has granted: one, in these words (DBF-MAGIC-12)."""
    async with write(game, caller) as desk:
        character = await find_own(desk, subject) if question_id is None else None
        question = await _granted(desk, character, question_id)
        if not plain(text):
            raise Refusal("question_empty")
        return desk.answer(await put(desk, question, text.strip()))


async def _granted(desk: Desk, character: Character | None, question_id: int | None) -> Question:
    if question_id is None and character is not None:
        own = await desk.unit.questions.of_asker(character.id, "granted")
        question_id = own[0].id if own else None
    question = await desk.unit.questions.get(desk.caller.guild_id, question_id or 0, lock=True)
    if question is None or question.state != "granted":
        raise Refusal("nothing_to_ask")
    asker = await desk.unit.characters.get(desk.caller.guild_id, question.asker_id)
    if asker is None or (asker.owner_id != desk.caller.user_id and not desk.is_org):
        raise Refusal("nothing_to_ask")
    return question


async def answer(
    game: Game,
    caller: Caller,
    *,
    answer: str,
    text: str | None = None,
    question_id: int | None = None,
    subject: str | None = None,
) -> Page:
    """Answer the question that waits for the own character; the truth is a matter of honour (R-MAG-10)."""
    async with write(game, caller) as desk:
        request_id = await _request_for_creep(desk, question_id, subject)
        if request_id is not None:
            return desk.answer(await _answer_for_orgs(desk, request_id, answer, text))
        question, target = await _to_answer(desk, question_id, subject, "open")
        kept = magic_of(desk, target).answer_allowed(question.spell, answer)
        _close(desk, question, kept, text)
        asker = await desk.unit.characters.get(caller.guild_id, question.asker_id)
        if asker is not None:
            tell_answer(desk, question, asker)
        _log(desk, question, asker, target.name)
        return desk.answer(Page(text=desk.speech.say("question-answered"), tone="good"))


async def _request_for_creep(desk: Desk, question_id: int | None, subject: str | None) -> int | None:
    """Return the request that asks the ORGs what a creep answers; None where a player is asked, or nobody."""
    if question_id is None:
        waits = await desk.unit.questions.waiting_for((await find_own(desk, subject)).id, "open")
        question_id = waits.id if waits else 0
    question = await desk.unit.questions.get(desk.caller.guild_id, question_id)
    if question is None or question.target_id is None:
        return None
    target = await desk.unit.characters.get(desk.caller.guild_id, question.target_id)
    if target is None or target.creep_id is None:
        return None
    waiting_requests = await _requests_of(desk, question)
    return waiting_requests[0].id if waiting_requests else None


async def _requests_of(desk: Desk, question: Question) -> list[Request]:
    requests = await desk.unit.requests.of_character(question.asker_id)
    return [request for request in requests if request.payload.get("question") == question.id]


async def _to_answer(
    desk: Desk, question_id: int | None, subject: str | None, state: str
) -> tuple[Question, Character]:
    """Return the question meant, locked, and the character it waits for; a third person meets nothing."""
    if question_id is None:
        character = await find_own(desk, subject)
        waits = await desk.unit.questions.waiting_for(character.id, state)
        question_id = waits.id if waits else 0
    question = await desk.unit.questions.get(desk.caller.guild_id, question_id, lock=True)
    if question is None or question.target_id is None:
        raise Refusal("nothing_to_answer")
    target = await desk.unit.characters.get(desk.caller.guild_id, question.target_id)
    if target is None or (target.owner_id != desk.caller.user_id and not desk.is_org):
        raise Refusal("nothing_to_answer")
    if question.state != state:
        raise Refusal("already_answered")
    return question, target


def _close(desk: Desk, question: Question, answer: str | None, text: str | None) -> None:
    question.state, question.answer, question.answer_text = "answered", answer, (text or "").strip()[:LONGEST] or None
    question.answered_by, question.answered_at = desk.caller.user_id, desk.moment.now


def _log(desk: Desk, question: Question, asker: Character | None, target: str) -> None:
    answer = Term(f"answer-{question.answer.replace('_', '-')}") if question.answer else (question.answer_text or "")
    name = asker.name if asker else "?"
    desk.log(
        "log-answer",
        actor=mention(desk.caller.user_id),
        asker=name,
        target=target,
        question=question.text or "",
        answer=answer,
    )


async def consent(
    game: Game, caller: Caller, *, answer: str, question_id: int | None = None, subject: str | None = None
) -> Page:
    """Give or refuse consent; with it the casting happens now, without it nothing is spent (R-SPL-22)."""
    async with write(game, caller) as desk:
        question, target = await _to_answer(desk, question_id, subject, "consent")
        # The ORGs' word for a creep counts late, too: until the caster asks anew.
        if target.creep_id is None and lapsed(question, desk.moment.now):
            raise Refusal("nothing_to_answer")
        caster = await desk.unit.characters.get(caller.guild_id, question.asker_id)
        if caster is None or caster.retired_at is not None:
            raise Refusal("nothing_to_answer")
        question.state, question.answered_by, question.answered_at = "void", caller.user_id, desk.moment.now
        for request in await _requests_of(desk, question):
            _decide(desk, request, answer)
        if answer != "yes":
            desk.notify(caster.owner_id, "notice-consent-refused", name=target.name)
            return desk.answer(Page(text=desk.speech.say("consent-refused"), tone="good"))
        desk.acting_as = question.asked_by
        needs = magic_of(desk, caster).needs(question.spell)
        aims = await gather(desk, caster, [target], needs, choice=None, consent=True)
        scene = await desk.unit.scenes.get(caller.guild_id, caster.scene_id or 0)
        check_running(scene)
        page = await perform(desk, aims, question.spell, scene, question.text)
        if not question.text:
            buttons = [["button-ask", button.action, button.style] for button in page.buttons]
            desk.notify_all_of(caster.owner_id, [("notice-consent-given", {"name": target.name})], buttons=buttons)
        return desk.answer(Page(text=desk.speech.say("consent-given"), tone="good"))


async def answer_request(
    game: Game, caller: Caller, *, request_id: int, answer: str | None = None, text: str | None = None
) -> Page:
    """Answer a question to the ORGs, once; a vision in words, a closed one by yes, no or don't know (R-SPL-21)."""
    async with write(game, caller) as desk:
        return desk.answer(await _answer_for_orgs(desk, request_id, answer, text))


async def _answer_for_orgs(desk: Desk, request_id: int, answer: str | None, text: str | None) -> Page:
    desk.need_staff()
    request, question, asker = await _asked_of_orgs(desk, request_id)
    if request.state != "open":
        raise Refusal("already_answered")
    check_not_own(desk, request, asker)
    kept = magic_of(desk, asker).answer_allowed(question.spell, answer or text or "")
    _close(desk, question, kept if answer else None, text)
    await _settle(desk, request, question, asker)
    return Page(text=desk.speech.say("question-answered-org"), tone="good")


async def _asked_of_orgs(desk: Desk, request_id: int) -> tuple[Request, Question, Character]:
    """Lock the character before its question and request: the same order as where a trance breaks."""
    unit, guild_id = desk.unit, desk.caller.guild_id
    seen = await unit.requests.get(guild_id, request_id)
    if seen is None or seen.kind != "question":
        raise Refusal("request_gone")
    asker = await unit.characters.get(guild_id, seen.character_id, lock=True)
    question = await unit.questions.get(guild_id, int(seen.payload["question"]), lock=True)
    request = await unit.requests.get(guild_id, request_id, lock=True)
    if request is None or question is None or asker is None or question.state == CONSENT:
        raise Refusal("request_gone")
    return request, question, asker


async def _settle(desk: Desk, request: Request, question: Question, asker: Character) -> None:
    """Let the asker's clocks run on; an answer heard in a trance is told when that is over."""
    request.reason = question.answer_text
    _decide(desk, request, question.answer)
    await desk.unit.timers.release(asker.guild_id, waiting(question.id), desk.moment.now)
    running = {timer.spell for timer in await desk.unit.timers.of_character(asker.id)}
    if not question.at_end or question.spell not in running:
        tell_answer(desk, question, asker)
    _log(desk, question, asker, str(request.payload.get("target", "ORG")))


def _decide(desk: Desk, request: Request, answer: str | None) -> None:
    """Write down who answered the ORGs' card and how, and draw it anew."""
    request.state, request.decided_by, request.decided_at = "answered", desk.caller.user_id, desk.moment.now
    request.payload = {**request.payload, "answer": answer}
    desk.say("card", f"card{request.id}", request_id=request.id)


async def vision_form(game: Game, caller: Caller, *, request_id: int) -> Form:
    """Return the form in which an ORG writes a vision."""
    async with read(game, caller) as desk:
        desk.need_staff()
        inputs = (Input("text", desk.speech.label("vision-question"), long=True, maximum=LONGEST),)
        return Form(f"vision:{request_id}", desk.speech.label("button-vision"), inputs)
