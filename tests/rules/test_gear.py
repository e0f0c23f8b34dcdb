"""Gear: listed, measured, judged, taken up; only what an ORG approved counts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.books import read_rulesets
from bot.rules.core.gear import Gear, GearAsked, Verdict
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.measuring import measured
from bot.rules.dbf.sheet import DbfSheet, Piece
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

DBF = read_rulesets()["dbf"]
RULINGS = Rulings(DBF.rulings)
SWORD = Piece(identifier="s", sort="weapon", key="mec", name="Ostrie", length_cm=85, approved=True)
GREATSWORD = Piece(identifier="g", sort="weapon", key="obojrucny_mec", name="Drvič", length_cm=120, approved=True)
MAIL = Piece(identifier="m", sort="armour", key="heavy", name="Krúžky", approved=True, bonus=1)
SHIELD = Piece(identifier="h", sort="shield", key="shield", name="Pavéza", approved=True)
BOW = Piece(identifier="b", sort="weapon", key="luk", name="Tis", approved=True)
POUCH = Piece(identifier="p", sort="pouch", key="pouch", name="Mešec", approved=True)
KIT = (SWORD, GREATSWORD, MAIL, SHIELD, BOW, POUCH)


@pytest.fixture
def gear(dbf: Ruleset) -> Gear:
    """Return the rules under test."""
    assert dbf.gear is not None
    return dbf.gear


def warrior(*pieces: Piece, **more: object) -> DbfSheet:
    """Return a warrior with gear on the list."""
    return sheet_of("bojovnik", **{"lives": 4, "gear": pieces, **more})  # type: ignore[arg-type]


@rule("DBF-EQUIP-4..6", "DBF-EQUIP-21")
@pytest.mark.parametrize(
    ("named", "length", "key"),
    [
        ("sword", 50, "kratky_mec"),
        ("sword", 51, "mec"),
        ("sword", 91, "obojrucny_mec"),
        ("axe", 40, "sekera"),
        ("axe", 120, "obojrucna_sekera"),
        ("blunt", 50, "kyjak"),
        ("blunt", 90, "kladivo"),
        ("blunt", 100, "obojrucne_kladivo"),
        ("obojrucny_kyjak", 100, "obojrucny_kyjak"),
        ("palcat", 40, "palcat"),
        ("dagger", 1, "dyka"),
        ("dagger", 30, "dyka"),
        ("bow", None, "luk"),
        ("luk", None, "luk"),
        ("palica", None, "palica"),
    ],
)
def test_family_and_length_make_the_weapon(
    books: DbfBooks, rulings: Rulings, named: str, length: int | None, key: str
) -> None:
    assert measured(books, named, length, rulings) == key


@pytest.mark.parametrize(
    ("named", "length", "code"),
    [
        (None, 50, "weapon_required"),
        ("spoon", 20, "weapon_family_unknown"),
        ("sword", None, "length_required"),
        ("sword", 0, "length_required"),
        ("sword", 121, "weapon_forbidden"),
        ("dagger", 60, "weapon_too_long"),
        ("mec", 91, "weapon_too_long"),
    ],
)
def test_what_fits_no_category_is_refused(
    books: DbfBooks, rulings: Rulings, named: str | None, length: int | None, code: str
) -> None:
    assert refused(lambda: measured(books, named, length, rulings)).code == code


def test_the_guild_may_measure_leniently(books: DbfBooks, dbf: Ruleset) -> None:
    assert measured(books, "dagger", 55, setting(dbf.rulings, length_tolerance_cm=5)) == "dyka"


@rule("DBF-REG-2", "DBF-EQUIP-1")
def test_a_piece_is_listed_unapproved(gear: Gear, rulings: Rulings) -> None:
    listed = fold(gear.add(warrior(), GearAsked("1", "weapon", " Ostrie ", "sword", 85), rulings), warrior())
    (line,) = gear.lines(listed)
    assert (line.key, line.name, line.verdict, line.in_use) == ("mec", "Ostrie", Verdict(approved=False), False)
    assert line.length_cm == 85
    assert refused(lambda: gear.wear(listed, "1", rulings)).code == "not_approved"


def test_only_a_weapon_is_measured(gear: Gear, rulings: Rulings) -> None:
    listed = fold(gear.add(warrior(), GearAsked("1", "shield", "Pavéza", length_cm=70), rulings), warrior())
    assert [line.length_cm for line in gear.lines(listed)] == [None]


@rule("DBF-REG-5", "DBF-EQUIP-3", "DBF-EQUIP-11", "DBF-EQUIP-15", "DBF-EQUIP-18")
@pytest.mark.parametrize(
    ("character_class", "asked", "code"),
    [
        ("bojovnik", GearAsked("1", "hat", "Klobúk"), "gear_kind_unknown"),
        ("bojovnik", GearAsked("1", "pouch", "  "), "gear_name_required"),
        ("bojovnik", GearAsked("s", "pouch", "Mešec"), "gear_exists"),
        ("bojovnik", GearAsked("1", "weapon", "Cep", "cep", 90), "weapon_forbidden"),
        ("carodej", GearAsked("1", "weapon", "Meč", "sword", 90), "weapon_not_allowed"),
        ("carodej", GearAsked("1", "light_armour", "Koža"), "armour_not_allowed"),
        ("zlodej", GearAsked("1", "shield", "Štít"), "shield_not_allowed"),
        ("bojovnik", GearAsked("1", "token", "Minca"), "no_ability"),
    ],
)
def test_what_no_org_could_approve_is_not_listed(
    gear: Gear, rulings: Rulings, character_class: str, asked: GearAsked, code: str
) -> None:
    assert refused(lambda: gear.add(sheet_of(character_class, gear=(SWORD,)), asked, rulings)).code == code


@rule("DBF-REG-8", "DBF-EQUIP-8")
def test_a_staff_is_listed_to_lean_on_and_never_wielded(gear: Gear, rulings: Rulings) -> None:
    wizard = sheet_of("carodej")
    listed = fold(gear.add(wizard, GearAsked("1", "weapon", "Palica", "palica"), rulings), wizard)
    judged = fold(gear.judge(listed, "1", Verdict(approved=True), rulings), listed)
    assert refused(lambda: gear.wear(judged, "1", rulings)).code == "weapon_forbidden"


@rule("DBF-EQUIP-11", "DBF-EQUIP-15", "DBF-EQUIP-18")
@pytest.mark.parametrize(
    ("piece", "code"), [("s", "weapon_not_allowed"), ("m", "armour_not_allowed"), ("h", "shield_not_allowed")]
)
def test_whose_class_was_corrected_takes_up_nothing_of_the_former_one(
    gear: Gear, rulings: Rulings, piece: str, code: str
) -> None:
    wizard = sheet_of("carodej", gear=KIT)
    assert refused(lambda: gear.wear(wizard, piece, rulings)).code == code


def test_the_list_has_an_end(gear: Gear, rulings: Rulings) -> None:
    full = warrior(*(SWORD.model_copy(update={"identifier": str(number)}) for number in range(50)))
    assert refused(lambda: gear.add(full, GearAsked("x", "pouch", "Mešec"), rulings)).code == "too_much_gear"


@rule("DBF-EQUIP-10")
def test_a_weapon_in_hand_gives_way_to_another(dbf: Ruleset, gear: Gear, rulings: Rulings) -> None:
    assert dbf.hands is not None
    armed = fold(gear.wear(warrior(*KIT), "s", rulings), warrior(*KIT))
    assert (dbf.hands.held(armed), armed.in_use) == ("mec", ("s",))
    other = fold(gear.wear(armed, "g", rulings, in_combat=True), armed)
    assert (other.weapon, other.in_use) == ("obojrucny_mec", ("g",))
    assert fold(gear.wear(other, "g", rulings), other).weapon is None


@rule("DBF-EQUIP-6", "DBF-EQUIP-18")
def test_two_hands_hold_no_shield_besides(gear: Gear, rulings: Rulings) -> None:
    covered = fold(gear.wear(warrior(*KIT), "h", rulings), warrior(*KIT))
    assert covered.shield and refused(lambda: gear.wear(covered, "g", rulings)).code == "hands_full"
    both = fold(gear.wear(warrior(*KIT), "g", rulings), warrior(*KIT))
    assert refused(lambda: gear.wear(both, "h", rulings)).code == "hands_full"
    down = fold(gear.wear(covered, "h", rulings), covered)
    assert (down.shield, down.in_use) == (False, ())
    armed = fold(gear.wear(covered, "s", rulings), covered)
    assert (armed.shield, armed.weapon) == (True, "mec")


def test_another_shield_takes_the_place_of_the_one_on_the_arm(gear: Gear, rulings: Rulings) -> None:
    other = SHIELD.model_copy(update={"identifier": "o"})
    covered = fold(gear.wear(warrior(SHIELD, other), "h", rulings), warrior(SHIELD, other))
    facts = gear.wear(covered, "o", rulings)
    assert [fact.kind for fact in facts] == ["gear_laid_down", "gear_worn"]
    assert fold(facts, covered).in_use == ("o",)


@rule("DBF-REG-4", "DBF-EQUIP-9")
def test_a_bow_waits_for_the_test_of_the_archer(gear: Gear, rulings: Rulings) -> None:
    archer = warrior(BOW)
    assert refused(lambda: gear.wear(archer, "b", rulings)).code == "bow_skill_not_verified"
    tested = fold(gear.judge(archer, "b", Verdict(approved=True, skill_verified=True), rulings), archer)
    assert fold(gear.wear(tested, "b", rulings), tested).weapon == "luk"
    assert [line.needs for line in gear.lines(warrior(BOW, MAIL, SWORD))] == [("skill",), ("bonus",), ()]


@rule("DBF-REG-4", "DBF-EQUIP-17")
@pytest.mark.parametrize(
    ("piece", "verdict", "kept"),
    [
        ("s", Verdict(approved=True, skill_verified=True), Verdict(approved=True)),
        ("b", Verdict(approved=True), Verdict(approved=True)),
        ("b", Verdict(approved=True, skill_verified=True), Verdict(approved=True, skill_verified=True)),
        ("m", Verdict(approved=True, bonus=100), Verdict(approved=True, bonus=100)),
    ],
)
def test_a_verdict_is_kept_as_far_as_it_makes_sense_for_the_piece(
    gear: Gear, rulings: Rulings, piece: str, verdict: Verdict, kept: Verdict
) -> None:
    judged = fold(gear.judge(warrior(*KIT), piece, verdict, rulings), warrior(*KIT))
    assert {line.identifier: line.verdict for line in gear.lines(judged)}[piece] == kept


@rule("DBF-REG-6", "DBF-EQUIP-14", "DBF-EQUIP-17")
def test_armour_counts_with_its_bonus_and_never_changes_in_a_combat(dbf: Ruleset, gear: Gear, rulings: Rulings) -> None:
    assert dbf.lives is not None
    dressed = fold(gear.wear(warrior(MAIL), "m", rulings), warrior(MAIL))
    assert (dressed.armour, dbf.lives.maximum(dressed)) == ("heavy", 7)
    in_combat = refused(lambda: gear.wear(dressed, "m", rulings, in_combat=True))
    assert (in_combat.code, in_combat.rule) == ("in_combat", "DBF-EQUIP-12")
    assert dbf.lives.maximum(fold(gear.wear(dressed, "m", rulings), dressed)) == 4


@rule("DBF-EQUIP-13")
def test_light_armour_is_worn_as_light_armour(dbf: Ruleset, gear: Gear, rulings: Rulings) -> None:
    assert dbf.lives is not None
    leather = MAIL.model_copy(update={"key": "light", "bonus": 0})
    dressed = fold(gear.wear(warrior(leather), "m", rulings), warrior(leather))
    assert (dressed.armour, dbf.lives.maximum(dressed)) == ("light", 5)


def test_what_is_judged_anew_or_taken_off_the_list_is_laid_down(gear: Gear, rulings: Rulings) -> None:
    armed = fold(gear.wear(warrior(*KIT), "s", rulings), warrior(*KIT))
    declined = fold(gear.judge(armed, "s", Verdict(approved=False), rulings), armed)
    assert (declined.weapon, declined.in_use) == (None, ())
    gone = fold(gear.remove(armed, "s", rulings), armed)
    assert (gone.weapon, gone.piece("s")) == (None, None)
    in_combat = refused(lambda: gear.remove(armed, "s", rulings, in_combat=True))
    assert (in_combat.code, in_combat.rule) == ("in_combat", "DBF-EQUIP-12")
    assert refused(lambda: gear.remove(gone, "s", rulings)).code == "gear_unknown"
    assert refused(lambda: gear.wear(armed, "p", rulings)).code == "gear_not_worn"


@pytest.mark.parametrize(("piece", "bonus"), [("m", -1), ("m", 101), ("s", 1)])
def test_bonus_lives_are_for_armour_and_bounded(gear: Gear, rulings: Rulings, piece: str, bonus: int) -> None:
    wrong = Verdict(approved=True, bonus=bonus)
    assert refused(lambda: gear.judge(warrior(*KIT), piece, wrong, rulings)).code == "bonus_wrong"


WISHES = some.lists(
    some.tuples(some.sampled_from(["wear", "remove", "decline", "approve"]), some.sampled_from("sgmhbp")), max_size=15
)


@rule("DBF-REG-2", "DBF-EQUIP-1")
@settings(max_examples=80, deadline=None)
@given(WISHES)
def test_nothing_unapproved_is_ever_in_use_and_the_last_step_can_be_undone(wishes: list[tuple[str, str]]) -> None:
    assert DBF.gear is not None
    sheet = warrior(*KIT)
    for wish, piece in wishes:
        try:
            if wish == "wear":
                facts = DBF.gear.wear(sheet, piece, RULINGS)
            elif wish == "remove":
                facts = DBF.gear.remove(sheet, piece, RULINGS)
            else:
                facts = DBF.gear.judge(sheet, piece, Verdict(approved=wish == "approve"), RULINGS)
        except Refusal:
            continue
        for fact in facts:
            before, sheet = sheet, fold((DBF.keeping.load_fact(DBF.keeping.dump_fact(fact)),), sheet)
        assert DBF.keeping.load_sheet(DBF.keeping.dump_sheet(sheet)) == sheet
        used = {one.sort: one for one in sheet.gear if one.identifier in sheet.in_use}
        assert len(used) == len(sheet.in_use) and all(one.approved for one in used.values())
        assert sheet.weapon == (used["weapon"].key if "weapon" in used else None)
        assert (sheet.armour is not None, sheet.shield) == ("armour" in used, "shield" in used)
        if facts[-1].kind in ("gear_judged", "gear_removed"):
            back = fold(DBF.keeping.counter(sheet, facts[-1], (), RULINGS), sheet)
            assert {one.identifier: one for one in back.gear} == {one.identifier: one for one in before.gear}


def test_what_was_worn_or_laid_down_by_mistake_is_undone_whole(dbf: Ruleset, gear: Gear, rulings: Rulings) -> None:
    bare = warrior(*KIT)
    *_, worn = facts = gear.wear(bare, "m", rulings)
    dressed = fold(facts, bare)
    undressed = fold(dbf.keeping.counter(dressed, worn, (), rulings), dressed)
    assert (undressed.armour, undressed.in_use) == (None, ())
    *_, laid = facts = gear.wear(dressed, "m", rulings)
    again = fold(dbf.keeping.counter(fold(facts, dressed), laid, (), rulings), fold(facts, dressed))
    assert (again.armour, again.in_use) == ("heavy", ("m",))
    stands = refused(lambda: dbf.keeping.counter(dressed, laid, (), rulings))
    assert stands.code == "undo_later_facts"
    (judged,) = facts = gear.judge(bare, "m", Verdict(approved=True, bonus=2), rulings)
    better = fold(facts, bare)
    (unjudged,) = dbf.keeping.counter(better, judged, (), rulings)
    assert fold((unjudged,), better) == bare
    assert fold(dbf.keeping.counter(bare, unjudged, (), rulings), bare) == better
    (added,) = gear.add(bare, GearAsked("1", "pouch", "Mešec"), rulings)
    assert fold(dbf.keeping.counter(fold((added,), bare), added, (), rulings), fold((added,), bare)) == bare
    assert gear.kinds[0] == "weapon" and gear.families == ("sword", "axe", "blunt", "dagger", "bow")
