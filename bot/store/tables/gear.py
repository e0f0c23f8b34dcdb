"""What characters carry by an ORG's leave: gear; and what ORGs write of potions."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class Gear(Base):
    """One piece of gear of a character: `asked`, `approved`, `declined` or `removed`; `worn` is on it or in hand.

    `kind` is weapon, light_armour, heavy_armour, shield, pouch or token; `weapon` is the key of its rules.
    """

    __tablename__ = "gear"
    __table_args__ = (Index("ix_gear_character", "character_id", "state"),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    kind: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(400))
    weapon: Mapped[str | None] = mapped_column(String(60))
    length_cm: Mapped[int | None]
    picture_id: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(12), default="asked")
    bonus_lives: Mapped[int | None]
    archer_tested: Mapped[bool | None]
    worn: Mapped[bool] = mapped_column(default=False)
    at: Mapped[datetime]


class Potion(Base):
    """A potion as an ORG wrote it: its level, what is needed to brew it, what it does; `heals` are lives given back."""

    __tablename__ = "potions"
    __table_args__ = (Index("uq_potions_name", "guild_id", "name_key", unique=True),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    name: Mapped[str] = mapped_column(String(400))
    name_key: Mapped[str] = mapped_column(String(800))
    level: Mapped[int]
    ingredients: Mapped[Json]
    effect: Mapped[str] = mapped_column(Text)
    heals: Mapped[int] = mapped_column(default=0)
    defined_by: Mapped[int]
    defined_at: Mapped[datetime]


class Recipe(Base):
    """That a character knows how to brew a potion."""

    __tablename__ = "recipes"

    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    potion_id: Mapped[int] = mapped_column(ForeignKey("potions.id"), primary_key=True, autoincrement=False)
    guild_id: Mapped[int]
    taught_by: Mapped[int]
    at: Mapped[datetime]
