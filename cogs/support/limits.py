"""All limits of Discord in one place; nothing is cut inside a mention or a grapheme."""

from __future__ import annotations

import regex

CHOICES = 25
FIELDS = 25
BUTTONS_IN_A_ROW = 5
ROWS = 5
INPUTS = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
OPTION_LABEL = 100
MODAL_TITLE = 45
INPUT_LABEL = 45
INPUT_TEXT = 4000
PLACEHOLDER = 150
EMBED_TITLE = 256
EMBED_TEXT = 4096
FIELD_NAME = 256
FIELD_VALUE = 1024
FOOTER = 2048
EMBEDS_TOTAL = 6000
MESSAGE_TEXT = 2000
COMMAND_TEXT = 100
ELLIPSIS = "…"
LOOKED_AT = 24
# A mention, time stamp, command link or one grapheme: the smallest thing that may stand on a line.
_ATOM = regex.compile(r"<[@#t:/a][^<>\s]*(?: [^<>]*)?>|\\.|\X")


def size(text: str) -> int:
    """Return the length as Discord counts it at worst: UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, limit: int) -> str:
    """Return `text` in at most `limit` units, with an ellipsis where something was left out."""
    if len(text) * 2 <= limit or size(text) <= limit:
        return text
    end = _surely_kept(text, limit - 1)
    room = limit - 1 - size(text[:end])
    for atom in _ATOM.finditer(text, end):
        room -= size(atom.group())
        if room < 0:
            break
        end = atom.end()
    return text[:end] + ELLIPSIS


def _surely_kept(text: str, room: int) -> int:
    """Return how much of a plain text is kept whatever its last atoms are: looking at each would take long."""
    if "<" in text or "\\" in text:
        return 0
    end = max(0, text.rfind(" ", 0, max(0, room - LOOKED_AT)))
    return end if size(text[:end]) <= room else 0


def split(text: str, limit: int) -> list[str]:
    """Return `text` in parts of at most `limit` units, parted between lines where that is possible."""
    parts: list[str] = []
    rest = text
    while size(rest) > limit:
        head = _head(rest, limit)
        parts.append(head.rstrip("\n"))
        rest = rest[len(head) :]
    return [*parts, rest] if rest or not parts else parts


def _head(text: str, limit: int) -> str:
    taken, room = 0, limit
    for atom in _ATOM.finditer(text):
        room -= size(atom.group())
        if room < 0:
            break
        taken = atom.end()
    line_end = text.rfind("\n", 0, taken) + 1
    return text[:line_end] if line_end > taken // 2 else text[:taken]
