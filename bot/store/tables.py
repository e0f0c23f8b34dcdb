"""The tables: what is kept of guilds, people, characters, the ledger, requests, the outbox and pictures."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, MetaData, String, Text, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from bot.store.columns import RowId, Utc

CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
Json = dict[str, Any]


class Base(DeclarativeBase):
    """Every table; snowflakes are 64 bits, moments are UTC."""

    metadata = MetaData(naming_convention=CONVENTION)
    type_annotation_map = {datetime: Utc, Json: JSON, int: BigInteger}


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
    version: Mapped[int] = mapped_column(default=1)

    __mapper_args__ = {"version_id_col": version}


class LedgerEntry(Base):
    """One change of one character, never altered: who, for whom, when, why, before and after, dice seed, key."""

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
    seed: Mapped[int]
    key: Mapped[str] = mapped_column(String(80))
    position: Mapped[int]
    undoes: Mapped[int | None]
    request_id: Mapped[int | None]


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
