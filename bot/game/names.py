"""Names given by users: data to be cleaned, compared and guarded, never formatting."""

from __future__ import annotations

import unicodedata

import regex

from bot.rules.core.refusal import Refusal

LONGEST_NAME = 60
MOST_CODE_POINTS = 300
MOST_MARKS_ON_A_LETTER = 4
# Letters that have no decomposition but that people type without their stroke.
_STROKES = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ß": "ss", "ı": "i", "æ": "ae", "œ": "oe"})


def clean_name(text: str, *, longest: int = LONGEST_NAME, code_points: int = MOST_CODE_POINTS) -> str:
    """Return a name as it is kept: NFC, trimmed, single spaces, no control or direction characters.

    Refuses with `name_empty`, `name_too_long` (more than `longest` graphemes) or `name_unreadable` (marks piled up).
    """
    kept = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    kept = "".join(character for character in kept if _allowed(character))
    kept = str(regex.sub(r" {2,}", " ", kept)).strip(" \u200d\ufe0f")
    graphemes = regex.findall(r"\X", kept)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in kept):
        raise Refusal("name_empty")
    if len(graphemes) > longest or len(kept) > code_points:
        raise Refusal("name_too_long", longest=longest)
    if any(_marks(grapheme) > MOST_MARKS_ON_A_LETTER for grapheme in graphemes):
        raise Refusal("name_unreadable")
    return kept


def _allowed(character: str) -> bool:
    # The zero-width joiner holds emoji of several people together; every other format character hides something.
    return character in "\u200d" or unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _marks(grapheme: str) -> int:
    decomposed = unicodedata.normalize("NFD", grapheme)
    return sum(unicodedata.category(character) in {"Mn", "Me"} for character in decomposed)


def name_key(name: str) -> str:
    """Return the form in which two names are the same name: casefolded NFKC, joiners gone."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return folded.replace("\u200d", "")


def plain(text: str) -> str:
    """Return text for searching: casefolded, without diacritics, single spaces."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(character for character in decomposed if not unicodedata.combining(character))
    return " ".join(letters.translate(_STROKES).split())
