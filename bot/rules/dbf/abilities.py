"""Abilities of a character: chosen by pick, granted by an ORG, taken away as a correction."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.constitution import fall_by_ability, rise_by_ability
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.picks import Pick, check_pick, choices, list_level, open_picks, reached_level
from bot.rules.dbf.sheet import DbfSheet

LARGEST_OFFSET = 20


@dataclass(frozen=True, slots=True)
class DbfAbilities:
    """Which abilities a DBF character may have, and when."""

    books: DbfBooks

    def all(self) -> tuple[str, ...]:
        """Return every ability, in book order."""
        return tuple(self.books.abilities)

    def open_picks(self, sheet: DbfSheet, rulings: Rulings) -> tuple[int, ...]:
        """Return the levels whose pick is still owed, ascending."""
        return open_picks(self.books, sheet, rulings)

    def choices(self, sheet: DbfSheet, slot: int, rulings: Rulings) -> tuple[str, ...]:
        """Return what may be taken for the pick of level `slot`, in book order."""
        level = list_level(slot, reached_level(self.books, sheet, rulings), rulings)
        return choices(self.books, sheet.character_class, sheet.owned(), level)

    def choose(
        self,
        sheet: DbfSheet,
        slot: int,
        ability: str,
        rulings: Rulings,
        *,
        approved: bool,
        deity: str | None = None,
    ) -> tuple[DbfFact, ...]:
        """Return the fact of a pick, or refuse (DBF-ABIL-8); lives rise with it (R-LIFE-8)."""
        pick = Pick(
            character_class=sheet.character_class,
            start_level=sheet.start_level,
            level=reached_level(self.books, sheet, rulings),
            slot=slot,
            open_slots=self.open_picks(sheet, rulings),
            owned=sheet.owned(),
        )
        check_pick(self.books, pick, ability, rulings, approved=True)
        god = self._deity(ability, deity)
        check_pick(self.books, pick, ability, rulings, approved=approved)
        return (AbilityTaken(ability, slot, rise_by_ability(self.books, sheet, ability), god),)

    def needs_deity(self, ability: str) -> bool:
        """Say whether the ability makes its owner the chosen of a god (DBF-ABIL-BOHOSLUZBA-1)."""
        return ability in self.books.abilities and self.books.abilities[ability].needs_deity

    def grant(self, sheet: DbfSheet, ability: str, offset: int | None, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the fact of a grant outside the picks, outside the class too (DBF-CLASS-13, DBF-XP-9, R-MAG-3)."""
        if ability not in self.books.abilities:
            raise Refusal("ability_unknown")
        if ability in sheet.owned():
            raise Refusal("ability_already_owned", rule="DBF-ABIL-6")
        kept = self._offset(sheet, ability, offset)
        return (AbilityGranted(ability, kept, rise_by_ability(self.books, sheet, ability)),)

    def revoke(self, sheet: DbfSheet, ability: str, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the fact of taking an ability away; lives are capped at the new maximum (DBF-ABIL-10, R-XP-9)."""
        owned = sheet.find(ability)
        if owned is None:
            raise Refusal("ability_not_owned", rule="DBF-ABIL-10")
        fall = fall_by_ability(self.books, sheet, ability)
        god = sheet.deity if self.needs_deity(ability) else None
        return (AbilityRevoked(ability, owned.slot, fall, owned.offset, god),)

    def _deity(self, ability: str, deity: str | None) -> str | None:
        if not self.needs_deity(ability):
            return None
        name = (deity or "").strip()
        if not name:
            raise Refusal("deity_required", rule="DBF-ABIL-BOHOSLUZBA-1")
        return name

    def _offset(self, sheet: DbfSheet, ability: str, offset: int | None) -> int | None:
        """A school of the own class keeps the table's offset unless the ORG sets one; a foreign one begins with 0."""
        school = self.books.schools.get(ability)
        if school is None:
            if offset is not None:
                raise Refusal("offset_only_for_schools", rule="DBF-MAGIC-2")
            return None
        if offset is None:
            return None if sheet.character_class in school.offsets else 0
        if not 0 <= offset <= LARGEST_OFFSET:
            raise Refusal("offset_wrong", rule="DBF-MAGIC-2", minimum=0, maximum=LARGEST_OFFSET)
        return offset
