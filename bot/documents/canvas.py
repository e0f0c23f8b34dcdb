"""A canvas for small pictures: smooth shapes, words that fit their place, and a PNG with few colours.

Pillow is large: it is loaded only when a picture is drawn.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.documents.fonts import Weight, typeface
from bot.documents.lines import broken, one_line, shortened

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

FINENESS = 2  # shapes are drawn so many times larger and then made small: that is what smooths their edges
COLOURS = 128
RIM = 3
Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Script:
    """How words are written: weight, colour, sizes to try from the largest, and the anchor as Pillow names it."""

    colour: str
    sizes: tuple[int, ...]
    weight: Weight = "Medium"
    anchor: str = "lm"


@dataclass(frozen=True, slots=True)
class Words:
    """Words made to fit: what is left of them, in which typeface, how wide."""

    text: str
    font: FreeTypeFont
    width: float


class Canvas:
    """A picture in the making; places are in pixels of the finished picture, words lie above all shapes."""

    def __init__(self, width: int, height: int, background: str) -> None:
        from PIL import Image, ImageDraw

        self._shapes = Image.new("RGB", (width * FINENESS, height * FINENESS), background)
        self._pen = ImageDraw.Draw(self._shapes)
        self._written: list[tuple[Point, Words, Script]] = []
        self._fonts: dict[tuple[Weight, int], FreeTypeFont] = {}
        self._heart = unit_heart()

    def box(self, box: Box, radius: float, fill: str) -> None:
        """Draw a box with round corners."""
        self._pen.rounded_rectangle(tuple(FINENESS * one for one in box), FINENESS * radius, fill)

    def dot(self, centre: Point, radius: float, fill: str) -> None:
        """Draw a full circle."""
        self._pen.circle(_fine(centre), FINENESS * radius, fill)

    def polygon(self, points: list[Point], fill: str) -> None:
        """Draw a polygon."""
        self._pen.polygon([_fine(point) for point in points], fill)

    def heart(self, centre: Point, width: float, fill: str) -> None:
        """Draw a full heart."""
        self.polygon(self._heart_at(centre, width), fill)

    def hollow_heart(self, centre: Point, width: float, fill: str) -> None:
        """Draw the rim of a heart."""
        points = [_fine(point) for point in self._heart_at(centre, width - RIM)]
        self._pen.line([*points, *points[:2]], fill, FINENESS * RIM, joint="curve")

    def picture(self, box: Box, radius: float, given: bytes) -> bool:
        """Show a picture cut to a box with round corners; False where it cannot be read."""
        from PIL import Image, ImageDraw

        left, top, right, bottom = (round(FINENESS * one) for one in box)
        filling = cropped(given, (right - left, bottom - top))
        if filling is None:
            return False
        mask = Image.new("L", filling.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, right - left - 1, bottom - top - 1), FINENESS * radius, 255)
        self._shapes.paste(filling, (left, top), mask)
        return True

    def curve(self, start: Point, end: Point, width: int, fill: str) -> None:
        """Draw a line that leaves and arrives level, with a dot at both ends."""
        across, down = end[0] - start[0], end[1] - start[1]
        points = [
            (start[0] + across * (1.5 * turn * (1 - turn) + turn**3), start[1] + down * turn * turn * (3 - 2 * turn))
            for turn in (step / 24 for step in range(25))
        ]
        self._pen.line([_fine(point) for point in points], fill, FINENESS * width, joint="curve")
        for point in (start, end):
            self.dot(point, 1.6 * width, fill)

    def fit(self, text: str, width: float, script: Script) -> Words:
        """Return words in the largest size that fits; in the smallest they end in an ellipsis rather than run over."""
        line = one_line(text)
        for size in script.sizes:
            font = self._font(script.weight, size)
            length = font.getlength(line)
            if length <= width:
                return Words(line, font, length)
        line = shortened(line, width, font.getlength)
        return Words(line, font, font.getlength(line))

    def wrap(self, text: str, width: float, script: Script, most: int) -> list[Words]:
        """Return words broken into at most so many lines, in the first size of the script."""
        font = self._font(script.weight, script.sizes[0])
        return [Words(line, font, font.getlength(line)) for line in broken(text, width, font.getlength, most)]

    def write(self, at: Point, words: Words, script: Script) -> None:
        """Write words that were made to fit."""
        self._written.append((at, words, script))

    def png(self, colours: int = COLOURS) -> bytes:
        """Return the finished picture."""
        from PIL import Image, ImageDraw

        image = self._shapes.reduce(FINENESS)
        pen = ImageDraw.Draw(image)
        for at, words, script in self._written:
            pen.text(at, words.text, script.colour, words.font, anchor=script.anchor)
        kept = io.BytesIO()
        image.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(kept, "PNG")
        return kept.getvalue()

    def _heart_at(self, centre: Point, width: float) -> list[Point]:
        return [(centre[0] + width * across, centre[1] + width * down) for across, down in self._heart]

    def _font(self, weight: Weight, size: int) -> FreeTypeFont:
        if (weight, size) not in self._fonts:
            self._fonts[weight, size] = typeface(weight, size)
        return self._fonts[weight, size]


def cropped(given: bytes, size: tuple[int, int]) -> Image | None:
    """Return a picture made to fill a size, on white where it is clear; None where it cannot be read."""
    from PIL import Image, ImageOps

    try:
        with Image.open(io.BytesIO(given)) as opened:
            image = opened.convert("RGBA")
    except Exception:  # what broken files make the decoders raise is anybody's guess; a card is one without it, too
        return None
    white = Image.new("RGBA", image.size, "white")
    return ImageOps.fit(Image.alpha_composite(white, image).convert("RGB"), size, centering=(0.5, 0.35))


def _fine(point: Point) -> Point:
    return FINENESS * point[0], FINENESS * point[1]


def unit_heart() -> list[Point]:
    """Return the outline of a heart one unit wide around its middle, from the notch round to the notch."""
    points = []
    for turn in (2 * math.pi * step / 28 for step in range(28)):
        high = 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)
        points.append((math.sin(turn) ** 3 / 2, -(high + 2.5) / 32))
    return points
