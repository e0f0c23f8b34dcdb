"""Readiness in DBF: what ORGs approve before the game, and what of it a character still lacks."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.classes import check_class
from bot.rules.dbf.permits import is_able
from bot.rules.dbf.picks import open_picks
from bot.rules.dbf.sheet import DbfSheet, GearSort


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon on the list: its key, what was approved of it, and (bows) whether its owner was tested."""

    key: str
    approved: bool
    skill_verified: bool = False


@dataclass(frozen=True, slots=True)
class Papers:
    """What was approved of a character; armour and shield are None where there is none."""

    rules_read: bool
    class_ok: bool
    abilities_approved: bool
    pouch_approved: bool
    weapons: tuple[Arm, ...] = ()
    armour_rated: bool | None = None
    shield_judged: bool | None = None
    abilities: Collection[str] = ()
    token_approved: bool = False


def missing(books: DbfBooks, papers: Papers, rulings: Rulings) -> tuple[str, ...]:
    """Return the points that are missing, in the order of DBF-REG-1; nothing missing = ready."""
    return tuple(_missing(books, papers, rulings))


def _missing(books: DbfBooks, papers: Papers, rulings: Rulings) -> Iterator[str]:
    steals = is_able(books, papers.abilities, "steal", rulings)
    before = (
        ("rules", papers.rules_read),
        ("class", papers.class_ok),
        ("abilities", papers.abilities_approved),
        ("pouch", papers.pouch_approved),
    )
    after = (
        ("armour", papers.armour_rated is not False),
        ("shield", papers.shield_judged is not False),
        ("thief_token", papers.token_approved or not steals),
    )
    yield from (name for name, done in before if not done)
    yield from (point for arm in papers.weapons if (point := _of_arm(books, arm)) is not None)
    yield from (name for name, done in after if not done)


def _of_arm(books: DbfBooks, arm: Arm) -> str | None:
    """Return what a weapon lacks: its approval, then the test of the archer (DBF-REG-2, DBF-REG-4)."""
    if not arm.approved:
        return f"weapon:{arm.key}"
    bow = arm.key in books.weapons and books.weapons[arm.key].category == "bow"
    return f"bow_skill:{arm.key}" if bow and not arm.skill_verified else None


@dataclass(frozen=True, slots=True)
class DbfReadiness:
    """Readiness of DBF characters (part 4 of the rules)."""

    books: DbfBooks

    def missing(self, sheet: DbfSheet, rulings: Rulings, *, rules_read: bool) -> tuple[str, ...]:
        """Return what a character lacks, read off its sheet and its gear (DBF-REG-1)."""
        papers = Papers(
            rules_read=rules_read,
            class_ok=self._fits(sheet),
            abilities_approved=self._chosen(sheet, rulings),
            pouch_approved=_any_approved(sheet, "pouch"),
            weapons=tuple(_arms(sheet)),
            armour_rated=_approved(sheet, "armour"),
            shield_judged=_approved(sheet, "shield"),
            abilities=sheet.owned(),
            token_approved=_any_approved(sheet, "token"),
        )
        return missing(self.books, papers, rulings)

    def _fits(self, sheet: DbfSheet) -> bool:
        try:
            check_class(self.books, sheet.character_class, sheet.faction)
        except Refusal:
            return False
        return True

    def _chosen(self, sheet: DbfSheet, rulings: Rulings) -> bool:
        """Say whether the first ability is chosen, or the fixed set of a higher start assigned (DBF-XP-9)."""
        if sheet.start_level > 1:
            return bool(sheet.abilities)
        return 1 not in open_picks(self.books, sheet, rulings)


def _arms(sheet: DbfSheet) -> Iterator[Arm]:
    for piece in sheet.gear:
        if piece.sort == "weapon":
            yield Arm(piece.key, piece.approved, piece.skill_verified)


def _approved(sheet: DbfSheet, sort: GearSort) -> bool | None:
    """Return whether all pieces of a sort are approved, None where there are none."""
    pieces = [piece.approved for piece in sheet.gear if piece.sort == sort]
    return all(pieces) if pieces else None


def _any_approved(sheet: DbfSheet, sort: GearSort) -> bool:
    return any(piece.approved for piece in sheet.gear if piece.sort == sort)
