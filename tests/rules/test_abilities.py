"""Picks, grants and taking an ability away."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.books import read_books
from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken
from bot.rules.core.ruleset import Abilities, Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.abilities import DbfAbilities
from bot.rules.dbf.sheet import DbfSheet
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

BOOKS = read_books()["dbf"]
DEFAULTS = Rulings(tuple(entry.spec(key) for key, entry in BOOKS.settings.items()))


@pytest.fixture
def abilities(dbf: Ruleset) -> Abilities:
    assert dbf.abilities is not None
    return dbf.abilities


@rule("DBF-XP-12", "DBF-ABIL-8")
def test_picks_wait_and_are_taken_in_ascending_order(abilities: Abilities, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "zlodejina", xp=6)
    assert abilities.open_picks(thief, rulings) == (2, 3)
    refusal = refused(lambda: abilities.choose(thief, 3, "serm", rulings, approved=True))
    assert refusal.code == "earlier_pick_open"


@rule("DBF-XP-12", "DBF-ABIL-2")
def test_a_late_pick_uses_the_lists_of_its_own_level(abilities: Abilities, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "zlodejina", xp=15)
    assert abilities.choices(thief, 2, rulings) == ("vytrvalost", "pozornost")
    assert refused(lambda: abilities.choose(thief, 2, "serm", rulings, approved=True)).code == "ability_locked"


def test_a_late_pick_uses_the_present_lists_where_the_guild_says_so(dbf: Ruleset, abilities: Abilities) -> None:
    current = setting(dbf.rulings, pick_pool="current")
    thief = sheet_of("zlodej", "zlodejina", xp=15)
    assert abilities.choose(thief, 2, "pocarovanie", current, approved=True) == (AbilityTaken("pocarovanie", 2),)
    assert "pocarovanie" in abilities.choices(thief, 2, current)


def test_where_the_org_confirms_levels_a_pick_uses_its_own_lists_all_the_same(
    dbf: Ruleset, abilities: Abilities
) -> None:
    gated = setting(dbf.rulings, level_up_gate="org", pick_pool="current")
    thief = sheet_of("zlodej", "zlodejina", xp=15)
    assert abilities.choices(thief, 2, gated) == ("vytrvalost", "pozornost")
    assert refused(lambda: abilities.choose(thief, 2, "serm", gated, approved=True)).code == "ability_locked"


@rule("DBF-ABIL-6", "DBF-ABIL-8..9")
@pytest.mark.parametrize(
    ("slot", "ability", "code"),
    [
        (5, "elementy", "no_pick_available"),
        (1, "zlodejina", "no_pick_available"),
        (3, "elementy", "earlier_pick_open"),
        (2, "elementy", "ability_not_in_class"),
        (2, "zlodejina", "ability_already_owned"),
        (2, "pocarovanie", "ability_locked"),
        (2, "pozornost", "org_approval_required"),
    ],
)
def test_refusals_come_in_the_order_of_the_rule(
    abilities: Abilities, rulings: Rulings, slot: int, ability: str, code: str
) -> None:
    thief = sheet_of("zlodej", "zlodejina", xp=10)
    assert refused(lambda: abilities.choose(thief, slot, ability, rulings, approved=False)).code == code


@rule("DBF-XP-9")
def test_a_fixed_set_leaves_no_pick_at_or_below_the_start(abilities: Abilities, rulings: Rulings) -> None:
    important = sheet_of("zlodej", start_level=4, xp=15)
    assert abilities.open_picks(important, rulings) == (5,)
    assert refused(lambda: abilities.choose(important, 4, "serm", rulings, approved=True)).code == "no_pick_available"


@rule("DBF-ABIL-7")
def test_picks_beyond_what_is_left_to_choose_lapse(abilities: Abilities, rulings: Rulings) -> None:
    beginner = sheet_of("bojovnik", xp=45)
    assert abilities.open_picks(beginner, rulings) == (1, 2, 3, 4, 5, 6, 7)
    ranger = sheet_of("hraniciar", faction="moyovia", lives=4, xp=45)
    assert abilities.open_picks(ranger, rulings) == (1, 2, 3, 4, 5, 6, 7, 8)


def test_a_pick_whose_list_was_granted_away_lapses_alone(abilities: Abilities, rulings: Rulings) -> None:
    warrior = sheet_of("bojovnik", lives=4, xp=6)
    for key in ("vytrvalost", "zalesactvo", "nicenie"):
        warrior = fold(abilities.grant(warrior, key, None, rulings), warrior)
    assert abilities.open_picks(warrior, rulings) == (3,)


def test_open_picks_stay_quick_where_levels_have_no_end(dbf: Ruleset, abilities: Abilities) -> None:
    endless = setting(dbf.rulings, max_level=1_000_000)
    assert abilities.open_picks(sheet_of("zlodej", xp=10**12), endless) == (1, 2, 3, 4, 5, 6, 7)


@rule("DBF-ABIL-VYTRVALOST-1")
def test_a_life_ability_raises_present_lives_too(abilities: Abilities, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", lives=2)
    (fact,) = abilities.choose(thief, 1, "vytrvalost", rulings, approved=True)
    assert fold((fact,), thief).lives == 3


def test_a_life_ability_does_not_raise_the_knocked_out(abilities: Abilities, rulings: Rulings) -> None:
    fallen = sheet_of("zlodej", lives=0, status="knocked_out")
    after = fold(abilities.choose(fallen, 1, "vytrvalost", rulings, approved=True), fallen)
    assert (after.lives, after.status) == (0, "knocked_out")


@rule("DBF-ABIL-BOHOSLUZBA-1", "DBF-ABIL-9")
def test_the_chosen_of_a_god_must_name_it(abilities: Abilities, rulings: Rulings) -> None:
    priest = sheet_of("knaz", faction="kamelot")
    nameless = refused(lambda: abilities.choose(priest, 1, "bohosluzba", rulings, approved=False))
    assert nameless.code == "deity_required"
    pending = refused(lambda: abilities.choose(priest, 1, "bohosluzba", rulings, approved=False, deity="Brigid"))
    assert pending.code == "org_approval_required"
    after = fold(abilities.choose(priest, 1, "bohosluzba", rulings, approved=True, deity=" Brigid "), priest)
    assert after.deity == "Brigid"
    assert [key for key in abilities.all() if abilities.needs_deity(key)] == ["bohosluzba"]


@rule("DBF-CLASS-13")
def test_a_grant_may_lie_outside_the_class_and_a_foreign_school_begins_without_offset(
    abilities: Abilities, rulings: Rulings
) -> None:
    warrior = sheet_of("bojovnik", lives=4)
    assert abilities.grant(warrior, "elementy", None, rulings) == (AbilityGranted("elementy", 0),)
    assert abilities.grant(warrior, "elementy", 3, rulings) == (AbilityGranted("elementy", 3),)
    assert abilities.grant(sheet_of("zlodej"), "pocarovanie", None, rulings) == (AbilityGranted("pocarovanie"),)


@pytest.mark.parametrize(
    ("ability", "offset", "code"),
    [
        ("flying", None, "ability_unknown"),
        ("zlodejina", None, "ability_already_owned"),
        ("serm", 1, "offset_only_for_schools"),
        ("elementy", -1, "offset_wrong"),
        ("elementy", 21, "offset_wrong"),
    ],
)
def test_a_grant_that_makes_no_sense_is_refused(
    abilities: Abilities, rulings: Rulings, ability: str, offset: int | None, code: str
) -> None:
    thief = sheet_of("zlodej", "zlodejina")
    assert refused(lambda: abilities.grant(thief, ability, offset, rulings)).code == code


@pytest.mark.parametrize("offset", [0, 20])
def test_the_offset_of_a_grant_may_reach_its_bounds_which_the_refusal_tells(
    abilities: Abilities, rulings: Rulings, offset: int
) -> None:
    thief = sheet_of("zlodej")
    assert abilities.grant(thief, "elementy", offset, rulings) == (AbilityGranted("elementy", offset),)
    beyond = refused(lambda: abilities.grant(thief, "elementy", -1 if offset == 0 else 21, rulings))
    assert beyond.arguments == {"minimum": 0, "maximum": 20}


@rule("DBF-ABIL-BOHOSLUZBA-1")
def test_only_the_chosen_of_a_god_lose_it_with_their_ability(abilities: Abilities, rulings: Rulings) -> None:
    priest = sheet_of("knaz", "bohosluzba", "liecenie", faction="kamelot", deity="Brigid")
    assert abilities.revoke(priest, "bohosluzba", rulings) == (AbilityRevoked("bohosluzba", 1, 0, deity="Brigid"),)
    assert abilities.revoke(priest, "liecenie", rulings) == (AbilityRevoked("liecenie", 2, 0),)


def test_an_ability_without_lives_takes_none_of_those_above_the_maximum(abilities: Abilities, rulings: Rulings) -> None:
    blessed = sheet_of("zlodej", "zlodejina", lives=5)
    assert abilities.revoke(blessed, "zlodejina", rulings) == (AbilityRevoked("zlodejina", 1, 0),)


def test_taking_an_ability_away_opens_its_pick_and_caps_lives(abilities: Abilities, rulings: Rulings) -> None:
    thief = sheet_of("zlodej", "vytrvalost", lives=4)
    (fact,) = abilities.revoke(thief, "vytrvalost", rulings)
    assert fact == AbilityRevoked("vytrvalost", 1, 1)
    after = fold((fact,), thief)
    assert (after.lives, abilities.open_picks(after, rulings)) == (3, (1,))
    assert refused(lambda: abilities.revoke(after, "vytrvalost", rulings)).code == "ability_not_owned"


@rule("DBF-XP-8", "DBF-ABIL-7")
@given(some.sampled_from(sorted(BOOKS.classes)), some.integers(0, 60), some.data())
def test_every_open_pick_can_be_used_until_none_is_left(character_class: str, xp: int, data: some.DataObject) -> None:
    rules = DbfAbilities(BOOKS)
    sheet: DbfSheet = sheet_of(character_class, xp=xp)
    while rules.open_picks(sheet, DEFAULTS):
        slot = rules.open_picks(sheet, DEFAULTS)[0]
        ability = data.draw(some.sampled_from(rules.choices(sheet, slot, DEFAULTS)))
        sheet = fold(rules.choose(sheet, slot, ability, DEFAULTS, approved=True, deity="Brigid"), sheet)
    level = sum(xp >= total for total in BOOKS.xp.thresholds)
    assert len(sheet.abilities) == min(level, sum(map(len, BOOKS.classes[character_class].abilities.values())))
