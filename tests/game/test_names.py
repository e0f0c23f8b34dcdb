"""Names from users: cleaned, compared, searched and ordered."""

from __future__ import annotations

import random
import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from bot.game.collation import name_order
from bot.game.names import LONGEST_KEY, LONGEST_NAME, clean_name, name_key, plain
from bot.i18n.escape import escape
from bot.rules.core.refusal import Refusal

FAMILY = "👨‍👩‍👧‍👦"


def code(text: str) -> str:
    """Return why a name is refused."""
    with pytest.raises(Refusal) as refusal:
        clean_name(text)
    return refusal.value.code


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Ž", "Ž"),
        ("  Ján \t (starý)\u00a0", "Ján (starý)"),
        ("Dan\niel\r\nVeľký", "Dan iel Veľký"),
        ("@\u202eeveryone", "@everyone"),
        ("Z\u030c", "Ž"),
        ("e\u200b\u0301", "é"),
        ("=1+1", "=1+1"),
        ("=12", "12"),
        ("==12", "12"),
        ("a||b", "a||b"),
        (FAMILY * 32, FAMILY * 32),
        ("\ufeffHeretik", "Heretik"),
        ("ŽOFIA", "ŽOFIA"),
    ],
)
def test_a_name_is_kept_as_it_was_meant(text: str, kept: str) -> None:
    assert clean_name(text) == kept


@pytest.mark.parametrize(
    "text",
    ["", "   ", "\n", "\u200b\u200d", "\u2800", "\u3164", "\u115f", "\ufe0f", "\u202e", "\0", "\U000e0041", "\u0301"],
)
def test_a_name_nobody_can_see_is_no_name(text: str) -> None:
    assert code(text) == "name_empty"


@pytest.mark.parametrize(
    "text", ["a" * (LONGEST_NAME + 1), "a" * 4000, FAMILY * 44, "\ufdfa" * LONGEST_NAME, "ž" * 257]
)
def test_a_name_too_long_for_a_list_is_refused(text: str) -> None:
    assert code(text) == "name_too_long"


@pytest.mark.parametrize("text", ["Z" + "\u0336" * 60, "Ja" + "\u0301" * 6 + "n"])
def test_a_name_under_a_pile_of_marks_is_refused(text: str) -> None:
    assert code(text) == "name_unreadable"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ŽOFIA", "žofia"),
        ("Straße", "STRASSE"),
        ("ﬁlip", "Filip"),
        ("Dan", "dan "),
        ("@everyone", "@\u2060everyone"),
        ("Ja\u0301n", "Ján"),
        ("Ｄａｎ", "dan"),
    ],
)
def test_two_spellings_of_one_name_are_the_same_name(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Dan", "Daniel"), ("Jasmína", "Jasmina"), ("ORG", "ОRG"), ("a b", "ab")])
def test_two_names_stay_two_names(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    ("text", "searched"),
    [("Jasmína", "jasmina"), ("ŽOFIA  Ťažká", "zofia tazka"), ("Łukasz Đuro", "lukasz duro"), ("Straße", "strasse")],
)
def test_a_search_needs_no_diacritics(text: str, searched: str) -> None:
    assert plain(text) == searched


@given(st.text(max_size=80))
def test_whatever_is_typed_becomes_a_name_for_good_or_a_refusal(text: str) -> None:
    try:
        kept = clean_name(text)
    except Refusal:
        return
    assert clean_name(kept) == kept
    assert unicodedata.is_normalized("NFC", kept)
    assert 1 <= len(regex.findall(r"\X", kept)) <= LONGEST_NAME
    assert not regex.search(r"[\p{Cc}\p{Bidi_Control}\n\r]", kept)
    assert max(len(name_key(kept)), len(plain(kept))) <= LONGEST_KEY
    assert name_key(text) == name_key(kept) or kept.isdigit()


@given(st.text(alphabet="@everyone<#&!>*_~`|\\[]()-:123h \u2060\u202e", max_size=40))
def test_escaped_text_never_pings_and_never_formats(text: str) -> None:
    shown = escape(text)
    assert not regex.search(r"@(everyone|here)", shown)
    assert not regex.search(r"(?<!\\)(?:\\\\)*<[@#]", shown)
    assert not regex.search(r"(?<!\\)(?:\\\\)*[*_~`|\[]", shown)


@pytest.mark.parametrize(
    "names",
    [
        ["Cyril", "Čert", "Dana", "Hana", "Chrabroš", "Ivan", "Lukáš", "Ľubomír", "Zuzana", "Žofia"],
        ["Adam", "Ádam", "Adela", "Anton", "Äneas"],
        ["Sára", "Svätopluk", "Šimon", "Tomáš", "Ťahanka", "Úrsula", "Uršula"],
        ["1. skupina", "_Tieň_", "Anna", "chata", "Ivan", "Иван"],
        ["Dan", "Daniel", "Dano"],
    ],
)
def test_names_stand_as_a_slovak_looks_for_them(names: list[str]) -> None:
    mixed = random.Random(1).sample(names, len(names))
    assert sorted(mixed, key=name_order) == names
