"""Characters: found by id or name, always within one guild."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Character

Statements = tuple[Select[Character], Select[Character]]


def _with_locked(statement: Select[Character]) -> Statements:
    """Return a statement, and the same under a lock: what was read before the lock may be old and is read again."""
    return statement, statement.with_for_update().execution_options(populate_existing=True)


# Built once: nearly every command finds its character by one of them.
_OF_GUILD = select(Character).where(Character.guild_id == bindparam("guild_id"))
_LIVING = _OF_GUILD.where(Character.retired_at.is_(None)).order_by(Character.id)
_BY_ID = _with_locked(_OF_GUILD.where(Character.id == bindparam("wanted")))
_BY_KEY = _with_locked(_LIVING.where(Character.name_key == bindparam("wanted")))
_BY_PLAIN = _with_locked(_LIVING.where(Character.name_plain == bindparam("wanted")))


class Characters:
    """The characters of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get(self, guild_id: int, character_id: int, *, lock: bool = False) -> Character | None:
        """Return the character if it belongs to this guild."""
        found = await self._find(_BY_ID, guild_id, character_id, lock)
        return found[0] if found else None

    async def _find(self, statements: Statements, guild_id: int, wanted: int | str, lock: bool) -> list[Character]:
        found = await self._session.scalars(statements[lock], {"guild_id": guild_id, "wanted": wanted})
        return list(found)

    async def lock(self, guild_id: int, character_ids: Sequence[int]) -> list[Character]:
        """Return characters locked in the order of their ids, so that two commands never wait for each other."""
        statement = (
            select(Character)
            .where(Character.guild_id == guild_id, Character.id.in_(character_ids))
            .order_by(Character.id)
            .with_for_update()
            .execution_options(populate_existing=True)
        )
        return list(await self._session.scalars(statement))

    async def some(self, guild_id: int, character_ids: Sequence[int]) -> list[Character]:
        """Return characters of this guild by their ids."""
        statement = select(Character).where(Character.guild_id == guild_id, Character.id.in_(character_ids))
        return list(await self._session.scalars(statement.order_by(Character.id)))

    async def named(self, guild_id: int, key: str, *, lock: bool = False) -> list[Character]:
        """Return the living characters whose compared name equals `key`."""
        return await self._find(_BY_KEY, guild_id, key, lock)

    async def named_plainly(self, guild_id: int, plain: str, *, lock: bool = False) -> list[Character]:
        """Return the living characters whose name without diacritics equals `plain`."""
        return await self._find(_BY_PLAIN, guild_id, plain, lock)

    async def suggest(
        self,
        guild_id: int,
        plain: str,
        *,
        owner_id: int | None = None,
        creeps_in: int | None = None,
        limit: int = 25,
    ) -> list[Character]:
        """Return living characters whose name contains `plain` (no diacritics, casefolded), best beginnings first.

        With `creeps_in` there are no creeps among them but those in that scene.
        """
        statement = select(Character).where(Character.guild_id == guild_id, Character.retired_at.is_(None))
        if owner_id is not None:
            statement = statement.where(Character.owner_id == owner_id)
        if creeps_in is not None:
            statement = statement.where(or_(Character.creep_id.is_(None), Character.scene_id == creeps_in))
        if plain:
            statement = statement.where(Character.name_plain.contains(plain, autoescape=True))
        order = (~Character.name_plain.startswith(plain, autoescape=True), Character.name_plain)
        return list(await self._session.scalars(statement.order_by(*order).limit(limit)))

    async def of_owner(self, guild_id: int, owner_id: int) -> list[Character]:
        """Return all characters of one member, the retired ones last."""
        statement = (
            select(Character)
            .where(Character.guild_id == guild_id, Character.owner_id == owner_id)
            .order_by(Character.retired_at.is_not(None), Character.name_plain)
        )
        return list(await self._session.scalars(statement))

    async def all(self, guild_id: int, *, limit: int = 1000, offset: int = 0, retired: bool = False) -> list[Character]:
        """Return the living characters of a guild (and the `retired` ones) in the order of their names."""
        statement = select(Character).where(Character.guild_id == guild_id)
        if not retired:
            statement = statement.where(Character.retired_at.is_(None))
        ordered = statement.order_by(Character.name_plain, Character.id).limit(limit).offset(offset)
        return list(await self._session.scalars(ordered))

    async def count_of_owner(self, guild_id: int, owner_id: int) -> int:
        """Return how many living characters a member has."""
        statement = select(func.count()).where(
            Character.guild_id == guild_id, Character.owner_id == owner_id, Character.retired_at.is_(None)
        )
        return await self._session.scalar(statement) or 0

    def add(self, character: Character) -> None:
        """Keep a new character."""
        self._session.add(character)
