"""Needs in words: what a reader can be asked for, by every name it goes by, and how it is told to ORGs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.game.characters.words import class_name, faction_name
from bot.game.desk import Desk
from bot.game.names import plain
from bot.i18n.escape import Markup, escape
from bot.i18n.speech import Speech
from bot.rules.core.clues import Clues, Need, NeedKind, Needs
from bot.rules.core.refusal import Refusal

# Of one name that means several things (a school and its reference) the first is meant.
ORDER: tuple[NeedKind, ...] = ("ability", "school", "reference", "class", "faction")
KINDS: Mapping[str, NeedKind] = {
    **dict.fromkeys(("schopnost", "ability"), "ability"),
    **dict.fromkeys(("skola", "school"), "school"),
    **dict.fromkeys(("odkaz", "reference"), "reference"),
    **dict.fromkeys(("povolanie", "povolani", "class"), "class"),
    **dict.fromkeys(("frakcia", "frakce", "faction"), "faction"),
    **dict.fromkeys(("predmet", "vec", "item", "thing"), "item"),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """Needs with the names of items as they were typed, by their keys."""

    needs: Needs
    items: Mapping[str, str] = field(default_factory=dict)


def clues_rules(desk: Desk) -> Clues:
    """Return the rules of clues of the guild's first ruleset that has any; `no_clues_here` where none has."""
    for key in desk.settings.rulesets:
        ruleset = desk.shelf.rulesets.get(key)
        if ruleset is not None and ruleset.clues is not None:
            return ruleset.clues
    raise Refusal("no_clues_here")


def known_needs(desk: Desk) -> list[Need]:
    """Return what can be asked of a reader in this guild besides items, by kind in the order in which names count."""
    own = [Need("faction", name) for name in desk.settings.factions]
    known = [*clues_rules(desk).needs, *own]
    return [need for kind in ORDER for need in known if need.kind == kind]


def names_of(desk: Desk, need: Need) -> Iterator[str]:
    """Yield every name a need goes by, compared plainly: in all languages, and its key."""
    yield from (plain(need_name(speech, need)) for speech in desk.game.speeches.values())
    yield from (plain(need.key), plain(need.key.replace("_", " ")))


def need_name(speech: Speech, need: Need, items: Mapping[str, str] | None = None) -> str:
    """Return the name of a need, for a label; of an item as it was typed."""
    if need.kind == "item":
        return (items or {}).get(need.key, need.key)
    if need.kind in ("faction", "class"):
        return (faction_name if need.kind == "faction" else class_name)(speech, need.key)
    key = f"{'ability' if need.kind == 'school' else need.kind}-{need.key}"
    return speech.label(key) if speech.has(key) else need.key


def tell_needs(speech: Speech, asked: Asked) -> Markup:
    """Return needs as ORGs read them (`Zálesáctvo a Druid alebo predmet Kľúč`), ready to be shown."""
    groups = [
        speech.say("needs-and").join(_told(speech, need, asked) for need in group) for group in asked.needs.groups
    ]
    return Markup(speech.say("needs-or").join(groups) or speech.say("needs-none"))


def _told(speech: Speech, need: Need, asked: Asked) -> str:
    name = escape(need_name(speech, need, asked.items))
    return speech.say(f"need-{need.kind}", name=Markup(name))


def dump_needs(asked: Asked) -> dict[str, Any]:
    """Return needs as JSON data."""
    groups = [[{"kind": need.kind, "key": need.key} for need in group] for group in asked.needs.groups]
    return {"groups": groups, "items": dict(asked.items)}


def load_needs(stored: Mapping[str, Any] | None) -> Asked:
    """Return the needs of JSON data made by `dump_needs`; none ask nothing of anybody."""
    groups = (stored or {}).get("groups", ())
    needs = Needs(tuple(tuple(Need(one["kind"], one["key"]) for one in group) for group in groups))
    return Asked(needs, dict((stored or {}).get("items", {})))
