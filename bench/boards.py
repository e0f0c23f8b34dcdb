"""The board of a fight at its fullest, drawn the way the bot draws it: in another thread."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from statistics import median

from bot.documents.board import Board, Piece, draw_board

WARM, TIMES = 5, 40
LIMIT = 60.0


@dataclass(frozen=True, slots=True)
class Span:
    """How long something takes that has no floor beside it: a median, and the most it may be."""

    name: str
    value: float
    limit: float
    unit: str = "ms"


def fullest_board() -> Board:
    """Return three a side with long names, many hearts, every state, lines that cross, and both lines below."""
    names = ("Ľubomíra Šťastná z Vŕšku", "Žofia Ďurďa zo Starej Ľubovne", "Príliš žltučký kôň")
    left = tuple(Piece(name, 4, 12, "knocked_out", note="v bezvedomí") for name in names)
    right = tuple(Piece(name, 9, 7, prone=True, note="leží", creep=True) for name in names)
    aside = ("Stranou: Jasmína, Ňuňo, Čučoriedka, Kráľovná Mab, Šalvia",)
    return Board("12. kolo", "Artušova družina", "Mordredovi", left, right, ((0, 2), (1, 0), (2, 1)), aside, "do 18:30")


async def measure_board() -> Span:
    """Return how long one picture takes, after some to get warm."""
    board = fullest_board()
    taken = []
    for _ in range(WARM + TIMES):
        began = time.perf_counter()
        await asyncio.to_thread(draw_board, board)
        taken.append((time.perf_counter() - began) * 1000)
    return Span("board_png", median(taken[WARM:]), LIMIT)
