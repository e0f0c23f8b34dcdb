"""The arithmetic of XP totals and levels, nothing else."""

from __future__ import annotations

from bisect import bisect_right
from math import isqrt

from bot.rules.dbf.entries import XpBook


def threshold(book: XpBook, level: int) -> int:
    """Return the XP total that reaches `level`; past the table its pattern goes on (DBF-XP-3, R-XP-1)."""
    if level <= len(book.thresholds):
        return book.thresholds[level - 1]
    return level * (level + 1) // 2


def level_of(book: XpBook, start_level: int, xp: int, last_level: int) -> int:
    """Return the level of a character: the table's, never below the start (DBF-XP-4, -6, -10, -11)."""
    reached = bisect_right(book.thresholds, xp)
    if reached == len(book.thresholds):
        reached = max(reached, (isqrt(8 * xp + 1) - 1) // 2)
    return max(start_level, min(reached, last_level))


def next_level_at(book: XpBook, level: int, last_level: int) -> int | None:
    """Return the XP total of the level after `level`, None at the last one (DBF-XP-11)."""
    return None if level >= last_level else threshold(book, level + 1)


def levels_gained(before: int, after: int) -> range:
    """Return the levels gained, each of which gives one pick (DBF-XP-8, DBF-XP-12)."""
    return range(before + 1, after + 1)
