"""The floor: a bare bot that reads, or reads and writes, one row and answers as large as ours; nothing of our code."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from sqlalchemy import JSON, BigInteger, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

WRITES = "floor_writes"
READS = "character_show"  # the one command that only looks
Callback = Callable[[discord.Interaction], Coroutine[Any, Any, None]]


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
    """What an answer looks like: an embed, its buttons and its menus, as Discord takes them."""

    embed: dict[str, Any]
    items: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, data: dict[str, Any]) -> Shape:
        """Return the shape of an answer that was sent."""
        rows = data.get("components") or []
        return cls(data["embeds"][0], tuple(item for row in rows for item in row["components"]))

    def sending(self) -> dict[str, Any]:
        """Return what a bare bot sends in this shape."""
        options: dict[str, Any] = {"embed": discord.Embed.from_dict({**self.embed}), "ephemeral": True}
        if self.items:
            view = discord.ui.View(timeout=None)
            for item in self.items:
                view.add_item(_menu(item) if "options" in item else _button(item))
            view.stop()
            options["view"] = view
        return options


def _button(item: dict[str, Any]) -> discord.ui.Button[Any]:
    style = discord.ButtonStyle(item["style"])
    return discord.ui.Button(label=item["label"], custom_id=item["custom_id"], style=style)


def _menu(item: dict[str, Any]) -> discord.ui.Select[Any]:
    options = [discord.SelectOption.from_dict(one) for one in item["options"]]
    return discord.ui.Select(placeholder=item.get("placeholder"), custom_id=item["custom_id"], options=options)


class Floor(commands.AutoShardedBot):
    """A bot with one row, and commands that read it or write it and answer in some shape."""

    def __init__(self, engine: AsyncEngine, shapes: dict[str, Shape]) -> None:
        intents = discord.Intents(guilds=True, members=True)
        super().__init__(
            commands.when_mentioned, intents=intents, help_command=None, allowed_mentions=discord.AllowedMentions.none()
        )
        self.engine = engine
        self._shapes = shapes

    async def setup_hook(self) -> None:
        """Make the row and the commands."""
        async with self.engine.begin() as connection:
            await connection.run_sync(Base.metadata.create_all)
        async with AsyncSession(self.engine) as session:
            await session.merge(Thing(id=1, count=0, sheet={"abilities": [{"key": "x", "slot": 1}] * 3}))
            await session.commit()
        for name, shape in self._shapes.items():
            callback = self._reading(shape) if name == READS else self._writing(shape)
            self.tree.add_command(app_commands.Command(name=f"floor_{name}", description="…", callback=callback))
        await self.tree.sync()

    def _reading(self, shape: Shape) -> Callback:
        async def read(interaction: discord.Interaction) -> None:
            async with AsyncSession(self.engine) as session:
                await session.get(Thing, 1)
            await interaction.response.send_message(**shape.sending())

        return read

    def _writing(self, shape: Shape) -> Callback:
        async def write(interaction: discord.Interaction) -> None:
            await self._count()
            await interaction.response.send_message(**shape.sending())

        return write

    async def _count(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with AsyncSession(connection) as session:
                thing = await session.get(Thing, 1)
                if thing is not None:
                    thing.count += 1
                await session.commit()

    async def close(self) -> None:
        """Leave and give the database back."""
        await super().close()
        await self.engine.dispose()
