"""Numbers as people type them, read strictly: no underscores, no digits of other scripts, no surprises."""

from __future__ import annotations

LONGEST = 12
_MINUS = "-−–"


def read_whole(text: str) -> int | None:
    """Return the whole number that `text` is (`12`, `+3`, `−5`), None for anything else."""
    word = text.strip()
    sign = -1 if word[:1] and word[:1] in _MINUS else 1
    digits = word[1:] if word[:1] and word[:1] in _MINUS + "+" else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST):
        return None
    return sign * int(digits)
