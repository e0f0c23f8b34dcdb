"""A window: one channel of the simulated Discord as a page in the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from simcord.backend.access import can_access_channel, can_access_message
from simcord.builders import ChannelHandle
from simcord.preview import Preview, _markdown

from bot.sandbox.server import ChannelServer, SharedServer

MOST_PAGES = 1000


class Window(Preview):
    """A channel's page; every deed of a user goes through `hands`, because simcord allows one at a time."""

    _MAX_PAGES = MOST_PAGES

    def __init__(
        self,
        env: Any,
        key: str,
        channel: ChannelHandle,
        viewers: tuple[Any, ...],
        *,
        server: SharedServer,
        hands: asyncio.Lock,
        after: Callable[[Window], Awaitable[None]],
        timezone: str,
        locale: str,
    ) -> None:
        super().__init__(
            env,
            channel,
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=timezone,
            presentation_time=None,
            assets=None,
            port=0,
        )
        self.capability = key
        self._server = ChannelServer(self, server)
        self._hands = hands
        self._after = after
        self.seen = 0

    async def open(self) -> None:
        """Open the window; simcord believes that there is only one, and that embeds mention nobody."""
        for part in ("embed_description", "embed_field_value"):
            _markdown._FIELD_POLICIES[part].update(mentions=True, commands=True)
        self.env._preview = None
        await self.__aenter__()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._hands:
            self.env._preview = self
            told: dict[str, Any] = await super()._action(context_id, body)
            await self._after(self)
            return told

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        """Open a page for somebody; whoever may not see the channel gets its first viewer's."""
        known = {str(viewer.id): viewer for viewer in self.viewers}
        viewer = known.get(str(viewer_id), self.viewers[0])
        return super()._open_page(viewer.id, target_id or self.newest(viewer))

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """Begin at the newest message, whoever wrote it; simcord would begin at the bot's last one."""
        return self.newest(viewer)

    def newest(self, viewer: Any) -> int | None:
        """Return the id of the newest message somebody can see here."""
        if not can_access_channel(self.env, self.channel.id, viewer, history=True):
            return None
        messages = self.env.backend.messages.get(self.channel.id, {})
        for message_id in sorted(messages, reverse=True):
            if can_access_message(self.env, self.channel.id, messages[message_id], viewer, history=True):
                return int(message_id)
        return None

    def publish(self) -> None:
        """Show every open page what has happened meanwhile."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page.id in self._pages:
                self._publish(page, reason="refresh")
