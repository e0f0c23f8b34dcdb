"""What can be read of DBF."""

from __future__ import annotations

from bot.rules.core.ruleset import Ruleset


def test_every_kind_of_topic_is_there_once_per_entry(dbf: Ruleset) -> None:
    kinds = [topic.kind for topic in dbf.topics]
    counted = {kind: kinds.count(kind) for kind in ("class", "faction", "ability", "spell", "weapon")}
    assert counted == {"class": 7, "faction": 2, "ability": 18, "spell": 35, "weapon": 18}
    assert len({(topic.kind, topic.key) for topic in dbf.topics}) == len(dbf.topics)


def test_every_topic_names_its_rules(dbf: Ruleset) -> None:
    assert all(topic.rules and all(rule.startswith("DBF-") for rule in topic.rules) for topic in dbf.topics)


def test_a_spell_tells_its_figures(dbf: Ruleset) -> None:
    (arrow,) = (topic for topic in dbf.topics if topic.key == "ohnivy_sip")
    assert arrow.rules == ("DBF-SPELL-ELEMENTY-1",)
    assert arrow.facts["damage"] == {"amount": 2, "type": "fire"}
    assert "hit_given" not in arrow.facts


def test_a_school_tells_who_learns_it_when(dbf: Ruleset) -> None:
    (school,) = (topic for topic in dbf.topics if (topic.kind, topic.key) == ("ability", "pocarovanie"))
    assert school.facts["access"] == {"zlodej": 5, "carodej": 1, "knaz": 1}
    assert school.facts["offsets"] == {"zlodej": 4, "carodej": 0, "knaz": 0}
    assert school.rules[0] == "DBF-ABIL-POCAROVANIE-1"
