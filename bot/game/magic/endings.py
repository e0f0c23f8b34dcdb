"""Tells answers: at once, or when the trance they were asked in is over."""

from __future__ import annotations

from bot.game.desk import Desk
from bot.i18n.arguments import Term
from bot.i18n.escape import because
from bot.store.tables import Character, Question


async def trance_over(desk: Desk, character: Character, spell: str) -> None:
    """Tell the answer to a question asked in a trance that has just ended."""
    for question in await desk.unit.questions.of_asker(character.id, "answered"):
        if question.spell == spell and question.told_at is None:
            tell_answer(desk, question, character)


def tell_answer(desk: Desk, question: Question, asker: Character) -> None:
    """Tell the one who asked what the answer is; once."""
    question.told_at = desk.moment.now
    added = question.answer_text
    answer = Term(f"answer-{question.answer.replace('_', '-')}") if question.answer else ""
    desk.notify(
        asker.owner_id,
        "notice-answer-open" if question.answer is None else "notice-answer",
        name=asker.name,
        question=question.text or "",
        answer=answer,
        text=because(added) if question.answer else added or "",
    )
