"""The card of a character: every name fits on it, thirty spells too, and nothing anybody is called breaks it."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import zlib
from base64 import a85decode
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.documents.card_picture import WIDTH, draw_card
from bot.documents.card_print import print_card
from bot.documents.character_card import CardWords, CharacterCard, Charm, School, Talent
from bot.documents.lines import broken, one_line

MOST_BYTES = 200_000
RED, GOLD = (236, 74, 85), (245, 198, 70)
A6 = (297.6, 419.5)
WORDS = CardWords(
    language="sk",
    lives="Životy",
    lives_hint="Stratu preškrtni.",
    talents="Schopnosti",
    spells_hint="Raz za fázu.",
    gear="Výbava",
    state="Stav",
    notes="Poznámky",
    phase="Fáza",
    player="Hrá",
)
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
    "{0} %s </b> <para> (a\\) & endstream endobj",
    "\ufdfa" * 90,
    "- " * 900,
]


def portrait(width: int = 300, height: int = 420) -> bytes:
    """Return the worst of portraits for the size of a file: noise."""
    kept = io.BytesIO()
    Image.effect_noise((width, height), 90).convert("RGB").save(kept, "WEBP")
    return kept.getvalue()


def wizard(**changes: object) -> CharacterCard:
    """Return a wizard who knows thirty-five spells."""
    charm = Charm(
        "Odsatie životnej energie", "„Uteč!“", "V boji · protivníci (max 3): 1 nekrotické zranenie", "", False
    )
    schools = tuple(School(f"Škola číslo {number}", (charm,) * 5) for number in range(7))
    card = CharacterCard(
        "Ľubomíra Šťastná",
        WORDS,
        titles=("Čarodej · Kamelot", "Úroveň 9"),
        player="Ďuro",
        lives=3,
        maximum=3,
        talents=tuple(Talent("Jasnovidectvo", "Odkazy na jasnovidectvo.") for _ in range(8)),
        schools=schools,
        gear=("Dýka (38 cm)", "Mešec"),
        state=("Prekliatie: vidí duchov",),
    )
    return replace(card, **changes)


def streams(paper: bytes) -> list[bytes]:
    """Return every stream of a PDF as it was before it was packed."""
    kept = []
    for head, stream in re.findall(rb"<<([^<>]*)>>\s*stream\r?\n(.*?)endstream", paper, re.DOTALL):
        plain = a85decode(stream.strip().removesuffix(b"~>")) if b"ASCII85" in head else stream
        if b"Flate" in head:
            kept.append(zlib.decompress(plain))
    return kept


def pages(paper: bytes) -> list[str]:
    """Return what is drawn on each page, in the words of PDF."""
    return [stream.decode("latin-1") for stream in streams(paper) if stream.startswith(b"1 0 0 1 0 0 cm")]


def drawn(paper: bytes, operator: str) -> int:
    """Return how often a paper does something: `B*` fills and outlines (a heart), `c` is a round corner (of a box)."""
    return sum(line.split(" ").count(operator) for page in pages(paper) for line in page.splitlines())


def letters(paper: bytes) -> str:
    """Return every letter that a reader of a PDF can select, as its fonts map them."""
    maps = [stream for stream in streams(paper) if b"beginbf" in stream]
    codes = [code for told in maps for code in re.findall(rb"<([0-9A-Fa-f]{4})>", told)]
    return "".join(sorted({chr(int(code, 16)) for code in codes}))


def pixels(picture: bytes, colour: tuple[int, int, int]) -> int:
    """Return how many pixels are as good as of a colour."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    counted = image.getcolors(image.width * image.height) or []
    return sum(
        count
        for count, found in counted
        if isinstance(found, tuple) and max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 8
    )


def test_the_picture_is_a_png_as_wide_as_a_phone_and_small_enough_to_send() -> None:
    picture = draw_card(wizard(portrait=portrait()))
    with Image.open(io.BytesIO(picture)) as image:
        assert (image.format, image.width) == ("PNG", WIDTH)
        assert image.height < 4 * WIDTH
    assert len(picture) < MOST_BYTES


def test_the_paper_has_an_even_number_of_a6_pages() -> None:
    for card, count in ((wizard(), 4), (wizard(schools=()), 2), (wizard(schools=wizard().schools[:3], gear=()), 2)):
        paper = print_card(card)
        assert paper.startswith(b"%PDF-")
        boxes = re.findall(rb"/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]", paper)
        assert len(boxes) == len(pages(paper)) == count
        assert all((float(wide), float(high)) == pytest.approx(A6, abs=0.2) for wide, high in boxes)


def test_every_spell_has_a_box_for_each_phase_and_every_life_a_heart() -> None:
    plain, magic = (print_card(wizard(schools=schools)) for schools in ((), wizard().schools))
    names = 7  # the names of the schools stand on boxes, too
    assert drawn(magic, "c") - drawn(plain, "c") == 4 * (4 * 35 + names)
    for lives in (1, 4, 9):
        assert drawn(print_card(wizard(lives=lives, maximum=lives)), "B*") == 4 * lives


def test_letters_are_text_in_typefaces_that_lie_in_the_file() -> None:
    paper = print_card(wizard())
    assert paper.count(b"/FontFile2") == 2
    assert b"Helvetica" not in paper
    assert set("ĽŠťčžýéáí") <= set(letters(paper))


def test_nothing_personal_lies_in_the_file_but_the_name() -> None:
    paper = print_card(wizard(name="Mab", portrait=portrait()))
    told = re.findall(rb"/(Title|Author|Creator|Subject|Keywords) \((.*?)\)", paper)
    assert dict(told) == {
        b"Title": b"Mab",
        b"Author": b"Virtual ORG",
        b"Creator": b"Virtual ORG",
        b"Subject": b"Virtual ORG",
        b"Keywords": b"",
    }
    assert b"20000101" in paper


