"""Arguments of a sentence kept as JSON until the sentence is said, in the language of whoever hears it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.i18n.escape import Markup
from bot.i18n.speech import Speech


@dataclass(frozen=True, slots=True)
class Term:
    """An argument that is itself a text (the name of a class, an ability), to be said in the hearer's language."""

    key: str


def pack(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return arguments as JSON data; markup and terms are marked as such."""
    return {name: _pack(value) for name, value in arguments.items()}


def _pack(value: Any) -> Any:
    if isinstance(value, Markup):
        return {"markup": str(value)}
    if isinstance(value, Term):
        return {"term": value.key}
    return [_pack(item) for item in value] if isinstance(value, list | tuple) else value


def unpack(stored: Mapping[str, Any], speech: Speech) -> dict[str, Any]:
    """Return packed arguments ready for `speech`; lists become enumerations."""
    return {name: _unpack(value, speech) for name, value in stored.items()}


def _unpack(value: Any, speech: Speech) -> Any:
    if isinstance(value, dict):
        return Markup(value["markup"]) if "markup" in value else Markup(speech.say(value["term"]))
    if isinstance(value, list):
        return Markup(", ".join(str(_unpack(item, speech)) for item in value))
    return value


def said(speech: Speech, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return arguments with their terms in the language of `speech`."""
    return unpack(pack(arguments), speech)


def notice_text(speech: Speech, payload: Mapping[str, Any]) -> str:
    """Return what a kept notice says in the language of `speech`."""
    return "\n".join(speech.say(text, **unpack(arguments, speech)) for text, arguments in payload["texts"])
