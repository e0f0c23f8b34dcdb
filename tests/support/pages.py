"""What a player sees of a page: its buttons, menus and texts; and everything the bot ever sent in a test."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.world import text_of

# For variations of words and pages, where the engine behind does not matter: half the time.
sqlite_only = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


def components(result: Any) -> list[dict[str, Any]]:
    """Return every button and menu of a reply or message, in order."""
    message = getattr(result, "response", result)
    rows = [row if isinstance(row, dict) else row.to_dict() for row in (message.components if message else [])]
    return [item for row in rows for item in row.get("components", [])]


def buttons(result: Any) -> dict[str, str]:
    """Return the buttons of a reply: custom_id and label."""
    return {item["custom_id"]: item.get("label") or "" for item in components(result) if item["type"] == 2}


def button(result: Any, verb: str) -> str:
    """Return the custom_id of the one button that starts with `verb`."""
    found = [custom_id for custom_id in buttons(result) if custom_id.startswith(f"vb:{verb}")]
    assert len(found) == 1, (verb, buttons(result))
    return found[0]


def options(result: Any, verb: str = "") -> list[str]:
    """Return the values to choose from in the menu that starts with `verb`."""
    return [option["value"] for option in _menu(result, verb)["options"]]


def labels(result: Any, verb: str = "") -> list[str]:
    """Return what a menu shows."""
    return [option["label"] for option in _menu(result, verb)["options"]]


def menu(result: Any, verb: str = "") -> str:
    """Return the custom_id of the menu that starts with `verb`."""
    return str(_menu(result, verb)["custom_id"])


def _menu(result: Any, verb: str) -> dict[str, Any]:
    found = [item for item in components(result) if item["type"] != 2 and item["custom_id"].startswith(f"vm:{verb}")]
    assert len(found) == 1, (verb, components(result))
    return found[0]


def raw(result: Any) -> str:
    """Return everything a reply says as it was sent, however many messages it needed."""
    return "\n".join(text_of(message) for message in [result.response, *result.followups] if message is not None)


def whole(result: Any) -> str:
    """Return everything a reply says as a reader sees it: without what keeps user data from formatting."""
    return as_read(raw(result))


def as_read(text: str) -> str:
    """Return sent text as a reader sees it."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text).replace("\u2060", "")


def refused(result: Any) -> bool:
    """Say whether a reply is a refusal (it is red)."""
    return result.response is not None and result.response.embeds[0].colour.value == 0xC0392B


def sent(env: Any) -> Iterator[dict[str, Any]]:
    """Yield every message the bot sent or edited, as Discord got it."""
    for entry in env.http_requests:
        body = entry.json if isinstance(entry.json, dict) else {}
        data = body.get("data") if isinstance(body.get("data"), dict) else body
        if entry.method in ("POST", "PATCH") and data and ("embeds" in data or "content" in data):
            yield data


def pinged(env: Any) -> set[int]:
    """Return whom the bot's messages may ring."""
    return {int(user) for data in sent(env) for user in (data.get("allowed_mentions") or {}).get("users", [])}
