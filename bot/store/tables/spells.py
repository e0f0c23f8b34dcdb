"""Special spells: what ORGs wrote beside the spells of the book."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class SpecialSpell(Base):
    """A spell an ORG wrote out of the known effect kinds; its key on sheets is `s` and the id."""

    __tablename__ = "special_spells"
    __table_args__ = (Index("uq_special_spells_name", "guild_id", "name_key", unique=True),)

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    ruleset: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(400))
    name_key: Mapped[str] = mapped_column(String(800))
    about: Mapped[str] = mapped_column(Text)
    draft: Mapped[Json]
    defined_by: Mapped[int]
    defined_at: Mapped[datetime]
