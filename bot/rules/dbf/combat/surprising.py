"""Strikes that are challenges by themselves: out of hiding, and at a sleeper."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.damage import Hit, hit_damage
from bot.rules.dbf.dodging import dodges
from bot.rules.dbf.lasting import lent

STEALTH, ALERT = "zakradanie", "pozornost"
TOLD = "stealth_failed"
PLAIN_WOUND = 1


@dataclass(frozen=True, slots=True)
class Party:
    """One of two in a strike: its abilities, its weapon or natural strength, the spells that last on it."""

    abilities: frozenset[str]
    weapon: str | None = None
    effects: frozenset[str] = frozenset()

    def able(self, books: DbfBooks) -> frozenset[str]:
        """Return the abilities it has, lent ones too (DBF-MAGIC-14)."""
        return self.abilities | lent(books, self.effects)


@dataclass(frozen=True, slots=True)
class Strike:
    """What a strike does: its wounds, and whether the target spent its dodge on it."""

    wounds: int
    dodged: bool = False


def strike_from_hiding(
    books: DbfBooks, attacker: Party, target: Party, rulings: Rulings, *, unnoticed: bool, dodge: bool
) -> Strike:
    """Return what a stealth strike does.

    Who noticed it and who is alert are told alike (DBF-ABIL-ZAKRADANIE-1, DBF-ABIL-POZORNOST-2, R-ABI-2).
    """
    refusals = (
        ("no_ability", STEALTH not in attacker.able(books), None),
        ("no_weapon_in_hand", attacker.weapon is None, None),
        ("noticed", not unnoticed, TOLD),
        ("target_alert", ALERT in target.able(books), TOLD),
    )
    for code, applies, told in refusals:
        if applies:
            raise Refusal(code, rule="DBF-ABIL-ZAKRADANIE-1", told=told)
    if dodge and rulings.flag("dodge_vs_stealth") and dodges(books, target.abilities, target.effects, rulings):
        return Strike(0, dodged=True)
    plain = rulings.word("stealth_damage") == "one"
    return Strike(PLAIN_WOUND if plain else one_hit(books, attacker, target, rulings))


def one_hit(books: DbfBooks, attacker: Party, target: Party, rulings: Rulings) -> int:
    """Return the wounds of one hit with the weapon in hand, all bonuses included (R-ABI-1, R-AFT-4)."""
    hit = Hit(attacker.abilities, attacker.weapon, attacker.effects, target_effects=target.effects)
    return hit_damage(books, hit, rulings)


def goes_unnoticed(attacker_die: int, target_die: int) -> bool:
    """Say whether the dice let a strike go unnoticed: the attacker must be higher (R-ABI-2)."""
    return attacker_die > target_die