def test_the_same_card_is_the_same_file_even_when_many_are_made_at_once() -> None:
    card = wizard(portrait=portrait())
    with ThreadPoolExecutor(4) as threads:
        papers = list(threads.map(lambda _: print_card(card), range(8)))
    assert len({*papers, print_card(card)}) == 1
    assert draw_card(card) == draw_card(card)


def test_lost_lives_and_used_spells_are_marked_only_while_a_phase_is_under_way() -> None:
    used = tuple(School(one.name, tuple(replace(charm, used=True) for charm in one.charms)) for one in wizard().schools)
    before = print_card(wizard())
    assert print_card(wizard(schools=used)) == before
    assert print_card(wizard(schools=used, under_way=True)) != before
    assert print_card(wizard(lives=1)) != before


def test_hearts_of_the_picture_are_red_golden_above_the_maximum_and_hollow_when_lost() -> None:
    bare = wizard(schools=(), talents=(), gear=(), state=())
    whole, wounded, blessed = (draw_card(replace(bare, lives=lives, maximum=4)) for lives in (4, 1, 6))
    assert pixels(whole, RED) > pixels(wounded, RED)
    assert pixels(whole, GOLD) == 0 < pixels(blessed, GOLD)


def test_too_many_lives_for_a_row_are_a_number() -> None:
    bare = wizard(schools=(), lives=37, maximum=4000)
    assert len(pages(print_card(bare))) == 2
    assert pixels(draw_card(bare), RED) < pixels(draw_card(replace(bare, lives=30, maximum=30)), RED)


def test_a_used_spell_and_one_to_come_are_not_golden() -> None:
    def card(**changes: object) -> bytes:
        charm = Charm("Fireball", **changes)  # type: ignore[arg-type]
        return draw_card(wizard(talents=(), gear=(), state=(), schools=(School("Elementy", (charm,)),)))

    assert pixels(card(), GOLD) > pixels(card(used=True), GOLD)
    assert pixels(card(), GOLD) > pixels(card(later="od úrovne 6"), GOLD)


@pytest.mark.parametrize("given_portrait", [b"", b"no picture", b"RIFF\x00\x00\x00\x00WEBPVP8 "])
def test_a_portrait_that_cannot_be_read_leaves_the_rest_of_the_card(given_portrait: bytes) -> None:
    card = wizard(portrait=given_portrait)
    assert len(pages(print_card(card))) == 4
    assert draw_card(card)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_no_text_breaks_the_card(text: str) -> None:
    words = replace(CardWords(*(text for _ in fields(CardWords))), language="sk")
    card = CharacterCard(
        text,
        words,
        titles=(text,) * 3,
        player=text,
        lives=3,
        maximum=4,
        talents=(Talent(text, text),) * 9,
        schools=(School(text, (Charm(text, text, text, text, True),) * 6),) * 3,
        gear=(text,) * 5,
        state=(text,) * 5,
        portrait=portrait(60, 80),
        under_way=True,
    )
    assert len(pages(print_card(card))) % 2 == 0
    assert Image.open(io.BytesIO(draw_card(card))).width == WIDTH


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_lines_never_run_over_their_place_and_lose_nothing_that_fits(text: str) -> None:
    lines = broken(text, 20, len, 5)
    assert len(lines) <= 5
    assert all(0 < len(line) <= 20 for line in lines)
    if len(one_line(text, 600)) <= 20:
        assert "".join(lines) == one_line(text, 600)


def test_lines_break_between_words_and_only_the_last_is_cut() -> None:
    assert broken("malá truhlica hneď, veľká za minútu", 14, len, 9) == ["malá truhlica", "hneď, veľká za", "minútu"]
    assert broken("malá truhlica hneď, veľká za minútu", 14, len, 2) == ["malá truhlica", "hneď, veľká z…"]
    assert broken("Najneobhospodarovávateľnejší", 10, len, 5) == ["Najneobhos", "podarováva", "teľnejší"]


def test_the_libraries_are_loaded_only_when_a_card_is_made() -> None:
    program = (
        "import sys, bot.documents.card_picture, bot.documents.card_print;"
        "print({'PIL', 'reportlab'} & set(sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


TEXTS = st.text(st.characters(), max_size=60)
CHARMS = st.builds(Charm, TEXTS, TEXTS, TEXTS, TEXTS, st.booleans())
CARDS = st.builds(
    CharacterCard,
    TEXTS,
    st.just(WORDS),
    titles=st.lists(TEXTS, max_size=4).map(tuple),
    player=TEXTS,
    lives=st.integers(-5, 10**6),
    maximum=st.integers(-5, 200),
    talents=st.lists(st.builds(Talent, TEXTS, TEXTS), max_size=20).map(tuple),
    schools=st.lists(st.builds(School, TEXTS, st.lists(CHARMS, max_size=8).map(tuple)), max_size=8).map(tuple),
    gear=st.lists(TEXTS, max_size=20).map(tuple),
    state=st.lists(TEXTS, max_size=20).map(tuple),
    portrait=st.none() | st.binary(max_size=40),
    under_way=st.booleans(),
)


@settings(max_examples=15, deadline=None)
@given(CARDS)
def test_any_card_at_all_becomes_a_picture_and_a_paper(card: CharacterCard) -> None:
    assert Image.open(io.BytesIO(draw_card(card))).width == WIDTH
    assert len(pages(print_card(card))) % 2 == 0
