"""The words of simcord's page that a player sees, each with the text of ours that takes its place."""

from __future__ import annotations

from bot.i18n.speech import Speech

WORDING: dict[str, tuple[tuple[str, str], ...]] = {"app.js": ()}


def reworded(name: str, text: str, speech: Speech) -> str:
    """Return a file of simcord's page in the language of `speech`."""
    return text
