"""Trances broken before their time: the question asked in one is void, and no clock stands still for it (R-SPL-21)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from bot.rules.core.ruleset import Fact
from bot.store.tables import Question
from bot.store.unit import Unit


def waiting(question_id: int) -> str:
    """Return the reason for which clocks stand still while the ORGs are asked (R-PBP-1)."""
    return f"question:{question_id}"


def broken_by(facts: Iterable[Fact]) -> list[str]:
    """Return the spells whose effect these facts end otherwise than by the clock."""
    ended = (fact for fact in facts if getattr(fact, "kind", "") == "effect_ended")
    return [str(getattr(fact, "spell", "")) for fact in ended if getattr(fact, "why", "time") != "time"]


async def void_questions(unit: Unit, character_id: int, spell: str, now: datetime) -> list[int]:
    """Void what was asked in a broken trance and not told yet; return the requests whose cards have changed by it."""
    asked = await unit.questions.of_asker(character_id, "granted", "open", "answered")
    void = [one for one in asked if one.spell == spell and one.at_end and one.told_at is None]
    for question in void:
        question.state = "void"
        await unit.timers.release(question.guild_id, waiting(question.id), now)
    return [number for question in void for number in await withdraw_requests(unit, question)]


async def withdraw_requests(unit: Unit, question: Question) -> list[int]:
    """Let the ORGs have nothing to answer any more; return the requests whose cards have changed by it."""
    requests = await unit.requests.of_character(question.asker_id)
    mine = [request for request in requests if request.payload.get("question") == question.id]
    for request in mine:
        request.state = "withdrawn"
    return [request.id for request in mine]
