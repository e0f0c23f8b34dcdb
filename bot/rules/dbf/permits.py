"""Who may do a deed in the field: able by an ability, free to act, and near enough."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules.core.conduct import Bystander
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.sheet import NOT_ACTIVE
from bot.rules.dbf.things import Deed

RULE_OF: Mapping[Deed, str] = {
    "break": "DBF-ABIL-NICENIE-1",
    "lock": "DBF-ABIL-ZLODEJINA-1",
    "steal": "DBF-ABIL-ZLODEJINA-2",
    "brew": "DBF-ABIL-ALCHYMIA-2",
    "gather_herbs": "DBF-ABIL-ZALESACTVO-3",
    "brew_healing_potion": "DBF-ABIL-ZALESACTVO-3",
    "skin_animals": "DBF-ABIL-ZALESACTVO-3",
}


def is_able(books: DbfBooks, abilities: Collection[str], deed: Deed, rulings: Rulings) -> bool:
    """Say whether any of the abilities, owned or lent, allows a deed, some only as the guild rules (R-ABI-8)."""
    entries = [books.abilities[key] for key in abilities if key in books.abilities]
    flags = (entry.allows_if[deed] for entry in entries if deed in entry.allows_if)
    return any(deed in entry.allows for entry in entries) or any(rulings.flag(flag) for flag in flags)


def check_able(books: DbfBooks, abilities: Collection[str], deed: Deed, rulings: Rulings) -> None:
    """Refuse a deed that none of the abilities allows."""
    if not is_able(books, abilities, deed, rulings):
        raise Refusal("no_ability", rule=RULE_OF[deed])


def check_returned(books: DbfBooks, who: Bystander) -> None:
    """Refuse theft and looting by somebody who has only just announced to be back (DBF-GEN-1, R-PBP-5)."""
    wait = books.figures.number("general.out_of_game_return_minutes")
    if who.back_in_game is not None and who.back_in_game < wait:
        raise Refusal("out_of_game_wait", rule="DBF-GEN-1")


def check_free(who: Bystander) -> None:
    """Refuse whoever cannot act, or fights; who has waited long enough after an absence is back (DBF-COMBAT-7)."""
    returned = who.status == "out_of_game" and who.back_in_game is not None
    refusals = (
        ("not_active", who.status in NOT_ACTIVE and not returned),
        ("in_combat", who.in_combat),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code)


def check_near(who: Bystander, other: Bystander) -> None:
    """Refuse somebody who is in another scene, or cannot be seen (DBF-PARTY-9, R-SPL-4)."""
    if who.scene is None or who.scene != other.scene or not other.visible:
        raise Refusal("target_not_here", rule="DBF-PARTY-9")


def check_told(words: str, rule: str) -> None:
    """Refuse a deed that has to be played out and was not (DBF-SAFETY-4, R-PBP-3)."""
    if not words.strip():
        raise Refusal("deed_not_told", rule=rule)
