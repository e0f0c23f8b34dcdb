"""Classes and factions, enrolment and its corrections."""

from __future__ import annotations

import pytest

from bot.rules.core.ruleset import Application, Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.facts import ClassChanged, Enrolled, FactionChanged, StartLevelChanged
from tests.rules.support import fold, refused, sheet_of
from tests.support.rule import rule


@rule("DBF-XP-2")
def test_a_character_begins_with_all_its_lives_and_no_xp(dbf: Ruleset, rulings: Rulings) -> None:
    facts = dbf.enrolment.enrol(Application("kamelot", "rytier"), rulings)
    assert facts == (Enrolled("rytier", "kamelot", 1, 4),)
    assert fold(facts).xp == 0


@rule("DBF-CLASS-10..11")
@pytest.mark.parametrize(("faction", "character_class"), [("moyovia", "rytier"), ("x", "druid"), ("kamelot", "druid")])
def test_a_class_of_another_faction_is_refused(
    dbf: Ruleset, rulings: Rulings, faction: str, character_class: str
) -> None:
    refusal = refused(lambda: dbf.enrolment.enrol(Application(faction, character_class), rulings))
    assert refusal.code == "class_not_in_faction"
    assert refusal.rule in ("DBF-CLASS-10", "DBF-CLASS-11")


@rule("DBF-CLASS-9")
def test_a_faction_the_rules_do_not_name_is_kept_as_the_guild_calls_it(dbf: Ruleset, rulings: Rulings) -> None:
    (fact,) = dbf.enrolment.enrol(Application("Cech kováčov", "zlodej"), rulings)
    assert fact.faction == "Cech kováčov"
    assert dbf.enrolment.classes_for("Cech kováčov") == ("bojovnik", "zlodej", "carodej")


def test_a_named_faction_is_recognised_in_any_case(dbf: Ruleset, rulings: Rulings) -> None:
    (fact,) = dbf.enrolment.enrol(Application(" KAMELOT ", "knaz"), rulings)
    assert fact.faction == "kamelot"


def test_the_factions_offered_end_with_other(dbf: Ruleset) -> None:
    assert dbf.enrolment.factions() == ("kamelot", "moyovia", "other")


@pytest.mark.parametrize("level", [0, -1, 10])
def test_nobody_starts_outside_the_table_of_levels(dbf: Ruleset, rulings: Rulings, level: int) -> None:
    refusal = refused(lambda: dbf.enrolment.enrol(Application(None, "zlodej", level), rulings))
    assert (refusal.code, refusal.arguments) == ("start_level_wrong", {"minimum": 1, "maximum": 9})


@rule("DBF-CLASS-1")
def test_a_class_is_needed_and_must_exist(dbf: Ruleset, rulings: Rulings) -> None:
    assert refused(lambda: dbf.enrolment.enrol(Application("kamelot"), rulings)).code == "class_required"
    assert refused(lambda: dbf.enrolment.enrol(Application("kamelot", "bard"), rulings)).code == "class_unknown"


def test_a_corrected_class_brings_its_lives_to_whoever_is_unhurt(dbf: Ruleset, rulings: Rulings) -> None:
    facts = dbf.enrolment.amend(sheet_of("carodej"), Application("kamelot", "rytier"), rulings)
    assert facts == (FactionChanged("other", "kamelot"), ClassChanged("carodej", "rytier", 1))


def test_a_corrected_class_only_caps_the_lives_of_the_wounded(dbf: Ruleset, rulings: Rulings) -> None:
    facts = dbf.enrolment.amend(sheet_of("bojovnik", lives=2), Application(None, "zlodej"), rulings)
    assert facts == (ClassChanged("bojovnik", "zlodej", 0),)


def test_the_starting_level_can_be_corrected(dbf: Ruleset, rulings: Rulings) -> None:
    facts = dbf.enrolment.amend(sheet_of("zlodej"), Application(start_level=4), rulings)
    assert facts == (StartLevelChanged(1, 4),)
    smith = sheet_of("zlodej", faction="Cech kováčov")
    assert dbf.enrolment.amend(smith, Application(start_level=9), rulings) == (StartLevelChanged(1, 9),)


@rule("DBF-CLASS-10")
def test_a_faction_that_closes_the_class_is_refused(dbf: Ruleset, rulings: Rulings) -> None:
    knight = sheet_of("rytier", faction="kamelot", lives=4)
    refusal = refused(lambda: dbf.enrolment.amend(knight, Application("moyovia"), rulings))
    assert refusal.code == "class_not_in_faction"


def test_a_correction_that_changes_nothing_says_so(dbf: Ruleset, rulings: Rulings) -> None:
    same = Application("other", "zlodej", 1)
    assert refused(lambda: dbf.enrolment.amend(sheet_of("zlodej"), same, rulings)).code == "nothing_to_change"
