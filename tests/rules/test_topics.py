"""What can be read of DBF."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.ruleset import Ruleset, Topic
from bot.rules.dbf.books import DbfBooks
from bot.rules.registry import build

TWO_RULES = ("DBF-ABIL-POZORNOST-1", "DBF-ABIL-POZORNOST-2")


@pytest.fixture
def dbf(books: DbfBooks) -> Ruleset:
    """Return the ruleset built anew: mutation testing asks which test reads the books, not which came first."""
    return build({"dbf": books})["dbf"]


def topic_of(dbf: Ruleset, kind: str, key: str) -> Topic:
    """Return the one topic of that kind and key."""
    (found,) = (topic for topic in dbf.topics if (topic.kind, topic.key) == (kind, key))
    return found


def test_every_kind_of_topic_is_there_once_per_entry(dbf: Ruleset, books: DbfBooks) -> None:
    kinds = [topic.kind for topic in dbf.topics]
    general = len(books.topics.topic)
    counted = {kind: kinds.count(kind) for kind in kinds}
    assert counted == {"class": 7, "faction": 2, "ability": 18, "spell": 35, "weapon": 18, "topic": general}
    assert len({(topic.kind, topic.key) for topic in dbf.topics}) == len(dbf.topics)


def test_every_topic_names_its_rules(dbf: Ruleset) -> None:
    assert all(topic.rules and all(rule.startswith("DBF-") for rule in topic.rules) for topic in dbf.topics)


@pytest.mark.parametrize(
    ("kind", "key", "group", "rules"),
    [
        ("class", "zlodej", "class", ("DBF-CLASS-3", "DBF-CLASS-9")),
        ("class", "rytier", "class", ("DBF-CLASS-5", "DBF-CLASS-10")),
        ("class", "druid", "class", ("DBF-CLASS-8", "DBF-CLASS-11")),
        ("faction", "kamelot", "faction", ("DBF-CLASS-10",)),
        ("faction", "moyovia", "faction", ("DBF-CLASS-11",)),
        ("ability", "serm", "skill", ("DBF-ABIL-SERM-1",)),
        ("ability", "pozornost", "skill", TWO_RULES),
        ("ability", "liecenie", "school", tuple(f"DBF-ABIL-LIECENIE-{number}" for number in (1, 2, 3))),
        ("spell", "ohnivy_sip", "elementy", ("DBF-SPELL-ELEMENTY-1",)),
        ("weapon", "dyka", "short", ("DBF-EQUIP-4", "DBF-EQUIP-21")),
        ("weapon", "luk", "bow", ("DBF-EQUIP-9", "DBF-EQUIP-21")),
        ("weapon", "cep", "forbidden", ("DBF-EQUIP-3",)),
        ("weapon", "kopija", "forbidden", ("DBF-EQUIP-7",)),
        ("weapon", "palica", "forbidden", ("DBF-EQUIP-8",)),
        ("topic", "running", "safety", ("DBF-SAFETY-8", "DBF-PARTY-6")),
    ],
)
def test_a_topic_stands_in_its_group_with_the_rules_it_tells(
    dbf: Ruleset, kind: str, key: str, group: str, rules: tuple[str, ...]
) -> None:
    topic = topic_of(dbf, kind, key)
    assert (topic.group, topic.rules) == (group, rules)


@pytest.mark.parametrize(
    ("kind", "key", "facts"),
    [
        (
            "class",
            "rytier",
            {
                "faction": "kamelot",
                "lives": 4,
                "weapons": ("short", "one_handed", "two_handed"),
                "armours": ("light", "heavy"),
                "shield": True,
                "abilities": {
                    1: ("vytrvalost", "nicenie", "prieraznost"),
                    3: ("huzevnatost", "serm", "liecenie"),
                    5: ("bohosluzba",),
                },
            },
        ),
        ("faction", "kamelot", {"classes": ("rytier", "knaz")}),
        ("faction", "moyovia", {"classes": ("hraniciar", "druid")}),
        (
            "ability",
            "vytrvalost",
            {
                "lives": 1,
                "access": {"bojovnik": 1, "zlodej": 1, "rytier": 1, "druid": 3},
                "references": (),
                "offsets": {},
                "spells": (),
            },
        ),
        (
            "ability",
            "pozornost",
            {
                "lives": 0,
                "access": {"zlodej": 1, "hraniciar": 1},
                "references": ("hidden",),
                "offsets": {},
                "spells": (),
            },
        ),
        (
            "ability",
            "alchymia",
            {
                "lives": 0,
                "access": {"carodej": 1, "knaz": 3, "druid": 3},
                "references": ("alchemy",),
                "offsets": {"carodej": 0, "knaz": 2, "druid": 2},
                "spells": (),
            },
        ),
        (
            "weapon",
            "sekera",
            {
                "category": "one_handed",
                "family": "axe",
                "forbidden": None,
                "classes": ("bojovnik", "rytier", "hraniciar"),
                "length_cm": 90,
            },
        ),
        (
            "weapon",
            "luk",
            {
                "category": "bow",
                "family": "bow",
                "forbidden": None,
                "classes": ("bojovnik", "zlodej", "hraniciar"),
                "length_cm": None,
            },
        ),
        (
            "weapon",
            "palica",
            {
                "category": None,
                "family": None,
                "forbidden": "staff_is_support_only",
                "classes": (),
                "length_cm": None,
            },
        ),
        ("topic", "running", {}),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_topic_tells_what_the_book_says(dbf: Ruleset, kind: str, key: str, facts: dict[str, Any]) -> None:
    assert topic_of(dbf, kind, key).facts == facts


def test_a_spell_tells_its_figures(dbf: Ruleset) -> None:
    arrow = topic_of(dbf, "spell", "ohnivy_sip")
    assert arrow.facts["damage"] == {"amount": 2, "type": "fire"}
    assert (arrow.facts["school"], arrow.facts["level"], arrow.facts["timing"]) == ("elementy", 1, "combat")


@pytest.mark.parametrize("inner", ["hit_given", "hit_taken", "effects", "combat", "demand", "timing_setting", "rule"])
def test_how_a_spell_is_resolved_is_not_shown(dbf: Ruleset, inner: str) -> None:
    assert not any(inner in topic.facts for topic in dbf.topics)


def test_a_school_tells_who_learns_it_when_and_its_spells(dbf: Ruleset) -> None:
    school = topic_of(dbf, "ability", "pocarovanie")
    assert school.facts["access"] == {"zlodej": 5, "carodej": 1, "knaz": 1}
    assert school.facts["offsets"] == {"zlodej": 4, "carodej": 0, "knaz": 0}
    assert school.facts["spells"] == tuple(topic.key for topic in dbf.topics if topic.group == "pocarovanie")
    assert len(school.facts["spells"]) == 5
    assert school.rules[0] == "DBF-ABIL-POCAROVANIE-1"
