"""Facts and sheets: folded, stored, undone, shown."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.books import read_books
from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken, LivesChanged, XpChanged
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Application, Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.equipment import wear
from bot.rules.dbf.facts import ClassChanged, DbfFact, Enrolled, FactionChanged
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.registry import build
from tests.rules.support import fold, refused, sheet_of

BOOKS = read_books()["dbf"]
DBF = build({"dbf": BOOKS})["dbf"]
RULINGS = Rulings(DBF.rulings)
KEEPING = DBF.keeping


def asked(sheet: DbfSheet, wish: tuple[str, Any]) -> tuple[DbfFact, ...]:
    """Return the facts of one wish of the random life below; refuses as the rules do."""
    assert DBF.growth is not None and DBF.abilities is not None and DBF.lives is not None
    kind, value = wish
    if kind == "xp":
        return DBF.growth.earn(sheet, value, "correction", RULINGS).facts
    if kind == "lives":
        return DBF.lives.change(sheet, value, RULINGS)
    if kind == "choose":
        slot = next(iter(DBF.abilities.open_picks(sheet, RULINGS)), 1)
        return DBF.abilities.choose(sheet, slot, value, RULINGS, approved=True, deity="Brigid")
    if kind == "grant":
        return DBF.abilities.grant(sheet, value, None, RULINGS)
    if kind == "revoke":
        return DBF.abilities.revoke(sheet, value, RULINGS)
    if kind == "wear":
        return wear(BOOKS, sheet, value, 1, RULINGS)
    return DBF.enrolment.amend(sheet, Application(*value), RULINGS)


ABILITY = some.sampled_from(tuple(BOOKS.abilities))
CLASS = some.sampled_from(tuple(BOOKS.classes))
WISHES = some.lists(
    some.one_of(
        some.tuples(some.just("xp"), some.integers(-20, 30)),
        some.tuples(some.just("lives"), some.integers(-5, 5)),
        some.tuples(some.sampled_from(["choose", "grant", "revoke"]), ABILITY),
        some.tuples(some.just("wear"), some.sampled_from(["light", "heavy", None])),
        some.tuples(some.just("amend"), some.tuples(some.sampled_from(["kamelot", "moyovia", "x"]), CLASS)),
    ),
    max_size=25,
)


def life(wishes: list[tuple[str, Any]]) -> list[tuple[DbfSheet, DbfFact, DbfSheet]]:
    """Return each fact of a random life with the sheet before and after it; refused wishes change nothing."""
    facts = list(DBF.enrolment.enrol(Application(None, "zlodej"), RULINGS))
    sheet, course = fold(facts), []
    for wish in wishes:
        stored = sheet.model_dump_json()
        try:
            made = asked(sheet, wish)
        except Refusal:
            assert sheet.model_dump_json() == stored
            continue
        for fact in made:
            before, sheet = sheet, fold((fact,), sheet)
            course.append((before, fact, sheet))
    return course


def totals(sheet: DbfSheet) -> tuple[object, ...]:
    """Return what a sheet amounts to, whatever the order its abilities came in."""
    view = KEEPING.view(sheet, RULINGS)
    owned = frozenset((line.key, line.slot, line.offset) for line in view.abilities)
    return (view.standing, view.lives, view.lives_maximum, view.status, owned, view.open_picks, view.worn, view.deity)


@settings(max_examples=60, deadline=None)
@given(WISHES)
def test_facts_folded_are_the_sheet_also_after_being_stored(wishes: list[tuple[str, Any]]) -> None:
    course = life(wishes)
    stored = [KEEPING.dump_fact(Enrolled("zlodej", "other", 1, 3)), *(KEEPING.dump_fact(fact) for _, fact, _ in course)]
    folded = fold(KEEPING.load_fact(fact) for fact in stored)
    assert folded == (course[-1][2] if course else folded)
    assert KEEPING.load_sheet(KEEPING.dump_sheet(folded)) == folded


@settings(max_examples=60, deadline=None)
@given(WISHES)
def test_the_counter_of_the_last_fact_restores_what_was_before(wishes: list[tuple[str, Any]]) -> None:
    for before, fact, after in life(wishes):
        assert totals(fold(KEEPING.counter(after, fact, (), RULINGS), after)) == totals(before)


@settings(max_examples=60, deadline=None)
@given(WISHES)
def test_lives_stay_within_their_bounds_and_nobody_at_nought_is_up(wishes: list[tuple[str, Any]]) -> None:
    for _, _, after in life(wishes):
        assert after.lives >= 0
        assert (after.status == "knocked_out") == (after.lives == 0)


def test_the_first_fact_must_be_an_enrolment_and_comes_once(dbf: Ruleset) -> None:
    with pytest.raises(ValueError, match="first fact"):
        dbf.keeping.apply(None, XpChanged(1, "quest"))
    with pytest.raises(ValueError, match="once"):
        dbf.keeping.apply(sheet_of("zlodej"), Enrolled("zlodej", "other", 1, 3))


@pytest.mark.parametrize(
    "stored", [{}, {"kind": "married"}, {"kind": "xp_changed"}, {"kind": "lives_changed", "amount": "x"}]
)
def test_a_stored_fact_that_is_none_is_a_value_error(dbf: Ruleset, stored: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        dbf.keeping.load_fact(stored)


@pytest.mark.parametrize("change", [{"xp": -1}, {"lives": -1}, {"luck": 7}, {"armour": "paper"}, {"status": "bored"}])
def test_a_stored_sheet_that_is_none_is_a_value_error(dbf: Ruleset, change: dict[str, Any]) -> None:
    good = dbf.keeping.dump_sheet(sheet_of("zlodej"))
    with pytest.raises(ValueError, match="validation error"):
        dbf.keeping.load_sheet({**good, **change})


def test_xp_are_not_taken_back_under_a_later_pick(dbf: Ruleset, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "zlodejina", "pozornost", xp=3)
    earned, later = XpChanged(3, "quest"), (AbilityTaken("pozornost", 2),)
    refusal = refused(lambda: dbf.keeping.counter(thief, earned, later, rulings))
    assert (refusal.code, refusal.arguments["abilities"]) == ("undo_later_facts", ("pozornost",))
    without = fold((AbilityRevoked("pozornost", 2),), thief)
    assert dbf.keeping.counter(without, earned, later, rulings) == (XpChanged(-3, "correction"),)


def test_xp_already_corrected_away_cannot_be_taken_back_again(dbf: Ruleset, rulings: Rulings) -> None:
    refusal = refused(lambda: dbf.keeping.counter(sheet_of("zlodej", xp=1), XpChanged(3, "quest"), (), rulings))
    assert refusal.code == "undo_later_facts"


def test_a_pick_is_not_taken_back_under_a_higher_one(dbf: Ruleset, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "zlodejina", "pozornost", xp=3)
    later = (AbilityTaken("pozornost", 2),)
    refusal = refused(lambda: dbf.keeping.counter(thief, AbilityTaken("zlodejina", 1), later, rulings))
    assert refusal.code == "undo_later_facts"


def test_what_was_revoked_comes_back_as_it_was_owned(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.abilities is not None
    warrior = fold((AbilityGranted("elementy", 3),), sheet_of("bojovnik", lives=4))
    (gone,) = dbf.abilities.revoke(warrior, "elementy", rulings)
    assert dbf.keeping.counter(fold((gone,), warrior), gone, (), rulings) == (AbilityGranted("elementy", 3),)


def test_what_was_revoked_does_not_come_back_where_its_pick_was_used(dbf: Ruleset, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "pozornost")
    gone = AbilityRevoked("zlodejina", 1)
    assert refused(lambda: dbf.keeping.counter(thief, gone, (), rulings)).code == "undo_later_facts"


def test_an_undo_knocks_nobody_out(dbf: Ruleset, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "vytrvalost", lives=1)
    undone = dbf.keeping.counter(thief, AbilityTaken("vytrvalost", 1, 1), (), rulings)
    assert fold(undone, thief).lives == 1


def test_lives_come_back_as_far_as_there_is_room(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.keeping.counter(sheet_of("zlodej", lives=2), LivesChanged(-3), (), rulings) == (LivesChanged(1),)
    full = refused(lambda: dbf.keeping.counter(sheet_of("zlodej"), LivesChanged(-3), (), rulings))
    assert full.code == "undo_later_facts"


def test_the_creation_of_a_character_cannot_be_undone(dbf: Ruleset, rulings: Rulings) -> None:
    enrolled = Enrolled("zlodej", "other", 1, 3)
    assert refused(lambda: dbf.keeping.counter(sheet_of("zlodej"), enrolled, (), rulings)).code == "undo_not_possible"


def test_a_correction_is_undone_only_while_it_stands(dbf: Ruleset, rulings: Rulings) -> None:
    knight = sheet_of("rytier", faction="kamelot", lives=4)
    assert dbf.keeping.counter(knight, ClassChanged("carodej", "rytier", 1), (), rulings) == (
        ClassChanged("rytier", "carodej", -1),
    )
    moved = FactionChanged("other", "moyovia")
    assert refused(lambda: dbf.keeping.counter(knight, moved, (), rulings)).code == "undo_later_facts"


def test_the_view_tells_spells_known_and_to_come(dbf: Ruleset, rulings: Rulings) -> None:
    wizard = sheet_of("carodej", "elementy", "pocarovanie", "nekromancia", xp=6, used_spells=("ohnivy_sip",))
    view = dbf.keeping.view(wizard, rulings)
    known = [line.key for line in view.spells if line.known]
    assert known == [
        "ohnivy_sip",
        "podkopnutie",
        "kyselinovy_vejar",
        "priatelstvo",
        "ocarenie",
        "neviditelnost",
        "upiri_dotyk",
    ]
    assert [line.key for line in view.spells if line.used] == ["ohnivy_sip"]
    assert [line.required for line in view.spells if line.school == "nekromancia"] == [3, 4, 5, 6, 7]
    assert view.standing is not None and view.standing.level == 3


def test_the_view_tells_what_is_worn(dbf: Ruleset, rulings: Rulings) -> None:
    knight = sheet_of("rytier", lives=4, weapon="mec", armour="heavy", shield=True, armour_bonus=1)
    view = dbf.keeping.view(knight, rulings)
    assert (view.worn, view.lives_maximum) == (("mec", "heavy", "shield"), 7)
