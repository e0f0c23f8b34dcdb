"""The tables of the book: what each class begins with and may learn, what each school opens and how much later."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Application, Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.equipment import Grip, ItemKind, check_item
from bot.rules.dbf.facts import Enrolled
from bot.rules.dbf.knowledge import Scholar, max_potion_level, required_level, spells_known, spells_of
from bot.rules.dbf.references import tags
from tests.rules.casts import cast, code_of
from tests.rules.support import fold, sheet_of
from tests.support.rule import rule

SCHOOLS = (
    "elementy",
    "pocarovanie",
    "jasnovidectvo",
    "nekromancia",
    "alchymia",
    "liecenie",
    "priroda",
    "bohosluzba",
)
CLASSES = ("bojovnik", "zlodej", "carodej", "rytier", "knaz", "hraniciar", "druid")
OF_CATEGORY = {"short": "dyka", "one_handed": "mec", "two_handed": "obojrucny_mec", "bow": "luk"}


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table of classes: names parted by spaces, lists by the level that opens them."""

    name: str
    faction: str
    lives: int
    weapons: str
    armours: str
    lists: tuple[str, str, str]


ROWS = [
    Row(
        "bojovnik",
        "other",
        4,
        "short one_handed two_handed bow",
        "light heavy shield",
        ("vytrvalost zalesactvo nicenie", "huzevnatost prieraznost serm", "zakradanie"),
    ),
    Row(
        "zlodej",
        "other",
        3,
        "short bow",
        "light",
        ("vytrvalost zlodejina pozornost", "serm uhybanie zakradanie", "pocarovanie"),
    ),
    Row(
        "carodej",
        "other",
        3,
        "short",
        "",
        ("elementy pocarovanie alchymia", "jasnovidectvo nekromancia priroda", "liecenie"),
    ),
    Row(
        "rytier",
        "kamelot",
        4,
        "short one_handed two_handed",
        "light heavy shield",
        ("vytrvalost nicenie prieraznost", "huzevnatost serm liecenie", "bohosluzba"),
    ),
    Row(
        "knaz",
        "kamelot",
        3,
        "short",
        "",
        ("pocarovanie liecenie bohosluzba", "jasnovidectvo alchymia priroda", "nekromancia"),
    ),
    Row(
        "hraniciar",
        "moyovia",
        4,
        "short one_handed bow",
        "light",
        ("zalesactvo uhybanie pozornost zakradanie", "huzevnatost serm liecenie priroda", ""),
    ),
    Row(
        "druid",
        "moyovia",
        3,
        "short",
        "light",
        ("elementy liecenie priroda", "vytrvalost nekromancia alchymia", "jasnovidectvo"),
    ),
]


def allows(books: DbfBooks, character_class: str, kind: ItemKind, key: str) -> bool:
    """Say whether a class may use a thing at all."""
    try:
        check_item(books, Grip(character_class), kind, key)
    except Refusal:
        return False
    return True


@rule("DBF-CLASS-2..8")
@pytest.mark.parametrize("row", ROWS)
def test_a_class_begins_with_its_lives_and_uses_what_its_row_names(
    dbf: Ruleset, books: DbfBooks, rulings: Rulings, row: Row
) -> None:
    assert dbf.enrolment.enrol(Application(row.faction, row.name), rulings) == (
        Enrolled(row.name, row.faction, 1, row.lives),
    )
    weapons = {category for category, key in OF_CATEGORY.items() if allows(books, row.name, "weapon", key)}
    armours = {key for key in ("light", "heavy") if allows(books, row.name, "armour", key)}
    shield = {"shield"} if allows(books, row.name, "shield", "") else set()
    assert weapons == set(row.weapons.split())
    assert armours | shield == set(row.armours.split())


@rule("DBF-CLASS-2..8", "DBF-CLASS-12", "DBF-ABIL-1..6")
@pytest.mark.parametrize("row", ROWS)
def test_a_pick_is_made_among_the_lists_its_level_has_opened(dbf: Ruleset, rulings: Rulings, row: Row) -> None:
    assert dbf.abilities is not None
    first, third, fifth = (set(one.split()) for one in row.lists)
    learner = sheet_of(row.name, faction=row.faction, xp=45)
    for slot in range(1, 10):
        open_lists = first | (third if slot >= 3 else set()) | (fifth if slot >= 5 else set())
        assert set(dbf.abilities.choices(learner, slot, rulings)) == open_lists
    assert len(first | third | fifth) == (8 if row.name == "hraniciar" else 7)
    taken = fold(dbf.abilities.choose(learner, 1, min(first), rulings, approved=True, deity="Brigid"), learner)
    assert set(dbf.abilities.choices(taken, 2, rulings)) == first - {min(first)}


@rule("DBF-XP-2", "DBF-XP-5", "DBF-REG-7")
@pytest.mark.parametrize("level", [1, 4])
def test_whoever_starts_higher_has_no_xp_either(dbf: Ruleset, rulings: Rulings, level: int) -> None:
    assert dbf.growth is not None
    sheet = fold(dbf.enrolment.enrol(Application(None, "zlodej", level), rulings))
    assert (sheet.xp, dbf.growth.standing(sheet, rulings).level) == (0, level)
    beginner = fold(dbf.enrolment.enrol(Application(None, "zlodej"), rulings))
    assert dbf.growth.standing(beginner, rulings).level == 1


