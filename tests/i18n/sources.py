"""The bot's sources as data for the tests: which texts they ask for, and what they fill in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.settings import ROOT

# Where the key stands among the arguments of the functions that take one.
SPOKEN = {"say": 0, "label": 0, "log": 0, "notify": 1}
REFUSERS = {"Refusal", "_refuse", "_match"}
KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
CODE = re.compile(r"[a-z]+(?:_[a-z]+)*")


@dataclass(frozen=True, slots=True)
class Call:
    """One place where a text is asked for; `key` has `*` where the code fills something in."""

    place: str
    function: str
    key: str
    part: str | None
    arguments: frozenset[str] | None

    @property
    def built(self) -> bool:
        """Whether the key is put together out of parts."""
        return "*" in self.key


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Return every source file of the bot and its doors, parsed."""
    paths = sorted(path for floor in ("bot", "cogs") for path in (ROOT / floor).rglob("*.py"))
    return tuple((path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def _calls() -> Iterator[tuple[str, str, ast.Call]]:
    for place, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield f"{place}:{node.lineno}", name, node


@cache
def spoken() -> tuple[Call, ...]:
    """Return every call that names a text, by a word or by a pattern."""
    found = []
    for place, name, node in _calls():
        position = SPOKEN.get(name)
        if position is None or len(node.args) <= position:
            continue
        part = _word(node.args[1]) if name in ("say", "label") and len(node.args) > 1 else None
        found += [Call(place, name, key, part, _filled(node)) for key in _keys(node.args[position])]
    return tuple(found)


def _keys(node: ast.expr) -> Iterator[str]:
    """Yield the keys an expression may be: a word, a pattern, or either side of a choice."""
    if isinstance(node, ast.IfExp):
        yield from (*_keys(node.body), *_keys(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    elif (word := _word(node)) and KEY.fullmatch(word):
        yield word


def _word(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _filled(node: ast.Call) -> frozenset[str] | None:
    """Return the names filled in, None where they come as a whole."""
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


@cache
def refused() -> tuple[Call, ...]:
    """Return every refusal that is raised by its code."""
    found = []
    for place, name, node in _calls():
        if name in REFUSERS:
            codes = [code for argument in node.args if (code := _word(argument)) and CODE.fullmatch(code)]
            arguments = _filled(node) if name == "Refusal" else None
            found += [Call(place, name, f"refusal-{code}", None, arguments) for code in codes]
    return (*found, *_tabled())


def _tabled() -> Iterator[Call]:
    """Yield the refusals that stand in a table called `refusals`: pairs of a code and whether it applies."""
    for place, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "refusals":
                for pair in getattr(node.value, "elts", ()):
                    code = _word(pair.elts[0]) if isinstance(pair, ast.Tuple) else None
                    if code:
                        yield Call(f"{place}:{pair.lineno}", "refusals", f"refusal-{code}", None, None)


@cache
def loose_keys() -> tuple[tuple[str, str], ...]:
    """Return (place, word) of every constant in the game and its doors that looks like the key of a text."""
    found = []
    for place, tree in trees():
        if Path(place).parts[:2] in (("bot", "game"), ("bot", "i18n")) or place.startswith("cogs"):
            inside = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
            words = [node for node in ast.walk(tree) if node not in inside and KEY.fullmatch(_word(node) or "")]
            found += [(f"{place}:{getattr(node, 'lineno', 0)}", _word(node) or "") for node in words]
    return tuple(found)


@cache
def house_facts() -> frozenset[str]:
    """Return the kinds of house facts that are kept in the ledger, as `house_...`."""
    kinds = (_word(node.args[2]) for _, name, node in _calls() if name == "keep_house_fact" and len(node.args) > 2)
    return frozenset(f"house_{kind}" for kind in kinds if kind)
