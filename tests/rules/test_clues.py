"""Clues: who may read what stands behind a sign."""

from __future__ import annotations

import pytest

from bot.rules.core.clues import Clues, Need, Needs
from bot.rules.core.ruleset import Ruleset
from bot.rules.dbf.sheet import Effect
from tests.rules.field import CLOAK, MINT, RING
from tests.rules.support import refused, sheet_of
from tests.support.rule import rule

TRACKS = Need("reference", "tracking")
HIDDEN = Need("reference", "hidden")
KNIGHT = Need("class", "rytier")
CAMELOT = Need("faction", "kamelot")


@pytest.fixture
def clues(dbf: Ruleset) -> Clues:
    """Return the rules under test."""
    assert dbf.clues is not None
    return dbf.clues


@rule("DBF-GEN-6", "DBF-ABIL-ZALESACTVO-1")
@pytest.mark.parametrize(
    ("needs", "opens"),
    [
        (Needs(), True),
        (Needs(((TRACKS,),)), True),
        (Needs(((Need("ability", "zalesactvo"),),)), True),
        (Needs(((Need("school", "elementy"),),)), False),
        (Needs(((TRACKS, CAMELOT),)), False),
        (Needs(((CAMELOT,), (TRACKS, Need("faction", "Severania")))), True),
        (Needs(((KNIGHT,),)), False),
        (Needs(((Need("class", "bojovnik"), Need("item", "ring")),)), True),
        (Needs(((Need("item", "prsteň"),),)), True),
        (Needs(((Need("item", "plášť"),),)), True),
        (Needs(((Need("item", "mint"),),)), False),
    ],
)
def test_one_group_must_fit_and_of_it_everything(clues: Clues, needs: Needs, opens: bool) -> None:
    reader = sheet_of("bojovnik", "zalesactvo", faction="severania", goods=(RING, CLOAK, MINT))
    assert clues.opens(reader, needs) is opens


@rule("DBF-MAGIC-14", "DBF-ABIL-POZORNOST-1", "DBF-SPELL-JASNOVIDECTVO-1")
def test_a_lent_ability_opens_like_an_owned_one(clues: Clues) -> None:
    sharp = sheet_of("carodej", effects=(Effect(spell="zaostrenie_zmyslov", minutes=10),))
    assert clues.opens(sharp, Needs(((HIDDEN,),)))


@rule("DBF-GEN-6")
def test_a_closed_sign_does_not_tell_what_is_missing(clues: Clues) -> None:
    closed = refused(lambda: clues.read(sheet_of("carodej"), Needs(((TRACKS,),))))
    assert (closed.code, closed.arguments) == ("clue_closed", {})
    asleep = sheet_of("bojovnik", "zalesactvo", status="asleep")
    assert refused(lambda: clues.read(asleep, Needs(((TRACKS,),)))).code == "not_active"


def test_needs_are_kept_once_and_must_be_such_as_somebody_can_fit(clues: Clues) -> None:
    assert clues.check_needs(Needs(((TRACKS, TRACKS), (TRACKS,)))) == Needs(((TRACKS,),))
    own = Needs(((Need("faction", "Severania"),),))
    assert clues.check_needs(own, ("Severania",)) == own
    most = Needs(tuple((Need("item", f"key {number}"),) for number in range(10)))
    assert clues.check_needs(most) == most
    wrong = (
        own,
        Needs(((),)),
        Needs((*most.groups, (TRACKS,))),
        Needs(((Need("school", "juggling"),),)),
        Needs(((Need("item", " "),),)),
    )
    codes = {refused(lambda one=one: clues.check_needs(one)).code for one in wrong}  # type: ignore[misc]
    assert codes == {"clue_needs_wrong"}


def test_every_reference_ability_school_class_and_faction_can_be_asked_for(clues: Clues) -> None:
    kinds = [need.kind for need in clues.needs]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "reference": 10,
        "ability": 10,
        "school": 8,
        "class": 7,
        "faction": 2,
    }
