"""Writes docs/rules-coverage.md, each rule with its code and tests: `python -m tests.rules_coverage`; a test checks."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from bot.books import read_books
from bot.rules.registry import build
from bot.settings import ROOT

DOCUMENT = ROOT / "docs" / "rules-coverage.md"
BOOK = ROOT / "tests" / "data" / "rules.toml"
VECTORS = ROOT / "tests" / "golden" / "dbf.json"
# What /rules lists is told apart: naming a rule there enforces nothing.
LISTS = {ROOT / "rules_data" / "dbf" / "topics.toml", ROOT / "bot" / "rules" / "dbf" / "topics.py"}
CITED = re.compile(r"(DBF(?:-[A-Z]+)+)-(\d+)((?:\.\.\d+|, -\d+| and -\d+)*)")
MORE = re.compile(r"\.\.(\d+)|-(\d+)")
HEAD = """# Where each rule of DBF is kept

Made by `python -m tests.rules_coverage`; do not edit by hand. A rule is `code` (enforced where it is cited; the tests
marked with it would fail if it were broken), `shown` (a rule for bodies or for honour, told by `/rules`) or `pending`
(with what brings it). Vectors are the golden ones that name the rule. The kinds stand in `tests/data/rules.toml`.
"""


def ids_in(text: str) -> Iterator[str]:
    """Yield the ids a text cites: `DBF-XP-1`, `DBF-XP-1..3`, `DBF-COMBAT-40, -41`."""
    for found in CITED.finditer(text):
        name, last = found[1], int(found[2])
        yield f"{name}-{last}"
        for through, also in MORE.findall(found[3]):
            numbers = range(last + 1, int(through) + 1) if through else (int(also),)
            yield from (f"{name}-{number}" for number in numbers)
            last = int(through or also)


@cache
def chapters() -> Mapping[str, Mapping[str, str]]:
    """Return the kind of every rule, by chapter, in the order of the book."""
    listed = tomllib.loads(BOOK.read_text(encoding="utf-8"))
    return {name: {one: kind for ids, kind in rows.items() for one in ids_in(ids)} for name, rows in listed.items()}


def kinds() -> dict[str, str]:
    """Return the kind of every rule."""
    return {one: kind for rules in chapters().values() for one, kind in rules.items()}


@cache
def citations() -> Mapping[str, tuple[Path, ...]]:
    """Return the files of the bot and of its data that cite each rule."""
    found: dict[str, list[Path]] = defaultdict(list)
    paths = [*sorted((ROOT / "bot").rglob("*.py")), *sorted((ROOT / "rules_data").rglob("*.toml"))]
    for path in paths:
        for one in set(ids_in(path.read_text(encoding="utf-8"))) if path not in LISTS else ():
            found[one].append(path)
    return {one: tuple(where) for one, where in found.items()}


@cache
def marks() -> Mapping[str, tuple[tuple[Path, str], ...]]:
    """Return the tests marked with each rule: file and name."""
    found: dict[str, list[tuple[Path, str]]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for one in dict.fromkeys(_marked(node)):
                    found[one].append((path, node.name))
    return {one: tuple(tests) for one, tests in found.items()}


def _marked(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """Yield the rules of a test's marks, also of a mark on one of its cases."""
    for node in (node for decorator in test.decorator_list for node in ast.walk(decorator)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{test.name}: the ids of a mark are plain text"
                yield from ids_in(str(argument.value))


@cache
def topics() -> Mapping[str, tuple[str, ...]]:
    """Return the topics of /rules that list each rule."""
    found: dict[str, list[str]] = defaultdict(list)
    for topic in build({"dbf": read_books()["dbf"]})["dbf"].topics:
        for one in topic.rules:
            found[one].append(topic.key)
    return {one: tuple(keys) for one, keys in found.items()}


def document() -> str:
    """Return the whole document."""
    vectors = Counter(vector["rule"] for vector in json.loads(VECTORS.read_text(encoding="utf-8"))["vectors"])
    counted = Counter(kind.partition(":")[0] for kind in kinds().values())
    lines = [HEAD, f"{len(kinds())} rules: " + ", ".join(f"{count} {kind}" for kind, count in counted.items()) + "."]
    for chapter, rules in chapters().items():
        lines += ["", f"## {chapter}", "", "| rule | kind | code | tests | vectors |", "|---|---|---|---|---|"]
        lines += [_row(one, kind, vectors[one]) for one, kind in rules.items()]
    return "\n".join([*lines, ""])


def _row(one: str, kind: str, vectors: int) -> str:
    places = [f"`/rules` {key}" for key in topics().get(one, ())[:1] if kind == "shown"]
    places += [f"[{_name(path)}](../{path.relative_to(ROOT).as_posix()})" for path in citations().get(one, ())]
    tests = [
        f"[{name.removeprefix('test_').replace('_', ' ')}](../{path.relative_to(ROOT).as_posix()})"
        for path, name in marks().get(one, ())
    ]
    return f"| {one} | {kind} | {', '.join(places)} | {', '.join(tests)} | {vectors or ''} |"


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix().removeprefix("bot/").removesuffix(".py")


def main() -> None:
    """Write the document."""
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
