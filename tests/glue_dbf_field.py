"""Glue between the DBF vectors and bot.rules.dbf for what follows a fight, for the field and for the papers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.rules.core.aftermath import Flown
from bot.rules.core.conduct import Bystander
from bot.rules.core.deeds import Doer, Lockable, Patch
from bot.rules.core.goods import Party, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.core.scenes import Mover
from bot.rules.dbf import brewing, locks, readiness, spoils
from bot.rules.dbf.aftermath import DbfAftermath
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.foraging import DbfForaging
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.knowledge import Scholar
from bot.rules.dbf.lives import lose
from bot.rules.dbf.sheet import DbfSheet, Effect, OwnedAbility
from bot.rules.dbf.theft import DbfTheft
from bot.rules.dbf.timekeeping import DbfTimekeeping
from tests.glue_dbf_peace import body, folded
from tests.glue_dbf_shelf import BOOKS, OK, Answer, Json, rulings_of

NONE = rulings_of({})
HERE, PLACE = Bystander("active", scene="here"), "here"
AFTER = DbfAftermath(BOOKS)


def by(given: Json) -> Bystander:
    """Return who acts in a vector: active and here, unless it has only just come back."""
    back = given.get("back_in_game_minutes_ago")
    return Bystander("active" if back is None else "out_of_game", scene=PLACE, back_in_game=back)


def sheet(given: Json, **more: Any) -> DbfSheet:
    """Return the sheet of whoever acts in a vector."""
    owned = tuple(OwnedAbility(key=key) for key in given.get("abilities", ()))
    return body(given.get("lives", 3), max(given.get("lives", 3), 3), abilities=owned, **more)


def doer(given: Json, **more: Any) -> Doer:
    """Return who acts in a vector, with its sheet and some words."""
    return Doer(sheet(given, **more), by(given), "words")


class Course:
    """What becomes of somebody who lies: its timers ring one after another, as the game's clock would let them."""

    def __init__(self, given: Json) -> None:
        self.rulings: Rulings = rulings_of(given)
        self.time = DbfTimekeeping(BOOKS)
        self.sheet = self._sheet(given)
        self.challenge = False
        down = given.get("down_minutes_before_end") or 0
        self.sheet = folded(self.sheet, AFTER.combat_ended(self.sheet, down, self.rulings))
        ran = self.time.running(0, self.sheet, self.rulings, in_combat=True)
        self.began = -down if any(timer.kind == "wake" for timer in ran) else 0

    def _sheet(self, given: Json) -> DbfSheet:
        holding = (key for key, row in BOOKS.spells.items() if given["status"] in {one.holds for one in row.effects})
        effects = tuple(Effect(spell=key, minutes=BOOKS.spells[key].minutes) for key in holding)[:1]
        return body(given["lives"], given["max"], status=given["status"], effects=effects)

    def until(self, minute: float) -> None:
        """Let all timers ring that are due at that minute."""
        while due := list(self._due(minute)):
            self.began, kind, spell = min(due)
            self.sheet = folded(self.sheet, self.time.ring(self.sheet, kind, spell or None, self.rulings))

    def _due(self, minute: float) -> Iterator[tuple[float, str, str]]:
        for timer in self.time.running(0, self.sheet, self.rulings):
            if self.began + timer.minutes <= minute:
                yield self.began + timer.minutes, timer.kind, timer.spell or ""

    def kill(self, minute: float) -> None:
        """Let the last blow fall; where it is refused nothing changes."""
        self.until(minute)
        lying = Bystander(self.sheet.status, scene=PLACE)
        with suppress(Refusal):
            killed = AFTER.kill(HERE, lying, self.sheet, self.rulings, words="words", combat_over=True, last_phase=True)
            self.sheet, self.began = folded(self.sheet, killed.facts), minute

    def wound(self, minute: float, wounds: int) -> None:
        """Let a strike fall, which is a challenge if it finds a sleeper."""
        self.until(minute)
        self.challenge = self.sheet.status == "asleep"
        struck = lose(BOOKS, of_sheet(BOOKS, self.sheet, self.rulings), wounds)
        self.sheet, self.began = folded(self.sheet, struck), minute


