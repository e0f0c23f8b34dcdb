"""What ORGs write of potions."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


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
