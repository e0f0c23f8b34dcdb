"""The card of a character to be printed: A6, front and back; hearts to cross out, boxes to tick, room for notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.documents.card_hearts import lives_block
from bot.documents.character_card import PHASES, CharacterCard, Charm, School, Talent
from bot.documents.lines import one_line
from bot.documents.paper import Paper

WIDTH, HEIGHT, EDGE, FOOT = 105.0, 148.0, 6.0, 5.0
INSIDE = WIDTH - 2 * EDGE
ROOM = HEIGHT - 2 * EDGE - FOOT
INK, SOFT, ACCENT, RULE, TINT = "#1c1a17", "#6b655c", "#8c1c2b", "#b9b2a6", "#efe9dd"
PORTRAIT = (27.0, 34.0)
TICK, STEP = 4.2, 6.2  # a box to tick, and from one to the next
TICKS = PHASES * STEP
NOTE_LINE = 8.0
LEAST_NOTES = 20.0
MOST_PAGES = 40
NARROWED = 0.86  # a line may be set so much narrower before it is broken into two


@dataclass(frozen=True, slots=True)
class Block:
    """What stays on one page: how high it is, and how it is drawn from its top."""

    height: float
    draw: Callable[[Paper, float], None]


GAP = Block(1.4, lambda _paper, _top: None)


def print_card(card: CharacterCard) -> bytes:
    """Return a card as a PDF of A6 pages, an even number of them; takes some 20 ms and belongs into a thread."""
    paper = Paper(WIDTH, HEIGHT, card.name, card.words.language)
    pages = _pages(_groups(paper, card))
    for group in _titled(card.words.gear, [_line(paper, piece) for piece in card.gear]):
        _put_in(pages, group)
    del pages[MOST_PAGES:]
    if len(pages) % 2:
        pages.append([])
    for number, blocks in enumerate(pages, 1):
        if number > 1:
            paper.turn()
        top = EDGE
        for block in blocks:
            block.draw(paper, top)
            top += block.height
        if number == len(pages):
            _notes(paper, card, top)
        _foot(paper, card, f"{number} / {len(pages)}")
    return paper.finish()


def _pages(groups: Iterable[Sequence[Block]]) -> list[list[Block]]:
    """Lay blocks on pages; what belongs together stays together where one page can hold it."""
    pages: list[list[Block]] = [[]]
    for group in groups:
        if _height(pages[-1]) + _height(group) > ROOM >= _height(group):
            pages.append([])
        for block in group:
            if _height(pages[-1]) + block.height > ROOM:
                pages.append([])
            pages[-1].append(block)
    return pages


def _put_in(pages: list[list[Block]], group: Sequence[Block]) -> None:
    """Put what may stand anywhere on the first page with room for it, else on pages of its own."""
    for page in pages:
        if _height(page) + _height(group) <= ROOM:
            page.extend(group)
            return
    pages += _pages([group])


def _height(blocks: Iterable[Block]) -> float:
    return sum(block.height for block in blocks)


def _groups(paper: Paper, card: CharacterCard) -> Iterator[Sequence[Block]]:
    words = card.words
    yield [_head(paper, card)]
    height, draw = lives_block(card, EDGE, INSIDE, _heading)
    yield [Block(height, draw)]
    yield from _flowing(words.talents, [_talent(paper, one) for one in card.talents])
    yield from _flowing(words.state, [_line(paper, line) for line in card.state])
    for place, school in enumerate(card.schools):
        yield _school(paper, school, card, words.spells_hint if place == 0 else "")


def _titled(title: str, blocks: list[Block]) -> Iterator[Sequence[Block]]:
    """Yield blocks below a title, together."""
    if blocks:
        yield [Block(6.2, lambda paper, top: _heading(paper, top, title)), *blocks, GAP]


def _flowing(title: str, blocks: list[Block]) -> Iterator[Sequence[Block]]:
    """Yield blocks that may go on on the next page; the title never stands alone at the foot of one."""
    for together in _titled(title, blocks):
        yield together[:2]
        yield from ([block] for block in together[2:])


def _heading(paper: Paper, top: float, title: str, hint: str = "") -> None:
    width = paper.write(EDGE, top + 4, title, 9.5, ACCENT, "Bold", room=INSIDE / 2)
    if hint:
        paper.write(EDGE + INSIDE, top + 4, hint, 6.2, SOFT, room=INSIDE - width - 3, ends=True)
    paper.rule(EDGE, EDGE + INSIDE, top + 5.3, ACCENT, 0.25)


def _head(paper: Paper, card: CharacterCard) -> Block:
    """Who it is: portrait, name, class and level, player."""
    wide, high = PORTRAIT if card.portrait else (0.0, 0.0)
    left = EDGE + (wide + 4 if wide else 0)
    room = EDGE + INSIDE - left
    sizes = [(size, paper.wrap(card.name, room, size, 2, "Bold")) for size in (19.0, 16.0, 14.0, 12.0)]
    size, name = next((one for one in sizes if len(one[1]) == 1), sizes[2] if len(sizes[2][1]) < 2 else sizes[3])
    titles = [line for title in card.titles for line in paper.wrap(title, room, 9, 2)][:6]
    played = f"{card.words.player}: {card.player}" if card.player else ""
    text = len(name) * size * 0.42 + 2.2 + len(titles) * 4.3 + (6.0 if played else 0)
    height = max(high, text) + 3

    def draw(paper: Paper, top: float) -> None:
        if card.portrait and paper.picture(EDGE, top, wide, high, card.portrait):
            paper.box(EDGE, top, wide, high, line=INK, thick=0.35)
        base = top
        for line in name:
            base += size * 0.42
            paper.write(left, base - size * 0.08, line, size, INK, "Bold")
        paper.rule(left, EDGE + INSIDE, base + 1.6, ACCENT, 0.5)
        base += 2.2
        for line in titles:
            base += 4.3
            paper.write(left, base, line, 9, INK)
        if played:
            paper.write(left, base + 5.6, played, 8, SOFT, room=room)

    return Block(height, draw)


def _line(paper: Paper, text: str) -> Block:
    lines = paper.wrap(text, INSIDE - 3, 7.6, 8)

    def draw(paper: Paper, top: float) -> None:
        paper.box(EDGE + 0.3, top + 1.5, 1.1, 1.1, fill=RULE)
        for place, line in enumerate(lines, 1):
            paper.write(EDGE + 3, top + 3.3 * place - 0.5, line, 7.6, INK)

    return Block(3.3 * len(lines) + 0.5, draw)


def _talent(paper: Paper, talent: Talent) -> Block:
    """One ability: its name, and beside it what it does, going on below where it must."""
    name = paper.wrap(talent.name, INSIDE, 8.2, 1, "Bold")
    about = paper.wrap(talent.about, INSIDE - 25, 7.2, 3)

    def draw(paper: Paper, top: float) -> None:
        for line in name:
            paper.write(EDGE, top + 3.1, line, 8.2, INK, "Bold", room=24)
        for place, line in enumerate(about):
            paper.write(EDGE + 25, top + 3.1 + 3.1 * place, line, 7.2, INK)

    return Block(1.3 + 3.1 * max(1, len(about)), draw)


def _school(paper: Paper, school: School, card: CharacterCard, hint: str) -> list[Block]:
    """The spells of a school below its name, each with a box for every phase."""

    def head(paper: Paper, top: float) -> None:
        if hint:
            paper.write(EDGE, top + 2.5, hint, 6.2, SOFT, room=INSIDE - TICKS - 2)
        start = top + extra
        paper.box(EDGE, start, INSIDE, 5.4, fill=TINT)
        paper.write(EDGE + 1.5, start + 3.9, school.name, 9.2, ACCENT, "Bold", room=INSIDE - TICKS - 14)
        paper.write(EDGE + INSIDE - TICKS - 0.8, start + 3.8, card.words.phase, 6.6, SOFT, room=12, ends=True)
        for phase in range(PHASES):
            middle = _tick(phase) + TICK / 2
            paper.write(middle + 0.7, start + 3.8, str(phase + 1), 7.6, INK, "Bold", ends=True)

    extra = 3.2 if hint else 0.0
    rows = [_charm(paper, one, card.under_way) for one in school.charms]
    return [Block(6.2 + extra, head), *rows, GAP]


def _tick(phase: int) -> float:
    return EDGE + INSIDE - TICKS + phase * STEP + (STEP - TICK) / 2


def _charm(paper: Paper, charm: Charm, under_way: bool) -> Block:
    room = INSIDE - TICKS - 2
    about = paper.wrap(charm.about, room / NARROWED, 6.7, 1)
    if about and about != [charm.about]:
        about = paper.wrap(charm.about, room, 6.7, 4)
    height = max(5.4, 3.7 + 2.7 * len(about)) + 0.4
    ink = SOFT if charm.later else INK
    beside = one_line(" · ".join(part for part in (charm.call, charm.later) if part))
    kept = min(paper.measure(beside, 7.2) * NARROWED + 1.5, room * 0.45)  # the call has to be spoken: it must be read

    def draw(paper: Paper, top: float) -> None:
        width = paper.write(EDGE + 1.5, top + 3.3, charm.name, 8.4, ink, "Bold", room=room - kept)
        paper.write(EDGE + 3 + width, top + 3.3, beside, 7.2, SOFT, room=room - width - 1.5)
        for place, line in enumerate(about, 1):
            paper.write(EDGE + 1.5, top + 3.3 + 2.7 * place, line, 6.7, SOFT if charm.later else INK, room=room)
        for phase in range(PHASES):
            left, high = _tick(phase), top + (height - TICK) / 2
            paper.box(left, high, TICK, TICK, line=RULE if charm.later else INK, thick=0.3)
            if phase == 0 and charm.used and under_way:
                paper.cross(left + 0.8, high + 0.8, TICK - 1.6, INK)
        paper.rule(EDGE, EDGE + INSIDE, top + height, RULE, 0.12)

    return Block(height, draw)


def _notes(paper: Paper, card: CharacterCard, top: float) -> None:
    """Rule what is left of the last page, for XP, ducats, potions and whatever a player has to remember."""
    end = EDGE + ROOM
    if end - top < LEAST_NOTES:
        return
    _heading(paper, top + 1, card.words.notes)
    line = top + 6 + NOTE_LINE
    while line <= end:
        paper.rule(EDGE, EDGE + INSIDE, line, RULE, 0.18)
        line += NOTE_LINE


def _foot(paper: Paper, card: CharacterCard, number: str) -> None:
    base = HEIGHT - EDGE
    width = paper.write(EDGE + INSIDE, base, number, 6.2, SOFT, ends=True)
    paper.write(EDGE, base, card.name, 6.2, SOFT, room=INSIDE - width - 4)
