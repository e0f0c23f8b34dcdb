"""Combats with their card, who may not follow whom after one, and the creeps that fight in them."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, false
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class Combat(Base):
    """One combat: the state of its rules, the deadline of its step, and where its card, story and twin stand.

    While paused `due_at` is empty and `seconds_left` says what is left of the step. `turn` counts the steps, so that
    what was said in one is known to be old in the next. `news` is what just happened, as facts; `carded` is the round
    the card was last posted for. `org_id` plays its creeps. `stirred` says that something outside the fight changed
    somebody concerned or led it away: perhaps nobody is awaited any more.
    """

    __tablename__ = "combats"
    __table_args__ = (
        Index("ix_combats_due", "guild_id", "due_at"),
        Index("ix_combats_scene", "scene_id", "ended_at"),
        Index("ix_combats_message", "message_id"),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    scene_id: Mapped[int] = mapped_column(ForeignKey("scenes.id"))
    ruleset: Mapped[str] = mapped_column(String(20))
    state: Mapped[Json]
    news: Mapped[Json]
    turn: Mapped[int] = mapped_column(default=0)
    due_at: Mapped[datetime | None]
    seconds_left: Mapped[int | None]
    org_id: Mapped[int | None]
    started_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    channel_id: Mapped[int]
    message_id: Mapped[int | None]
    carded: Mapped[int] = mapped_column(default=-1)
    thread_id: Mapped[int | None]
    twin_channel_id: Mapped[int | None]
    twin_message_id: Mapped[int | None]
    stirred: Mapped[bool] = mapped_column(default=False, server_default=false())
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class Ban(Base):
    """That somebody may not follow or challenge another after a combat; the other's timer of that kind measures it.

    `kind` is `fled` (the other got away) or `fog` (the one banned was driven off).
    """

    __tablename__ = "bans"

    who_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    other_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20), primary_key=True)
    guild_id: Mapped[int]
    at: Mapped[datetime]


class Creep(Base):
    """A creep of the bestiary, as an ORG wrote it; those of it in the game are characters nobody owns."""

    __tablename__ = "creeps"
    __table_args__ = (Index("uq_creeps_name", "guild_id", "name_key", unique=True),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    ruleset: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(400))
    name_key: Mapped[str] = mapped_column(String(800))
    draft: Mapped[Json]
    picture_id: Mapped[int | None]
    defined_by: Mapped[int]
    defined_at: Mapped[datetime]
