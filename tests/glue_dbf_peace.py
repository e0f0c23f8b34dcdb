"""Glue between the DBF vectors and bot.rules.dbf for everything outside the fights; no rule lives here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.rules.core.conditions import ConditionLine
from bot.rules.core.conduct import Bystander
from bot.rules.core.magic import Being, Casting, Outcome, Talk, Target
from bot.rules.core.scenes import Mover
from bot.rules.core.timekeeping import Span
from bot.rules.dbf import conduct, dodging, magic, phases, references, scenes, timekeeping
from bot.rules.dbf.applying import apply
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.sheet import DbfSheet, Effect, MetForm, OwnedAbility
from bot.rules.dbf.spell_facts import PhaseDeferred
from tests.glue_dbf_shelf import BOOKS, OK, Answer, Json, rulings_of

MAGIC = magic.DbfMagic(BOOKS)
CASTER, TARGET = "caster", "target"


def body(lives: int, most: int, **more: Any) -> DbfSheet:
    """Return a sheet with any maximum: a creep in light armour has one life and what the armour adds."""
    return DbfSheet(
        character_class="creep", faction="other", lives=lives, armour="light", armour_bonus=most - 1, **more
    )


def caster_sheet(given: Json) -> DbfSheet:
    """Return the sheet of a vector's caster, its level being the one it started at."""
    caster = given["caster"]
    return DbfSheet(
        character_class=caster["class"],
        faction="other",
        start_level=caster["level"],
        abilities=tuple(OwnedAbility(key=key) for key in caster["abilities"]),
        lives=caster.get("lives", 3),
        status=caster.get("status", "active"),
        used_spells=tuple(caster.get("used", ())),
        forms=tuple(MetForm(key=key) for key in given.get("met_forms", ())),
    )


def being_of(target: Json) -> Being:
    """Return a vector's target; its true nature shows where nothing else is said (R-MAG-9)."""
    nature = frozenset(target.get("nature") or ("living",))
    shown = target.get("shown_nature", nature)
    conditions = (ConditionLine(f"{one}-{place}", one, one) for place, one in enumerate(target.get("conditions", ())))
    return Being(
        lives=target.get("lives", 3),
        maximum=target.get("max", 3),
        level=target.get("level", 1),
        nature=nature,
        shown_nature=None if shown is None else frozenset(shown),
        status=target.get("status", "active"),
        conditions=tuple(conditions),
    )


def casting_of(given: Json, when: Json) -> Casting:
    """Return the casting of a vector."""
    target, posts = given.get("target"), given.get("posts") or {}
    aimed = (
        Target(TARGET, being=being_of(target), in_combat=target.get("in_combat", False), consent=target.get("consent"))
        if target
        else None
    )
    return Casting(
        caster=CASTER,
        sheet=caster_sheet(given),
        spell=when["spell"],
        targets=(aimed,) if aimed else (),
        context=given["context"],
        phase_open=given.get("phase_open", True),
        distance_m=given.get("distance_m"),
        talk=Talk(
            minutes=given.get("conversation_minutes") or 0,
            caster_posts=posts.get("caster"),
            target_posts=posts.get("target"),
            org_confirms=given.get("org_confirms", False),
        ),
        form=given.get("form"),
    )


def cast(given: Json, when: Json) -> Json:
    """Answer `cast`."""
    outcome = MAGIC.cast(casting_of(given, when), rulings_of(given))
    after = _target_after(given, outcome)
    told = {"target_lives": after.lives, "target_status": after.status} if after else {}
    return {**OK, "spent": outcome.spent, "effect": "none" if outcome.effect == "none" else None, **told}


def _target_after(given: Json, outcome: Outcome) -> DbfSheet | None:
    target = given.get("target")
    if target is None:
        return None
    before = body(target.get("lives", 3), target.get("max", 3), status=target.get("status", "active"))
    return folded(before, outcome.facts.get(TARGET, ()))


def folded(sheet: DbfSheet, facts: tuple[DbfFact, ...]) -> DbfSheet:
    """Return a sheet after facts."""
    for fact in facts:
        sheet = apply(sheet, fact)
    return sheet


def spell_timing(given: Json, when: Json) -> Json:
    """Answer `spell_timing`."""
    MAGIC.spell_timing(given["spell"], when["context"], rulings_of(given))
    return OK


def effect_active(given: Json, when: Json) -> Json:
    """Answer `effect_active`."""
    return {"active": MAGIC.effect_active(given["effect"], when["minute"])}


def answer(given: Json, when: Json) -> Json:
    """Answer `answer`."""
    MAGIC.answer_allowed(given["spell"], when["answer"])
    return OK


def phase_start(given: Json, when: Json) -> Json:
    """Answer `phase_start`."""
    lasting = (Effect(spell="nepravy_zivot"),) if given.get("false_life") else ()
    before = body(
        given["lives"], given["max"], status=given["status"], used_spells=tuple(given["used"]), effects=lasting
    )
    facts = phases.DbfPhases(BOOKS).open(
        before,
        rulings_of(given),
        restore_lives=when.get("restore_lives"),
        in_combat=given.get("in_combat", False),
    )
    after = folded(before, facts)
    deferred = any(isinstance(fact, PhaseDeferred) for fact in facts)
    return {
        "lives": after.lives,
        "used": after.used_spells,
        "status": after.status,
        "deferred": True if deferred else None,
    }


def scene_move(given: Json, when: Json) -> Json:
    """Answer `scene_move`."""
    mover = Mover(
        status=given["status"],
        abilities=frozenset(given.get("abilities", ())),
        in_combat=given.get("in_combat", False),
        scene=given.get("scene"),
        held_minutes=given.get("held_by_time_stop_minutes_ago"),
        fled_into=given.get("opponent_fled_into") or {},
    )
    rules, rulings = scenes.DbfScenes(BOOKS), rulings_of(given)
    if when["action"] == "enter":
        return {**OK, "scene": rules.enter(mover, when["scene"], rulings)}
    rules.leave(mover, rulings)
    return {**OK, "scene": None}


def game_minutes(given: Json, when: Json) -> Json:
    """Answer `game_minutes`."""
    spans = [Span(span["seconds"], span["state"]) for span in given["spans"]]
    return {"minutes": timekeeping.DbfTimekeeping(BOOKS).minutes(spans, rulings_of(given))}


def step_aside(given: Json, when: Json) -> Json:
    """Answer `step_aside`."""
    conduct.DbfConduct().step_aside(bystander(given), when["action"])
    return OK


def give(given: Json, when: Json) -> Json:
    """Answer `give`."""
    conduct.DbfConduct().give(bystander(given["giver"]), bystander(given["receiver"]))
    return OK


def bystander(given: Json) -> Bystander:
    """Return somebody in a vector as conduct sees it."""
    return Bystander(given["status"], given.get("in_combat", False), given.get("scene"))


def dodge_available(given: Json, when: Json) -> Json:
    """Answer `dodge_available`."""
    most = dodging.dodges(BOOKS, given["abilities"], given.get("effects", ()), rulings_of(given))
    return {"available": int(given.get("used_in_this_combat", False)) < most}


def reference(given: Json, when: Json) -> Json:
    """Answer `reference`."""
    references.check_reference(BOOKS, given["abilities"], when["tag"])
    return OK


PEACE: Mapping[str, Answer] = {
    "cast": cast,
    "spell_timing": spell_timing,
    "effect_active": effect_active,
    "answer": answer,
    "phase_start": phase_start,
    "scene_move": scene_move,
    "game_minutes": game_minutes,
    "step_aside": step_aside,
    "give": give,
    "dodge_available": dodge_available,
    "reference": reference,
}
