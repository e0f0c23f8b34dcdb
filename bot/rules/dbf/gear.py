"""Gear of DBF: put on the list, judged by an ORG, taken up and laid down; only what is approved counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import get_args

from bot.rules.core.gear import GearAsked, GearLine, Verdict
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.entries import ArmourKey, WeaponFamily
from bot.rules.dbf.equipment import SHIELD, Grip, check_item, check_shield, wear
from bot.rules.dbf.facts import DbfFact, ShieldChanged
from bot.rules.dbf.goods_facts import GearAdded, GearJudged, GearLaidDown, GearRemoved, GearWorn
from bot.rules.dbf.hands import DbfHands
from bot.rules.dbf.measuring import measured
from bot.rules.dbf.permits import check_able
from bot.rules.dbf.sheet import DbfSheet, GearSort, Piece

MOST_PIECES = 50
MOST_BONUS = 100
# By kind asked for: the sort of the piece and, for armour, its key.
KINDS: Mapping[str, tuple[GearSort, ArmourKey | None]] = {
    "weapon": ("weapon", None),
    "light_armour": ("armour", "light"),
    "heavy_armour": ("armour", "heavy"),
    "shield": ("shield", None),
    "pouch": ("pouch", None),
    "token": ("token", None),
}
SUPPORT = "staff_is_support_only"


def found(sheet: DbfSheet, identifier: str) -> Piece:
    """Return a piece on the list, or refuse."""
    piece = sheet.piece(identifier)
    if piece is None:
        raise Refusal("gear_unknown")
    return piece


def removed(piece: Piece) -> GearRemoved:
    """Return the fact of a piece being off the list."""
    verdict = (piece.approved, piece.skill_verified, piece.bonus)
    return GearRemoved(piece.identifier, piece.sort, piece.key, piece.name, piece.length_cm, *verdict)


def laid_down(books: DbfBooks, sheet: DbfSheet, identifier: str, rulings: Rulings) -> tuple[DbfFact, ...]:
    """Return what laying a piece in use down does: armour off caps the lives (R-LIFE-3)."""
    sort = found(sheet, identifier).sort
    facts: tuple[DbfFact, ...] = ()
    if sort == "weapon":
        facts = DbfHands(books).take(sheet, None)
    elif sort == "armour" and sheet.armour is not None:
        facts = wear(books, sheet, None, 0, rulings)
    elif sort == "shield" and sheet.shield:
        facts = (ShieldChanged(after=False),)
    return (*facts, GearLaidDown(identifier))


def taken_up(books: DbfBooks, sheet: DbfSheet, piece: Piece, rulings: Rulings) -> tuple[DbfFact, ...]:
    """Return what taking up an approved piece does, or refuse it (DBF-EQUIP-1..19, R-EQ-2, R-EQ-3)."""
    if piece.sort not in ("weapon", "armour", "shield"):
        raise Refusal("gear_not_worn")
    if not piece.approved:
        raise Refusal("not_approved", rule="DBF-EQUIP-1")
    facts: tuple[DbfFact, ...]
    if piece.sort == "weapon":
        facts = DbfHands(books).take(sheet, piece.key, bow_skill=piece.skill_verified)
    elif piece.sort == "armour":
        facts = wear(books, sheet, "heavy" if piece.key == "heavy" else "light", piece.bonus, rulings)
    else:
        held = () if sheet.weapon is None else (sheet.weapon,)
        check_shield(books, Grip(sheet.character_class, wielding=held), SHIELD)
        facts = () if sheet.shield else (ShieldChanged(after=True),)
    before = sheet.used(piece.sort)
    aside = (GearLaidDown(before.identifier),) if before is not None else ()
    return (*facts, *aside, GearWorn(piece.identifier))


@dataclass(frozen=True, slots=True)
class DbfGear:
    """Gear of DBF characters (DBF-REG-2..8, DBF-EQUIP-1..21)."""

    books: DbfBooks

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what kinds of gear there are."""
        return tuple(KINDS)

    @property
    def families(self) -> tuple[str, ...]:
        """Return the families of weapons (DBF-EQUIP-21)."""
        return get_args(WeaponFamily)

    def add(self, sheet: DbfSheet, asked: GearAsked, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the fact of a piece on the list; what no ORG could approve is refused at once (DBF-REG-8)."""
        refusals = (
            ("gear_kind_unknown", asked.kind not in KINDS),
            ("gear_name_required", not asked.name.strip()),
            ("gear_exists", sheet.piece(asked.identifier) is not None),
            ("too_much_gear", len(sheet.gear) >= MOST_PIECES),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code)
        sort, armour = KINDS[asked.kind]
        key = measured(self.books, asked.weapon, asked.length_cm, rulings) if sort == "weapon" else armour or sort
        self._check_class(sheet, sort, key, rulings)
        length = asked.length_cm if sort == "weapon" else None
        return (GearAdded(asked.identifier, sort, key, asked.name.strip(), length),)

    def _check_class(self, sheet: DbfSheet, sort: GearSort, key: str, rulings: Rulings) -> None:
        """Refuse what the class does not have; a staff is only leaned on, and a token is a thief's (DBF-EQUIP-8)."""
        leaned_on = sort == "weapon" and self.books.weapons[key].forbidden == SUPPORT
        if not leaned_on and sort in ("weapon", "armour", "shield"):
            check_item(self.books, Grip(sheet.character_class), sort, key)
        if sort == "token":
            check_able(self.books, sheet.owned(), "steal", rulings)

    def judge(self, sheet: DbfSheet, identifier: str, verdict: Verdict, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return an ORG's verdict; a bonus is for armour only (R-EQ-2), a piece in use is laid down first."""
        piece = found(sheet, identifier)
        if not 0 <= verdict.bonus <= (MOST_BONUS if piece.sort == "armour" else 0):
            raise Refusal("bonus_wrong", rule="DBF-EQUIP-17", most=MOST_BONUS)
        told = GearJudged(
            identifier,
            verdict.approved,
            verdict.skill_verified and self._is_bow(piece),
            verdict.bonus,
            piece.approved,
            piece.skill_verified,
            piece.bonus,
        )
        down = laid_down(self.books, sheet, identifier, rulings) if identifier in sheet.in_use else ()
        return (*down, told)

    def wear(
        self, sheet: DbfSheet, identifier: str, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[DbfFact, ...]:
        """Return a piece taken up, or laid down where it is in use; armour never changes in a combat (R-LIFE-3)."""
        piece = found(sheet, identifier)
        if in_combat and piece.sort == "armour":
            raise Refusal("in_combat", rule="DBF-EQUIP-12")
        if identifier in sheet.in_use:
            return laid_down(self.books, sheet, identifier, rulings)
        return taken_up(self.books, sheet, piece, rulings)

    def remove(
        self, sheet: DbfSheet, identifier: str, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[DbfFact, ...]:
        """Return a piece off the list, laid down before; not in a combat (R-LIFE-3)."""
        piece = found(sheet, identifier)
        if in_combat:
            raise Refusal("in_combat", rule="DBF-EQUIP-12")
        down = laid_down(self.books, sheet, identifier, rulings) if identifier in sheet.in_use else ()
        return (*down, removed(piece))

    def lines(self, sheet: DbfSheet) -> tuple[GearLine, ...]:
        """Return every piece as plain data."""
        return tuple(self._line(sheet, piece) for piece in sheet.gear)

    def _line(self, sheet: DbfSheet, piece: Piece) -> GearLine:
        line = GearLine(
            piece.identifier,
            piece.sort,
            piece.key,
            piece.name,
            piece.length_cm,
            Verdict(piece.approved, piece.skill_verified, piece.bonus),
            piece.identifier in sheet.in_use,
        )
        needs = {"armour": ("bonus",), "weapon": ("skill",) if self._is_bow(piece) else ()}
        return replace(line, needs=needs.get(piece.sort, ()))

    def _is_bow(self, piece: Piece) -> bool:
        return piece.sort == "weapon" and self.books.weapons[piece.key].category == "bow"
