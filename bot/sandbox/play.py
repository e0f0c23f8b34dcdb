"""The running sandbox: the simulated Discord with the bot in it, its windows, and a clock that runs and can be moved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle, UserHandle

from bot.game import guilds
from bot.game.desk import Game
from bot.sandbox.keepsake import Keepsake
from bot.sandbox.server import SharedServer
from bot.sandbox.window import Window
from bot.sandbox.world import Place, World, given_id, stable_id

TICK_SECONDS = 1.0
STEP_SECONDS = 600.0
DIRECT = 1000  # numbers of channels of direct messages follow those of the plans


class Sandbox:
    """Everything that runs; made by `bot.sandbox.main`."""

    def __init__(self, env: Any, game: Game, world: World, keepsake: Keepsake, server: SharedServer) -> None:
        self.env = env
        self.game = game
        self.world = world
        self.server = server
        self.windows: dict[str, Window] = {}
        self.languages: dict[str, str] = {}
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

    async def move(self, until: Callable[[datetime], datetime]) -> None:
        """Move the clock ahead to what `until` makes of the present moment; everything due on the way happens."""
        async with self._hands:
            goal = until(self.env.now())
            ahead = (goal - self.env.now()).total_seconds()
            self._keepsake.ahead_seconds += ahead
            while (left := (goal - self.env.now()).total_seconds()) > 0:
                await self.env.advance_time(min(left, STEP_SECONDS))
            await self._look_around()

    async def next_deadline(self) -> datetime | None:
        """Return when the next thing that waits is due, None if nothing waits."""
        now = self.env.now()
        async with self.game.database.begin(write=False) as unit:
            waiting = [
                row.due_at
                for place in self.world.places.values()
                for row in await unit.outbox.due(place.guild.id, now + timedelta(days=3650), limit=1000)
            ]
        return min((due for due in waiting if due > now), default=None)

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            async with self._hands:
                now = loop.time()
                await self.env.advance_time(now - last)
                last = now
                self._publish(None)

    async def _after(self, window: Window) -> None:
        """Show the other windows what somebody's deed changed, and keep what it made."""
        await self._look_around(window)

    async def _look_around(self, busy: Window | None = None) -> None:
        for place in self.world.places.values():
            self.languages[place.plan.key] = (await guilds.settings(self.game, place.guild.id)).language
            await self._open_channels(place)
        self._keepsake.keep(self.env, self.world)
        self._publish(busy)

    def _publish(self, busy: Window | None) -> None:
        """Publish where something happened: a page that is published for nothing would refuse the next tap."""
        fresh = self.env.backend.transcript
        for window in self.windows.values():
            if window is not busy and _touches(fresh, window):
                window.publish()
            window.seen = len(fresh)

    async def _open_channels(self, place: Place) -> None:
        keys = {channel.id: key for key, channel in place.channels.items()}
        for channel in place.guild.channels.values():
            key = keys.get(channel.id) or str(channel.id)
            viewers = self._viewers(place, channel)
            name = f"{place.plan.key}/{key}"
            if name in self.windows:
                self.windows[name].viewers = viewers or self.windows[name].viewers
            elif viewers:
                await self._open_window(name, channel, viewers)
        for key, member in place.people.items():
            if f"dm/{key}" not in self.windows:
                await self._open_direct(key, self.world.users[key], member)

    def _viewers(self, place: Place, channel: ChannelHandle) -> tuple[MemberActor, ...]:
        return tuple(
            one for one in place.people.values() if can_access_channel(self.env, channel.id, one, history=True)
        )

    async def _open_direct(self, key: str, user: UserHandle, member: MemberActor) -> None:
        with given_id(self.env, stable_id(DIRECT) + member.id % 997):
            channel = user.dm_channel
        await self._open_window(f"dm/{key}", channel, (user,))

    async def _open_window(self, name: str, channel: ChannelHandle, viewers: tuple[Any, ...]) -> None:
        window = Window(
            self.env,
            name,
            channel,
            viewers,
            server=self.server,
            hands=self._hands,
            after=self._after,
            timezone="Europe/Bratislava",
            locale="sk",
        )
        window.seen = len(self.env.backend.transcript)
        await window.open()
        self.windows[name] = window


def _touches(transcript: list[tuple[str, str, Any]], window: Window) -> bool:
    """Whether anything since the window was last published concerns its channel, its guild's rights or its commands."""
    channel_id = str(window.channel.id)
    for kind, name, payload in transcript[window.seen :]:
        if channel_id in name or (isinstance(payload, dict) and str(payload.get("channel_id")) == channel_id):
            return True
        if kind == "GATEWAY" and name.startswith(("GUILD_", "CHANNEL_")):
            return True
        if kind == "HTTP" and "/commands" in name:
            return True
    return False
