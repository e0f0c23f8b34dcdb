"""Servers and the people in them."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.tables.base import Base, Json


class Guild(Base):
    """One Discord server: its settings as validated JSON, and what was last synced to Discord."""

    __tablename__ = "guilds"

    guild_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    settings: Mapped[Json]
    ready: Mapped[bool] = mapped_column(default=False)
    command_hash: Mapped[str | None] = mapped_column(String(64))
    command_ids: Mapped[Json] = mapped_column(default=dict)
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class Person(Base):
    """One human across all guilds: only the language chosen."""

    __tablename__ = "people"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(String(2))


class Member(Base):
    """One human in one guild: the active character, and how to call the player."""

    __tablename__ = "members"

    guild_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    active_character_id: Mapped[int | None]
    notify: Mapped[str] = mapped_column(String(10), default="mention")
    quiet: Mapped[str | None] = mapped_column(String(5))
    bell_channel_id: Mapped[int | None]
    draft: Mapped[Json | None]
    emergency_at: Mapped[datetime | None]