def after(given: Json, when: Json) -> Json:
    """Answer `after`."""
    course, minute = Course(given), when["minute"]
    killed, wounded = given.get("killed_at"), given.get("wounded_at")
    if wounded is not None and wounded <= minute:
        course.wound(wounded, given.get("wound", 1))
    if killed is not None and killed <= minute:
        course.kill(killed)
    course.until(minute)
    status = course.sheet.status
    return {
        "status": status,
        "lives": course.sheet.lives,
        "must_lie": status in spoils.LOOTABLE,
        "go_to": BOOKS.figures.at("after_combat.then") if status == "with_head_org" else None,
        "counts_as": "knocked_out" if status in spoils.KNOCKED_OUT else None,
        "challenge": course.challenge or None,
    }


def fallen(given: Json) -> Bystander:
    """Return who lies here in a vector."""
    return Bystander(given["target_status"], scene=PLACE)


def loot(given: Json, when: Json) -> Json:
    """Answer `loot`."""
    through = AFTER.check_loot(by(given), fallen(given), combat_over=given.get("combat_over", True))
    spoils.check_kind(BOOKS, when["item"])
    return {**OK, "through": through}


def kill(given: Json, when: Json) -> Json:
    """Answer `kill`."""
    status, lives = given["target_status"], 0 if given["target_status"] == "knocked_out" else 3
    killed = AFTER.kill(
        HERE,
        fallen(given),
        body(lives, 3, status=status) if status in spoils.KILLABLE else body(3, 3),
        rulings_of(given),
        words="words",
        combat_over=given.get("combat_over", True),
        last_phase=given.get("last_phase", True),
    )
    dead = [fact.after for fact in killed.facts if isinstance(fact, StatusChanged)][-1]
    return {**OK, "status": dead, "council_review": killed.council_review, "warning": killed.warning or None}


def pursue(given: Json, when: Json) -> Json:
    """Answer `pursue`."""
    mover = Mover("active", frozenset(given["abilities"]))
    flown = Flown(PLACE, when["minutes_since_flight"], given["was_opponent"])
    pursued = AFTER.pursue(mover, flown, rulings_of(given))
    return {**OK, "enters_scene_of_fled": pursued.scene == PLACE, "may_challenge": pursued.may_challenge}


def break_open(given: Json, when: Json) -> Json:
    """Answer `break`; the work is done at once."""
    thing = Lockable("thing", when["object"], given.get("locked", True))
    breaker = doer(given)
    done = locks.DbfLocks(BOOKS).break_open(breaker, thing, rulings_of(given))
    begun = folded(breaker.sheet, done.facts)
    ended = folded(begun, DbfTimekeeping(BOOKS).ring(begun, "work", None, rulings_of(given)))
    told = {"lives": ended.lives, "status": ended.status, "fragile_destroyed": done.fragile_destroyed}
    return {**OK, "minutes": done.minutes, **told, "closable": _closable(thing)}


def _closable(thing: Lockable) -> bool:
    """Say whether anybody able to can lock a thing that was broken open."""
    try:
        locks.DbfLocks(BOOKS).turn(doer({"abilities": ["zlodejina"]}), replace(thing, broken=True), "lock", NONE)
    except Refusal:
        return False
    return True


def turn(given: Json, when: Json) -> Json:
    """Answer `lock`."""
    thing = Lockable("thing", "door", given.get("locked", True), given.get("broken", False))
    done = locks.DbfLocks(BOOKS).turn(doer(given), thing, when["action"], rulings_of(given))
    return {**OK, "minutes": done.minutes}


