"""The card of a character as a picture: what a player shows on the phone, the lives and spells as they stand now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.documents.canvas import Canvas, Script
from bot.documents.character_card import CharacterCard, Charm, School, Talent
from bot.documents.lines import ELLIPSIS

WIDTH, EDGE, GAP, HALF = 1080, 40, 28, 486
INSIDE = WIDTH - 2 * EDGE
PORTRAIT = (264, 332)
PAPER, PANEL, HEAD = "#1f232b", "#292e38", "#343b49"
INK, FAINT, GOLD, RED, GREY = "#f4f1e8", "#9aa1ad", "#f5c646", "#ec4a55", "#747c8a"
HEART, HEARTS_IN_A_ROW, MOST_HEARTS = 66, 11, 33
ROW, TITLE = 54, 62
COLOURS = 256
MOST_LINES = 60  # of abilities, gear or state: what a thumb can still scroll through
NAME = Script(INK, (66, 60, 54, 48, 42), "Bold", "lm")


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the picture: how high it is, and how it is drawn from its top."""

    height: int
    draw: Callable[[Canvas, int], None]


def draw_card(card: CharacterCard) -> bytes:
    """Return a card as a PNG as wide as a phone and as high as it must be; takes some 100 ms: in a thread."""
    measuring = Canvas(1, 1, PAPER)
    panels = [
        _head(measuring, card),
        _lives(card),
        *_listed(card.words.state, [_line(measuring, one) for one in card.state[:MOST_LINES]]),
        *_listed(card.words.talents, [_talent(measuring, one) for one in card.talents[:MOST_LINES]]),
        *_schools(card),
        *_listed(card.words.gear, [_line(measuring, one) for one in card.gear[:MOST_LINES]]),
    ]
    canvas = Canvas(WIDTH, 2 * EDGE - GAP + sum(panel.height + GAP for panel in panels), PAPER)
    top = EDGE
    for panel in panels:
        panel.draw(canvas, top)
        top += panel.height + GAP
    return canvas.png(COLOURS)


def _head(measuring: Canvas, card: CharacterCard) -> Panel:
    """Who it is: portrait, name, class and level, player."""
    left = EDGE + (PORTRAIT[0] + 36 if card.portrait else 0)
    room = WIDTH - EDGE - left
    name = measuring.wrap(card.name, room, NAME, 1)
    if not name or name[0].text.endswith(ELLIPSIS):
        smaller = Script(INK, (50,), "Bold", "lm")
        name = measuring.wrap(card.name, room, smaller, 2)
    titles = Script(INK, (38,), anchor="lm")
    lines = [line for title in card.titles for line in measuring.wrap(title, room, titles, 2)][:5]
    player = Script(FAINT, (34, 30), anchor="lm")
    text = 68 * len(name) + 24 + 52 * len(lines) + (56 if card.player else 0)
    height = max(PORTRAIT[1] if card.portrait else 0, text)

    def draw(canvas: Canvas, top: int) -> None:
        if card.portrait:
            canvas.picture((EDGE, top, EDGE + PORTRAIT[0], top + PORTRAIT[1]), 18, card.portrait)
        high = top + 34
        for words in name:
            canvas.write((left, high), words, NAME)
            high += 68
        canvas.box((left, high - 22, WIDTH - EDGE, high - 17), 2, RED)
        high += 22
        for words in lines:
            canvas.write((left, high), words, titles)
            high += 52
        if card.player:
            fitted = canvas.fit(f"{card.words.player}: {card.player}", room, player)
            canvas.write((left, high + 4), fitted, player)

    return Panel(height, draw)


