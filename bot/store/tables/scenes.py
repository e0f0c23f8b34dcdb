"""Scenes, who spoke in them, phases, and the time that runs or stands still for a character."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base


class Scene(Base):
    """A channel or thread in which the game is played; at most one open scene in a channel."""

    __tablename__ = "scenes"
    __table_args__ = (
        Index(
            "uq_scenes_open",
            "channel_id",
            unique=True,
            sqlite_where=text("closed_at IS NULL"),
            postgresql_where=text("closed_at IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    channel_id: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(400))
    opened_by: Mapped[int]
    opened_at: Mapped[datetime]
    closed_at: Mapped[datetime | None]
    paused_at: Mapped[datetime | None]
    paused_by: Mapped[int | None]


class Post(Base):
    """That a character spoke in a scene, and when; never what it said."""

    __tablename__ = "posts"
    __table_args__ = (Index("ix_posts_speaker", "scene_id", "character_id", "at"),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    scene_id: Mapped[int] = mapped_column(ForeignKey("scenes.id"))
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    at: Mapped[datetime]


class Phase(Base):
    """A span of the game in which each spell may be cast once; one is open at a time in a guild."""

    __tablename__ = "phases"
    __table_args__ = (
        Index(
            "uq_phases_open",
            "guild_id",
            unique=True,
            sqlite_where=text("closed_at IS NULL"),
            postgresql_where=text("closed_at IS NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(400))
    opened_by: Mapped[int]
    opened_at: Mapped[datetime]
    ends_at: Mapped[datetime | None]
    last: Mapped[bool] = mapped_column(default=False)
    closed_at: Mapped[datetime | None]


class SpellUse(Base):
    """A spell cast in a phase: the key itself keeps it from being cast twice."""

    __tablename__ = "spell_uses"

    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    phase_id: Mapped[int] = mapped_column(ForeignKey("phases.id"), primary_key=True, autoincrement=False)
    spell: Mapped[str] = mapped_column(String(60), primary_key=True)
    at: Mapped[datetime]


class Timer(Base):
    """Time that runs for a character: `seconds_left` at `since`; it stands still while `since` is empty."""

    __tablename__ = "timers"
    __table_args__ = (
        UniqueConstraint("character_id", "kind", "spell"),
        Index("ix_timers_due", "guild_id", "due_at"),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    kind: Mapped[str] = mapped_column(String(20))
    spell: Mapped[str] = mapped_column(String(60), default="")
    seconds_left: Mapped[int]
    since: Mapped[datetime | None]
    due_at: Mapped[datetime | None]


class Hold(Base):
    """A reason why the clocks of a character stand still (`scene:4`, `question:7`)."""

    __tablename__ = "holds"
    __table_args__ = (Index("ix_holds_reason", "guild_id", "reason"),)

    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    reason: Mapped[str] = mapped_column(String(40), primary_key=True)
    guild_id: Mapped[int]
    at: Mapped[datetime]
