"""Lives on a printed card: a row of hearts for each phase, to cross out, and some with a plus for what heals."""

from __future__ import annotations

from collections.abc import Callable

from bot.documents.character_card import PHASES, CharacterCard
from bot.documents.paper import Paper

INK, SOFT, RED, PALE = "#1c1a17", "#6b655c", "#8c1c2b", "#f6dfe0"
HEALED, MOST_HEALED, IN_A_ROW = 4, 8, 12  # hearts with a plus: at least, at most, and with the lives
LABEL, ROW, LARGEST, SMALLEST = 15.0, 6.6, 6.2, 3.9
Heading = Callable[[Paper, float, str, str], None]
Draw = Callable[[Paper, float], None]


def lives_block(card: CharacterCard, left: float, width: float, heading: Heading) -> tuple[float, Draw]:
    """Return how high the lives are and how they are drawn; too many for a row of hearts are written as a number."""
    step = min(LARGEST, (width - LABEL - 3) / (max(card.maximum, 0) + _healed(card)))

    def draw(paper: Paper, top: float) -> None:
        heading(paper, top, card.words.lives, card.words.lives_hint)
        for phase in range(PHASES):
            high = top + 6.6 + phase * ROW
            paper.write(left, high + 4, f"{card.words.phase} {phase + 1}", 7.2, SOFT, room=LABEL - 2)
            if step < SMALLEST:
                _number(paper, card, left + LABEL, high, first=phase == 0)
            else:
                _row(paper, card, left + LABEL, high, step, first=phase == 0)

    return 6.6 + PHASES * ROW + 1.6, draw


def _healed(card: CharacterCard) -> int:
    return max(HEALED, min(MOST_HEALED, IN_A_ROW - card.maximum))


def _row(paper: Paper, card: CharacterCard, left: float, top: float, step: float, *, first: bool) -> None:
    """Draw a row: the lives, then the healing; in the first one what is lost or gained already is marked."""
    size = step * 0.84
    high = top + (ROW - size) / 2 - 0.4
    lost, gained = card.maximum - card.lives, card.lives - card.maximum
    for place in range(card.maximum):
        at = left + place * step
        paper.heart(at, high, size, RED, fill=PALE)
        if first and place >= card.maximum - lost:
            paper.cross(at + size * 0.1, high + size * 0.1, size * 0.8, INK)
    for place in range(_healed(card)):
        at = left + 3 + (card.maximum + place) * step
        has = first and place < gained
        paper.heart(at, high, size, RED if has else SOFT, fill=PALE if has else "", dashed=not has)
        across, down, arm = at + size / 2, high + size * 0.44, size * 0.14
        paper.stroke((across - arm, down), (across + arm, down), SOFT, 0.25)
        paper.stroke((across, down - arm), (across, down + arm), SOFT, 0.25)


def _number(paper: Paper, card: CharacterCard, left: float, top: float, *, first: bool) -> None:
    paper.heart(left, top + 0.4, 5, RED, fill=PALE)
    paper.rule(left + 7, left + 42, top + 5, SOFT)
    if first and card.lives != card.maximum:
        paper.write(left + 8, top + 4.4, str(card.lives), 9, INK)
    paper.write(left + 44, top + 4.4, f"/ {card.maximum}", 9, INK)
