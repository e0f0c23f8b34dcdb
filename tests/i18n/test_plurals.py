"""Numbers and nouns agree in Slovak, Czech and English, whatever the number (K8)."""

from __future__ import annotations

import pytest

from tests.i18n import files

# The form after each count: one, few, many (fractions), other.
FORMS = {
    0: "other",
    1: "one",
    2: "few",
    4: "few",
    5: "other",
    11: "other",
    12: "other",
    13: "other",
    14: "other",
    21: "other",
    22: "other",
    101: "other",
    1.5: "many",
    -1: "one",
}
LIVES = {
    "sk": {"one": "život", "few": "životy", "many": "života", "other": "životov"},
    "cs": {"one": "život", "few": "životy", "many": "života", "other": "životů"},
}
MISSING = {
    "sk": {"one": "chýba", "few": "chýbajú", "many": "chýba", "other": "chýba"},
    "cs": {"one": "chybí", "few": "chybí", "many": "chybí", "other": "chybí"},
}
CHARACTERS = {
    "sk": {"one": "dostala {} postava", "few": "dostali {} postavy", "many": "dostalo {} postavy"},
    "cs": {"one": "dostala {} postava", "few": "dostaly {} postavy", "many": "dostalo {} postavy"},
}
OTHER_CHARACTERS = {"sk": "dostalo {} postáv", "cs": "dostalo {} postav"}
CASES = [(language, count, form) for language in ("sk", "cs") for count, form in FORMS.items()]


def written(count: float) -> str:
    """Return a count as Slovak and Czech write it."""
    return str(count).replace(".", ",")


@pytest.mark.parametrize(("language", "count", "form"), CASES)
def test_lives_stand_in_the_right_form(language: str, count: float, form: str) -> None:
    expected = f"{written(count)} {LIVES[language][form]}"
    speech = files.speech(language)
    assert speech.say("sheet-lives", lives=3, maximum=count) == f"3 / {expected}"
    notice = speech.say("notice-lives", name="Dan", lives=count, maximum=4, reason="x")
    assert f" {expected} (" in notice


@pytest.mark.parametrize(("language", "count", "form"), CASES)
def test_missing_xp_stand_with_the_right_form_of_the_verb(language: str, count: float, form: str) -> None:
    told = files.speech(language).say("sheet-xp", xp=3, next=6, missing=count)
    assert told.endswith(f"{MISSING[language][form]} {written(count)} XP")


@pytest.mark.parametrize(("language", "count", "form"), CASES)
def test_characters_stand_in_the_right_form(language: str, count: float, form: str) -> None:
    expected = CHARACTERS[language].get(form, OTHER_CHARACTERS[language]).format(written(count))
    assert files.speech(language).say("xp-bulk-done", count=count).startswith(f"XP {expected}.")


@pytest.mark.parametrize(("count", "noun"), [(0, "lives"), (1, "life"), (2, "lives"), (21, "lives"), (101, "lives")])
def test_english_has_two_forms(count: int, noun: str) -> None:
    assert files.speech("en").say("sheet-lives", lives=0, maximum=count) == f"0 / {count} {noun}"


@pytest.mark.parametrize(("count", "told"), [(1, "1 postave"), (2, "2 postavám"), (5, "5 postavám")])
def test_a_button_says_to_how_many_characters_it_gives(count: int, told: str) -> None:
    assert files.speech("sk").label("xp-bulk-confirm", count=count) == f"Pridať {told}"


def test_large_numbers_are_parted_by_thousands() -> None:
    assert files.speech("sk").say("sheet-xp-last", xp=1_000_000).startswith("1\u00a0000\u00a0000 XP")
