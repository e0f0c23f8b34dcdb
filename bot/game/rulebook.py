"""The rulebook to look things up in: by a name in any language, with or without diacritics."""

from __future__ import annotations

from collections.abc import Iterator

from bot.game.caller import Caller, Rank
from bot.game.collation import NameKey, name_order
from bot.game.desk import Desk, Game, read
from bot.game.names import plain
from bot.i18n.escape import escape
from bot.i18n.page import Choice, Field, Menu, Page
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Topic

MOST = 25


def _topics(desk: Desk) -> Iterator[Topic]:
    for key in desk.settings.rulesets:
        yield from desk.ruleset(key).topics


def text_key(topic: Topic) -> str:
    """Return the message key of a topic's name."""
    return f"{topic.kind}-{topic.key}"


def _matches(desk: Desk, wanted: str) -> list[tuple[int, Topic]]:
    """Return the topics meant with how well: 0 exact names, then 1 beginnings, then 2 what contains the words."""
    ranked: list[tuple[int, NameKey, Topic]] = []
    for topic in _topics(desk):
        names = [plain(speech.label(text_key(topic))) for speech in desk.game.speeches.values()]
        names += [topic.key, *(plain(rule) for rule in topic.rules)]
        rank = min((_rank(name, wanted) for name in names), default=3)
        if rank < 3:
            ranked.append((rank, name_order(desk.speech.label(text_key(topic))), topic))
    return [(rank, topic) for rank, _, topic in sorted(ranked, key=lambda item: item[:2])]


def _rank(name: str, wanted: str) -> int:
    if name == wanted:
        return 0
    return 1 if name.startswith(wanted) else 2 if wanted in name else 3


async def look_up(game: Game, caller: Caller, *, query: str) -> Page:
    """Return the rule meant by `query`, or a menu of what it could be."""
    async with read(game, caller, need=Rank.STRANGER) as desk:
        kind, _, key = query.partition(":")
        exact = [(0, topic) for topic in _topics(desk) if (topic.kind, topic.key) == (kind, key)]
        found = exact or _matches(desk, plain(query))
        if not found:
            raise Refusal("rule_not_found", query=query[:80])
        # Two things may bear one name: then it is for the reader to say which is meant.
        meant = [topic for rank, topic in found if rank == 0] or [topic for _, topic in found]
        return desk.linked(_page(desk, meant[0]) if len(meant) == 1 else _several(desk, meant))


def _page(desk: Desk, topic: Topic) -> Page:
    speech, key = desk.speech, text_key(topic)
    parts = [speech.say(f"{key}-{part}") for part in ("about", "levels") if speech.has(f"{key}-{part}")]
    if speech.has(f"{key}-call"):
        parts.append(speech.say("rules-call", call=speech.say(f"{key}-call")))
    text = "\n\n".join(parts)
    return Page(
        speech.label(key), text or "–", fields=_facts(desk, topic), footer=" · ".join(topic.rules[:8]), tone="info"
    )


def _facts(desk: Desk, topic: Topic) -> tuple[Field, ...]:
    """Return the figures of a topic that have a title in the reader's language."""
    fields = []
    for name, value in topic.facts.items():
        title = f"fact-{name}"
        if value not in (None, (), [], False) and desk.speech.has(title):
            fields.append(Field(desk.speech.label(title), _value(desk, name, value), inline=True))
    return tuple(fields[:12])


def _value(desk: Desk, name: str, value: object) -> str:
    if isinstance(value, list | tuple | frozenset | set):
        return ", ".join(_value(desk, name, item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{_value(desk, name, key)}: {_value(desk, name, item)}" for key, item in value.items())
    word = str(value)
    known = (
        f"{kind}-{word}"
        for kind in (name, "ability", "class", "faction", "weapon-category", "armour", "timing", "spell")
    )
    if isinstance(value, str):
        return next((desk.speech.say(key) for key in known if desk.speech.has(key)), escape(word))
    return desk.speech.say("word-yes") if value is True else word


def _several(desk: Desk, found: list[Topic]) -> Page:
    choices = tuple(
        Choice(
            desk.speech.label(text_key(topic)),
            f"{topic.kind}:{topic.key}",
            desk.speech.label(f"rules-kind-{topic.kind}"),
        )
        for topic in found[:MOST]
    )
    menu = Menu("rules", desk.speech.label("rules-prompt"), choices)
    return Page(
        desk.speech.label("rules-several"),
        desk.speech.say("rules-several-text", count=len(found)),
        menus=(menu,),
        tone="info",
    )


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, query) of topics for autocomplete, in the caller's language."""
    async with read(game, caller, need=Rank.STRANGER) as desk:
        found = [topic for _, topic in _matches(desk, plain(typed))] if typed.strip() else list(_topics(desk))
        return [(desk.speech.label(text_key(topic)), f"{topic.kind}:{topic.key}") for topic in found[:MOST]]
