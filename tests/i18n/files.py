"""The Fluent files as data for the tests: messages with their parts, variables and plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.app import HOUSE_TEXTS
from bot.books import RULES_DATA
from bot.i18n.speech import LANGUAGES, Speech
from bot.rules.registry import RULESETS

BREAK = "\n"


@dataclass(frozen=True, slots=True)
class Message:
    """One text: where it stands, and its parts by name; the text itself is the part without a name."""

    key: str
    file: Path
    parts: Mapping[str, ast.Pattern]

    def words(self) -> str:
        """Return all that is written in it; a line break stands for every variable and every other form."""
        return BREAK.join(plain_text(pattern) for pattern in self.parts.values())


def shelves() -> dict[str, Path]:
    """Return the folders of texts by who owns them: the house, and each ruleset."""
    return {"house": HOUSE_TEXTS, **{key: RULES_DATA / key / "texts" for key in RULESETS}}


@cache
def entries(folder: Path) -> tuple[ast.EntryType, ...]:
    """Return everything that the files of a folder hold, comments included; each entry knows its `file`."""
    found = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            entry.file = path  # type: ignore[union-attr]  # the tree takes any attribute
            found.append(entry)
    return tuple(found)


@cache
def messages(folder: Path) -> tuple[Message, ...]:
    """Return the messages of one folder of one language, in the order of the files."""
    return tuple(_message(entry) for entry in entries(folder) if isinstance(entry, ast.Message))


def _message(entry: Any) -> Message:
    parts = {attribute.id.name: attribute.value for attribute in entry.attributes}
    return Message(entry.id.name, entry.file, {"": entry.value, **parts} if entry.value else parts)


@cache
def all_messages(language: str) -> Mapping[str, Message]:
    """Return every message of a language by its key; the house's own win, as in the bundle."""
    found: dict[str, Message] = {}
    for folder in shelves().values():
        for message in messages(folder / language):
            found.setdefault(message.key, message)
    return found


@cache
def speech(language: str) -> Speech:
    """Return the speech of a language as the bot speaks it."""
    return Speech(language, shelves().values())


SPEECHES = [(language, speech(language)) for language in LANGUAGES]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """Return the names of the variables a text needs."""
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def plain_text(pattern: ast.Pattern) -> str:
    """Return what is written in a text; `BREAK` stands for whatever is filled in."""
    return "".join(_written(pattern))


def _written(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from (BREAK, *_written(variant.value))
            yield BREAK
        else:
            yield BREAK
