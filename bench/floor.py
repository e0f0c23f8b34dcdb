"""The floor: a bare bot that reads, or reads and writes, one row and answers as large as ours; nothing of our code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from sqlalchemy import JSON, BigInteger, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

WRITES = "floor_writes"


class Base(DeclarativeBase):
    """The one table of the floor."""


class Thing(Base):
    """One row: a number to count and a sheet to carry."""

    __tablename__ = "things"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    count: Mapped[int] = mapped_column(BigInteger)
    sheet: Mapped[dict[str, Any]] = mapped_column(JSON)


def create_engine(url: str) -> AsyncEngine:
    """Return an engine with the settings our store has: WAL, every commit on the disk, writers lock at once."""
    engine = create_async_engine(url, connect_args={"timeout": 5})

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


@dataclass(frozen=True, slots=True)
class Shape:
    """What an answer looks like: an embed and its buttons, as Discord takes them."""

    embed: dict[str, Any]
    buttons: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, data: dict[str, Any]) -> Shape:
        """Return the shape of an answer that was sent."""
        rows = data.get("components") or []
        return cls(data["embeds"][0], tuple(button for row in rows for button in row["components"]))

    def sending(self) -> dict[str, Any]:
        """Return what a bare bot sends in this shape."""
        options: dict[str, Any] = {"embed": discord.Embed.from_dict({**self.embed}), "ephemeral": True}
        if self.buttons:
            view = discord.ui.View(timeout=None)
            for button in self.buttons:
                style = discord.ButtonStyle(button["style"])
                view.add_item(discord.ui.Button(label=button["label"], custom_id=button["custom_id"], style=style))
            view.stop()
            options["view"] = view
        return options


class Floor(commands.AutoShardedBot):
    """A bot with two commands and one row."""

    def __init__(self, engine: AsyncEngine, read: Shape, written: Shape) -> None:
        intents = discord.Intents(guilds=True, members=True)
        super().__init__(
            commands.when_mentioned, intents=intents, help_command=None, allowed_mentions=discord.AllowedMentions.none()
        )
        self.engine = engine
        self._shapes = {"read": read, "write": written}

    async def setup_hook(self) -> None:
        """Make the row and the commands."""
        async with self.engine.begin() as connection:
            await connection.run_sync(Base.metadata.create_all)
        async with AsyncSession(self.engine) as session:
            await session.merge(Thing(id=1, count=0, sheet={"abilities": [{"key": "x", "slot": 1}] * 3}))
            await session.commit()
        for name, callback in (("floor_read", self._read), ("floor_write", self._write)):
            self.tree.add_command(app_commands.Command(name=name, description="…", callback=callback))
        await self.tree.sync()

    async def _read(self, interaction: discord.Interaction) -> None:
        async with AsyncSession(self.engine) as session:
            await session.get(Thing, 1)
        await interaction.response.send_message(**self._shapes["read"].sending())

    async def _write(self, interaction: discord.Interaction) -> None:
        async with self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with AsyncSession(connection) as session:
                thing = await session.get(Thing, 1)
                if thing is not None:
                    thing.count += 1
                await session.commit()
        await interaction.response.send_message(**self._shapes["write"].sending())

    async def close(self) -> None:
        """Leave and give the database back."""
        await super().close()
        await self.engine.dispose()
