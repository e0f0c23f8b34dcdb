"""Undoing facts about goods, recipes, work and gear."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.core.refusal import Refusal
from bot.rules.dbf.carrying import counted
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.gear import laid_down, removed, taken_up
from bot.rules.dbf.goods_facts import (
    DucatsChanged,
    GearAdded,
    GearJudged,
    GearLaidDown,
    GearRemoved,
    GearWorn,
    GoodsChanged,
    RecipeForgotten,
    RecipeLearned,
    WorkBegan,
    WorkEnded,
)
from bot.rules.dbf.sheet import LARGEST_DUCATS
from bot.rules.dbf.undo import Countering, Undo, not_undone, refuse_undo, still


def _ducats(undo: Undo, fact: DucatsChanged) -> DbfFact:
    """What went from one to another is not undone on one side: that would make money, or lose it."""
    if fact.other is not None:
        raise Refusal("undo_not_possible")
    still(0 <= undo.sheet.ducats - fact.amount <= LARGEST_DUCATS)
    return DucatsChanged(-fact.amount, "org")


def _goods(undo: Undo, fact: GoodsChanged) -> DbfFact:
    """As for ducats; what was used up in the meantime does not come back."""
    if fact.other is not None:
        raise Refusal("undo_not_possible")
    still(counted(undo.sheet.goods, fact.sort, fact.key) >= fact.amount)
    return GoodsChanged(fact.sort, fact.key, -fact.amount, "org", fact.name)


def _recipe_learned(undo: Undo, fact: RecipeLearned) -> DbfFact:
    still(fact.potion in undo.sheet.recipes)
    return RecipeForgotten(fact.potion, fact.name)


def _recipe_forgotten(undo: Undo, fact: RecipeForgotten) -> DbfFact:
    still(fact.potion not in undo.sheet.recipes)
    return RecipeLearned(fact.potion, fact.name)


def _work_began(undo: Undo, fact: WorkBegan) -> DbfFact:
    """The work is broken off: nothing was used up yet."""
    work = undo.sheet.work
    still(work is not None and (work.sort, work.thing) == (fact.work, fact.thing))
    return WorkEnded(fact.work, fact.thing, done=False)


def _gear_added(undo: Undo, fact: GearAdded) -> DbfFact:
    piece = undo.sheet.piece(fact.identifier)
    if piece is None or fact.identifier in undo.sheet.in_use:
        raise refuse_undo()
    return removed(piece)


def _gear_removed(undo: Undo, fact: GearRemoved) -> DbfFact:
    still(undo.sheet.piece(fact.identifier) is None)
    verdict = (fact.approved, fact.skill_verified, fact.bonus)
    return GearAdded(fact.identifier, fact.sort, fact.key, fact.name, fact.length_cm, *verdict)


def _gear_judged(undo: Undo, fact: GearJudged) -> DbfFact:
    """Not while the piece is in use: it is laid down first."""
    piece = undo.sheet.piece(fact.identifier)
    verdict = (fact.approved, fact.skill_verified, fact.bonus)
    still(piece is not None and (piece.approved, piece.skill_verified, piece.bonus) == verdict)
    still(fact.identifier not in undo.sheet.in_use)
    before = (fact.approved_before, fact.skill_verified_before, fact.bonus_before)
    return GearJudged(fact.identifier, *before, *verdict)


def _gear_worn(undo: Undo, fact: GearWorn) -> tuple[DbfFact, ...]:
    still(fact.identifier in undo.sheet.in_use)
    return laid_down(undo.books, undo.sheet, fact.identifier, undo.rulings)


def _gear_laid_down(undo: Undo, fact: GearLaidDown) -> tuple[DbfFact, ...]:
    """The piece is taken up again only where nothing has taken its place."""
    piece = undo.sheet.piece(fact.identifier)
    if piece is None or undo.sheet.used(piece.sort) is not None:
        raise refuse_undo()
    return taken_up(undo.books, undo.sheet, piece, undo.rulings)


COUNTER_GOODS: Mapping[type, Countering] = {
    DucatsChanged: _ducats,
    GoodsChanged: _goods,
    RecipeLearned: _recipe_learned,
    RecipeForgotten: _recipe_forgotten,
    WorkBegan: _work_began,
    WorkEnded: not_undone,
    GearAdded: _gear_added,
    GearRemoved: _gear_removed,
    GearJudged: _gear_judged,
    GearWorn: _gear_worn,
    GearLaidDown: _gear_laid_down,
}
