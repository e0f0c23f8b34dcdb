"""A paper to print: pages measured in millimetres from the upper left, words in our typeface, hearts and boxes.

Reportlab is loaded only when a paper is made. The same paper is the same file to the byte, whenever it is made.
"""

from __future__ import annotations

import io
from threading import Lock
from typing import Any

from bot.documents.canvas import cropped, unit_heart
from bot.documents.fonts import FOLDER, Weight
from bot.documents.lines import broken, one_line, shortened

MILLIMETRE = 72 / 25.4
DOTS = 11  # of a picture for a millimetre: 280 to the inch
MAKER = "Virtual ORG"
NARROW = 0.78  # words are set so much narrower at most before they are cut
_registering = Lock()


def _load_typefaces() -> None:
    """Tell reportlab our typefaces, once a process: it keeps them itself, and two threads may print at a time."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    with _registering:
        known = pdfmetrics.getRegisteredFontNames()
        for weight in ("Medium", "Bold"):
            if weight not in known:
                pdfmetrics.registerFont(TTFont(weight, FOLDER / f"NotoSans-SemiCondensed{weight}.ttf"))


class Paper:
    """A paper in the making: sizes of letters in points, everything else in millimetres."""

    def __init__(self, width: float, height: float, title: str, language: str) -> None:
        from reportlab.pdfgen.canvas import Canvas

        _load_typefaces()
        self.width, self.height = width, height
        self._kept = io.BytesIO()
        size = (width * MILLIMETRE, height * MILLIMETRE)
        self._canvas: Any = Canvas(
            self._kept, size, pageCompression=1, invariant=1, lang=language, initialFontName="Medium"
        )
        self._canvas.setTitle(one_line(title))
        for part in (self._canvas.setAuthor, self._canvas.setCreator, self._canvas.setSubject):
            part(MAKER)

    def turn(self) -> None:
        """Begin the next page."""
        self._canvas.showPage()

    def finish(self) -> bytes:
        """Return the finished file."""
        self._canvas.save()
        return self._kept.getvalue()

    def measure(self, text: str, size: float, weight: Weight = "Medium") -> float:
        """Return how wide a text is."""
        return float(self._canvas.stringWidth(text, weight, size)) / MILLIMETRE

    def wrap(self, text: str, width: float, size: float, most: int, weight: Weight = "Medium") -> list[str]:
        """Return a text broken into at most so many lines."""
        return broken(text, width, lambda part: self.measure(part, size, weight), most)

    def write(
        self,
        left: float,
        base: float,
        text: str,
        size: float,
        colour: str,
        weight: Weight = "Medium",
        *,
        room: float | None = None,
        ends: bool = False,
    ) -> float:
        """Write one line, narrower where the `room` asks for it and cut only then; `ends` there. Return its width."""
        line, stretch = one_line(text), 1.0
        width = self.measure(line, size, weight)
        if room is not None and width > room:
            stretch = max(NARROW, room / width)
            if width * stretch > room + 0.01:
                line = shortened(line, room / stretch, lambda part: self.measure(part, size, weight))
            width = self.measure(line, size, weight) * stretch
        pen = self._canvas.beginText((left - width * ends) * MILLIMETRE, (self.height - base) * MILLIMETRE)
        pen.setFont(weight, size)
        pen.setHorizScale(100 * stretch)
        pen.setFillColor(colour)
        pen.textOut(line)
        self._canvas.drawText(pen)
        return width

    def box(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        *,
        fill: str = "",
        line: str = "",
        thick: float = 0.3,
    ) -> None:
        """Draw a box."""
        self._pen(line, thick)
        if fill:
            self._canvas.setFillColor(fill)
        edges = (left, self.height - top - height, width, height)
        points = [one * MILLIMETRE for one in edges]
        self._canvas.roundRect(*points, 0.7 * MILLIMETRE, stroke=bool(line), fill=bool(fill))

    def rule(self, left: float, right: float, base: float, colour: str, thick: float = 0.2) -> None:
        """Draw a level line."""
        self.stroke((left, base), (right, base), colour, thick)

    def stroke(self, start: tuple[float, float], end: tuple[float, float], colour: str, thick: float) -> None:
        """Draw a straight line."""
        self._pen(colour, thick)
        (x, y), (to_x, to_y) = start, end
        points = (x, self.height - y, to_x, self.height - to_y)
        self._canvas.line(*(one * MILLIMETRE for one in points))

    def cross(self, left: float, top: float, size: float, colour: str, thick: float = 0.4) -> None:
        """Cross something out."""
        self.stroke((left, top), (left + size, top + size), colour, thick)
        self.stroke((left + size, top), (left, top + size), colour, thick)

    def heart(self, left: float, top: float, size: float, line: str, *, fill: str = "", dashed: bool = False) -> None:
        """Draw the outline of a heart, filled where it is said with what."""
        self._pen(line, 0.3)
        if dashed:
            self._canvas.setDash(0.5 * MILLIMETRE, 0.5 * MILLIMETRE)
        if fill:
            self._canvas.setFillColor(fill)
        across, down = left + size / 2, self.height - top - size / 2
        path = self._canvas.beginPath()
        for place, (x, y) in enumerate(unit_heart()):
            move = path.lineTo if place else path.moveTo
            move((across + x * size) * MILLIMETRE, (down - y * size) * MILLIMETRE)
        path.close()
        self._canvas.drawPath(path, stroke=1, fill=bool(fill))
        self._canvas.setDash()

    def picture(self, left: float, top: float, width: float, height: float, given: bytes) -> bool:
        """Show a picture cut to a box; False where it cannot be read."""
        from reportlab.lib.utils import ImageReader

        image = cropped(given, (round(width * DOTS), round(height * DOTS)))
        if image is None:
            return False
        small = io.BytesIO()
        image.save(small, "JPEG", quality=88)
        small.seek(0)
        edges = (left, self.height - top - height, width, height)
        self._canvas.drawImage(ImageReader(small), *(one * MILLIMETRE for one in edges))
        return True

    def _pen(self, colour: str, thick: float) -> None:
        self._canvas.setStrokeColor(colour or "#000000")
        self._canvas.setLineWidth(thick * MILLIMETRE)
        self._canvas.setLineJoin(1)
        self._canvas.setLineCap(1)
