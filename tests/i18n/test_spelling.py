"""The words are spelled right: by the hunspell dictionaries of Debian and a word list that somebody has read."""

from __future__ import annotations

import gc
import os
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from spylls.hunspell import Dictionary

from bot.settings import ROOT
from tests.i18n import files

DICTIONARIES = {"sk": "sk_SK", "cs": "cs_CZ", "en": "en_US"}
FOLDER = Path("/usr/share/hunspell")
REVIEWED = ROOT / "tests" / "data" / "words"
# What is no running text: code, commands, addresses, names of files and settings, names of colours in a terminal.
NO_WORDS = re.compile(r"`[^`]*`|\[/[^\]]*\]|\S*[_/=@\\]\S*|\S*\w\.\w\S*|\S*\d\S*")
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def dictionary(language: str) -> Dictionary:
    """Return the dictionary of a language; without one there is nothing to test, which only CI takes amiss."""
    path = FOLDER / DICTIONARIES[language]
    if not path.with_suffix(".dic").exists():
        missing = f"no dictionary {path}: Debian's package hunspell-{language} has it"
        pytest.fail(missing) if os.environ.get("CI") == "true" else pytest.skip(missing)
    with warnings.catch_warnings():
        # spylls leaves the files open for the collector of garbage.
        warnings.simplefilter("ignore", ResourceWarning)
        known = Dictionary.from_files(str(path))
        gc.collect()
    return known


def reviewed(language: str) -> set[str]:
    """Return the words that are right although no dictionary knows them."""
    lists = sorted(REVIEWED.glob(f"{language}-*.txt"))
    return {word for path in lists for word in path.read_text(encoding="utf-8").split()}


def words_of(text: str) -> Iterator[str]:
    """Yield the words of a running text."""
    yield from WORD.findall(NO_WORDS.sub(" ", text))


def used_words(language: str) -> dict[str, str]:
    """Return each distinct word of all texts with one key that uses it."""
    return {word: one.key for one in files.all_messages(language).values() for word in words_of(one.words())}


def is_right(word: str, known: Dictionary, extra: set[str]) -> bool:
    """Say whether a word is known whole, or in its parts where it has a hyphen."""
    if word in extra or known.lookup(word):
        return True
    parts = word.split("-")
    return len(parts) > 1 and all(part in extra or known.lookup(part) for part in parts)


@pytest.mark.parametrize("language", DICTIONARIES)
def test_every_word_is_spelled_right(language: str) -> None:
    known, extra = dictionary(language), reviewed(language)
    used = used_words(language)
    assert len(used) > 300
    assert {word: key for word, key in sorted(used.items()) if not is_right(word, known, extra)} == {}


def test_code_and_commands_are_no_words_to_spell() -> None:
    text = "Použi [/xp add] s `mystic_place`, DATABASE_URL=x, python3 run.py a Moy-ovia."
    assert list(words_of(text)) == ["Použi", "s", "a", "Moy-ovia"]
