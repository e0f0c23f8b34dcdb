"""Whom a spell reaches: the targets named, as far as their place, status and nature allow it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.core.facts import Identity
from bot.rules.core.magic import Casting, Target
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.aiming import Aiming
from bot.rules.dbf.bodies import Body, of_being, of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.demands import status_faults
from bot.rules.dbf.entries import SpellBook
from bot.rules.dbf.lasting import hiding, lasting
from bot.rules.dbf.natures import hidden_misfit, refused_misfit
from bot.rules.dbf.sheet import DOWN
from bot.rules.dbf.xp import present_level

OUT_OF_REACH = DOWN | {"out_of_game"}


@dataclass(frozen=True, slots=True)
class Aim:
    """One whom the spell is cast at; `reason` is why it does nothing to this one, hidden from the caster."""

    id: Identity
    body: Body
    reason: str | None = None


def aims(books: DbfBooks, casting: Casting, rulings: Rulings) -> tuple[Aim, ...]:
    """Return whom the spell reaches, or refuse it (DBF-MAGIC-10, DBF-MAGIC-17)."""
    spell = books.spells[casting.spell]
    if spell.target_kind == "self":
        return (Aim(casting.caster, of_sheet(books, casting.sheet, rulings)),)
    targets = tuple({target.id: target for target in casting.targets}.values())
    refusals = (
        ("too_many_targets", len(targets) > spell.max_targets),
        ("out_of_range", _too_far(casting, spell)),
        ("target_required", not targets and casting.context == "out"),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-MAGIC-17")
    return _reached(books, [_aiming(books, casting, one, rulings) for one in targets])


def _too_far(casting: Casting, spell: SpellBook) -> bool:
    """Only Fireball is cast over a distance (DBF-SPELL-ELEMENTY-5, R-PBP-2)."""
    reach = spell.metres if spell.target_kind == "one_party" else None
    return reach is not None and casting.distance_m is not None and casting.distance_m > reach


def _aiming(books: DbfBooks, casting: Casting, target: Target, rulings: Rulings) -> Aiming:
    level = present_level(books, casting.sheet, rulings)
    return Aiming(casting, books.spells[casting.spell], level, target, _body(books, target, rulings), rulings)


def _body(books: DbfBooks, target: Target, rulings: Rulings) -> Body:
    if target.sheet is not None:
        return of_sheet(books, target.sheet, rulings)
    if target.being is None:
        raise ValueError(f"a target is a character with a sheet or a being: {target.id!r}")
    return of_being(target.being)


def _reached(books: DbfBooks, targets: list[Aiming]) -> tuple[Aim, ...]:
    found = tuple(_aim(books, aiming) for aiming in targets if not _passed_over(books, aiming))
    if targets and not found:
        raise Refusal("target_not_here", rule="DBF-MAGIC-17")
    return found


def _passed_over(books: DbfBooks, aiming: Aiming) -> bool:
    """An attack on a whole party takes those it finds up, and tells nobody whom it did not find (R-SPL-4)."""
    reached = _found(books, aiming) and aiming.body.status not in OUT_OF_REACH
    return aiming.spell.target_kind == "one_party" and not reached


def _found(books: DbfBooks, aiming: Aiming) -> bool:
    """Say whether the target is here and not invisible (R-SPL-4, R-PBP-6)."""
    sheet = aiming.target.sheet
    hidden = sheet is not None and bool(hiding(books, lasting(sheet)))
    return aiming.at_the_caster or (aiming.target.here and not hidden)


def _aim(books: DbfBooks, aiming: Aiming) -> Aim:
    code = next(_faults(books, aiming), None)
    if code is not None:
        raise Refusal(code, rule="DBF-MAGIC-17")
    return Aim(aiming.target.id, aiming.body, hidden_misfit(aiming))


def _faults(books: DbfBooks, aiming: Aiming) -> Iterator[str]:
    """Yield what the caster can see for itself, in the order of the checks; the first one refuses."""
    if not _found(books, aiming):
        yield "target_not_here"
    if _in_a_foreign_combat(aiming):
        yield "party_in_combat"
    yield from status_faults(aiming)
    misfit = refused_misfit(aiming)
    if misfit is not None:
        yield misfit


def _in_a_foreign_combat(aiming: Aiming) -> bool:
    """Nobody outside reaches into somebody else's combat; Fireball may, where the guild says so (R-SPL-9)."""
    reaches = aiming.spell.target_kind == "one_party" and aiming.rulings.flag("fireball_into_combat")
    return aiming.casting.context == "out" and aiming.target.in_combat and not reaches
