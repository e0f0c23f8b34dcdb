"""Characters, their pictures, their ledger and their parties."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, Index, LargeBinary, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.columns import RowId
from bot.store.tables.base import Base, Json


class Character(Base):
    """One character: the columns the house finds and guards it by, and the sheet of its ruleset."""

    __tablename__ = "characters"
    __table_args__ = (
        Index(
            "uq_characters_living_name",
            "guild_id",
            "name_key",
            unique=True,
            sqlite_where=text("retired_at IS NULL"),
            postgresql_where=text("retired_at IS NULL"),
        ),
        Index("ix_characters_owner", "guild_id", "owner_id"),
        Index("ix_characters_plain", "guild_id", "name_plain"),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    owner_id: Mapped[int]
    ruleset: Mapped[str] = mapped_column(String(20))
    name: Mapped[str] = mapped_column(String(400))
    name_key: Mapped[str] = mapped_column(String(800))
    name_plain: Mapped[str] = mapped_column(String(800))
    sheet: Mapped[Json]
    picture_id: Mapped[int | None]
    created_at: Mapped[datetime]
    retired_at: Mapped[datetime | None]
    scene_id: Mapped[int | None] = mapped_column(index=True)
    entered_at: Mapped[datetime | None]
    combat_id: Mapped[int | None] = mapped_column(index=True)
    creep_id: Mapped[int | None]
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class LedgerEntry(Base):
    """One change of one character, never altered: who, for whom, when, why, before and after, dice seed, key.

    `hidden` is for ORGs alone: by target, why a spell did nothing to it (DBF-MAGIC-17).
    """

    __tablename__ = "ledger"
    __table_args__ = (
        UniqueConstraint("guild_id", "key", "position"),
        UniqueConstraint("undoes"),
        Index("ix_ledger_character", "character_id", "id"),
    )

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    actor_id: Mapped[int]
    at: Mapped[datetime]
    kind: Mapped[str] = mapped_column(String(40))
    fact: Mapped[Json]
    before: Mapped[Json]
    after: Mapped[Json]
    reason: Mapped[str | None] = mapped_column(Text)
    hidden: Mapped[Json | None]
    seed: Mapped[int]
    key: Mapped[str] = mapped_column(String(80))
    position: Mapped[int]
    undoes: Mapped[int | None]
    request_id: Mapped[int | None]


class Picture(Base):
    """A picture a user gave, re-encoded by us (WebP, 512 px at most)."""

    __tablename__ = "pictures"

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    given_by: Mapped[int]
    at: Mapped[datetime]
    webp: Mapped[bytes] = mapped_column(LargeBinary)


class Party(Base):
    """A party of characters that belong together before a challenge; its row is locked whenever it changes."""

    __tablename__ = "parties"

    id: Mapped[int] = mapped_column(RowId, primary_key=True)
    guild_id: Mapped[int]
    name: Mapped[str | None] = mapped_column(String(400))
    leader_id: Mapped[int] = mapped_column(ForeignKey("characters.id"))
    created_at: Mapped[datetime]
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class PartyMember(Base):
    """A character in a party, or invited into it; nobody is in two parties at once."""

    __tablename__ = "party_members"
    __table_args__ = (
        Index(
            "uq_party_members_joined",
            "character_id",
            unique=True,
            sqlite_where=text("joined"),
            postgresql_where=text("joined"),
        ),
    )

    party_id: Mapped[int] = mapped_column(ForeignKey("parties.id"), primary_key=True, autoincrement=False)
    character_id: Mapped[int] = mapped_column(ForeignKey("characters.id"), primary_key=True, autoincrement=False)
    joined: Mapped[bool] = mapped_column(default=False)
    at: Mapped[datetime]
