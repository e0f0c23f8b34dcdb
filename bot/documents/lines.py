"""Text for papers and pictures: cleaned to letters that stand on their own, broken into lines that fit."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Callable

MOST_LETTERS = 120
ELLIPSIS = "…"
Measure = Callable[[str], float]


def one_line(text: str, longest: int = MOST_LETTERS) -> str:
    """Return a text as one line of letters that each stand on their own: no marks to pile up, nothing unprintable."""
    plain = unicodedata.normalize("NFC", " ".join(text[: 10 * longest].split()))
    kept = (letter for letter in plain if letter.isprintable() and unicodedata.category(letter)[0] != "M")
    return "".join(kept)[:longest].strip()


def shortened(line: str, width: float, measure: Measure) -> str:
    """Return as much of a line as fits with an ellipsis behind it, found by halving: measuring is slow."""

    def cut(kept: int) -> str:
        return line[:kept].rstrip() + ELLIPSIS

    return cut(bisect_right(range(1, len(line)), width, key=lambda count: measure(cut(count))))


def broken(text: str, width: float, measure: Measure, most: int) -> list[str]:
    """Return a text as at most so many lines, broken between words where that is possible; what is left over is cut."""
    left, lines = one_line(text, most * MOST_LETTERS), list[str]()
    while left:
        if measure(left) <= width:
            return [*lines, left]
        if len(lines) == most - 1:
            return [*lines, shortened(left, width, measure)]
        fitting = max(1, bisect_right(range(1, len(left)), width, key=lambda count: measure(left[:count])))
        space = left.rfind(" ", 0, fitting + 1)
        end = space if space > 0 else fitting
        lines.append(left[:end].rstrip())
        left = left[end:].lstrip()
    return lines
