"""The typefaces of our papers: Noto Sans, cut down to Latin, Greek and Cyrillic.

SIL Open Font License 1.1 (`fonts/OFL.txt`). Made with fontTools out of Noto Sans 2.015: static instances (width 87.5,
weights 500 and 700), no hinting, no layout features.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

FOLDER = Path(__file__).resolve().parent / "fonts"
Weight = Literal["Medium", "Bold"]


def typeface(weight: Weight, size: int) -> FreeTypeFont:
    """Return a typeface at a size in pixels; laid out plainly, so that every machine draws the same picture."""
    from PIL import ImageFont

    path = FOLDER / f"NotoSans-SemiCondensed{weight}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
