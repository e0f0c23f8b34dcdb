"""Picks: which abilities a class opens at which level, which picks are owed, and why one is refused."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.levels import level_of
from bot.rules.dbf.sheet import DbfSheet


def pool(books: DbfBooks, character_class: str, level: int) -> tuple[str, ...]:
    """Return the abilities whose list is open to a class at `level`, in book order (DBF-ABIL-1..5)."""
    entry = books.classes.get(character_class)
    lists = entry.abilities if entry else {}
    return tuple(ability for opens in sorted(lists) if opens <= level for ability in lists[opens])


def access_level(books: DbfBooks, character_class: str, ability: str) -> int | None:
    """Return the level at which a class may first choose an ability, None if never (DBF-CLASS-12)."""
    entry = books.classes.get(character_class)
    lists = entry.abilities if entry else {}
    return next((opens for opens in sorted(lists) if ability in lists[opens]), None)


def choices(books: DbfBooks, character_class: str, owned: Collection[str], level: int) -> tuple[str, ...]:
    """Return the open abilities not yet owned (DBF-ABIL-6)."""
    return tuple(ability for ability in pool(books, character_class, level) if ability not in owned)


def reached_level(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> int:
    """Return the level XP alone give (R-XP-3 may hold it back, see `xp.present_level`)."""
    return level_of(books.xp, sheet.start_level, sheet.xp, rulings.number("max_level"))


def list_level(slot: int, reached: int, rulings: Rulings) -> int:
    """Return the level whose lists a pick uses: its own or the present one (R-XP-6).

    Where levels wait for the ORG (R-XP-3), the present level is that of the pick about to be approved.
    """
    waits = rulings.word("level_up_gate") == "org"
    return slot if waits or rulings.word("pick_pool") == "slot" else max(slot, reached)


def owed_slots(start_level: int, reached: int) -> range:
    """Return the levels that owe a pick of their own: those above a start higher than 1 (DBF-XP-8, DBF-XP-9)."""
    return range(1 if start_level == 1 else start_level + 1, reached + 1)


def open_picks(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> tuple[int, ...]:
    """Return the levels whose pick is still owed, ascending; those with nothing left to choose lapse (R-XP-7)."""
    return tuple(_open_picks(books, sheet, rulings))


def _open_picks(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> Iterator[int]:
    """Lists only grow with the level, so a pick has something left if more is left than earlier picks will take."""
    reached, owned = reached_level(books, sheet, rulings), sheet.owned()
    taken = {ability.slot for ability in sheet.abilities}
    everything = len(choices(books, sheet.character_class, owned, reached))
    earlier = 0
    for slot in owed_slots(sheet.start_level, reached):
        if earlier >= everything:
            return
        left = choices(books, sheet.character_class, owned, list_level(slot, reached, rulings))
        if slot not in taken and len(left) > earlier:
            earlier += 1
            yield slot


@dataclass(frozen=True, slots=True)
class Pick:
    """A pick as it stands: of level `slot`, by a character at `level`, with all picks still open and what is owned."""

    character_class: str
    start_level: int
    level: int
    slot: int
    open_slots: tuple[int, ...]
    owned: frozenset[str]


def check_pick(books: DbfBooks, pick: Pick, ability: str, rulings: Rulings, *, approved: bool) -> None:
    """Refuse a pick, in the order of DBF-ABIL-8; the missing approval comes last (DBF-ABIL-9)."""
    opens = access_level(books, pick.character_class, ability)
    usable = list_level(pick.slot, pick.level, rulings)
    owed = owed_slots(pick.start_level, pick.level)
    refusals = (
        ("no_pick_available", pick.slot not in owed or pick.slot not in pick.open_slots),
        ("earlier_pick_open", any(slot < pick.slot for slot in pick.open_slots)),
        ("ability_not_in_class", opens is None),
        ("ability_already_owned", ability in pick.owned),
        ("ability_locked", opens is not None and opens > usable),
        ("org_approval_required", not approved),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-ABIL-8")
