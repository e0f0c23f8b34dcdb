"""Classes and factions: who may be what, how a character begins, and how what was entered is corrected."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Application
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import constitution
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.facts import ClassChanged, DbfFact, Enrolled, FactionChanged, StartLevelChanged
from bot.rules.dbf.sheet import DEAD, DbfSheet

OTHER_FACTION = "other"


def named_factions(books: DbfBooks) -> tuple[str, ...]:
    """Return the factions some class belongs to, in book order."""
    return tuple(dict.fromkeys(entry.faction for entry in books.classes.values() if entry.faction))


def read_faction(books: DbfBooks, faction: str | None) -> str:
    """Return the faction as kept: a named one by its key, any other as the guild calls it (R-CLS-1)."""
    word = (faction or "").strip()
    return word.casefold() if word.casefold() in (*named_factions(books), OTHER_FACTION) else word or OTHER_FACTION


def classes_for(books: DbfBooks, faction: str) -> tuple[str, ...]:
    """Return the classes open to a faction, in book order (DBF-CLASS-9..11)."""
    return tuple(key for key, entry in books.classes.items() if entry.faction in (None, read_faction(books, faction)))


def check_class(books: DbfBooks, character_class: str, faction: str) -> None:
    """Refuse a class that does not exist or is closed to the faction (DBF-CLASS-10, DBF-CLASS-11)."""
    if character_class not in books.classes:
        raise Refusal("class_unknown", rule="DBF-CLASS-1")
    if character_class not in classes_for(books, faction):
        rules = {"kamelot": "DBF-CLASS-10", "moyovia": "DBF-CLASS-11"}
        needed = books.classes[character_class].faction or ""
        raise Refusal("class_not_in_faction", rule=rules.get(needed))


@dataclass(frozen=True, slots=True)
class DbfEnrolment:
    """Creating DBF characters and correcting class, faction or starting level."""

    books: DbfBooks

    def factions(self) -> tuple[str, ...]:
        """Return the named factions and `other`, which stands for any that a guild defines (R-CLS-1)."""
        return (*named_factions(self.books), OTHER_FACTION)

    def classes_for(self, faction: str) -> tuple[str, ...]:
        """Return the classes open to `faction`, in book order."""
        return classes_for(self.books, faction)

    def enrol(self, application: Application, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the fact of a new character with all its lives and no XP (DBF-CLASS-1, DBF-XP-2, DBF-XP-5)."""
        faction = read_faction(self.books, application.faction)
        if application.character_class is None:
            raise Refusal("class_required", rule="DBF-CLASS-1")
        check_class(self.books, application.character_class, faction)
        start_level = self._start_level(application.start_level)
        beginning = self.books.classes[application.character_class].lives
        return (Enrolled(application.character_class, faction, start_level, beginning),)

    def amend(self, sheet: DbfSheet, application: Application, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return what has to change so that the sheet fits `application`; what is None there stays (R-CLS-1)."""
        after = sheet.model_copy(
            update={
                "faction": read_faction(self.books, application.faction) if application.faction else sheet.faction,
                "character_class": application.character_class or sheet.character_class,
                "start_level": self._start_level(application.start_level or sheet.start_level),
            }
        )
        check_class(self.books, after.character_class, after.faction)
        facts = tuple(self._differences(sheet, after))
        if not facts:
            raise Refusal("nothing_to_change")
        return facts

    def _differences(self, before: DbfSheet, after: DbfSheet) -> Iterator[DbfFact]:
        if before.faction != after.faction:
            yield FactionChanged(before.faction, after.faction)
        if before.character_class != after.character_class:
            moved = lives_after_new_class(self.books, before, after) - before.own_lives()
            yield ClassChanged(before.character_class, after.character_class, moved)
        if before.start_level != after.start_level:
            yield StartLevelChanged(before.start_level, after.start_level)

    def _start_level(self, wanted: int | None) -> int:
        last = len(self.books.xp.thresholds)
        level = 1 if wanted is None else wanted
        if not 1 <= level <= last:
            raise Refusal("start_level_wrong", rule="DBF-XP-5", minimum=1, maximum=last)
        return level


def lives_after_new_class(books: DbfBooks, before: DbfSheet, after: DbfSheet) -> int:
    """Return present lives under a corrected class: full stays full, the rest is only capped (R-LIFE-3)."""
    maximum = constitution.maximum(books, after)
    if before.own_lives() == constitution.maximum(books, before) and before.status not in DEAD:
        return maximum
    return min(before.own_lives(), maximum)
