"""Questions put through spells, found by who has to answer and who asked."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.tables import Question


class Questions:
    """The questions of one unit of work."""

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    def add(self, question: Question) -> None:
        """Keep a new question."""
        self._session.add(question)

    async def get(self, guild_id: int, question_id: int, *, lock: bool = False) -> Question | None:
        """Return a question of this guild, locked where it is to change."""
        statement = select(Question).where(Question.id == question_id, Question.guild_id == guild_id)
        if lock:
            statement = statement.with_for_update().execution_options(populate_existing=True)
        return await self._session.scalar(statement)

    async def waiting_for(self, character_id: int, state: str) -> Question | None:
        """Return the oldest question in a state that a character has to answer (or consent to)."""
        statement = select(Question).where(Question.target_id == character_id, Question.state == state)
        return await self._session.scalar(statement.order_by(Question.id).limit(1))

    async def of_asker(self, character_id: int, *states: str) -> list[Question]:
        """Return a character's own questions in these states, the oldest first."""
        statement = select(Question).where(Question.asker_id == character_id, Question.state.in_(states))
        return list(await self._session.scalars(statement.order_by(Question.id)))
