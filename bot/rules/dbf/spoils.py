"""Spoils and the last blow: what may be taken from those who lie, and who may be killed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.rules.core.conduct import Bystander
from bot.rules.core.goods import GoodsSort, Haul
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.permits import check_free, check_near, check_returned
from bot.rules.dbf.sheet import DEAD, DbfSheet

# Who counts as knocked out; bodies of the dead may be looted as well (R-AFT-3, R-SPL-6, R-SPL-21).
KNOCKED_OUT = frozenset({"knocked_out", "asleep", "trance"})
LOOTABLE = KNOCKED_OUT | {"dead"}
KILLABLE = frozenset({"knocked_out", "trance"})
# Put aside by Rozkáž nemŕtvemu or Krotenie, beaten when the combat is over (DBF-AFTER-12, R-SPL-19).
BEATEN = frozenset({"sidelined", "defeated"})
KIND_OF: Mapping[GoodsSort, str] = {
    "potion": "potions",
    "ingredient": "ingredients",
    "herb": "ingredients",
    "game_item": "game_items",
    "item": "costume_parts",
}


def check_loot(books: DbfBooks, looter: Bystander, fallen: Bystander, *, combat_over: bool) -> Literal["org"] | None:
    """Refuse looting somebody; the loot of the beaten goes through an ORG (DBF-AFTER-2, -12, R-AFT-2, R-AFT-3)."""
    check_returned(books, looter)
    check_free(looter)
    check_near(looter, fallen)
    refusals = (
        ("combat_not_over", not combat_over),
        ("target_not_knocked_out", fallen.status not in LOOTABLE | BEATEN),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-AFTER-2")
    return "org" if fallen.status in BEATEN else None


def check_kind(books: DbfBooks, kind: str) -> None:
    """Refuse what is never taken: weapons, armour, parts of a costume (DBF-AFTER-3, DBF-GEN-5)."""
    lootable = books.figures.at("after_combat.lootable")
    if not isinstance(lootable, list) or kind not in lootable:
        raise Refusal("not_lootable", rule="DBF-AFTER-3")


def spoils(books: DbfBooks, fallen: DbfSheet) -> Haul:
    """Return all that may be taken, without limit of amount (DBF-AFTER-4, R-AFT-3)."""
    lootable = books.figures.at("after_combat.lootable")
    kinds = lootable if isinstance(lootable, list) else []
    things = tuple(one for one in fallen.goods if KIND_OF[one.sort] in kinds)
    return Haul(fallen.ducats if "ducats" in kinds else 0, things)


def check_haul(books: DbfBooks, haul: Haul) -> None:
    """Refuse a haul with anything in it that is never taken (DBF-AFTER-3)."""
    for kind in (*(["ducats"] if haul.ducats else []), *(KIND_OF[one.sort] for one in haul.things)):
        check_kind(books, kind)


def check_kill(killer: Bystander, victim: Bystander, *, combat_over: bool) -> None:
    """Refuse killing whoever may not be killed (DBF-AFTER-5, DBF-AFTER-6, R-AFT-2, R-AFT-4)."""
    check_free(killer)
    check_near(killer, victim)
    refusals = (
        ("combat_not_over", not combat_over),
        ("target_dead", victim.status in DEAD),
        ("target_asleep_wakes", victim.status == "asleep"),
        ("target_not_knocked_out", victim.status not in KILLABLE),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-AFTER-5")


def warns(rulings: Rulings, *, last_phase: bool) -> bool:
    """Say whether a killer is warned that this is not the last phase (DBF-SAFETY-6, R-AFT-7)."""
    return not last_phase and rulings.flag("last_phase_kill_warning")
