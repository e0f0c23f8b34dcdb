"""Pictures from strangers: made small and clean, or refused; nothing they contain brings the bot down."""

from __future__ import annotations

import io
import struct
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.game.images import LARGEST_SIDE, MOST_BYTES, Upload, prepare, shrink
from bot.rules.core.refusal import Refusal

FORMATS = ("PNG", "JPEG", "WEBP", "GIF")


def picture(kind: str = "PNG", size: tuple[int, int] = (64, 48), mode: str = "RGB", **options: object) -> bytes:
    """Return a small picture of a format."""
    kept = io.BytesIO()
    Image.new(mode, size, 120).save(kept, kind, **options)
    return kept.getvalue()


def bomb(width: int, height: int) -> bytes:
    """Return a PNG of a few bytes that claims to be `width` times `height`."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(b"\0" * 64)), (b"IEND", b"")]
    told = (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(told)


def code(given_bytes: bytes) -> str:
    """Return why a file is refused."""
    with pytest.raises(Refusal) as refusal:
        shrink(given_bytes)
    return refusal.value.code


@pytest.mark.parametrize("kind", FORMATS)
def test_every_format_becomes_a_small_webp(kind: str) -> None:
    with Image.open(io.BytesIO(shrink(picture(kind, (1600, 900))))) as small:
        assert (small.format, max(small.size)) == ("WEBP", LARGEST_SIDE)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_kind_of_colour_is_understood(mode: str) -> None:
    kind = "JPEG" if mode == "CMYK" else "PNG"
    assert shrink(picture(kind, (700, 20), mode))


def test_metadata_is_gone_and_the_picture_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112], exif[0x013B] = 6, "Jožko"  # turned by a quarter; the author
    with Image.open(io.BytesIO(shrink(picture("JPEG", (60, 20), exif=exif)))) as small:
        assert small.size == (20, 60)
        assert not small.getexif()


@pytest.mark.parametrize(
    ("width", "height"), [(30_000, 30_000), (2**31 - 1, 2**31 - 1), (12_000, 12_000), (40_000_001, 1)]
)
def test_a_bomb_is_refused_before_it_is_decoded(width: int, height: int) -> None:
    assert code(bomb(width, height)) in ("picture_too_large", "picture_unreadable")


@pytest.mark.parametrize(
    "given_bytes",
    [
        b"",
        b"\x89PNG\r\n\x1a\n",
        b"<svg onload='alert(1)'/>",
        b"GIF89a",
        b"%PDF-1.7",
        b"\0" * 100,
        picture()[:60],
        bomb(10, 10),
    ],
)
def test_what_is_no_picture_is_refused(given_bytes: bytes) -> None:
    assert code(given_bytes) == "picture_unreadable"


def test_too_many_bytes_are_refused() -> None:
    assert code(b"\0" * (MOST_BYTES + 1)) == "picture_too_large"


async def test_a_file_announced_as_too_large_is_not_even_fetched() -> None:
    async def fetch() -> bytes:
        raise AssertionError("fetched")

    told = await prepare(Upload(MOST_BYTES + 1, fetch))
    assert isinstance(told, Refusal)
    assert told.code == "picture_too_large"


@settings(max_examples=150, deadline=None)
@given(
    kind=st.sampled_from(FORMATS),
    places=st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 255)), max_size=12),
    end=st.integers(0, 400),
)
def test_a_broken_picture_is_a_picture_or_a_refusal_and_nothing_else(
    kind: str, places: list[tuple[int, int]], end: int
) -> None:
    broken = bytearray(picture(kind))
    for place, value in places:
        broken[place % len(broken)] = value
    told = ""
    try:
        assert shrink(bytes(broken[: len(broken) - end]))
    except Refusal as refusal:
        told = refusal.code
    assert told in ("", "picture_too_large", "picture_unreadable")