def steal(given: Json, when: Json) -> Json:
    """Answer `steal`."""
    rules, rulings = DbfTheft(BOOKS), rulings_of(given)
    thief, items = doer(given), given["victim"].get("game_items", 0)
    rules.attempt(thief, HERE, rulings, token_approved=given.get("token_approved", True))
    goods = (Thing("game_item", "ring", count=items),) if items else ()
    victim = Party("victim", body(3, 3, ducats=given["victim"].get("ducats", 0), goods=goods), HERE)
    done = rules.settle(Party("thief", thief.sheet, HERE), victim, when["victim_choice"])
    return {**OK, "ducats": done.ducats, "game_items": done.game_items, "thief_revealed": done.thief_revealed}


def brew(given: Json, when: Json) -> Json:
    """Answer `brew`."""
    brewer = Scholar(given["class"], given["level"], dict.fromkeys(given["abilities"]))
    has = {key: given[key] for key in ("recipe", "ingredients")}
    return {**OK, "minutes": brewing.check_brew(BOOKS, brewer, when["potion_level"], rulings_of(given), **has)}


def field_action(given: Json, when: Json) -> Json:
    """Answer `field_action`; what is not told is there."""
    return FIELD_ACTIONS[when["action"]](given)


def _gather(given: Json) -> Json:
    patch = Patch("herbs", "", given.get("patch", 1), given.get("patch", 1))
    done = DbfForaging(BOOKS).gather(doer(given), patch, rulings_of(given))
    return {**OK, "patch": done.left, "gained": done.gained}


def _skin(given: Json) -> Json:
    hide = Thing("ingredient", "hide")
    done = DbfForaging(BOOKS).skin(doer(given), given.get("slain_animals", 1), hide, rulings_of(given))
    return {**OK, "slain_animals": done.left, "gained": done.gained}


def _brew_healing(given: Json) -> Json:
    """The work is done at once."""
    herbs = given.get("herbs", 1)
    brewer = doer(given, goods=(Thing("herb", "herbs", count=herbs),) if herbs else ())
    rules, rulings = brewing.DbfBrewing(BOOKS), rulings_of(given)
    done = rules.brew_healing(brewer, rulings)
    begun = folded(brewer.sheet, done.facts)
    ended = folded(begun, DbfTimekeeping(BOOKS).ring(begun, "work", None, rulings))
    left = sum(one.count for one in ended.goods if one.sort == "herb")
    gained = sum(one.count for one in ended.goods if one.sort == "potion")
    heals = rules.healing(rulings).heals
    return {**OK, "herbs": left, "gained": gained, "minutes": done.minutes, "heals": heals}


FIELD_ACTIONS = {"gather_herbs": _gather, "skin_animals": _skin, "brew_healing_potion": _brew_healing}


def registration_ready(given: Json, when: Json) -> Json:
    """Answer `registration_ready`."""
    arms = (
        readiness.Arm(one["key"], one.get("approved", False), one.get("skill_verified", False))
        for one in given.get("weapons") or ()
    )
    armour, shield = given.get("armour"), given.get("shield")
    papers = readiness.Papers(
        rules_read=given.get("rules_read", True),
        class_ok=given.get("class_ok", True),
        abilities_approved=given.get("abilities_approved", True),
        pouch_approved=given.get("pouch_approved", True),
        weapons=tuple(arms),
        armour_rated=armour.get("rated", False) if armour else None,
        shield_judged=shield.get("judged", False) if shield else None,
        abilities=given.get("abilities", ()),
        token_approved=given.get("token_approved", False),
    )
    points = readiness.missing(BOOKS, papers, rulings_of(given))
    return {"ready": not points, "missing": list(points)}


FIELD: Mapping[str, Answer] = {
    "after": after,
    "loot": loot,
    "kill": kill,
    "pursue": pursue,
    "break": break_open,
    "lock": turn,
    "steal": steal,
    "brew": brew,
    "field_action": field_action,
    "registration_ready": registration_ready,
}
