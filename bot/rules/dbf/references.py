"""References: signs and texts that only some abilities can read."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules.core.refusal import Refusal
from bot.rules.dbf.books import DbfBooks


def tags(books: DbfBooks, abilities: Collection[str]) -> frozenset[str]:
    """Return the tags of the references these abilities open (DBF-GEN-6, part 7)."""
    plain = (tag for key in abilities if key in books.abilities for tag in books.abilities[key].references)
    schools = (books.schools[key].reference for key in abilities if key in books.schools)
    return frozenset((*plain, *schools))


def check_reference(books: DbfBooks, abilities: Collection[str], tag: str) -> None:
    """Refuse a reference that none of the abilities, owned or lent, opens (DBF-GEN-6)."""
    if tag not in tags(books, abilities):
        raise Refusal("no_ability", rule="DBF-GEN-6", tag=tag)
