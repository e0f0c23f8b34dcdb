"""The words are complete: the same keys, parts and variables in every language, and everything the code asks for."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from bot.i18n.speech import LANGUAGES
from bot.settings import ROOT
from cogs.support import limits
from tests.i18n import files, sources
from tests.i18n.enumerations import built_keys
from tests.i18n.tree import command_lists, descriptions, typed

OWNERS = sorted(files.shelves())
# Words that look like keys and are none.
NO_KEYS = {"utf-8", "utf-16-le", "weapon-category"}
COMMAND = re.compile(r"\[/([^\]\[]*)\]")
TO_COME = ROOT / "tests" / "data" / "commands_to_come.txt"
COMMANDS = ROOT.parent / "shared" / "commands.md"
FORBIDDEN = ("@everyone", "@here", "http")
# What stands where Discord has little room, by the pattern of its key; `.about` are lines under a choice.
ROOM = {
    r"button-.*|notice-read|setup-make|setup-finish|xp-bulk-confirm|help-.*-title": limits.BUTTON_LABEL,
    r"command-.*|choice-.*": limits.COMMAND_TEXT,
    r".*-prompt|setup-channel-.*": limits.PLACEHOLDER,
    r"xp-bulk-(title|lines|source|reason)|reason-(title|question)|deity-question": limits.INPUT_LABEL,
    r"xp-bulk-example": 100,
    r"help-.*-text": 900,
}


def every_part() -> Iterator[tuple[str, str, str, str]]:
    """Yield (language, key, part, what is written there) of all texts."""
    for language in LANGUAGES:
        for message in files.all_messages(language).values():
            for part, pattern in message.parts.items():
                yield language, message.key, part, files.plain_text(pattern)


def shape(message: files.Message) -> dict[str, frozenset[str]]:
    """Return the variables of every part of a message."""
    return {part: files.variables(pattern) for part, pattern in message.parts.items()}


@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_rooms(owner: str) -> None:
    folder = files.shelves()[owner]
    rooms = {language: sorted(path.name for path in (folder / language).glob("*.ftl")) for language in LANGUAGES}
    assert rooms["sk"] and rooms["cs"] == rooms["sk"] == rooms["en"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_file_is_read_whole(owner: str, language: str) -> None:
    entries = files.entries(files.shelves()[owner] / language)
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice_for_the_second_would_never_be_heard(language: str) -> None:
    keys = Counter(one.key for folder in files.shelves().values() for one in files.messages(folder / language))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_keys_parts_and_variables(owner: str, language: str) -> None:
    folder = files.shelves()[owner]
    slovak = {message.key: shape(message) for message in files.messages(folder / "sk")}
    other = {message.key: shape(message) for message in files.messages(folder / language)}
    assert {key for key in slovak.keys() | other.keys() if slovak.get(key) != other.get(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_text_stands_in_the_same_room_in_every_language(language: str) -> None:
    for folder in files.shelves().values():
        slovak = {message.key: message.file.name for message in files.messages(folder / "sk")}
        assert {message.key: message.file.name for message in files.messages(folder / language)} == slovak


@pytest.mark.parametrize("call", [call for call in sources.spoken() if not call.built], ids=lambda call: call.key)
def test_a_text_that_is_asked_for_is_there_and_its_variables_are_filled_in(call: sources.Call) -> None:
    message = files.all_messages("sk").get(call.key)
    assert message is not None, call.place
    assert (call.part or "") in message.parts, call.place
    if call.arguments is not None:
        assert files.variables(message.parts[call.part or ""]) <= call.arguments, call.place


@pytest.mark.parametrize("call", sources.refused(), ids=lambda call: call.key)
def test_a_refusal_that_is_raised_has_words_for_what_it_tells(call: sources.Call) -> None:
    message = files.all_messages("sk").get(call.key)
    assert message is not None, call.place
    if call.arguments is not None:
        needed = {name for pattern in message.parts.values() for name in files.variables(pattern)}
        assert needed <= call.arguments, call.place


def test_every_word_in_the_game_that_looks_like_a_key_is_one() -> None:
    known = files.all_messages("sk")
    assert [found for found in sources.loose_keys() if found[1] not in known and found[1] not in NO_KEYS] == []


@pytest.mark.parametrize(("key", "part"), sorted(built_keys()))
def test_a_text_whose_key_is_built_is_there(key: str, part: str) -> None:
    assert part in files.all_messages("sk")[key].parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_way_out_which_names_a_command_or_a_person(language: str) -> None:
    refusals = [one for one in files.all_messages(language).values() if one.key.startswith("refusal-")]
    ways = {one.key: files.plain_text(one.parts["way"]) if "way" in one.parts else "" for one in refusals}
    assert {key: way for key, way in ways.items() if not ("[/" in way or "ORG" in way)} == {}


def test_a_refusal_is_one_line_for_it_is_printed_bold() -> None:
    told = [(key, text) for _, key, part, text in every_part() if key.startswith("refusal-") and part == ""]
    assert [key for key, text in told if "**" in text or "[/" in text] == []


async def test_every_command_option_and_choice_has_words_that_fit() -> None:
    told = [text for commands in await command_lists(*LANGUAGES) for one in commands for text in descriptions(one)]
    assert len(told) > 150
    assert [text for text in told if not 1 <= limits.size(text) <= limits.COMMAND_TEXT] == []


async def test_every_command_that_is_named_can_be_typed_or_is_to_come() -> None:
    [commands] = await command_lists("en")
    real = {name for command in commands for name in typed(command)}
    to_come = set(TO_COME.read_text(encoding="utf-8").split("\n"))
    named = {(key, name) for _, key, _, text in every_part() for name in COMMAND.findall(text)}
    assert len(named) > 100
    assert [(key, name) for key, name in sorted(named) if name not in real | to_come] == []


def test_a_command_to_come_stands_in_the_list_of_the_house() -> None:
    if not COMMANDS.exists():
        pytest.skip("the shared folder with commands.md does not stand beside this checkout")
    listed = COMMANDS.read_text(encoding="utf-8")
    assert [name for name in TO_COME.read_text(encoding="utf-8").split("\n") if name and f"/{name}" not in listed] == []


def test_no_text_pings_everybody_or_links_out() -> None:
    assert [(key, word) for _, key, _, text in every_part() for word in FORBIDDEN if word in text] == []


def test_labels_are_plain_for_nothing_in_them_is_drawn() -> None:
    patterns = {call.key.replace("*", ".+") for call in sources.spoken() if call.function == "label"}
    label = re.compile("|".join([*patterns, "command-.+", "choice-.+"]))
    said = {call.key for call in sources.spoken() if call.function == "say"} | {"ability-granted", "ability-revoked"}
    texts = [(key, text) for _, key, part, text in every_part() if label.fullmatch(key) and key not in said]
    assert [(key, text) for key, text in texts if any(mark in text for mark in ("**", "`", "[/", "~~"))] == []


def test_texts_fit_where_they_stand() -> None:
    too_long = [
        (language, key, limits.size(text))
        for language, key, part, text in every_part()
        for pattern, room in ROOM.items()
        if part == "" and re.fullmatch(pattern, key) and limits.size(text) > room
    ]
    lines = [
        (language, key) for language, key, part, text in every_part() if part == "about" and limits.size(text) > 100
    ]
    assert too_long == [] and lines == []


def test_names_of_channels_are_such_as_discord_takes() -> None:
    names = [text for _, key, _, text in every_part() if key.startswith("setup-channel-name-")]
    assert [name for name in names if not re.fullmatch(r"[\w-]{1,100}", name) or name != name.lower()] == []


def test_letters_are_composed() -> None:
    assert [key for _, key, _, text in every_part() if text != unicodedata.normalize("NFC", text)] == []
