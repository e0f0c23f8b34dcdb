"""Refusals become words here and nowhere else: what is in the way, the way out, the rule behind it."""

from __future__ import annotations

from bot.i18n.page import Page
from bot.i18n.speech import Speech
from bot.rules.core.refusal import Refusal


def refusal_page(speech: Speech, refusal: Refusal) -> Page:
    """Return the page of a refusal; every refusal has a text and a `.way` out in every language."""
    key = f"refusal-{refusal.code}"
    what = speech.say(key, **refusal.arguments)
    way = speech.say(key, "way", **refusal.arguments)
    return Page(text=f"**{what}**\n{way}", footer=refusal.rule or "", tone="bad")
