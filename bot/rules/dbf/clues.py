"""Clues of DBF: the references of the rules, and whatever else an ORG asks of a reader."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import get_args

from bot.rules.core.clues import Need, NeedKind, Needs
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.classes import named_factions
from bot.rules.dbf.entries import ReferenceTag
from bot.rules.dbf.lasting import abilities
from bot.rules.dbf.references import tags
from bot.rules.dbf.sheet import NOT_ACTIVE, DbfSheet

MOST_GROUPS = 10
TRACKS = Needs(((Need("reference", "tracking"),),))
HIDDEN = Needs(((Need("reference", "hidden"),),))


@dataclass(frozen=True, slots=True)
class DbfClues:
    """Who may read what (DBF-GEN-6, part 7); lent abilities open like owned ones (R-SPL-24)."""

    books: DbfBooks

    @property
    def needs(self) -> tuple[Need, ...]:
        """Return every need the rules know."""
        keys: Mapping[NeedKind, Collection[str]] = {
            "reference": get_args(ReferenceTag),
            "ability": [key for key in self.books.abilities if key not in self.books.schools],
            "school": self.books.schools,
            "class": self.books.classes,
            "faction": named_factions(self.books),
        }
        return tuple(Need(kind, key) for kind, known in keys.items() for key in known)

    @property
    def tracks(self) -> Needs:
        """Return the reference to tracking (DBF-ABIL-ZALESACTVO-1)."""
        return TRACKS

    @property
    def hidden(self) -> Needs:
        """Return the reference to hidden things (DBF-ABIL-POZORNOST-1)."""
        return HIDDEN

    def check_needs(self, needs: Needs, factions: Collection[str] = ()) -> Needs:
        """Return needs without what is said twice, or refuse empty groups and keys the rules do not know."""
        known = {*self.needs, *(Need("faction", key) for key in factions)}
        asked = [need for group in needs.groups for need in group]
        refusals = (
            ("clue_needs_wrong", not all(needs.groups) or len(needs.groups) > MOST_GROUPS),
            ("clue_needs_wrong", any(need.kind != "item" and need not in known for need in asked)),
            ("clue_needs_wrong", any(not need.key.strip() for need in asked)),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-GEN-6")
        return Needs(tuple(dict.fromkeys(tuple(dict.fromkeys(group)) for group in needs.groups)))

    def opens(self, sheet: DbfSheet, needs: Needs) -> bool:
        """Say whether a character has everything of any one group (DBF-GEN-6)."""
        groups = (all(FITS[need.kind](self.books, sheet, need.key) for need in group) for group in needs.groups)
        return not needs.groups or any(groups)

    def read(self, sheet: DbfSheet, needs: Needs) -> None:
        """Refuse reading to who lies or is away, and to who may not; what is missing is not told (DBF-GEN-6)."""
        refusals = (
            ("not_active", sheet.status in NOT_ACTIVE),
            ("clue_closed", not self.opens(sheet, needs)),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-GEN-6")


def _able(books: DbfBooks, sheet: DbfSheet, key: str) -> bool:
    return key in abilities(books, sheet)


def _refers(books: DbfBooks, sheet: DbfSheet, key: str) -> bool:
    return key in tags(books, abilities(books, sheet))


def _of_class(books: DbfBooks, sheet: DbfSheet, key: str) -> bool:
    return sheet.character_class == key


def _of_faction(books: DbfBooks, sheet: DbfSheet, key: str) -> bool:
    return sheet.faction.casefold() == key.casefold()


def _has_item(books: DbfBooks, sheet: DbfSheet, key: str) -> bool:
    items = (one for one in sheet.goods if one.sort in ("game_item", "item"))
    return any(key.casefold() in (one.key.casefold(), one.name.casefold()) for one in items)


FITS: Mapping[NeedKind, Callable[[DbfBooks, DbfSheet, str], bool]] = {
    "ability": _able,
    "school": _able,
    "reference": _refers,
    "class": _of_class,
    "faction": _of_faction,
    "item": _has_item,
}
