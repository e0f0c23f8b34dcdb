"""Creeps of DBF: what an ORG may write, the sheet that follows, and what takes it back; the weapon in hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.books import read_books
from bot.rules.core.creeps import Draft
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.facts import CreepMade, DbfFact, Enrolled, WeaponChanged
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.registry import build
from tests.rules.support import fold, refused, sheet_of

BOOKS = read_books()["dbf"]
DBF = build({"dbf": BOOKS})["dbf"]
RULINGS = Rulings(DBF.rulings)
KEEPING = DBF.keeping
WOLF = Draft(lives=3, level=2, nature=("living", "animal"), shown=("living", "animal"), claws=2)
GHOUL = Draft(lives=2, nature=("undead",), shown=None, weapon="sekera", abilities=("liecenie", "vytrvalost"))


def made(draft: Draft) -> DbfSheet:
    """Return the sheet of a creep as an ORG wrote it."""
    assert DBF.creeps is not None
    return fold(DBF.creeps.make(draft, RULINGS))


def counter(sheet: DbfSheet, fact: DbfFact, *later: DbfFact) -> DbfSheet:
    """Return the sheet after a fact is undone."""
    return fold(KEEPING.counter(sheet, fact, later, RULINGS), sheet)


# -- what may be written


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        (replace(WOLF, lives=0), "creep_lives_wrong"),
        (replace(WOLF, lives=101), "creep_lives_wrong"),
        (replace(WOLF, lives=10**30), "creep_lives_wrong"),
        (replace(WOLF, level=0), "creep_level_wrong"),
        (replace(WOLF, level=100), "creep_level_wrong"),
        (replace(WOLF, claws=0), "creep_claws_wrong"),
        (replace(WOLF, claws=21), "creep_claws_wrong"),
        (replace(WOLF, nature=()), "creep_nature_unknown"),
        (replace(WOLF, nature=("drak",)), "creep_nature_unknown"),
        (replace(WOLF, shown=("drak",)), "creep_nature_unknown"),
        (replace(WOLF, weapon="kanon"), "weapon_unknown"),
        (replace(WOLF, abilities=("lietanie",)), "ability_unknown"),
    ],
)
def test_figures_beyond_bounds_and_what_does_not_exist_is_refused(draft: Draft, code: str) -> None:
    assert refused(lambda: made(draft)).code == code


@pytest.mark.parametrize("draft", [replace(WOLF, lives=100, level=99, claws=20), replace(WOLF, lives=1, level=1)])
def test_the_bounds_themselves_may_be_written_and_shown(draft: Draft) -> None:
    view = KEEPING.view(made(draft), RULINGS)
    assert view.standing is not None
    assert (view.lives, view.lives_maximum, view.standing.level) == (draft.lives, draft.lives, draft.level)


@pytest.mark.parametrize("draft", [replace(WOLF, claws=1), replace(GHOUL, abilities=tuple(BOOKS.abilities))])
def test_one_claw_is_enough_and_every_ability_may_be_written(draft: Draft) -> None:
    assert DBF.creeps is not None
    sheet = made(draft)
    figures = DBF.creeps.figures(sheet)
    assert figures is not None
    assert (figures.claws, sheet.owned()) == (draft.claws, frozenset(draft.abilities))


@pytest.mark.parametrize(
    ("word", "nature"),
    [
        ("living", {"living"}),
        ("undead", {"undead"}),
        ("animal", {"living", "animal"}),
        ("demon", {"living", "demon"}),
        ("demon_not_living", {"demon"}),
    ],
)
def test_one_word_says_what_a_being_is(word: str, nature: set[str]) -> None:
    assert DBF.creeps is not None
    assert set(DBF.creeps.nature_of(word)) == nature


def test_an_unknown_word_for_a_being_is_refused() -> None:
    creeps = DBF.creeps
    assert creeps is not None
    assert refused(lambda: creeps.nature_of("drak")).code == "creep_nature_unknown"


# -- the sheet that follows


def test_a_creep_has_what_an_org_wrote_and_stands_outside_the_tables_of_classes() -> None:
    sheet = made(GHOUL)
    view = KEEPING.view(sheet, RULINGS)
    assert (view.character_class, view.faction, view.open_picks) == ("creep", "creep", ())
    assert (view.lives, view.lives_maximum, sheet.weapon) == (2, 2, "sekera")
    assert {line.key for line in view.abilities} == {"liecenie", "vytrvalost"}
    assert [line.key for line in view.spells if line.known] == ["vyliec_zranenie"]


@pytest.mark.parametrize(
    ("draft", "nature", "shown"),
    [(WOLF, {"living", "animal"}, {"living", "animal"}), (GHOUL, {"undead"}, None)],
)
def test_spells_meet_its_true_nature_and_see_the_one_that_shows(draft: Draft, nature: set[str], shown: Any) -> None:
    sheet = made(draft)
    assert DBF.creeps is not None
    body, figures = of_sheet(BOOKS, sheet, RULINGS), DBF.creeps.figures(sheet)
    assert body.nature == nature and body.shown == shown and body.level == draft.level
    assert figures is not None
    assert figures.nature == nature and figures.shown_nature == shown and figures.claws == draft.claws


def test_a_character_has_no_figures_of_a_creep() -> None:
    assert DBF.creeps is not None
    assert DBF.creeps.figures(sheet_of("bojovnik")) is None


def test_its_lives_are_those_written_whatever_it_learns_or_forgets() -> None:
    sheet = made(WOLF)
    assert DBF.abilities is not None
    learned = fold(DBF.abilities.grant(sheet, "vytrvalost", None, RULINGS), sheet)
    assert (learned.lives, KEEPING.view(learned, RULINGS).lives_maximum) == (3, 3)
    forgotten = fold(DBF.abilities.revoke(learned, "vytrvalost", RULINGS), learned)
    assert forgotten == sheet


def test_lives_stop_at_those_written_and_at_nought_it_falls() -> None:
    sheet = made(WOLF)
    assert DBF.lives is not None
    fallen = fold(DBF.lives.change(sheet, -50, RULINGS), sheet)
    assert (fallen.lives, fallen.status) == (0, "knocked_out")
    assert fold(DBF.lives.change(fallen, 50, RULINGS), fallen).lives == 3


# -- facts: stored, folded, undone


@pytest.mark.parametrize("draft", [WOLF, GHOUL])
def test_the_facts_of_a_creep_survive_being_stored(draft: Draft) -> None:
    assert DBF.creeps is not None
    facts = DBF.creeps.make(draft, RULINGS)
    stored = [KEEPING.load_fact(KEEPING.dump_fact(fact)) for fact in facts]
    assert fold(stored) == made(draft)
    assert KEEPING.load_sheet(KEEPING.dump_sheet(made(draft))) == made(draft)


BORN: list[Callable[[], DbfFact]] = [
    lambda: CreepMade(level=1, lives=1, nature=("living",)),
    lambda: Enrolled("bojovnik", "other", 1, 4),
]


@pytest.mark.parametrize("fact", BORN)
def test_nobody_comes_into_being_twice_and_it_is_never_undone(fact: Callable[[], DbfFact]) -> None:
    with pytest.raises(ValueError, match="once"):
        fold((fact(),), made(WOLF))
    with pytest.raises(Refusal) as caught:
        KEEPING.counter(made(WOLF), fact(), (), RULINGS)
    assert caught.value.code == "undo_not_possible"


@pytest.mark.parametrize(("before", "after"), [(None, "mec"), ("mec", None), ("mec", "luk")])
def test_a_weapon_taken_up_changed_or_put_away_is_undone(before: str | None, after: str | None) -> None:
    sheet = sheet_of("bojovnik", weapon=before)
    fact = WeaponChanged(before, after)
    taken = fold((KEEPING.load_fact(KEEPING.dump_fact(fact)),), sheet)
    assert taken.weapon == after
    assert counter(taken, fact) == sheet


def test_a_weapon_no_longer_in_hand_is_not_undone() -> None:
    fact, later = WeaponChanged(None, "mec"), WeaponChanged("mec", "luk")
    sheet = fold((fact, later), sheet_of("bojovnik"))
    assert refused(lambda: counter(sheet, fact, later)).code == "undo_later_facts"


def test_a_creep_takes_any_weapon_that_is_not_forbidden_and_one_at_a_time() -> None:
    sheet, hands = made(WOLF), DBF.hands
    assert hands is not None
    armed = fold(hands.take(sheet, "obojrucny_mec"), sheet)
    assert hands.held(armed) == "obojrucny_mec"
    assert hands.take(armed, "obojrucny_mec") == ()
    assert hands.held(fold(hands.take(armed, "dyka"), armed)) == "dyka"
    assert refused(lambda: hands.take(armed, "pika")).code == "weapon_forbidden"
