"""Parties: found by id, by member, by invitation; always within one guild."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Character, Party, PartyMember


class Parties:
    """The parties of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, party: Party) -> None:
        """Keep a new party."""
        self._session.add(party)

    def add_member(self, member: PartyMember) -> None:
        """Keep a member or an invitation."""
        self._session.add(member)

    async def get(self, guild_id: int, party_id: int, *, lock: bool = False) -> Party | None:
        """Return a party of this guild, locked where it is to change."""
        statement = select(Party).where(Party.id == party_id, Party.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def of_character(self, character_id: int) -> Party | None:
        """Return the party a character is in."""
        statement = select(Party).join(PartyMember, PartyMember.party_id == Party.id)
        return await self._session.scalar(
            statement.where(PartyMember.character_id == character_id, PartyMember.joined.is_(True))
        )

    async def members(self, party_id: int, *, joined: bool = True) -> list[Character]:
        """Return the characters in a party (or invited into it), who came first first."""
        statement = (
            select(Character)
            .join(PartyMember, PartyMember.character_id == Character.id)
            .where(PartyMember.party_id == party_id, PartyMember.joined.is_(joined))
            .order_by(PartyMember.at, Character.id)
        )
        return list(await self._session.scalars(statement))

    async def invitation(self, character_id: int) -> PartyMember | None:
        """Return the newest invitation of a character."""
        statement = (
            select(PartyMember)
            .where(PartyMember.character_id == character_id, PartyMember.joined.is_(False))
            .order_by(PartyMember.at.desc(), PartyMember.party_id.desc())
            .limit(1)
        )
        return await self._session.scalar(statement)

    async def remove(self, party_id: int, character_id: int) -> None:
        """Take a member or an invitation away."""
        await self._session.execute(
            delete(PartyMember).where(PartyMember.party_id == party_id, PartyMember.character_id == character_id)
        )

    async def disband(self, party: Party) -> None:
        """Forget a party with its invitations."""
        await self._session.execute(delete(PartyMember).where(PartyMember.party_id == party.id))
        await self._session.delete(party)

    async def all(self, guild_id: int, *, limit: int = 200) -> list[Party]:
        """Return the parties of a guild, the newest first."""
        statement = select(Party).where(Party.guild_id == guild_id).order_by(Party.id.desc()).limit(limit)
        return list(await self._session.scalars(statement))
