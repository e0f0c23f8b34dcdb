"""Creeps of DBF: bounds of what an ORG may write, and the figures a combat asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from bot.rules.core.combat import Figures
from bot.rules.core.creeps import Draft
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import natures
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import Nature
from bot.rules.dbf.facts import CreepMade, DbfFact
from bot.rules.dbf.sheet import DbfSheet

MOST_LIVES = 100
MOST_CLAWS = 20
MOST_LEVEL = 99
NATURES: tuple[str, ...] = get_args(Nature)
# Demons live unless an ORG says otherwise (R-MAG-9).
BEINGS: Mapping[str, tuple[str, ...]] = {
    "living": ("living",),
    "undead": ("undead",),
    "animal": ("living", "animal"),
    "demon": ("living", "demon"),
    "demon_not_living": ("demon",),
}


@dataclass(frozen=True, slots=True)
class DbfCreeps:
    """Creeps as ORGs write them (R-CMB-21, R-EQ-5, R-MAG-8)."""

    books: DbfBooks

    @property
    def natures(self) -> tuple[str, ...]:
        """Return the natures there are (R-MAG-9)."""
        return NATURES

    def nature_of(self, word: str) -> tuple[str, ...]:
        """Return the natures that one word for a being means (R-MAG-9)."""
        if word not in BEINGS:
            raise Refusal("creep_nature_unknown")
        return BEINGS[word]

    def make(self, draft: Draft, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the fact that makes a creep; it stands outside the tables of classes (DBF-CLASS-13, R-EQ-5)."""
        refusals = (
            ("creep_lives_wrong", not 1 <= draft.lives <= MOST_LIVES),
            ("creep_level_wrong", not 1 <= draft.level <= MOST_LEVEL),
            ("creep_claws_wrong", draft.claws is not None and not 1 <= draft.claws <= MOST_CLAWS),
            ("creep_nature_unknown", not set(draft.nature) <= set(NATURES) or not draft.nature),
            ("creep_nature_unknown", not set(draft.shown or ()) <= set(NATURES)),
            ("weapon_unknown", draft.weapon is not None and draft.weapon not in self.books.weapons),
            ("ability_unknown", not set(draft.abilities) <= set(self.books.abilities)),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, lives=MOST_LIVES, level=MOST_LEVEL, claws=MOST_CLAWS)
        made = CreepMade(
            level=draft.level,
            lives=draft.lives,
            nature=draft.nature,
            shown=draft.shown,
            weapon=draft.weapon,
            claws=draft.claws,
            abilities=tuple(dict.fromkeys(draft.abilities)),
        )
        return (made,)

    def figures(self, sheet: DbfSheet) -> Figures | None:
        """Return what an ORG wrote of a creep; None for a character."""
        if sheet.creep is None:
            return None
        nature, shown = natures(sheet)
        return Figures(sheet.creep.maximum, nature, shown, sheet.creep.claws)
