"""The bot as a real process: whatever fails is one sentence and exit code 2, and what was promised is said once."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.command_line.words import sentence
from bot.game import guilds
from bot.game.caller import Caller, Rank
from bot.game.characters.create import create
from bot.game.desk import write
from bot.store.engine import create_engine
from bot.store.upgrade import upgrade
from tests.support.bot_process import BotProcess, started
from tests.support.discord_stand_in import StandIn
from tests.support.world import Clock, World, build_world, make_game

pytestmark = pytest.mark.process
ENDED_BADLY = 2


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """A Discord on the loopback."""
    async with StandIn() as discord:
        yield discord


def address(folder: Path) -> str:
    """Return the address of the database a bot keeps in `folder`."""
    return f"sqlite+aiosqlite:///{folder / 'virtual-org.sqlite3'}"


async def failed(bot: BotProcess, key: str, **parts: str) -> None:
    """Let the bot end and expect exactly one sentence."""
    assert await bot.end() == ENDED_BADLY, bot.text
    assert bot.text == sentence(key, **parts) + "\n"


async def test_a_wrong_token_is_one_sentence_with_the_repair(stand_in: StandIn, tmp_path: Path) -> None:
    async with started("run", stand_in.address, tmp_path, DISCORD_TOKEN="not.this.one") as bot:
        await failed(bot, "token-wrong")


async def test_a_missing_intent_is_one_sentence_with_the_repair(stand_in: StandIn, tmp_path: Path) -> None:
    stand_in.close_code = 4014
    async with started("run", stand_in.address, tmp_path) as bot:
        await failed(bot, "intent-missing")


async def test_no_way_to_discord_is_one_sentence_with_the_repair(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # bound and not listening: whoever comes is refused
        async with started("run", f"127.0.0.1:{closed.getsockname()[1]}", tmp_path) as bot:
            assert await bot.end() == ENDED_BADLY
    assert bot.text.startswith("Na Discord sa nedá pripojiť")
    assert bot.text.count("\n") == 1


async def test_a_newer_database_is_left_alone(stand_in: StandIn, tmp_path: Path) -> None:
    await made_by_a_newer_bot(tmp_path)
    before = (tmp_path / "virtual-org.sqlite3").read_bytes()
    async with started("run", stand_in.address, tmp_path) as bot:
        await failed(bot, "database-newer", place=str(tmp_path / "virtual-org.sqlite3"), detail="9999")
    assert (tmp_path / "virtual-org.sqlite3").read_bytes() == before


async def made_by_a_newer_bot(folder: Path) -> None:
    """Make a database that stands at a step nobody knows yet."""
    engine = create_engine(address(folder))
    await upgrade(engine)
    await engine.dispose()
    with sqlite3.connect(folder / "virtual-org.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


async def test_a_database_locked_by_another_program_is_one_sentence(stand_in: StandIn, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "virtual-org.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        async with started("run", stand_in.address, tmp_path) as bot:
            await failed(bot, "database-locked", place=str(tmp_path / "virtual-org.sqlite3"))
    finally:
        other.close()


async def test_a_second_process_on_the_same_database_says_so_and_leaves_the_first_alone(
    stand_in: StandIn, tmp_path: Path
) -> None:
    async with started("run", stand_in.address, tmp_path) as first:
        await first.until_says("online")
        async with started("run", stand_in.address, tmp_path) as second:
            await failed(second, "database-taken", place=str(tmp_path / "virtual-org.sqlite3"))
        assert await first.end(signal.SIGTERM) == 0


async def test_a_busy_port_of_the_sandbox_is_one_sentence_with_the_repair(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        async with started("sandbox", "127.0.0.1:1", tmp_path, SANDBOX_PORT=port, DISCORD_TOKEN="") as bot:
            await failed(bot, "port-busy", port=port)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot_in_good_order(stand_in: StandIn, tmp_path: Path, number: signal.Signals) -> None:
    async with started("run", stand_in.address, tmp_path) as bot:
        await bot.until_says("online")
        assert await bot.end(number) == 0
    assert "Traceback" not in bot.text
    await stand_in.until(lambda: stand_in.gateway_left == 1)


@pytest.fixture
async def table(stand_in: StandIn, tmp_path: Path) -> World:
    """A guild that is set up, with a player's character; the game that made it is closed again."""
    clock = Clock(stand_in.env)
    game = make_game(address(tmp_path), clock)
    await upgrade(game.database.engine)
    world = build_world(stand_in.env, SimpleNamespace(game=game), address(tmp_path), clock)  # type: ignore[arg-type]
    async with write(game, world.caller(world.keeper, "set-up", keeper=True), need=Rank.KEEPER, set_up=False) as desk:
        channels = {"approvals": world.approvals.id, "log": world.log.id}
        await guilds.change(desk, org_role=world.org_role.id, channels=channels)
        guild = await desk.unit.guilds.get(world.guild.id)
        assert guild is not None
        guild.ready = True
    caller: Caller = world.caller(world.player, "create")
    await create(game, caller, name="Borin", faction="kamelot", character_class="bojovnik")
    await game.database.close()
    return world


def cards(stand_in: StandIn, world: World) -> list[Any]:
    """Return the cards that wait in the approvals channel."""
    return list(stand_in.backend.messages.get(world.approvals.id, {}).values())


@pytest.mark.parametrize("taken", [False, True], ids=["before-discord-took-it", "before-discord-answered"])
async def test_killed_between_commit_and_card_the_bot_posts_the_card_once_after_its_restart(
    stand_in: StandIn, table: World, tmp_path: Path, taken: bool
) -> None:
    async with started("run", stand_in.address, tmp_path) as bot:
        await bot.until_says("online")
        await stand_in.until(lambda: ("ability", 1) in stand_in.backend.commands.get(table.guild.id, {}))
        posting = stand_in.hold(lambda method, path: path == f"/channels/{table.approvals.id}/messages", taken=taken)
        stand_in.command(table.player, table.play, "ability choose", ability="vytrvalost")
        async with asyncio.timeout(20):
            await posting.wait()
        assert await bot.end(signal.SIGKILL) == -signal.SIGKILL
    assert len(cards(stand_in, table)) == int(taken)
    async with started("run", stand_in.address, tmp_path) as bot:
        await stand_in.until(lambda: marked(stand_in, table) and not unsaid(tmp_path))
        assert await bot.end(signal.SIGTERM) == 0
    assert len(cards(stand_in, table)) == 1


def marked(stand_in: StandIn, world: World) -> bool:
    """Say whether a card carries both of the bot's marks, the last thing done to it."""
    return any(len(card.reactions) == 2 for card in cards(stand_in, world))


def unsaid(folder: Path) -> int:
    """Return how much the outbox still holds besides what reminds ORGs of a request many hours later."""
    waiting = "SELECT count(*) FROM outbox WHERE sent_at IS NULL AND payload NOT LIKE '%while_request%'"
    with sqlite3.connect(folder / "virtual-org.sqlite3") as connection:
        (count,) = connection.execute(waiting).fetchone()
    connection.close()
    return int(count)
