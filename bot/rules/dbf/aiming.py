"""A spell on its way to one target: everything the checks of targets look at."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.magic import Casting, Target
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import Body
from bot.rules.dbf.entries import SpellBook


@dataclass(frozen=True, slots=True)
class Aiming:
    """One casting, its spell, the caster's level, and one of its targets with its body."""

    casting: Casting
    spell: SpellBook
    level: int
    target: Target
    body: Body
    rulings: Rulings

    @property
    def at_the_caster(self) -> bool:
        """Whether the caster aims at itself."""
        return self.target.id == self.casting.caster
