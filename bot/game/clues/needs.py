"""Needs as ORGs type them (`zálesáctvo a druid alebo predmet: Kľúč`): read strictly, completed word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.game.caller import Caller, Rank
from bot.game.clues.words import KINDS, Asked, clues_rules, known_needs, names_of, need_name
from bot.game.desk import Desk, Game, read
from bot.game.names import clean_name, plain
from bot.game.things import thing_key
from bot.rules.core.clues import Need, Needs
from bot.rules.core.refusal import Refusal

AND = frozenset({"a", "aj", "and", "+", "&"})
OR = frozenset({"alebo", "nebo", "or", "|"})
LONGEST = 300
MOST_CHOICES = 25
LONGEST_CHOICE = 100
_TOKEN = re.compile(r"\"[^\"]*\"|„[^“”]*[“”]|[|+&]|[^\s|+&\"„]+|\S")
_BEFORE_LAST = re.compile(r"(.*(?:\s(?:a|aj|and|alebo|nebo|or)\s+|[|+&]\s*))?(.*)", re.DOTALL | re.IGNORECASE)
_QUOTES = '"„“”'


def read_needs(desk: Desk, text: str) -> Asked:
    """Return the needs that `text` says; `needs_unreadable` names the part that is no need (DBF-GEN-6)."""
    if len(text) > LONGEST:
        raise Refusal("needs_unreadable", part=text[:80])
    items: dict[str, str] = {}
    groups: list[tuple[Need, ...]] = []
    for group in _split(list(_tokens(text)), OR):
        groups.append(tuple(_need(desk, words, items) for words in _split(group, AND)))
    needs = clues_rules(desk).check_needs(Needs(tuple(groups)), desk.settings.factions)
    return Asked(needs, items)


def _tokens(text: str) -> Iterator[tuple[str, bool]]:
    """Yield words and whether each was quoted; a quoted `a` joins nothing."""
    for token in _TOKEN.findall(text):
        quoted = len(token) > 1 and token[0] in _QUOTES and token[-1] in _QUOTES
        yield (token.strip(_QUOTES), True) if quoted else (token, False)


def _split(tokens: list[tuple[str, bool]], joints: frozenset[str]) -> list[list[tuple[str, bool]]]:
    parts: list[list[tuple[str, bool]]] = [[]]
    for token, quoted in tokens:
        if not quoted and (token in joints or plain(token) in joints):
            parts.append([])
        else:
            parts[-1].append((token, quoted))
    return parts


def _need(desk: Desk, words: list[tuple[str, bool]], items: dict[str, str]) -> Need:
    text = " ".join(word for word, _ in words)
    before, colon, after = text.partition(":")
    kind = KINDS.get(plain(before)) if colon else None
    wanted = after if kind is not None else text
    if kind == "item":
        name = clean_name(wanted)
        key = thing_key(name)
        items[key] = name
        return Need("item", key)
    for need in known_needs(desk):
        if kind in (None, need.kind) and plain(wanted) and plain(wanted) in names_of(desk, need):
            return need
    raise Refusal("needs_unreadable", part=text[:80] or "–")


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return needs with their last word completed, for autocomplete; to ORGs alone."""
    async with read(game, caller, need=Rank.ORG) as desk:
        found = _BEFORE_LAST.fullmatch(typed)
        before, last = (found[1] or "", found[2]) if found is not None else ("", typed)
        whole = [before + _as_typed(name) for name in _beginning(desk, plain(last))]
        return [(text, text) for text in whole if len(text) <= LONGEST_CHOICE][:MOST_CHOICES]


def _beginning(desk: Desk, wanted: str) -> list[str]:
    """Return the names of needs that `wanted` begins first, then those that have it elsewhere."""
    named = [(need_name(desk.speech, need), tuple(names_of(desk, need))) for need in known_needs(desk)]
    fitting = [(name, names) for name, names in named if any(wanted in one for one in names)]
    fitting.sort(key=lambda one: not any(name.startswith(wanted) for name in one[1]))
    return list(dict.fromkeys(name for name, _ in fitting))


def _as_typed(name: str) -> str:
    """Return a name so that it is read as one: in quotes where a word in it would join."""
    joins = any(plain(word) in AND | OR for word in name.split()) or any(sign in name for sign in "|+&:")
    return f'"{name}"' if joins else name
