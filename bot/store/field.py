"""What is placed in scenes, signs and who read them, what players are asked, cases; always within one guild."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Ask, Case, Character, Clue, Place, Reading


class Field:
    """The field of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, row: Place | Clue | Reading | Ask | Case) -> None:
        """Keep something new."""
        self._session.add(row)

    async def place(self, guild_id: int, place_id: int, *, lock: bool = False) -> Place | None:
        """Return something placed and not removed, locked where it is to change."""
        statement = select(Place).where(Place.id == place_id, Place.guild_id == guild_id, Place.removed_at.is_(None))
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def placed(self, scene_id: int) -> list[Place]:
        """Return what is placed in a scene, in the order it was placed."""
        statement = select(Place).where(Place.scene_id == scene_id, Place.removed_at.is_(None))
        return list(await self._session.scalars(statement.order_by(Place.id)))

    async def patches(self, guild_id: int) -> list[Place]:
        """Return what grows anywhere in a guild, locked in the order of their ids."""
        statement = select(Place).where(Place.guild_id == guild_id, Place.removed_at.is_(None), Place.regrowth > 0)
        return list(await self._session.scalars(statement.order_by(Place.id).with_for_update()))

    async def herbs(self, guild_id: int) -> list[str]:
        """Return the keys of all that grows or ever grew in a guild."""
        statement = select(Place.key).where(Place.guild_id == guild_id, Place.key != "").distinct()
        return list(await self._session.scalars(statement))

    async def clue(self, guild_id: int, clue_id: int, *, lock: bool = False) -> Clue | None:
        """Return a clue of this guild."""
        statement = select(Clue).where(Clue.id == clue_id, Clue.guild_id == guild_id)
        return await self._session.scalar(statement.with_for_update() if lock else statement)

    async def clues(self, guild_id: int, *, limit: int = 100) -> list[Clue]:
        """Return the clues of a guild, the newest first."""
        statement = select(Clue).where(Clue.guild_id == guild_id).order_by(Clue.id.desc()).limit(limit)
        return list(await self._session.scalars(statement))

    async def posted_in(self, guild_id: int, channel_id: int, *, limit: int = 100) -> list[Clue]:
        """Return the clues of a channel, the newest first."""
        statement = select(Clue).where(Clue.guild_id == guild_id, Clue.channel_id == channel_id)
        return list(await self._session.scalars(statement.order_by(Clue.id.desc()).limit(limit)))

    async def forget_clue(self, clue: Clue) -> None:
        """Forget a clue and who read it."""
        await self._session.execute(delete(Reading).where(Reading.clue_id == clue.id))
        await self._session.delete(clue)

    async def has_read(self, clue_id: int, character_id: int) -> bool:
        """Say whether a character read a clue before."""
        return await self._session.get(Reading, (clue_id, character_id)) is not None

    async def readers(self, clue_id: int) -> list[Character]:
        """Return who read a clue, who read it first first."""
        statement = select(Character).join(Reading, Reading.character_id == Character.id)
        statement = statement.where(Reading.clue_id == clue_id).order_by(Reading.at, Character.id)
        return list(await self._session.scalars(statement))

    async def ask(self, guild_id: int, ask_id: int, *, lock: bool = False) -> Ask | None:
        """Return what a player is (or was) asked, locked where it is to be answered."""
        statement = select(Ask).where(Ask.id == ask_id, Ask.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def asked(self, character_id: int) -> list[Ask]:
        """Return what a character is asked and has not answered, the oldest first."""
        statement = select(Ask).where(Ask.character_id == character_id, Ask.state == "open").order_by(Ask.id)
        return list(await self._session.scalars(statement))

    async def asked_by(self, other_id: int) -> list[Ask]:
        """Return what others are asked because of what a character did, the oldest first."""
        statement = select(Ask).where(Ask.other_id == other_id, Ask.state == "open").order_by(Ask.id)
        return list(await self._session.scalars(statement))

    async def asks_due(self, now: datetime, guild_ids: Iterable[int]) -> list[Ask]:
        """Return what nobody answered in time in these guilds, the one due first first."""
        statement = select(Ask).where(Ask.state == "open", Ask.due_at <= now, Ask.guild_id.in_(list(guild_ids)))
        return list(await self._session.scalars(statement.order_by(Ask.due_at, Ask.id)))

    async def next_ask_due(self, guild_id: int) -> datetime | None:
        """Return when the next unanswered ask of a guild falls due."""
        statement = select(func.min(Ask.due_at)).where(Ask.guild_id == guild_id, Ask.state == "open")
        return await self._session.scalar(statement)

    async def case(self, guild_id: int, case_id: int, *, lock: bool = False) -> Case | None:
        """Return a case of this guild, locked where it is to be decided."""
        statement = select(Case).where(Case.id == case_id, Case.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def open_case(self, character_id: int, kind: str) -> Case | None:
        """Return the open case of one kind about a character."""
        statement = select(Case).where(Case.character_id == character_id, Case.kind == kind, Case.state == "open")
        return await self._session.scalar(statement.order_by(Case.id).limit(1))

    async def cases(self, guild_id: int, *, limit: int = 100) -> list[Case]:
        """Return the open cases of a guild, the oldest first."""
        statement = select(Case).where(Case.guild_id == guild_id, Case.state == "open")
        return list(await self._session.scalars(statement.order_by(Case.id).limit(limit)))
