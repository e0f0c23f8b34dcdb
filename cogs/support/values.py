"""What comes back in a custom_id, read strictly: an id of ours or 0, which nothing has."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST_ID = 19
LARGEST = 2**63 - 1


def row_id(arguments: Sequence[str], place: int = 0) -> int:
    """Return the id at `place`, 0 where there is none or it is no id (no row has 0, so it is found missing)."""
    text = arguments[place] if place < len(arguments) else ""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_ID):
        return 0
    return int(text) if int(text) <= LARGEST else 0


def token(arguments: Sequence[str]) -> str:
    """Return the character token of the id at the first place."""
    return f"={row_id(arguments)}"


def word(arguments: Sequence[str], place: int = 0) -> str:
    """Return the word at `place`, empty where there is none."""
    return arguments[place] if place < len(arguments) else ""
