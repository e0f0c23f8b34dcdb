"""Questions that a spell lets a character put: to another character, or to the ORGs."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class Question(Base):
    """One question: `consent` awaited, `granted` (no words yet), `open`, `answered`, `void`.

    `target_id` is the character that has to answer, None for the ORGs; `casting` is what is cast once consent is given.
    """

    __tablename__ = "questions"
    __table_args__ = (
        Index("ix_questions_target", "target_id", "state"),
        Index("ix_questions_asker", "asker_id", "state"),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    asker_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    target_id: Mapped[int | None] = mapped_column(ForeignKey("characters.id"))
    spell: Mapped[str] = mapped_column(String(60))
    form: Mapped[str] = mapped_column(String(20))
    state: Mapped[str] = mapped_column(String(12))
    at_end: Mapped[bool] = mapped_column(default=False)
    asked_by: Mapped[int]
    at: Mapped[datetime]
    casting: Mapped[Json]
    text: Mapped[str | None] = mapped_column(Text)
    answer: Mapped[str | None] = mapped_column(String(12))
    answer_text: Mapped[str | None] = mapped_column(Text)
    answered_by: Mapped[int | None]
    answered_at: Mapped[datetime | None]
    told_at: Mapped[datetime | None]
