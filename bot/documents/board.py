"""The board of a fight as a picture: two sides facing each other, what each has left, and who fights whom."""

from __future__ import annotations

from dataclasses import dataclass

from bot.documents.canvas import Canvas, Script

WIDTH, EDGE, CARD, TALL, GAP = 1200, 28, 486, 140, 22
HEAD, LINE, INSIDE, STRIPE = 124, 46, 30, 12
HIGH, LOW = 43, 101  # the middles of a card's two rows: the name, the hearts
MOST_HEARTS = 12
PAPER, INK, FAINT = "#1f232b", "#f4f1e8", "#9aa1ad"
CARD_FILL, CARD_OUT, PILL = "#343b49", "#292e38", "#1f232b"
LEFT, RIGHT, DUEL = "#5aa2e6", "#ea8f4a", "#d9d4c5"
GOLD, GREY = "#f5c646", "#565d69"
HEARTS = ("#ec4a55", GOLD, "#747c8a")  # full, above the maximum, the rim of a hollow one
OUT_HEARTS = ("#858b96", "#a29a80", GREY)


@dataclass(frozen=True, slots=True)
class Piece:
    """One fighter: lives now and at most (None: not shown), its state; whoever is not `active` is drawn grey.

    `note` is the word for the state ("knocked out"), `creep` marks a creature of the ORGs.
    """

    name: str
    lives: int | None
    maximum: int
    status: str = "active"
    prone: bool = False
    note: str = ""
    creep: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A fight to be drawn, all texts ready; `pairs` are places in `left` and `right`, each of `aside` is a line."""

    title: str
    left_title: str
    right_title: str
    left: tuple[Piece, ...]
    right: tuple[Piece, ...]
    pairs: tuple[tuple[int, int], ...] = ()
    aside: tuple[str, ...] = ()
    footer: str = ""


def size(board: Board) -> tuple[int, int]:
    """Return the width and height of a board's picture in pixels."""
    lines = len(board.aside) + bool(board.footer)
    return WIDTH, HEAD + _column(_rows(board)) + EDGE + (lines * LINE + EDGE // 2 if lines else 0)


def draw_board(board: Board) -> bytes:
    """Return a board as a PNG; takes some 30 ms and belongs into a thread of its own."""
    canvas = Canvas(*size(board), PAPER)
    _titles(canvas, board)
    hearts = 46 if max((_hearts(one) for one in (*board.left, *board.right)), default=0) <= 9 else 35
    for place, piece in enumerate(board.left):
        _card(canvas, piece, EDGE, _top(board, len(board.left), place), hearts, mirrored=False)
    for place, piece in enumerate(board.right):
        _card(canvas, piece, WIDTH - EDGE - CARD, _top(board, len(board.right), place), hearts, mirrored=True)
    for left, right in board.pairs:
        start = _top(board, len(board.left), left) + TALL / 2
        end = _top(board, len(board.right), right) + TALL / 2
        canvas.curve((EDGE + CARD, start), (WIDTH - EDGE - CARD, end), 6, DUEL)
    _below(canvas, board)
    return canvas.png()


def _rows(board: Board) -> int:
    return max(len(board.left), len(board.right), 1)


def _column(cards: int) -> int:
    """Return how high a column of cards is."""
    return cards * TALL + (cards - 1) * GAP


def _top(board: Board, cards: int, place: int) -> float:
    """Return where a card begins; the shorter side stands in the middle of the longer one."""
    return HEAD + (_column(_rows(board)) - _column(cards)) / 2 + place * (TALL + GAP)


def _hearts(piece: Piece) -> int:
    """Return how many hearts a piece needs; none where its lives are told by a number or not at all."""
    if piece.lives is None:
        return 0
    wanted = max(piece.lives, piece.maximum, 0)
    return wanted if wanted <= MOST_HEARTS else 0


def _titles(canvas: Canvas, board: Board) -> None:
    for text, colour, anchor, at, width in (
        (board.title, INK, "mm", WIDTH / 2, 380),
        (board.left_title, LEFT, "lm", EDGE + 4, 370),
        (board.right_title, RIGHT, "rm", WIDTH - EDGE - 4, 370),
    ):
        sizes = (60, 54, 48, 42, 36) if anchor == "mm" else (42, 38, 34, 30)
        script = Script(colour, sizes, "Bold", anchor)
        canvas.write((at, HEAD / 2), canvas.fit(text, width, script), script)


def _card(canvas: Canvas, piece: Piece, left: float, top: float, step: float, *, mirrored: bool) -> None:
    """Draw one fighter; the card of the right side is its mirror image."""
    out = piece.status != "active"
    canvas.box((left, top, left + CARD, top + TALL), 18, (GREY if out else RIGHT if mirrored else LEFT))
    inner = left if mirrored else left + STRIPE
    canvas.box((inner, top, inner + CARD - STRIPE, top + TALL), 14, CARD_OUT if out else CARD_FILL)
    way = -1 if mirrored else 1
    outside = left + CARD - INSIDE if mirrored else left + INSIDE
    free: float = CARD - 2 * INSIDE + 6
    used = _lives(canvas, piece, outside, top + LOW, step * way, out=out)
    if piece.note:
        free -= _pill(canvas, piece.note, outside + way * free, top, way, free - used, out=out)
    ink = FAINT if out or piece.prone else INK
    if piece.creep:
        _diamond(canvas, outside + way * 12, top + HIGH + 4, ink)
        outside, free = outside + way * 38, free - 38
    script = Script(ink, (46, 42, 38, 34, 31), "Bold", "rm" if mirrored else "lm")
    canvas.write((outside, top + HIGH), canvas.fit(piece.name, free, script), script)


def _pill(canvas: Canvas, note: str, at: float, top: float, way: int, room: float, *, out: bool) -> float:
    """Write the word for a state at the inner edge, beside the hearts where there is room, else beside the name.

    Returns how much of the name's place it takes.
    """
    script = Script(FAINT if out else GOLD, (31, 28, 25, 22), "Bold", "mm")
    words = canvas.fit(note, 190, script)
    width = words.width + 28
    low = width + 14 <= room
    middle = top + (LOW if low else HIGH) + 3
    begin, end = sorted((at, at - way * width))
    canvas.box((begin, middle - 23, end, middle + 21), 22, PILL)
    canvas.write(((begin + end) / 2, middle - 2), words, script)
    return 0 if low else width + 14


def _diamond(canvas: Canvas, across: float, middle: float, fill: str) -> None:
    """Draw the mark of a creature."""
    canvas.polygon([(across - 12, middle), (across, middle - 15), (across + 12, middle), (across, middle + 15)], fill)


def _lives(canvas: Canvas, piece: Piece, outside: float, middle: float, step: float, *, out: bool) -> float:
    """Draw the hearts from the outer edge inwards, or too many as a number; return how wide they are.

    Full ones first, golden above the maximum, then hollow ones.
    """
    if piece.lives is None:
        return 0
    full, extra, rim = OUT_HEARTS if out else HEARTS
    width, first = abs(step) * 0.87, outside + step * 0.44
    if max(piece.lives, piece.maximum) > MOST_HEARTS:
        fill = rim if piece.lives <= 0 else full if piece.lives <= piece.maximum else extra
        canvas.heart((first, middle), width, fill)
        script = Script(FAINT if out else INK, (38, 32, 26), "Bold", "lm" if step > 0 else "rm")
        words = canvas.fit(f"{max(piece.lives, 0)} / {piece.maximum}", 360, script)
        canvas.write((first + step * 0.7, middle), words, script)
        return 1.2 * abs(step) + words.width
    for place in range(_hearts(piece)):
        centre = (first + place * step, middle)
        if place < piece.lives:
            canvas.heart(centre, width, full if place < piece.maximum else extra)
        else:
            canvas.hollow_heart(centre, width, rim)
    return _hearts(piece) * abs(step)


def _below(canvas: Canvas, board: Board) -> None:
    """Write who stands aside, and the footer."""
    lines = [(line, INK) for line in board.aside]
    if board.footer:
        lines.append((board.footer, FAINT))
    top = HEAD + _column(_rows(board)) + EDGE
    for place, (line, colour) in enumerate(lines):
        script = Script(colour, (34, 31, 28), anchor="mm")
        canvas.write((WIDTH / 2, top + (place + 0.5) * LINE), canvas.fit(line, WIDTH - 2 * EDGE, script), script)
