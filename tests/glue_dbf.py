"""Glue between the DBF vectors and bot.rules.dbf: one small function for each op; no rule lives here."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.dbf import classes, constitution, damage, equipment, knowledge, levels, party, picks, topics, xp
from tests.glue_dbf_combat import COMBAT
from tests.glue_dbf_field import FIELD
from tests.glue_dbf_peace import PEACE
from tests.glue_dbf_shelf import BOOKS, OK, Answer, Json, rulings_of


def level(given: Json, when: Json) -> Json:
    """Answer `level`."""
    last = rulings_of(given).number("max_level")
    reached = levels.level_of(BOOKS.xp, given["start_level"], given["xp"], last)
    return {"level": reached, "next_level_at": levels.next_level_at(BOOKS.xp, reached, last)}


def xp_add(given: Json, when: Json) -> Json:
    """Answer `xp_add`; what lowers XP is a correction."""
    source = xp.CORRECTION if when["amount"] < 0 else "quest"
    total = xp.total_after(given["xp"], when["amount"], source)
    before, after = level(given, when)["level"], level({**given, "xp": total}, when)
    return {"xp": total, "picks_gained": list(levels.levels_gained(before, after["level"])), **after}


def party_add(given: Json, when: Json) -> Json:
    """Answer `party_add`."""
    return {**OK, "size": party.DbfParties(BOOKS).admit(given["members"], when["member"])}


def ability_pool(given: Json, when: Json) -> Json:
    """Answer `ability_pool`."""
    return {"pool": picks.pool(BOOKS, given["class"], when["slot_level"])}


def ability_choices(given: Json, when: Json) -> Json:
    """Answer `ability_choices`."""
    return {"choices": picks.choices(BOOKS, given["class"], given["owned"], when["slot_level"])}


def choose_ability(given: Json, when: Json) -> Json:
    """Answer `choose_ability`."""
    slot = when["slot_level"]
    pick = picks.Pick(
        character_class=given["class"],
        start_level=given["start_level"],
        level=level(given, when)["level"],
        slot=slot,
        open_slots=tuple(given.get("open_picks", [slot])),
        owned=frozenset(given["owned"]),
    )
    picks.check_pick(BOOKS, pick, when["ability"], rulings_of(given), approved=given["org_approved"])
    return OK


def class_allowed(given: Json, when: Json) -> Json:
    """Answer `class_allowed`."""
    classes.check_class(BOOKS, when["class"], given["faction"])
    return OK


def scholar(given: Json) -> knowledge.Scholar:
    """Return who knows spells in a vector; no ORG's offset is told there."""
    return knowledge.Scholar(given["class"], given["level"], dict.fromkeys(given["abilities"]))


def spells_known(given: Json, when: Json) -> Json:
    """Answer `spells_known`."""
    opens = picks.access_level(BOOKS, given["class"], when["school"])
    return {
        "spells": knowledge.spells_known(BOOKS, scholar(given), when["school"]),
        "ability_available": opens is not None and opens <= given["level"],
    }


def required_level(given: Json, when: Json) -> Json:
    """Answer `required_level`."""
    return {"level": knowledge.required_level(BOOKS, given["class"], when["spell"])}


def max_potion_level(given: Json, when: Json) -> Json:
    """Answer `max_potion_level`."""
    return {"max_potion_level": knowledge.max_potion_level(BOOKS, scholar(given))}


def spell_facts(given: Json, when: Json) -> Json:
    """Answer `spell_facts`."""
    return topics.spell_facts(BOOKS.spells[given["spell"]])


def constant(given: Json, when: Json) -> Json:
    """Answer `constant`."""
    return {"value": BOOKS.figures.at(when["path"])}


def max_lives(given: Json, when: Json) -> Json:
    """Answer `max_lives`."""
    body = constitution.Constitution(
        character_class=given["class"],
        abilities=frozenset(given["abilities"]),
        armour=given.get("armour"),
        armour_bonus=constitution.capped_bonus(given.get("armour_bonus", 0), rulings_of(given)),
        shield=given.get("shield", False),
    )
    return {"max_lives": constitution.maximum_lives(BOOKS, body)}


def hit_damage(given: Json, when: Json) -> Json:
    """Answer `hit_damage`."""
    hit = damage.Hit(
        abilities=frozenset(given["abilities"]),
        weapon=given["weapon"],
        effects=frozenset(given.get("effects", ())),
        target_nature=frozenset(given.get("target_nature") or ("living",)),
        target_effects=frozenset(given.get("target_effects", ())),
    )
    return {"damage": damage.hit_damage(BOOKS, hit, rulings_of(given))}


def can_run(given: Json, when: Json) -> Json:
    """Answer `can_run`."""
    equipment.check_running(BOOKS, given["abilities"], given.get("armour"), mounted=given.get("mounted", False))
    return OK


def can_equip(given: Json, when: Json) -> Json:
    """Answer `can_equip`."""
    grip = equipment.Grip(
        character_class=given["class"],
        approved=given.get("approved", True),
        wielding=tuple(given.get("wielding", ())),
        bow_skill_verified=given.get("bow_skill_verified", True),
        creep_with_claws=given.get("creep_with_claws", False),
    )
    item = when["item"]
    equipment.check_item(BOOKS, grip, item["kind"], item.get("key", ""))
    return OK


def weapon_category(given: Json, when: Json) -> Json:
    """Answer `weapon_category`."""
    return {"category": equipment.weapon_category(BOOKS, given["length_cm"], rulings_of(given))}


def armour_change(given: Json, when: Json) -> Json:
    """Answer `armour_change`."""
    worn = given.get("armour"), when.get("armour")
    present, maximum = equipment.armour_change(BOOKS, given["lives"], given["base_max"], *worn)
    return {"lives": present, "max": maximum}


DBF: Mapping[str, Answer] = {
    **PEACE,
    **COMBAT,
    **FIELD,
    "level": level,
    "xp_add": xp_add,
    "party_add": party_add,
    "ability_pool": ability_pool,
    "ability_choices": ability_choices,
    "choose_ability": choose_ability,
    "class_allowed": class_allowed,
    "spells_known": spells_known,
    "required_level": required_level,
    "max_potion_level": max_potion_level,
    "spell_facts": spell_facts,
    "constant": constant,
    "max_lives": max_lives,
    "hit_damage": hit_damage,
    "can_run": can_run,
    "can_equip": can_equip,
    "weapon_category": weapon_category,
    "armour_change": armour_change,
}
