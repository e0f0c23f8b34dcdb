"""The board of a fight: every fight fits on it, every Slovak name can be read, nothing anybody is called breaks it."""

from __future__ import annotations

import io
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.documents.board import GAP, HEAD, MOST_HEARTS, TALL, WIDTH, Board, Piece, draw_board, size
from bot.documents.canvas import Canvas, Script
from bot.documents.fonts import typeface
from bot.documents.lines import one_line

MOST_BYTES = 60_000
SLOVAK = "áäčďéíĺľňóôŕšťúýž"
CZECH = "ěřů"
MARKS = "0123456789/–…„“‚‘’×·.,:!?()"
UNKNOWN = "\U0001f409"
RED, GOLD, GREY, DUEL = (236, 74, 85), (245, 198, 70), (133, 139, 150), (217, 212, 197)
HOSTILE = [
    "",
    " \n\t ",
    "W" * 5000,
    "a\nb\r\nc",
    "\ud800",
    "\x00\x1b[31m",
    "\u202egnol\u202c",
    "Z̸̧͎̈́̾a̷͝l" * 50,
    "日本語 العربية עברית",
    "🐉👩‍👩‍👧",
    "{0} %s </b>",
    "\ufdfa" * 90,
]


def opened(picture: bytes) -> Image.Image:
    """Return a picture in full colours."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


def near(picture: bytes, colour: tuple[int, int, int]) -> int:
    """Return how many pixels are of a colour, or as good as: a palette moves colours a little."""
    image = opened(picture)
    counted = image.getcolors(image.width * image.height) or []
    return sum(
        count
        for count, found in counted
        if isinstance(found, tuple) and max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 6
    )


def fight(left: int = 1, right: int = 1, piece: Piece | None = None) -> Board:
    """Return a fight of so many a side, paired as far as they go."""
    one = piece or Piece("Ľubomíra Šťastná", 3, 4)
    pairs = tuple((place, place) for place in range(min(left, right)))
    return Board("2. kolo", "Útočníci", "Obrancovia", (one,) * left, (one,) * right, pairs)


@pytest.mark.parametrize("left", range(4))
@pytest.mark.parametrize("right", range(4))
def test_every_fight_up_to_three_a_side_is_a_png_of_its_size(left: int, right: int) -> None:
    board = fight(left, right)
    picture = draw_board(board)
    with Image.open(io.BytesIO(picture)) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "P", size(board))
    assert image.width == WIDTH
    assert len(picture) < MOST_BYTES


def test_more_fighters_make_the_picture_taller_and_never_wider() -> None:
    heights = [size(fight(1, count))[1] for count in range(1, 7)]
    assert heights == sorted(set(heights))
    assert size(fight(0, 0)) == size(fight(1, 1))


def test_the_file_stays_small_with_six_a_side_and_full_cards() -> None:
    piece = Piece("Žofia Ďurďa zo Starej Ľubovne", 7, 12, "knocked_out", note="v bezvedomí", creep=True)
    board = replace(fight(6, 6, piece), aside=("Stranou: Jasmína, Ňuňo",), footer="Čaká sa do 18:30")
    assert len(draw_board(board)) < MOST_BYTES


@pytest.mark.parametrize("weight", ["Medium", "Bold"])
def test_every_slovak_and_czech_letter_is_in_both_typefaces(weight: str) -> None:
    font = typeface("Bold" if weight == "Bold" else "Medium", 40)
    box = bytes(font.getmask(UNKNOWN))
    letters = SLOVAK + SLOVAK.upper() + CZECH + CZECH.upper() + MARKS
    assert [letter for letter in letters if bytes(font.getmask(letter)) == box] == []
    assert len({bytes(font.getmask(letter)) for letter in SLOVAK + "acdeilnorstuyz"}) == len(SLOVAK) + 14


def test_a_letter_the_typeface_lacks_is_a_box_one_can_see() -> None:
    assert max(bytes(typeface("Bold", 40).getmask(UNKNOWN))) == 255


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_no_name_title_or_line_breaks_the_picture(text: str) -> None:
    piece = Piece(text, 2, 3, note=text, creep=True)
    board = Board(text, text, text, (piece,), (piece,), ((0, 0),), (text, text), text)
    assert opened(draw_board(board)).size == size(board)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_words_never_run_over_their_place(text: str) -> None:
    canvas = Canvas(10, 10, "#000000")
    script = Script("#ffffff", (46, 31), "Bold")
    assert canvas.fit(text, 200, script).width <= 200


def test_a_long_name_is_written_smaller_before_it_is_cut() -> None:
    canvas = Canvas(10, 10, "#000000")
    script = Script("#ffffff", (46, 31), "Bold")
    short, long, longest = (
        canvas.fit(name, 220, script) for name in ("Mab", "Mab zo Starej", "Mab zo Starej Ľubovne a")
    )
    assert (short.text, short.font.size) == ("Mab", 46)
    assert (long.text, long.font.size) == ("Mab zo Starej", 31)
    assert longest.text.endswith("…")
    assert longest.font.size == 31


def test_a_line_keeps_letters_with_their_accents_and_drops_what_piles_up() -> None:
    assert one_line("L\u030c\u0300\u0301ubomi\u0301ra\u0335  \n z\u200b\u202e Vŕšku\ufe0f") == "Ľubomíra z Vŕšku"


def test_hearts_are_red_up_to_the_maximum_and_golden_above_it() -> None:
    whole, wounded, blessed = (draw_board(fight(1, 1, Piece("Mab", lives, 4))) for lives in (4, 1, 6))
    assert near(whole, RED) > 3 * near(wounded, RED) > 0
    assert near(whole, GOLD) == near(wounded, GOLD) == 0
    assert near(blessed, GOLD) > 0
    assert near(blessed, RED) == near(whole, RED)


def test_too_many_hearts_for_a_card_are_one_heart_and_a_number() -> None:
    single = near(draw_board(fight(1, 0, Piece("Drak", 1, 1))), RED)
    assert near(draw_board(fight(1, 0, Piece("Drak", 37, 40))), RED) == single
    row = draw_board(fight(1, 0, Piece("Drak", MOST_HEARTS, MOST_HEARTS)))
    assert near(row, RED) > 5 * single


def test_nobody_sees_lives_that_are_not_shown() -> None:
    assert near(draw_board(fight(1, 1, Piece("Vlk", None, 4))), RED) == 0
    assert draw_board(fight(1, 1, Piece("Vlk", None, 4))) == draw_board(fight(1, 1, Piece("Vlk", None, 40)))


@pytest.mark.parametrize("status", ["knocked_out", "asleep", "fled", "left", "defeated", "sidelined"])
def test_who_fights_no_more_is_grey(status: str) -> None:
    picture = draw_board(fight(1, 1, Piece("Mab", 2, 4, status, note="spí")))
    assert near(picture, RED) == near(picture, GOLD) == 0
    assert near(picture, GREY) > 0


def test_who_lies_but_fights_keeps_red_hearts_and_the_word_for_it_is_seen() -> None:
    standing, lying = (Piece("Mab", 2, 4, prone=prone, note="leží" if prone else "") for prone in (False, True))
    assert near(draw_board(fight(1, 1, lying)), RED) == near(draw_board(fight(1, 1, standing)), RED)
    assert near(draw_board(fight(1, 1, lying)), GOLD) > 0


def test_a_line_joins_each_pair_and_nobody_else() -> None:
    image = opened(draw_board(replace(fight(3, 3), pairs=((0, 0), (2, 2)))))
    rows = [HEAD + TALL / 2 + place * (TALL + GAP) for place in range(3)]
    between = [image.getpixel((WIDTH // 2, round(row))) for row in rows]
    assert between[0] == between[2] == pytest.approx(DUEL, abs=6)
    assert between[1] == pytest.approx((31, 35, 43), abs=6)


def test_a_creature_is_marked() -> None:
    assert draw_board(fight(1, 1, Piece("Vlk", 2, 2))) != draw_board(fight(1, 1, Piece("Vlk", 2, 2, creep=True)))


def test_the_same_board_is_the_same_picture() -> None:
    assert draw_board(fight(3, 2)) == draw_board(fight(3, 2))


def test_pillow_is_loaded_only_when_a_board_is_drawn() -> None:
    program = "import sys, bot.documents.board as board; print('PIL' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


def pieces() -> st.SearchStrategy[Piece]:
    """Return any fighter."""
    lives = st.integers(-5, 60)
    statuses = st.sampled_from(["active", "knocked_out", "asleep", "fled", "left", ""])
    texts = st.text(st.characters(), max_size=80)
    return st.builds(Piece, texts, st.none() | lives, lives, statuses, st.booleans(), texts, st.booleans())


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Return any board of up to six a side."""
    left, right = (tuple(draw(st.lists(pieces(), max_size=6))) for _ in range(2))
    pairs: tuple[tuple[int, int], ...] = ()
    if left and right:
        places = st.tuples(st.integers(0, len(left) - 1), st.integers(0, len(right) - 1))
        pairs = tuple(draw(st.lists(places, max_size=6)))
    words = st.text(max_size=200)
    title, one, other, footer = (draw(words) for _ in range(4))
    return Board(title, one, other, left, right, pairs, tuple(draw(st.lists(words, max_size=3))), footer)


@settings(max_examples=40)
@given(boards())
def test_any_board_at_all_becomes_a_picture(board: Board) -> None:
    assert opened(draw_board(board)).size == size(board)
