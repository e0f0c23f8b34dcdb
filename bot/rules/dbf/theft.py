"""Theft in DBF: a token slipped into a pouch, and what its owner then hands over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rules.core.conduct import Bystander
from bot.rules.core.deeds import Doer, Robbery, TheftChoice
from bot.rules.core.goods import Haul, Party, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.carrying import found, pass_on
from bot.rules.dbf.lasting import abilities
from bot.rules.dbf.permits import check_able, check_free, check_near, check_returned
from bot.rules.dbf.sheet import NOT_ACTIVE, DbfSheet

ITEM: Literal["game_item"] = "game_item"


@dataclass(frozen=True, slots=True)
class DbfTheft:
    """Theft (DBF-ABIL-ZLODEJINA-2..4, R-ABI-9)."""

    books: DbfBooks

    def attempt(self, thief: Doer, victim: Bystander, rulings: Rulings, *, token_approved: bool) -> None:
        """Refuse a theft that may not be tried; whether it is noticed an ORG says afterwards (R-ABI-9)."""
        check_returned(self.books, thief.presence)
        check_free(thief.presence)
        check_able(self.books, abilities(self.books, thief.sheet), "steal", rulings)
        if not token_approved:
            raise Refusal("token_not_approved", rule="DBF-ABIL-ZLODEJINA-2")
        check_near(thief.presence, victim)
        refusals = (
            ("party_in_combat", victim.in_combat),
            ("target_not_active", victim.status in NOT_ACTIVE),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-ABIL-ZLODEJINA-2")

    def choices(self, victim: DbfSheet) -> tuple[TheftChoice, ...]:
        """Return what the victim may hand over; silence means ducats (R-ABI-9)."""
        items = any(one.sort == ITEM for one in victim.goods)
        return ("ducats", "game_item") if items else ("ducats",)

    def settle(self, thief: Party, victim: Party, choice: TheftChoice, item: str | None = None) -> Robbery:
        """Return what is handed over: three ducats, fewer where there are fewer, or one game item (-ZLODEJINA-3)."""
        haul = self._item(victim.sheet, item) if choice == ITEM else self._ducats(victim.sheet)
        passed = pass_on(victim, thief, haul, "theft")
        return Robbery(passed, haul.ducats, sum(one.count for one in haul.things))

    def _ducats(self, victim: DbfSheet) -> Haul:
        return Haul(ducats=min(victim.ducats, self.books.figures.number("field.stolen_ducats")))

    def _item(self, victim: DbfSheet, key: str | None) -> Haul:
        """Return the game item chosen, the first one where none was named; nothing but a game item will do."""
        first = next((one for one in victim.goods if one.sort == ITEM), None)
        chosen = first if key is None else found(victim.goods, ITEM, key)
        if chosen is None:
            raise Refusal("no_game_item", rule="DBF-ABIL-ZLODEJINA-3")
        count = self.books.figures.number("field.stolen_game_items")
        return Haul(things=(Thing(ITEM, chosen.key, chosen.name, count),))
