"""Data from users is shown as they wrote it: never as formatting, a link or a ping."""

from __future__ import annotations

import re

# Every character that Discord's markdown gives a meaning to, mentions and time stamps included.
_MARKS = re.compile(r"([\\*_~`|>\[\]()<#@:\-])")
# What turns the direction of a line or cannot be seen at all: it would disturb what stands beside it.
_HIDDEN = re.compile("[\u202a-\u202e\u2066-\u2069\u200e\u200f\x00-\x08\x0b-\x1f\x7f]")
_PINGS = re.compile(r"@(?=everyone|here|[!&]?\d)", re.IGNORECASE)


class Markup(str):
    """Text that we wrote ourselves and that keeps its formatting (mentions, time stamps, bold)."""

    __slots__ = ()


def escape(text: str) -> str:
    """Return `text` so that Discord shows it literally; a ping is broken by an invisible joiner besides."""
    # Escaping `@` alone does not stop @everyone in every client: the word joiner does.
    return _PINGS.sub("@\u2060", _MARKS.sub(r"\\\1", _HIDDEN.sub("", text))).replace("\\@", "@\u2060")


def mention(user_id: int) -> Markup:
    """Return the clickable name of a user; it pings nobody unless the message allows it."""
    return Markup(f"<@{user_id}>")


def channel(channel_id: int) -> Markup:
    """Return the clickable name of a channel."""
    return Markup(f"<#{channel_id}>")


def role(role_id: int) -> Markup:
    """Return the clickable name of a role; it pings nobody."""
    return Markup(f"<@&{role_id}>")


def moment(seconds: float, style: str = "f") -> Markup:
    """Return a moment that each reader sees in the own zone; `style` as Discord names them."""
    return Markup(f"<t:{int(seconds)}:{style}>")


def because(reason: str | None) -> Markup:
    """Return a reason as the tail of a sentence, nothing where none was given."""
    return Markup(f" – {escape(reason)}") if reason else Markup("")
