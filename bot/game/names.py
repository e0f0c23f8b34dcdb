"""Names given by users: data to be cleaned, compared and guarded, never formatting."""

from __future__ import annotations

import unicodedata

import regex

from bot.rules.core.refusal import Refusal

LONGEST_NAME = 60
MOST_CODE_POINTS = 300
MOST_MARKS_ON_A_LETTER = 4
LONGEST_KEY = 800  # one letter may become eighteen when it is compared (U+FDFA)
BLANK_BRAILLE = "\u2800"
# The zero-width joiner holds emoji of several people together and U+FE0F makes them colourful; everything else that
# cannot be seen hides something. `regex` knows newer emoji than the Python it runs on.
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_HIDDEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}--[\u200d\ufe0f]]", regex.V1)
# Letters that have no decomposition but that people type without their stroke.
_STROKES = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ß": "ss", "ı": "i", "æ": "ae", "œ": "oe"})


def clean_name(text: str, *, longest: int = LONGEST_NAME, code_points: int = MOST_CODE_POINTS) -> str:
    """Return a name as it is kept: NFC, trimmed, single spaces, no control or direction characters.

    Refuses with `name_empty`, `name_too_long` (more than `longest` graphemes) or `name_unreadable` (marks piled up).
    """
    kept = "".join(" " if character.isspace() or character == BLANK_BRAILLE else character for character in text)
    kept = unicodedata.normalize("NFC", _HIDDEN.sub("", kept))
    kept = str(regex.sub(r" {2,}", " ", kept)).strip(" \u200d\ufe0f")
    # What autocomplete hands over for a character looks like `=12`: nobody may be called that.
    kept = str(regex.sub(r"^=+(?=[0-9]+$)", "", kept))
    graphemes = regex.findall(r"\X", kept)
    if not _VISIBLE.search(kept):
        raise Refusal("name_empty")
    if len(graphemes) > longest or len(kept) > code_points or max(len(name_key(kept)), len(plain(kept))) > LONGEST_KEY:
        raise Refusal("name_too_long", longest=longest)
    if any(_marks(grapheme) > MOST_MARKS_ON_A_LETTER for grapheme in graphemes):
        raise Refusal("name_unreadable")
    return kept


def _marks(grapheme: str) -> int:
    decomposed = unicodedata.normalize("NFD", grapheme)
    return sum(unicodedata.category(character) in {"Mn", "Me"} for character in decomposed)


def name_key(name: str) -> str:
    """Return the form in which two names are the same name: casefolded NFKC, what cannot be seen gone."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", _seen(name)).casefold())
    return " ".join(_seen(folded).split())


def _seen(text: str) -> str:
    return str(_HIDDEN.sub("", " ".join(text.split()))).replace("\u200d", "").replace("\ufe0f", "")


def plain(text: str) -> str:
    """Return text for searching: casefolded, without diacritics, single spaces."""
    decomposed = unicodedata.normalize("NFKD", _seen(text).casefold())
    letters = "".join(character for character in decomposed if not unicodedata.combining(character))
    return " ".join(letters.translate(_STROKES).split())