def _lives(card: CharacterCard) -> Panel:
    """The lives left as hearts, golden above the maximum, hollow where lost; too many are a number."""
    count = max(card.lives, card.maximum, 0)
    rows = 1 if count > MOST_HEARTS else -(-count // HEARTS_IN_A_ROW) or 1
    number = Script(INK, (46, 40, 34), "Bold", "rm")

    def draw(canvas: Canvas, top: int) -> None:
        canvas.box((EDGE, top, WIDTH - EDGE, top + height), 18, PANEL)
        first, high = EDGE + 24 + HEART / 2, top + 18 + HEART / 2
        words = canvas.fit(f"{max(card.lives, 0)} / {card.maximum}", 190, number)
        canvas.write((WIDTH - EDGE - 24, high), words, number)
        if count > MOST_HEARTS:
            canvas.heart((first, high), HEART * 0.84, RED if card.lives > 0 else GREY)
            return
        for place in range(count):
            row, column = divmod(place, HEARTS_IN_A_ROW)
            centre = (first + column * HEART, high + row * HEART)
            if place < card.lives:
                canvas.heart(centre, HEART * 0.84, RED if place < card.maximum else GOLD)
            else:
                canvas.hollow_heart(centre, HEART * 0.84, GREY)

    height = 36 + rows * HEART
    return Panel(height, draw)


def _listed(title: str, lines: Sequence[Panel]) -> list[Panel]:
    """Return a panel of lines below a title, none where there are no lines."""
    if not lines:
        return []
    height = TITLE + 22 + sum(line.height for line in lines)

    def draw(canvas: Canvas, top: int) -> None:
        _frame(canvas, (EDGE, top, WIDTH - EDGE, top + height), title)
        high = top + TITLE + 8
        for line in lines:
            line.draw(canvas, high)
            high += line.height

    return [Panel(height, draw)]


def _frame(canvas: Canvas, box: tuple[int, int, int, int], title: str) -> None:
    left, top, right, _bottom = box
    canvas.box(box, 18, PANEL)
    canvas.box((left, top, right, top + TITLE), 18, HEAD)
    script = Script(GOLD, (38, 34, 30), "Bold", "lm")
    canvas.write((left + 24, top + TITLE / 2), canvas.fit(title, right - left - 48, script), script)


def _line(measuring: Canvas, text: str) -> Panel:
    script = Script(INK, (34,), anchor="lm")
    lines = measuring.wrap(text, INSIDE - 48, script, 8)

    def draw(canvas: Canvas, top: int) -> None:
        for place, words in enumerate(lines):
            canvas.write((EDGE + 24, top + 26 + 44 * place), words, script)

    return Panel(44 * len(lines) + 8, draw)


def _talent(measuring: Canvas, talent: Talent) -> Panel:
    """One ability: its name, and below it what it does."""
    script, below = Script(INK, (36, 32), "Bold", "lm"), Script(FAINT, (31,), anchor="lm")
    about = measuring.wrap(talent.about, INSIDE - 48, below, 2)

    def draw(canvas: Canvas, top: int) -> None:
        canvas.write((EDGE + 24, top + 26), canvas.fit(talent.name, INSIDE - 48, script), script)
        for place, words in enumerate(about):
            canvas.write((EDGE + 24, top + 70 + 40 * place), words, below)

    return Panel(54 + 40 * len(about), draw)


def _schools(card: CharacterCard) -> list[Panel]:
    """Return the schools two by two."""
    pairs = [card.schools[place : place + 2] for place in range(0, min(len(card.schools), MOST_LINES), 2)]
    return [_pair(pair) for pair in pairs]


def _pair(schools: Sequence[School]) -> Panel:
    height = TITLE + 22 + ROW * max(len(school.charms) for school in schools)

    def draw(canvas: Canvas, top: int) -> None:
        for place, school in enumerate(schools):
            left = EDGE + place * (HALF + GAP)
            _frame(canvas, (left, top, left + HALF, top + height), school.name)
            for row, charm in enumerate(school.charms):
                _charm(canvas, charm, left + 24, top + TITLE + 12 + row * ROW + ROW // 2)

    return Panel(height, draw)


def _charm(canvas: Canvas, charm: Charm, left: int, middle: int) -> None:
    """One spell: a full golden dot while it is ready, a hollow one when it is used; what is not known yet is grey."""
    ready = not charm.used and not charm.later
    canvas.dot((left + 12, middle), 12, GOLD if ready else GREY)
    if not ready:
        canvas.dot((left + 12, middle), 8, PANEL)
    beside = Script(FAINT, (27, 24), anchor="rm")
    note = canvas.fit(charm.later or charm.call, 190, beside)
    script = Script(INK if ready else FAINT, (34, 31, 28, 25), anchor="lm")
    room = HALF - 48 - 40
    name = canvas.fit(charm.name, room - (note.width + 14 if note.text else 0), script)
    if name.text.endswith(ELLIPSIS):
        name = canvas.fit(charm.name, room, script)  # what a spell is called matters more than what is beside it
    else:
        canvas.write((left + HALF - 48, middle), note, beside)
    canvas.write((left + 40, middle), name, script)
