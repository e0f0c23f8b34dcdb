"""Small builders for tests of magic: casters, targets, castings and what became of those concerned."""

from __future__ import annotations

from typing import Any

from bot.rules.core.magic import Being, Casting, Outcome, Target
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.applying import apply
from bot.rules.dbf.sheet import DbfSheet, OwnedAbility
from tests.rules.support import refused

ME, OTHER = 1, 2
SCHOOLS = ("elementy", "pocarovanie", "jasnovidectvo", "nekromancia", "liecenie", "priroda", "bohosluzba")


def caster_of(**more: Any) -> DbfSheet:
    """Return a wizard of level 9 that was granted every school without an offset."""
    schools = tuple(OwnedAbility(key=school, offset=0) for school in SCHOOLS)
    values = {"faction": "other", "start_level": 9, "lives": 3, "abilities": schools, **more}
    return DbfSheet(character_class="carodej", **values)


def being(*nature: str, lives: int = 3, level: int = 1, shown: tuple[str, ...] | None = (), **more: Any) -> Being:
    """Return a creep of that nature; it shows unless `shown` says otherwise."""
    true = frozenset(nature or ("living",))
    seen = true if shown == () else None if shown is None else frozenset(shown)
    return Being(lives=lives, maximum=3, level=level, nature=true, shown_nature=seen, **more)


def casting(spell: str, *targets: Target | DbfSheet | Being, sheet: DbfSheet | None = None, **more: Any) -> Casting:
    """Return a casting by `ME`; sheets and beings become the targets 2, 3 and so on."""
    aimed = tuple(_target(number, one) for number, one in enumerate(targets, start=OTHER))
    return Casting(ME, sheet or caster_of(), spell, aimed, **more)


def _target(number: int, one: Target | DbfSheet | Being) -> Target:
    if isinstance(one, Target):
        return one
    return Target(number, sheet=one) if isinstance(one, DbfSheet) else Target(number, being=one)


def cast(dbf: Ruleset, rulings: Rulings, spell: str, *targets: Any, **more: Any) -> Outcome:
    """Return the outcome of a casting by `ME`."""
    assert dbf.magic is not None
    return dbf.magic.cast(casting(spell, *targets, **more), rulings)


def code_of(dbf: Ruleset, rulings: Rulings, spell: str, *targets: Any, **more: Any) -> str:
    """Return the code that refuses a casting."""
    return refused(lambda: cast(dbf, rulings, spell, *targets, **more)).code


def after(outcome: Outcome, one: int, sheet: DbfSheet) -> DbfSheet:
    """Return the sheet of `one` after the casting."""
    for fact in outcome.facts.get(one, ()):
        sheet = apply(sheet, fact)
    return sheet
