"""The words are our own: no text shares six words in a row with a source document, names taken out."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator

import pytest

from bot.i18n.speech import LANGUAGES
from bot.settings import ROOT
from tests.i18n import files

SEEDS = ROOT.parent / "shared" / "seeds"
README = ROOT / "README.md"
RUN = 6
NAMED = re.compile(r"(?:class|ability|spell|faction|weapon)-(?!family-|category-)[a-z_]+")
WORD = re.compile(r"[^\W_]+")


def words(text: str) -> list[str]:
    """Return the words of a text, small."""
    return WORD.findall(text.casefold())


def names() -> list[list[str]]:
    """Return the names of classes, abilities, spells, factions and weapons in all languages, the longest first."""
    named = (one for language in LANGUAGES for one in files.all_messages(language).values() if NAMED.fullmatch(one.key))
    found = {tuple(words(files.plain_text(one.parts[""]))) for one in named}
    return sorted((list(name) for name in found), key=len, reverse=True)


def without_names(text: list[str], by_first_word: dict[str, list[list[str]]]) -> list[str]:
    """Return the words with every name left out."""
    kept, place = [], 0
    while place < len(text):
        fitting = (one for one in by_first_word.get(text[place], ()) if text[place : place + len(one)] == one)
        name = next(fitting, None)
        if name is None:
            kept.append(text[place])
        place += len(name) if name else 1
    return kept


def runs(text: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield every run of six words."""
    yield from (tuple(text[place : place + RUN]) for place in range(len(text) - RUN + 1))


def source_runs(by_first_word: dict[str, list[list[str]]]) -> set[tuple[str, ...]]:
    """Return the runs of the source documents; without them only CI takes it amiss."""
    if not SEEDS.is_dir():
        missing = "the source documents do not stand beside this checkout (../shared/seeds)"
        pytest.fail(missing) if os.environ.get("CI") == "true" else pytest.skip(missing)
    texts = (path.read_text(encoding="utf-8") for path in sorted(SEEDS.iterdir()))
    return {run for text in texts for run in runs(without_names(words(text), by_first_word))}


def shipped() -> Iterable[tuple[str, str]]:
    """Yield (where it stands, what it says) of everything a user reads."""
    for language in LANGUAGES:
        for one in files.all_messages(language).values():
            yield from ((f"{language}: {one.key}", part) for part in one.words().split(files.BREAK))
            yield f"{language}: {one.key} as a whole", one.words()
    if README.exists():
        yield README.name, README.read_text(encoding="utf-8")


def names_by_first_word() -> dict[str, list[list[str]]]:
    """Return the names by the word they begin with."""
    found: dict[str, list[list[str]]] = {}
    for name in names():
        found.setdefault(name[0], []).append(name)
    return found


def test_no_shipped_text_repeats_six_words_of_a_source_document() -> None:
    by_first_word = names_by_first_word()
    source = source_runs(by_first_word)
    assert len(source) > 5_000
    shared = {
        where: " ".join(run)
        for where, text in shipped()
        for run in runs(without_names(words(text), by_first_word))
        if run in source
    }
    assert shared == {}


def test_names_are_taken_out_the_longest_first() -> None:
    told = words("Kto má kúzlo Zastavenie času, ten Fireball nemá")
    assert without_names(told, names_by_first_word()) == ["kto", "má", "kúzlo", "ten", "nemá"]
