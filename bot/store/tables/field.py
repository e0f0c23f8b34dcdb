"""The field: what ORGs place in scenes, signs that only some can read, what somebody is asked, cases of the dead."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class Place(Base):
    """Something an ORG placed in a scene: a door, a chest, a cache, a herb patch; `contents` is what lies in it.

    `kind` is as the ruleset names it, `key` what grows in a patch; `needs` says who finds it (None: everybody). A patch
    has `portions` of `size`, and `regrowth` come back with each phase.
    """

    __tablename__ = "places"
    __table_args__ = (Index("ix_places_scene", "scene_id", "removed_at"),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    scene_id: Mapped[int] = mapped_column(ForeignKey("scenes.id"))
    kind: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(400))
    key: Mapped[str] = mapped_column(String(60), default="")
    locked: Mapped[bool] = mapped_column(default=False)
    broken: Mapped[bool] = mapped_column(default=False)
    contents: Mapped[Json]
    needs: Mapped[Json | None]
    portions: Mapped[int] = mapped_column(default=0)
    size: Mapped[int] = mapped_column(default=0)
    regrowth: Mapped[int] = mapped_column(default=0)
    placed_by: Mapped[int]
    at: Mapped[datetime]
    removed_at: Mapped[datetime | None]
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class Clue(Base):
    """A sign everybody sees and only some can read: its `needs`, its words; where its card stands."""

    __tablename__ = "clues"

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    channel_id: Mapped[int]
    message_id: Mapped[int | None]
    needs: Mapped[Json]
    sign: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    posted_by: Mapped[int]
    at: Mapped[datetime]


class Reading(Base):
    """That a character read a clue, and when first."""

    __tablename__ = "readings"

    clue_id: Mapped[int] = mapped_column(ForeignKey("clues.id"), primary_key=True, autoincrement=False)
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    at: Mapped[datetime]


class Ask(Base):
    """Something a player is asked until a deadline, at which silence has a stated meaning: `open` or `answered`.

    `kind` is `theft` (what to hand over) or `surprise` (dodge the strike out of hiding); `other_id` is who did it.
    """

    __tablename__ = "asks"
    __table_args__ = (Index("ix_asks_due", "guild_id", "due_at"), Index("ix_asks_asked", "character_id", "state"))

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    kind: Mapped[str] = mapped_column(String(20))
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    other_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    payload: Mapped[Json]
    state: Mapped[str] = mapped_column(String(12), default="open")
    answer: Mapped[str | None] = mapped_column(String(60))
    at: Mapped[datetime]
    due_at: Mapped[datetime | None]


class Case(Base):
    """What the ORGs have to judge: a killing (`killing`, for the council) or what becomes of a dead one (`dead`)."""

    __tablename__ = "cases"
    __table_args__ = (Index("ix_cases_state", "guild_id", "state"),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    kind: Mapped[str] = mapped_column(String(12))
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    other_id: Mapped[int | None] = mapped_column(ForeignKey("characters.id"))
    text: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(12), default="open")
    decision: Mapped[str | None] = mapped_column(Text)
    decided_by: Mapped[int | None]
    at: Mapped[datetime]
    decided_at: Mapped[datetime | None]
