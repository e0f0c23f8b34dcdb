"""Requests that wait for an ORG: posted as cards, decided once, undone with the next tap."""

from __future__ import annotations

from bot.game.approvals.by_command import by_command, suggest
from bot.game.approvals.cards import card, decision_of, marks, old_marks
from bot.game.approvals.decide import decide, give_reason, give_values, reason_form, undo, withdraw
from bot.game.approvals.queue import queue, show_request
from bot.game.approvals.reactions import react, redraw, repost, watched
from bot.game.requests import check_place, post_request

__all__ = [
    "by_command",
    "card",
    "check_place",
    "decide",
    "decision_of",
    "give_reason",
    "give_values",
    "marks",
    "old_marks",
    "post_request",
    "queue",
    "react",
    "reason_form",
    "redraw",
    "repost",
    "show_request",
    "suggest",
    "undo",
    "watched",
    "withdraw",
]
