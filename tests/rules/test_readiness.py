"""Readiness: what a character lacks before the game, read off its sheet and its gear."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.readiness import Readiness
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import OwnedAbility, Piece
from tests.rules.support import sheet_of
from tests.rules.test_gear import BOW, MAIL, POUCH, SHIELD, SWORD
from tests.support.rule import rule


@pytest.fixture
def readiness(dbf: Ruleset) -> Readiness:
    """Return the rules under test."""
    assert dbf.readiness is not None
    return dbf.readiness


GRANTED = (OwnedAbility(key="elementy", offset=0),)  # by an ORG: the first pick is still open


def unapproved(piece: Piece) -> Piece:
    """Return a piece that no ORG has approved."""
    return piece.model_copy(update={"approved": False})


@rule("DBF-REG-1..4", "DBF-REG-6", "DBF-GEN-7")
@pytest.mark.parametrize(
    ("pieces", "missing"),
    [
        ((POUCH,), ()),
        ((POUCH, SWORD, MAIL, SHIELD), ()),
        ((), ("pouch",)),
        ((unapproved(POUCH), POUCH), ()),
        ((POUCH, unapproved(SWORD), BOW), ("weapon:mec", "bow_skill:luk")),
        ((POUCH, unapproved(BOW)), ("weapon:luk",)),
        ((POUCH, BOW.model_copy(update={"skill_verified": True})), ()),
        ((unapproved(SHIELD), unapproved(MAIL)), ("pouch", "armour", "shield")),
    ],
)
def test_what_is_missing_is_told_in_the_order_of_the_rules(
    readiness: Readiness, rulings: Rulings, pieces: tuple[Piece, ...], missing: tuple[str, ...]
) -> None:
    warrior = sheet_of("bojovnik", "nicenie", gear=pieces)
    assert readiness.missing(warrior, rulings, rules_read=True) == missing


@rule("DBF-REG-1", "DBF-SAFETY-13")
@pytest.mark.parametrize(
    ("more", "missing"),
    [
        ({"faction": "moyovia"}, ("rules", "class")),
        ({"faction": "kamelot", "abilities": ()}, ("rules", "abilities")),
        ({"faction": "kamelot", "start_level": 4, "abilities": ()}, ("rules", "abilities")),
        ({"faction": "kamelot", "start_level": 2, "abilities": ()}, ("rules", "abilities")),
        ({"faction": "kamelot", "start_level": 4}, ("rules",)),
        ({"faction": "kamelot", "abilities": GRANTED}, ("rules", "abilities")),
    ],
)
def test_rules_class_and_first_ability_come_first(
    readiness: Readiness, rulings: Rulings, more: dict[str, Any], missing: tuple[str, ...]
) -> None:
    knight = sheet_of("rytier", "nicenie", gear=(POUCH,)).model_copy(update=more)
    assert readiness.missing(knight, rulings, rules_read=False) == missing


@rule("DBF-REG-1", "DBF-REG-5")
def test_a_thief_needs_an_approved_token(readiness: Readiness, rulings: Rulings) -> None:
    token = Piece(identifier="t", sort="token", key="token", name="Minca", approved=True)
    thief = sheet_of("zlodej", gear=(POUCH,), abilities=(OwnedAbility(key="zlodejina", slot=1),))
    assert readiness.missing(thief, rulings, rules_read=True) == ("thief_token",)
    ready = thief.model_copy(update={"gear": (POUCH, token)})
    assert readiness.missing(ready, rulings, rules_read=True) == ()
