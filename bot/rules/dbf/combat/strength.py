"""Strength in a combat: who is armed with what, and how many wounds a hit of one deals another."""

from __future__ import annotations

from typing import cast

from bot.rules.core.facts import Identity
from bot.rules.dbf.bodies import Body
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.bout import Bout
from bot.rules.dbf.combat.state import Fighter
from bot.rules.dbf.damage import Hit, hit_damage
from bot.rules.dbf.entries import Nature
from bot.rules.dbf.lasting import lasting
from bot.rules.dbf.sheet import DbfSheet


def natural_strength(sheet: DbfSheet, claws: int | None) -> int | None:
    """Return the wounds of a hit without a weapon: of the form one is in, of a creep's claws (R-SPL-15, R-EQ-5)."""
    return claws if sheet.shape is None else sheet.shape.strength


def in_hand(sheet: DbfSheet, weapon: str | None) -> str | None:
    """Return the weapon one strikes with; an animal form holds none (R-SPL-15)."""
    return weapon if sheet.shape is None else None


def is_armed(bout: Bout, who: Identity) -> bool:
    """Say whether the hits of somebody count (R-DMG-7, DBF-COMBAT-50)."""
    fighter, sheet = bout.fighter(who), bout.sheet(who)
    return bool(natural_strength(sheet, fighter.claws)) or in_hand(sheet, fighter.weapon) is not None


def wounds(bout: Bout, attacker: Identity, victim: Identity) -> int:
    """Return the wounds a hit of `attacker` deals `victim` in this round (DBF-COMBAT-41)."""
    striker, struck = bout.fighter(attacker), bout.fighter(victim)
    sheet, body = bout.sheet(attacker), bout.body(victim)
    weapon = in_hand(sheet, striker.weapon)
    on_weapon = {one.spell for one in bout.state.blessings if (one.holder, one.weapon) == (attacker, weapon)}
    hit = Hit(
        abilities=bout.sheet(attacker).owned(),
        weapon=weapon,
        effects=frozenset({*spells_on(striker, sheet), *on_weapon}),
        target_nature=cast(frozenset[Nature], body.nature),
        target_effects=frozenset(spells_on(struck, bout.sheet(victim))),
    )
    if weapon is not None:
        return hit_damage(bout.books, hit, bout.rulings)
    return natural_damage(bout, hit, natural_strength(sheet, striker.claws) or 0)


def natural_damage(bout: Bout, hit: Hit, strength: int) -> int:
    """Return the wounds of claws: as a plain hit with the same spells, `strength` in the place of its one wound."""
    base = bout.books.figures.number("damage.base_hit")
    plain = hit_damage(
        bout.books, Hit(frozenset(), _plain_weapon(bout.books), hit.effects, hit.target_nature), bout.rulings
    )
    taken = sum(bout.books.spells[spell].hit_taken for spell in hit.target_effects if spell in bout.books.spells)
    return max(plain - base + strength + taken, 0)


def _plain_weapon(books: DbfBooks) -> str:
    return next(key for key, weapon in books.weapons.items() if weapon.forbidden is None)


def spells_on(fighter: Fighter, sheet: DbfSheet) -> tuple[str, ...]:
    """Return the spells that last on somebody, by the combat and by the sheet."""
    return (*fighter.lasting, *fighter.for_round, *lasting(sheet))


def wounded_by(body: Body, amount: int) -> int:
    """Return how many lives a wound really takes (DBF-COMBAT-42, DBF-COMBAT-43)."""
    return min(amount, body.lives)
