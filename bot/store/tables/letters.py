"""What waits for an ORG, what the bot still has to say, and which commands were carried out."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class Request(Base):
    """Something that waits for an ORG: its kind, its subject, and, once decided, by whom and why."""

    __tablename__ = "requests"
    __table_args__ = (
        Index("ix_requests_waiting", "guild_id", "state"),
        Index("ix_requests_message", "message_id"),
        Index(
            "uq_requests_open_subject",
            "guild_id",
            "subject",
            unique=True,
            sqlite_where=text("state = 'open'"),
            postgresql_where=text("state = 'open'"),
        ),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    kind: Mapped[str] = mapped_column(String(20))
    subject: Mapped[str] = mapped_column(String(80))
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    asked_by: Mapped[int]
    asked_at: Mapped[datetime]
    payload: Mapped[Json]
    state: Mapped[str] = mapped_column(String(12), default="open")
    decided_by: Mapped[int | None]
    decided_at: Mapped[datetime | None]
    reason: Mapped[str | None] = mapped_column(Text)
    channel_id: Mapped[int | None]
    message_id: Mapped[int | None]
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class OutboxRow(Base):
    """Something the bot still has to say: what, where, for whom; written with its cause, sent after the commit."""

    __tablename__ = "outbox"
    __table_args__ = (
        UniqueConstraint("guild_id", "key"),
        Index(
            "ix_outbox_waiting",
            "guild_id",
            "due_at",
            postgresql_where=text("sent_at IS NULL"),
            sqlite_where=text("sent_at IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    kind: Mapped[str] = mapped_column(String(20))
    key: Mapped[str] = mapped_column(String(120))
    channel_id: Mapped[int | None]
    user_id: Mapped[int | None]
    payload: Mapped[Json]
    due_at: Mapped[datetime]
    attempts: Mapped[int] = mapped_column(default=0)
    sent_at: Mapped[datetime | None]
    message_id: Mapped[int | None]
    failure: Mapped[str | None] = mapped_column(Text)


class Deed(Base):
    """A command that was carried out: its idempotency key and the answer its caller got."""

    __tablename__ = "deeds"

    guild_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    key: Mapped[str] = mapped_column(String(80), primary_key=True)
    at: Mapped[datetime]
    answer: Mapped[Json]
