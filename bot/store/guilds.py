"""Guilds, people and members: found together, because every command begins with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, bindparam, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Character, Guild, Member, Person


class Found(NamedTuple):
    """Who stands at the door: each part None where nothing is kept yet; `language` is the person's own choice."""

    guild: Guild | None
    language: str | None
    active: Character | None


# Built once: every command begins with it.
_MEET = (
    select(Guild, Person.language, Character)
    .select_from(select(literal(1).label("one")).subquery())
    .outerjoin(Guild, Guild.guild_id == bindparam("guild_id"))
    .outerjoin(Person, Person.user_id == bindparam("user_id"))
    .outerjoin(Member, and_(Member.guild_id == bindparam("guild_id"), Member.user_id == bindparam("user_id")))
    .outerjoin(Character, and_(Character.id == Member.active_character_id, Character.guild_id == bindparam("guild_id")))
)


class Guilds:
    """Guilds, people and members of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def meet(self, guild_id: int, user_id: int) -> Found:
        """Return the guild, the person's language and the active character in one statement."""
        row = (await self._session.execute(_MEET, {"guild_id": guild_id, "user_id": user_id})).one()
        return Found(*row)

    async def get(self, guild_id: int, *, lock: bool = False) -> Guild | None:
        """Return a guild, locked against other writers where asked."""
        return await self._session.get(Guild, guild_id, with_for_update=lock or None)

    async def all(self) -> list[Guild]:
        """Return every guild, in the order of their ids."""
        return list(await self._session.scalars(select(Guild).order_by(Guild.guild_id)))

    def add(self, guild: Guild) -> None:
        """Keep a new guild."""
        self._session.add(guild)

    async def person(self, user_id: int) -> Person:
        """Return a person, made on first sight."""
        person = await self._session.get(Person, user_id)
        if person is None:
            person = Person(user_id=user_id, language=None)
            self._session.add(person)
        return person

    async def language_of(self, user_id: int) -> str | None:
        """Return the language a person chose, None if none."""
        return await self._session.scalar(select(Person.language).where(Person.user_id == user_id))

    async def member(self, guild_id: int, user_id: int, *, lock: bool = False) -> Member:
        """Return a member, made on first sight; locked where what is kept of it is to be used up."""
        key = (guild_id, user_id)
        # A row read before the lock may be old: read it again under the lock.
        member = await self._session.get(Member, key, with_for_update=lock or None, populate_existing=lock)
        if member is None:
            member = _new_member(guild_id, user_id)
            self._session.add(member)
        return member

    async def glance(self, guild_id: int, user_id: int) -> Member:
        """Return a member to look at, as one never seen before would be; nothing is written."""
        return await self._session.get(Member, (guild_id, user_id)) or _new_member(guild_id, user_id)

    async def members(self, guild_id: int, user_ids: Sequence[int]) -> list[Member]:
        """Return those of these people the guild has met."""
        statement = select(Member).where(Member.guild_id == guild_id, Member.user_id.in_(user_ids))
        return list(await self._session.scalars(statement.order_by(Member.user_id)))


def _new_member(guild_id: int, user_id: int) -> Member:
    member = Member(guild_id=guild_id, user_id=user_id, active_character_id=None, notify="mention", quiet=None)
    member.bell_channel_id = member.draft = None
    return member
