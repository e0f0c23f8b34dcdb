"""Names of things a guild may have added itself: factions and classes in the words of a reader."""

from __future__ import annotations

from bot.i18n.speech import Speech


def faction_name(speech: Speech, faction: str) -> str:
    """Return a faction's name: a text of the ruleset, or the guild's own word for it."""
    key = f"faction-{faction}"
    return speech.label(key) if _is_key(faction) and speech.has(key) else faction


def class_name(speech: Speech, character_class: str) -> str:
    """Return a class's name."""
    key = f"class-{character_class}"
    return speech.label(key) if _is_key(character_class) and speech.has(key) else character_class


def _is_key(text: str) -> bool:
    return text.isascii() and text.replace("_", "").isalnum()
