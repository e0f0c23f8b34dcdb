"""The running sandbox: the simulated Discord with the bot in it, its windows, and a clock that can be moved."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

import structlog
from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle

from bot.game import outbox
from bot.game.desk import Game
from bot.sandbox.keepsake import Keepsake
from bot.sandbox.server import SharedServer
from bot.sandbox.window import Window
from bot.sandbox.world import Place, World

TICK_SECONDS = 1.0
STEP_SECONDS = 600.0
THREADS_SHOWN = 3
LANDING_SECONDS = 35.0  # a little more than the bot's own tick
log = structlog.get_logger()


class Sandbox:
    """Everything that runs; made by `bot.sandbox.main`."""

    def __init__(self, env: Any, game: Game, world: World, keepsake: Keepsake, server: SharedServer) -> None:
        self.env = env
        self.game = game
        self.world = world
        self.server = server
        self.windows: dict[str, Window] = {}
        self._keepsake = keepsake
        self._hands = asyncio.Lock()
        self._ticker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open all windows and let the clock run."""
        await self._look_around()
        self._ticker = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Stop the clock and shut the windows."""
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)
        for window in list(self.windows.values()):
            await window.close()

    async def move(self, by: timedelta) -> None:
        """Move the clock ahead; everything due on the way happens."""
        async with self._hands:
            start = self.env.now()
            await self._go(start + by)
            await self._arrive(start)

    async def move_to_deadline(self) -> bool:
        """Move the clock to when the next thing is due; False where nothing waits for its time."""
        async with self._hands:
            start, due = self.env.now(), await self.next_deadline()
            if due is None:
                return False
            await self._go(due + timedelta(seconds=LANDING_SECONDS))
            await self._arrive(start)
            return True

    async def _go(self, until: datetime) -> None:
        """Go to a moment, and pass everything due on the way at the bot's own pace, so that it happens in its time."""
        while (left := (until - self.env.now()).total_seconds()) > 0:
            due = await self.next_deadline()
            free = left if due is None else min(left, (due - self.env.now()).total_seconds() - LANDING_SECONDS)
            if free > STEP_SECONDS:
                await self._skip(free)
            else:
                await self.env.advance_time(min(left, max(free, 0) + 2 * LANDING_SECONDS))

    async def _skip(self, seconds: float) -> None:
        """Pass time in which nothing is due without the thousands of ticks that would find that out."""
        tick = self.env.bot.get_cog("Clockwork").tick
        usual = tick.seconds
        with self.env._bot_scope():  # a timer set outside would run by the real clock
            tick.change_interval(seconds=seconds)
        await self.env.advance_time(seconds)
        with self.env._bot_scope():
            tick.change_interval(seconds=usual)

    async def _arrive(self, start: datetime) -> None:
        self._keepsake.ahead_seconds += (self.env.now() - start).total_seconds()
        await self._look_around()
        for window in self.windows.values():
            window.publish()

    async def next_deadline(self) -> datetime | None:
        """Return when the next thing that waits is due, None if nothing waits."""
        waiting: list[datetime | None] = []
        for place in self.world.places.values():
            waiting.append(await outbox.next_due(self.game, place.guild.id))
            async with self.game.database.begin(write=False) as unit:
                phase = await unit.phases.open_one(place.guild.id)
                waiting += [await unit.timers.next_due(place.guild.id), phase.ends_at if phase else None]
                waiting.append(await unit.combats.next_due(place.guild.id))
                waiting.append(await unit.field.next_ask_due(place.guild.id))
        # What fell due a moment ago, between two ticks of the bot, is still to happen.
        past = self.env.now() - timedelta(seconds=LANDING_SECONDS)
        return min((due for due in waiting if due is not None and due > past), default=None)

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            async with self._hands:
                now = loop.time()
                try:
                    await self.env.advance_time(now - last)
                    self._publish(None)
                except Exception as error:  # whatever goes wrong, the clock runs on
                    log.warning("clock_stumbled", error=str(error))
                last = now

    async def _look_around(self, busy: Window | None = None) -> None:
        """Show what a deed changed, and keep what it made; the page of the deed itself is up to date."""
        for place in self.world.places.values():
            await self._open_channels(place)
        self._keepsake.keep(self.env, self.world)
        self._publish(busy)

    def _publish(self, busy: Window | None) -> None:
        """Publish where something happened: a page that is published for nothing would refuse the next tap."""
        transcript = self.env.backend.transcript
        for window in self.windows.values():
            if _touches(transcript, window):
                window.publish(but=window.acting if window is busy else None)
            window.seen = len(transcript)

    async def _open_channels(self, place: Place) -> None:
        keys = {channel.id: key for key, channel in place.channels.items()}
        for channel in _with_threads(place):
            name = f"{place.plan.key}/{keys.get(channel.id, channel.id)}"
            viewers = self._viewers(place, channel)
            if name in self.windows:
                self.windows[name].viewers = viewers or self.windows[name].viewers
            elif viewers:
                await self._open_window(name, channel, viewers)
        for key in place.people:
            if f"dm/{key}" not in self.windows:
                user = self.world.users[key]
                await self._open_window(f"dm/{key}", user.dm_channel, (user,))

    def _viewers(self, place: Place, channel: ChannelHandle) -> tuple[MemberActor, ...]:
        people = place.people.values()
        return tuple(one for one in people if can_access_channel(self.env, channel.id, one, history=True))

    async def _open_window(self, name: str, channel: ChannelHandle, viewers: tuple[Any, ...]) -> None:
        after, server = self._look_around, self.server
        window = Window(self.env, name, channel, viewers, server=server, hands=self._hands, after=after)
        window.seen = len(self.env.backend.transcript)
        await window.open()
        self.windows[name] = window


def _with_threads(place: Place) -> Iterator[ChannelHandle]:
    """Yield the channels of a guild, each followed by its newest threads."""
    for channel in place.guild.channels.values():
        if not channel.is_thread:
            yield channel
            yield from sorted(channel.threads, key=lambda thread: thread.id)[-THREADS_SHOWN:]


def _touches(transcript: list[tuple[str, str, Any]], window: Window) -> bool:
    """Whether anything since the window was last published concerns its channel, anybody's rights or the commands."""
    channel_id = str(window.channel.id)
    for kind, name, payload in transcript[window.seen :]:
        if channel_id in name or (isinstance(payload, Mapping) and str(payload.get("channel_id")) == channel_id):
            return True
        if name.startswith(("GUILD_", "CHANNEL_")) if kind == "GATEWAY" else "/commands" in name:
            return True
    return False
