"""The order of names as a Slovak or Czech expects it in a list: č after c, ch after h, ž last."""

from __future__ import annotations

import re
import unicodedata

from bot.game.names import plain

_LETTER = re.compile("ch|.", re.DOTALL)
_PLACES = {letter: place for place, letter in enumerate(_LETTER.findall("aäbcčdďefghchijklľmnňoôpqrřsštťuvwxyzž"))}
_SIGN, _KNOWN, _FOREIGN = range(3)

NameKey = tuple[tuple[tuple[int, int], ...], str]


def name_order(name: str) -> NameKey:
    """Return the key to sort a name by: signs and digits, our alphabet, other scripts; acutes decide only a tie."""
    folded = unicodedata.normalize("NFC", name.casefold())
    return tuple(_place(letter) for letter in _LETTER.findall(folded)), folded


def _place(letter: str) -> tuple[int, int]:
    base = letter if letter in _PLACES else plain(letter)[:1]
    if base in _PLACES:
        return _KNOWN, _PLACES[base]
    return (_FOREIGN if letter.isalpha() else _SIGN), ord(letter[0])
