"""What users write is shown as they wrote it: no formatting, no link, no ping, no command to tap (cases A)."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.escape import Markup, escape
from bot.i18n.speech import LANGUAGES, link_commands
from tests.i18n import files

JOINER = "\u2060"
WRITTEN = [
    "Heretik",
    "Zahere",
    "Everyonea",
    "Ž",
    "_Tieň_",
    "**Boh**",
    "`kód`",
    "~~x~~",
    "# Nadpis",
    "> cit",
    "-# malé",
    "[klik](https://x.y)",
    "<https://x.y>",
    "a```b",
    "@\u202eeveryone",
    "@everyone",
    "@here",
    "@HERE",
    "<@123>",
    "<@!123>",
    "<@&123>",
    "<#123>",
    "<t:0:R>",
    "</xp add:1>",
    "<:smiech:1>",
    ":smile:",
    "Ján (starý)",
    "a||b",
    "||tajné||",
    "name: s dvojbodkou",
    "a,b",
    '"úvodzovky"',
    "riadok\nriadok",
    "\\",
    "\\*x\\*",
    "\\@everyone",
    "{ $name }",
    "{0.__class__}",
    "/cast",
    "!xp",
    "[/xp add]",
    "[/xp add",
    "xp add]",
    "\\[/xp add]",
]
BACKSLASHED = re.compile(r"\\([^\w\s]|_)")
SPECIAL = re.compile(r"[\\*_~`|<>\[\]()#:\-]|@(?!\u2060)")
HIDDEN = re.compile("[\u2060\u202a-\u202e\u2066-\u2069\u200e\u200f\x00-\x08\x0b-\x1f\x7f]")
IDS = {"xp": 1, "character": 2}


def shown(text: str) -> str:
    """Return what a reader sees of a text whose special characters are all behind a backslash."""
    return BACKSLASHED.sub(r"\1", text).replace(JOINER, "")


def visible(text: str) -> str:
    """Return what of a text can be seen: no joiners, no characters that turn the line or stand for nothing."""
    return HIDDEN.sub("", text)


def left_bare(text: str) -> list[str]:
    """Return the special characters that stand without a backslash."""
    return SPECIAL.findall(BACKSLASHED.sub("", text))


@pytest.mark.parametrize("text", WRITTEN)
def test_what_a_user_writes_is_shown_literally(text: str) -> None:
    assert shown(escape(text)) == visible(text)
    assert left_bare(escape(text)) == []


@pytest.mark.parametrize("text", WRITTEN)
def test_what_a_user_writes_never_pings(text: str) -> None:
    assert not re.search(r"@(everyone|here|[!&]?\d)", escape(text), re.IGNORECASE)


@given(st.text())
def test_any_text_is_shown_literally(text: str) -> None:
    assert shown(escape(text)) == visible(text)
    assert left_bare(escape(text)) == []


@pytest.mark.parametrize("text", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_user_cannot_make_a_command_to_tap(language: str, text: str) -> None:
    told = files.speech(language).say("refusal-rule_not_found", query=text)
    assert link_commands(told, IDS) == told


@given(st.text(alphabet=st.sampled_from(r"[]/\xp add")), st.text(alphabet=st.sampled_from(r"[]/\xp add")))
def test_no_two_texts_of_users_make_a_command_together(first: str, second: str) -> None:
    told = files.speech("sk").say("ledger-house-named", before=first, after=second)
    assert link_commands(told, IDS) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_ours_finishes_a_command_that_a_user_began(language: str) -> None:
    patterns = [(one.key, part) for one in files.all_messages(language).values() for part in one.parts.values()]
    finished = [
        key for key, pattern in patterns for before, after in pairs(pattern) if after.startswith("]") and before
    ]
    assert finished == []


def pairs(pattern: ast.Pattern) -> list[tuple[bool, str]]:
    """Return for each written piece of a text whether something is filled in right before it."""
    found, filled = [], False
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append((filled, element.value))
        filled = isinstance(element, ast.Placeable)
    return found


def test_our_own_markup_is_kept() -> None:
    told = files.speech("sk").say("card-for", asker=Markup("<@5>"))
    assert told.endswith("<@5>")


def test_a_command_is_tapped_where_its_id_is_known_and_bold_elsewhere() -> None:
    assert link_commands("[/xp add] [/lives add] [/help]", IDS) == "</xp add:1> **/lives add** **/help**"


def test_a_label_is_left_as_it_was_written_for_nothing_draws_it() -> None:
    assert files.speech("sk").label("button-switch", name="**Boh** [/xp add]") == "Hrať: **Boh** [/xp add]"
