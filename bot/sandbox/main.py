"""Starts the sandbox: database, demo world, the real bot in it, and the page; runs until it is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import simcord

from bot.app import build, build_game, the_moment
from bot.game import guilds
from bot.game.desk import Game
from bot.i18n.speech import DEFAULT_LANGUAGE
from bot.sandbox.keepsake import read_keepsake
from bot.sandbox.page import Pages
from bot.sandbox.play import Sandbox
from bot.sandbox.seed import is_new, seed
from bot.sandbox.server import PortBusy, SharedServer
from bot.sandbox.talk import Talk
from bot.sandbox.world import KINGDOM, World, build_world
from bot.settings import Settings
from bot.store.upgrade import upgrade

QUIET_AFTER_SECONDS = 0.002
__all__ = ["PortBusy", "opened", "run"]


@dataclass(slots=True)
class SimulatedClock:
    """The game's clock: that of the simulated Discord."""

    env: Any = None

    def now(self) -> datetime:
        """Return the simulated moment."""
        moment: datetime = self.env.now()
        return moment


async def run(settings: Settings) -> None:
    """Open the sandbox, print its address once, and run until cancelled; raises `PortBusy`."""
    async with opened(settings) as sandbox:
        speech = sandbox.game.speeches[DEFAULT_LANGUAGE]
        print(speech.label("sandbox-running", address=sandbox.server.address), flush=True)
        await asyncio.Event().wait()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Sandbox]:
    """Run the sandbox while the caller is inside; raises `PortBusy` before anything is touched."""
    clock = SimulatedClock()
    settings.data_folder.mkdir(parents=True, exist_ok=True)
    game = build_game(settings, now=clock.now)
    talk = Talk(game)
    server = SharedServer(Pages(game.speeches), talk.routes())
    await server.start(settings.sandbox_port)
    try:
        await upgrade(game.database.engine)
        async with _running(settings, game, clock, server) as sandbox:
            talk.sandbox = sandbox
            yield sandbox
    finally:
        await server.close()
        await game.database.close()


@asynccontextmanager
async def _running(
    settings: Settings, game: Game, clock: SimulatedClock, server: SharedServer
) -> AsyncIterator[Sandbox]:
    keepsake = read_keepsake(settings.data_folder)
    # simcord looks every 50 ms whether the bot is quiet: an hour moved ahead would take long.
    vars(simcord.Env)["_settle_internal"].__kwdefaults__["idle"] = QUIET_AFTER_SECONDS
    running = simcord.run(build(settings, game=game), check_errors=False, shard_count=1)
    env: Any = running._env
    clock.env = env
    world = build_world(env)
    new = await is_new(game)
    if new:
        keepsake.forget()
    keepsake.restore(env, world)
    # Ids come from the clock, so it is set only now, and before the start: later simcord would lose its timers.
    env.backend.clock._epoch = the_moment() + timedelta(seconds=keepsake.ahead_seconds)
    # An error of a callback would leave the page's command box open; the bot has told its user already.
    env._record_error = lambda _error: None
    await (_first_day(game, world) if new else _another_day(game, env, world))
    async with running:
        sandbox = Sandbox(env, game, world, keepsake, server)
        await sandbox.open()
        try:
            yield sandbox
        finally:
            await sandbox.close()


async def _first_day(game: Game, world: World) -> None:
    await seed(game, world.places[KINGDOM.key])


async def _another_day(game: Game, env: Any, world: World) -> None:
    """The simulated Discord has forgotten messages and commands: say so, and let the bot bring its commands anew."""
    for place in world.places.values():
        settings = await guilds.settings(game, place.guild.id)
        text = game.speeches[settings.language].say("sandbox-started-again")
        await guilds.commands_synced(game, place.guild.id, "", {})
        first = next(iter(place.channels.values())).id
        for channel_id in dict.fromkeys((first, settings.channels.get("approvals", first))):
            if channel_id in env.backend.channels:
                env.backend.create_message(channel_id, env.backend.bot_user.id, text)
