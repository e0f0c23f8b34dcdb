"""Experience: what is earned or corrected, and the level that follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.facts import XpChanged
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Earned, Standing
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.levels import levels_gained, next_level_at, threshold
from bot.rules.dbf.picks import open_picks, reached_level
from bot.rules.dbf.sheet import LARGEST_XP, DbfSheet

CORRECTION = "correction"
SOURCES = ("quest", "combat", "mystic_place", "after_game", CORRECTION)


def present_level(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> int:
    """Return the level that counts (R-XP-3).

    By `xp` it is what XP reach. By `org` it stops before the first level whose pick is still owed; levels with
    nothing left to choose pass by themselves, and the start always counts.
    """
    reached = reached_level(books, sheet, rulings)
    if rulings.word("level_up_gate") == "xp":
        return reached
    waiting = open_picks(books, sheet, rulings)
    return max(sheet.start_level, waiting[0] - 1) if waiting else reached


def standing(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> Standing:
    """Return level and XP; the starting level began with 0 XP (DBF-XP-2, DBF-XP-6)."""
    level = present_level(books, sheet, rulings)
    return Standing(
        level=level,
        xp=sheet.xp,
        level_at=0 if level == sheet.start_level else threshold(books.xp, level),
        next_at=next_level_at(books.xp, level, rulings.number("max_level")),
    )


def total_after(xp: int, amount: int, source: str) -> int:
    """Return the new XP total, or refuse what no ORG can grant (DBF-XP-1, R-XP-8)."""
    if source not in SOURCES:
        raise Refusal("xp_source_unknown", rule="DBF-XP-1")
    refusals = (
        ("xp_zero", amount == 0),
        ("xp_negative_needs_correction", amount < 0 and source != CORRECTION),
        ("xp_below_zero", xp + amount < 0),
        ("xp_too_large", xp + amount > LARGEST_XP),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-XP-1", xp=xp, maximum=LARGEST_XP)
    return xp + amount


@dataclass(frozen=True, slots=True)
class DbfGrowth:
    """Experience and levels of DBF characters."""

    books: DbfBooks

    @property
    def sources(self) -> tuple[str, ...]:
        """Return what XP may be granted for."""
        return SOURCES

    def standing(self, sheet: DbfSheet, rulings: Rulings) -> Standing:
        """Return level and XP of a sheet."""
        return standing(self.books, sheet, rulings)

    def earn(self, sheet: DbfSheet, amount: int, source: str, rulings: Rulings) -> Earned:
        """Return the new standing, the picks gained, and abilities now above the level (R-XP-8)."""
        after = sheet.model_copy(update={"xp": total_after(sheet.xp, amount, source)})
        reached = reached_level(self.books, after, rulings)
        gained = levels_gained(reached_level(self.books, sheet, rulings), reached)
        above = (one.key for one in after.abilities if amount < 0 and one.slot is not None and one.slot > reached)
        return Earned(
            facts=(XpChanged(amount, source),),
            before=self.standing(sheet, rulings),
            after=self.standing(after, rulings),
            picks_gained=tuple(slot for slot in open_picks(self.books, after, rulings) if slot in gained),
            abilities_above_level=tuple(above),
        )
