"""Goods of DBF: gifts between those who may give, and what an ORG puts into the game or takes out of it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.goods import Haul, Party, Passed
from bot.rules.dbf import carrying
from bot.rules.dbf.conduct import DbfConduct
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.sheet import DbfSheet


@dataclass(frozen=True, slots=True)
class DbfGoods:
    """Purses and bags of DBF characters."""

    def carried(self, sheet: DbfSheet) -> Haul:
        """Return all that a character carries."""
        return carrying.carried(sheet)

    def give(self, giver: Party, receiver: Party, haul: Haul) -> Passed:
        """Return what a gift does: both active, here, in no fight (DBF-GEN-8, R-PBP-7)."""
        DbfConduct().give(giver.presence, receiver.presence)
        return carrying.pass_on(giver, receiver, carrying.check_amounts(haul), "gift")

    def grant(self, sheet: DbfSheet, haul: Haul) -> tuple[DbfFact, ...]:
        """Return what an ORG gives; game items are marked as such by their sort (DBF-GEN-2)."""
        return carrying.come(sheet, carrying.check_amounts(haul), "org")

    def take(self, sheet: DbfSheet, haul: Haul) -> tuple[DbfFact, ...]:
        """Return what an ORG takes back; refuses what the character does not have."""
        return carrying.gone(sheet, carrying.check_amounts(haul), "org")
