"""Pictures from users made ours: small WebP without anything hidden in them, bombs refused."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.game.desk import Desk
from bot.rules.core.refusal import Refusal
from bot.store.tables import Picture

LARGEST_SIDE = 512
MOST_BYTES = 8 * 1024 * 1024
MOST_PIXELS = 40_000_000
FORMATS = ("PNG", "JPEG", "WEBP", "GIF")


def shrink(given: bytes) -> bytes:
    """Return a picture as WebP of at most 512 px without metadata, or refuse (`picture_too_large`, `_unreadable`)."""
    from PIL import Image, ImageOps  # loaded only when a picture comes: it is large

    if len(given) > MOST_BYTES:
        raise Refusal("picture_too_large")
    try:
        with Image.open(io.BytesIO(given), formats=FORMATS) as image:
            if image.width * image.height > MOST_PIXELS:
                raise Refusal("picture_too_large")
            image.draft("RGB", (2 * LARGEST_SIDE, 2 * LARGEST_SIDE))  # a large JPEG is decoded small at once
            if image.mode not in ("P", "1"):  # these have too few colours to be made small before they are converted
                image.thumbnail((2 * LARGEST_SIDE, 2 * LARGEST_SIDE))
            upright = ImageOps.exif_transpose(image).convert("RGBA")
    except Refusal:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise Refusal("picture_too_large") from error
    except Exception as error:  # what broken files make the decoders raise is anybody's guess
        raise Refusal("picture_unreadable") from error
    upright.thumbnail((LARGEST_SIDE, LARGEST_SIDE))
    kept = io.BytesIO()
    upright.save(kept, "WEBP", quality=80)
    return kept.getvalue()


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that a user gave: its size as announced, and how to fetch it (empty where that fails)."""

    size: int
    fetch: Callable[[], Awaitable[bytes]]


async def prepare(given: Upload | None) -> bytes | Refusal | None:
    """Return what a user gave, ready to be kept, or the refusal to raise at the desk.

    Done before the transaction opens and in another thread: no lock is held while a picture is decoded.
    """
    if given is None:
        return None
    if given.size > MOST_BYTES:
        return Refusal("picture_too_large")
    try:
        return await asyncio.to_thread(shrink, await given.fetch())
    except Refusal as refusal:
        return refusal


async def store_picture(desk: Desk, prepared: bytes | Refusal | None) -> int | None:
    """Keep a prepared picture and return its id; raises the refusal it was found to deserve."""
    if isinstance(prepared, Refusal):
        raise prepared
    if prepared is None:
        return None
    picture = Picture(guild_id=desk.caller.guild_id, given_by=desk.caller.user_id, at=desk.moment.now, webp=prepared)
    desk.unit.pictures.add(picture)
    await desk.unit.flush()
    return picture.id
