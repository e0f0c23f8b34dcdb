"""The books are read, agree with one another, and a broken one is told by file and field."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.books import RULES_DATA, read_books, read_rulesets

Breaker = Callable[[str, str, str], str]


@pytest.fixture
def broken(tmp_path: Path) -> Breaker:
    """Return a function that changes one place of one file of a copy and returns what the reader says of it."""
    folder = tmp_path / "rules_data"
    shutil.copytree(RULES_DATA, folder)

    def break_and_read(file: str, old: str, new: str) -> str:
        path = folder / "dbf" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ValueError) as caught:
            read_books(folder)
        return str(caught.value)

    return break_and_read


def test_the_books_of_the_repository_are_sound() -> None:
    books = read_books()["dbf"]
    assert (len(books.classes), len(books.abilities), len(books.schools)) == (7, 18, 8)
    assert (len(books.spells), len(books.weapons), len(books.settings)) == (35, 18, 38)


def test_classes_and_schools_agree_in_all_pairs() -> None:
    books = read_books()["dbf"]
    pairs = [
        (key, level - 1, books.schools[ability].offsets[key])
        for key, entry in books.classes.items()
        for level, abilities in entry.abilities.items()
        for ability in abilities
        if ability in books.schools
    ]
    assert len(pairs) == 25
    assert all(access == offset for _, access, offset in pairs)


def test_every_registered_ruleset_is_built() -> None:
    assert "dbf" in read_rulesets()
    assert all(key == ruleset.key for key, ruleset in read_rulesets().items())


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("spells.toml", "level = 1", "level = 0", "spells.toml: ohnivy_sip.level"),
        ("spells.toml", "level = 1", "level = 2", "spells.toml: elementy: the levels"),
        ("spells.toml", 'school = "elementy"', 'school = "cooking"', "spells.toml: ohnivy_sip.school"),
        ("spells.toml", 'timing = "combat"', 'timing = "brunch"', "spells.toml: ohnivy_sip.timing"),
        ("spells.toml", 'timing = "combat"', 'timing = "combat"\ncolour = "red"', "spells.toml: ohnivy_sip.colour"),
        ("classes.toml", '"nicenie"', '"dancing"', "classes.toml: bojovnik.abilities: no ability 'dancing'"),
        ("classes.toml", "lives = 4", 'lives = "4"', "classes.toml: bojovnik.lives"),
        ("schools.toml", "druid = 0", "", "schools.toml: elementy.offsets"),
        ("weapons.toml", 'category = "short"', "", "weapons.toml: dyka.forbidden"),
        ("weapons.toml", '"club_is_blunt"', '"max_level"', "weapons.toml: kyjak"),
        ("settings.toml", "default = 9", "default = 8", "settings.toml: max_level.default"),
        ("settings.toml", 'default = "xp"', 'default = "luck"', "settings.toml: level_up_gate.default"),
        ("figures.toml", "base_hit = 1", 'base_hit = "one"', "figures.toml: damage.base_hit"),
        ("xp.toml", "[0, 3,", "[0, 9,", "xp.toml: thresholds"),
        ("abilities.toml", "[serm]", "[serm", "abilities.toml"),
        ("abilities.toml", '"alchemy_gathers_herbs"', '"no_such"', "abilities.toml: alchymia.allows_if.gather_herbs"),
        ("things.toml", "minutes = 1", "minutes = -1", "things.toml: door.minutes"),
    ],
)
def test_a_broken_file_is_told_by_name_and_field(broken: Breaker, file: str, old: str, new: str, told: str) -> None:
    assert told in broken(file, old, new)


def test_a_missing_file_is_told_by_name(tmp_path: Path) -> None:
    shutil.copytree(RULES_DATA, tmp_path / "rules_data")
    (tmp_path / "rules_data" / "dbf" / "weapons.toml").unlink()
    with pytest.raises(ValueError, match=r"weapons\.toml: the file is missing"):
        read_books(tmp_path / "rules_data")


def test_the_topics_may_be_missing(tmp_path: Path) -> None:
    shutil.copytree(RULES_DATA, tmp_path / "rules_data")
    (tmp_path / "rules_data" / "dbf" / "topics.toml").unlink(missing_ok=True)
    assert not read_books(tmp_path / "rules_data")["dbf"].topics.topic
