"""Folding facts about goods, recipes, work and gear into a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.rules.core.goods import Thing
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
from bot.rules.dbf.sheet import DbfSheet, Piece, Work


def _ducats_changed(sheet: DbfSheet, fact: DucatsChanged) -> DbfSheet:
    return sheet.model_copy(update={"ducats": sheet.ducats + fact.amount})


def _goods_changed(sheet: DbfSheet, fact: GoodsChanged) -> DbfSheet:
    """Things keep their place in the bag; new ones come last, and none are not kept."""
    place = {(one.sort, one.key): one for one in sheet.goods}
    kept = place.get((fact.sort, fact.key), Thing(fact.sort, fact.key, fact.name, 0))
    place[fact.sort, fact.key] = replace(kept, count=kept.count + fact.amount)
    return sheet.model_copy(update={"goods": tuple(one for one in place.values() if one.count)})


def _recipe_learned(sheet: DbfSheet, fact: RecipeLearned) -> DbfSheet:
    return sheet.model_copy(update={"recipes": (*sheet.recipes, fact.potion)})


def _recipe_forgotten(sheet: DbfSheet, fact: RecipeForgotten) -> DbfSheet:
    return sheet.model_copy(update={"recipes": tuple(one for one in sheet.recipes if one != fact.potion)})


def _work_began(sheet: DbfSheet, fact: WorkBegan) -> DbfSheet:
    work = Work(
        sort=fact.work, thing=fact.thing, minutes=fact.minutes, uses=fact.uses, makes=fact.makes, lives=fact.lives
    )
    return sheet.model_copy(update={"work": work})


def _work_ended(sheet: DbfSheet, fact: WorkEnded) -> DbfSheet:
    return sheet.model_copy(update={"work": None})


def _gear_added(sheet: DbfSheet, fact: GearAdded) -> DbfSheet:
    piece = Piece(
        identifier=fact.identifier,
        sort=fact.sort,
        key=fact.key,
        name=fact.name,
        length_cm=fact.length_cm,
        approved=fact.approved,
        skill_verified=fact.skill_verified,
        bonus=fact.bonus,
    )
    return sheet.model_copy(update={"gear": (*sheet.gear, piece)})


def _gear_removed(sheet: DbfSheet, fact: GearRemoved) -> DbfSheet:
    return sheet.model_copy(update={"gear": tuple(one for one in sheet.gear if one.identifier != fact.identifier)})


def _gear_judged(sheet: DbfSheet, fact: GearJudged) -> DbfSheet:
    verdict = {"approved": fact.approved, "skill_verified": fact.skill_verified, "bonus": fact.bonus}
    judged = (one.model_copy(update=verdict) if one.identifier == fact.identifier else one for one in sheet.gear)
    return sheet.model_copy(update={"gear": tuple(judged)})


def _gear_worn(sheet: DbfSheet, fact: GearWorn) -> DbfSheet:
    return sheet.model_copy(update={"in_use": (*sheet.in_use, fact.identifier)})


def _gear_laid_down(sheet: DbfSheet, fact: GearLaidDown) -> DbfSheet:
    return sheet.model_copy(update={"in_use": tuple(one for one in sheet.in_use if one != fact.identifier)})


APPLY_GOODS: Mapping[type, Callable[[DbfSheet, Any], DbfSheet]] = {
    DucatsChanged: _ducats_changed,
    GoodsChanged: _goods_changed,
    RecipeLearned: _recipe_learned,
    RecipeForgotten: _recipe_forgotten,
    WorkBegan: _work_began,
    WorkEnded: _work_ended,
    GearAdded: _gear_added,
    GearRemoved: _gear_removed,
    GearJudged: _gear_judged,
    GearWorn: _gear_worn,
    GearLaidDown: _gear_laid_down,
}