@pytest.mark.parametrize(
    ("ability", "reference"),
    [
        pytest.param("zalesactvo", "tracking", marks=rule("DBF-ABIL-ZALESACTVO-1")),
        pytest.param("pozornost", "hidden", marks=rule("DBF-ABIL-POZORNOST-1")),
        pytest.param("elementy", "elements", marks=rule("DBF-ABIL-ELEMENTY-1")),
        pytest.param("pocarovanie", "psychic", marks=rule("DBF-ABIL-POCAROVANIE-1")),
        pytest.param("jasnovidectvo", "clairvoyance", marks=rule("DBF-ABIL-JASNOVIDECTVO-1")),
        pytest.param("nekromancia", "black_magic", marks=rule("DBF-ABIL-NEKROMANCIA-1")),
        pytest.param("alchymia", "alchemy", marks=rule("DBF-ABIL-ALCHYMIA-1")),
        pytest.param("liecenie", "healing", marks=rule("DBF-ABIL-LIECENIE-1")),
        pytest.param("priroda", "nature", marks=rule("DBF-ABIL-PRIRODA-1")),
        pytest.param("bohosluzba", "chosen_of_god", marks=rule("DBF-ABIL-BOHOSLUZBA-1")),
    ],
)
def test_an_ability_opens_the_references_of_its_field_and_no_others(
    books: DbfBooks, ability: str, reference: str
) -> None:
    assert tags(books, [ability]) == {reference}
    assert reference not in tags(books, [other for other in books.abilities if other != ability])


@pytest.mark.parametrize(
    ("school", "offsets"),
    [
        pytest.param("elementy", {"carodej": 0, "druid": 0}, marks=rule("DBF-ABIL-ELEMENTY-2")),
        pytest.param("pocarovanie", {"zlodej": 4, "carodej": 0, "knaz": 0}, marks=rule("DBF-ABIL-POCAROVANIE-2")),
        pytest.param("jasnovidectvo", {"carodej": 2, "knaz": 2, "druid": 4}, marks=rule("DBF-ABIL-JASNOVIDECTVO-2..3")),
        pytest.param("nekromancia", {"carodej": 2, "druid": 2, "knaz": 4}, marks=rule("DBF-ABIL-NEKROMANCIA-2..3")),
        pytest.param(
            "liecenie",
            {"rytier": 2, "hraniciar": 2, "druid": 0, "knaz": 0, "carodej": 4},
            marks=rule("DBF-ABIL-LIECENIE-2..3"),
        ),
        pytest.param(
            "priroda", {"knaz": 2, "hraniciar": 2, "carodej": 2, "druid": 0}, marks=rule("DBF-ABIL-PRIRODA-3")
        ),
        pytest.param("bohosluzba", {"rytier": 4, "knaz": 0}, marks=rule("DBF-ABIL-BOHOSLUZBA-2")),
    ],
)
def test_the_spells_of_a_school_come_later_to_some_classes(
    books: DbfBooks, school: str, offsets: dict[str, int]
) -> None:
    for character_class, offset in offsets.items():
        needed = [required_level(books, character_class, spell) for spell in spells_of(books, school)]
        assert needed == [number + offset for number in range(1, 6)]
        lists = books.classes[character_class].abilities
        assert next(level for level, names in lists.items() if school in names) == 1 + offset


@rule("DBF-ABIL-ALCHYMIA-4")
@pytest.mark.parametrize(("character_class", "offset"), [("carodej", 0), ("druid", 2), ("knaz", 2)])
def test_potions_come_later_to_some_classes_too(books: DbfBooks, character_class: str, offset: int) -> None:
    assert max_potion_level(books, Scholar(character_class, 9, {"alchymia": None})) == 9 - offset


@rule("DBF-CLASS-12", "DBF-MAGIC-3")
def test_a_class_knows_no_spell_of_a_school_it_cannot_take(dbf: Ruleset, books: DbfBooks, rulings: Rulings) -> None:
    pairs = [(name, school) for name in CLASSES for school in SCHOOLS if name in books.schools[school].offsets]
    assert len(pairs) == 25
    warrior = sheet_of("bojovnik", start_level=9, lives=4)
    for school in SCHOOLS:
        for spell in spells_of(books, school):
            assert code_of(dbf, rulings, spell, sheet=warrior) == "spell_unknown"


@rule("DBF-MAGIC-4")
def test_a_school_taken_late_gives_all_its_spells_at_once(dbf: Ruleset, books: DbfBooks, rulings: Rulings) -> None:
    assert dbf.abilities is not None and dbf.magic is not None
    late = sheet_of("carodej", "elementy", "pocarovanie", "alchymia", xp=21)
    assert dbf.magic.known(late, rulings) and spells_known(books, Scholar("carodej", 6, {}), "nekromancia") == ()
    taken = fold(dbf.abilities.choose(late, 4, "nekromancia", rulings, approved=True), late)
    known = [line.key for line in dbf.magic.known(taken, rulings) if line.known and line.school == "nekromancia"]
    assert known == list(spells_of(books, "nekromancia")[:4])
    assert "nepravy_zivot" in known and cast(dbf, rulings, "nepravy_zivot", sheet=taken).effect == "done"


@rule("DBF-MAGIC-6")
def test_spending_a_spell_leaves_all_others(dbf: Ruleset, rulings: Rulings) -> None:
    spent = sheet_of("knaz", "liecenie", start_level=9, used_spells=("vyliec_zranenie",))
    hurt = sheet_of("bojovnik", lives=1)
    assert code_of(dbf, rulings, "vyliec_zranenie", hurt, sheet=spent) == "spell_already_used"
    assert cast(dbf, rulings, "regeneracia", hurt, sheet=spent).effect == "done"
