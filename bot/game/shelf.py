"""The shelf of a guild: its rulesets and words, those of the house and the special spells of its ORGs with them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.i18n.speech import Speech
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.spellcraft import ChosenEffect, SpellDraft
from bot.store.tables import SpecialSpell
from bot.store.unit import Unit

MOST_KEPT = 256


@dataclass(frozen=True, slots=True)
class Shelf:
    """The rulesets by their keys and the speeches by their languages, as one guild knows them."""

    rulesets: Mapping[str, Ruleset]
    speeches: Mapping[str, Speech]


@dataclass(slots=True)
class Shelves:
    """The shelves of guilds that have special spells, as far as this process has put them up; the oldest go first.

    A guild's `stamp` moves with every change of its special spells; 0 is a guild without any, which costs nothing.
    """

    kept: OrderedDict[int, tuple[int, Shelf]] = field(default_factory=OrderedDict)

    async def of(self, house: Shelf, unit: Unit, guild_id: int, stamp: int) -> Shelf:
        """Return the shelf of a guild; its rows are read only where its stamp is new to this process."""
        if not stamp:
            return house
        known, shelf = self.kept.get(guild_id, (0, house))
        if known != stamp:
            shelf = put_up(house, await unit.spells.all(guild_id))
            self.kept[guild_id] = (stamp, shelf)
        self.kept.move_to_end(guild_id)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return shelf


def put_up(house: Shelf, spells: Sequence[SpecialSpell]) -> Shelf:
    """Return the shelf of the house with special spells."""
    names = {f"spell-{spell_key(one)}": one.name for one in spells}
    names |= {f"spell-{spell_key(one)}-about": one.about for one in spells}
    speeches = {language: speech.with_names(names) for language, speech in house.speeches.items()}
    return Shelf({key: _extended(ruleset, spells) for key, ruleset in house.rulesets.items()}, speeches)


def _extended(ruleset: Ruleset, spells: Sequence[SpecialSpell]) -> Ruleset:
    own = {spell_key(one): draft_of(one.draft) for one in spells if one.ruleset == ruleset.key}
    if ruleset.spellcraft is None or not own:
        return ruleset
    extended: Ruleset = ruleset.spellcraft.extended(own)
    return extended


def spell_key(spell: SpecialSpell) -> str:
    """Return by what sheets and rules know a special spell."""
    return f"s{spell.id}"


def draft_of(stored: Mapping[str, Any]) -> SpellDraft:
    """Return a draft as it was kept."""
    return SpellDraft(**{**stored, "effects": tuple(ChosenEffect(**one) for one in stored["effects"])})
