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
REVISIONS_KEPT = 20
LOCALE, TIME_ZONE = "sk", "Europe/Bratislava"
# What nobody can do while a form is open.
ELSEWHERE = frozenset(
    {"run_command", "autocomplete_command", "browse_candidates", "click", "select", "send_message", "set_reaction"}
)
TAPS = frozenset({"click", "select"})


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
    ) -> None:
        super().__init__(
            env,
            channel,
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=LOCALE,
            timezone=TIME_ZONE,
            presentation_time=None,
            assets=None,
            port=0,
        )
        self.capability = key
        self._server = ChannelServer(self, server)
        self._hands = hands
        self._after = after
        self.seen = 0
        self._shown: dict[tuple[str, Any], dict[str, str]] = {}
        self.acting: str | None = None

    async def open(self) -> None:
        """Open the window; simcord believes that there is only one, and that embeds mention nobody."""
        for part in ("embed_description", "embed_field_value"):
            _markdown._FIELD_POLICIES[part].update(mentions=True, commands=True)
        self.env._preview = None
        await self.__aenter__()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._hands:
            self.env._preview, self.acting = self, context_id
            page = self._pages.get(context_id or "")
            if page is not None and isinstance(body, Mapping):
                self._forget_form(page, body)
                body = self._excused(page, body)
            told: dict[str, Any] = await super()._action(context_id, body)
            await self._after(self)
            return told

    def _forget_form(self, page: Any, body: Mapping[str, Any]) -> None:
        """End a form that was cancelled: for simcord it is still open, and everything else refused."""
        if body.get("kind") in ELSEWHERE and not body.get("modal_handle"):
            page.modal = page.modal_handle = None

    def _excused(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Let pass what was begun just before the page was published anew; a tap only if its message is the same."""
        before, now = (self._shown.get((page.id, one)) for one in (body.get("published_revision"), page.revision))
        target = str(body.get("target_id"))
        changed = body.get("kind") in TAPS and (before or {}).get(target) != (now or {}).get(target)
        return body if before is None or changed else {**body, "published_revision": page.revision}

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        """Open a page for somebody; whoever may not see the channel gets its first viewer's."""
        self._shown = {key: shown for key, shown in self._shown.items() if key[0] in self._pages}
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

    def publish(self, *, but: str | None = None) -> None:
        """Show every open page, `but` one, what has happened meanwhile."""
        for page in tuple(self._pages.values()):
            if page.id in self._pages and page.id != but:
                self._publish(page, reason="refresh")

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Publish with the present moment, from which texts like "two minutes ago" are counted."""
        self._advance_presentation_time()
        super()._publish(page, reason=reason)
        messages = self.env.backend.messages.get(self.channel.id, {})
        shown = page.snapshot.get("timeline", ())
        self._shown[(page.id, page.revision)] = {one: repr(messages[int(one)].components) for one in shown}
        self._shown.pop((page.id, page.revision - REVISIONS_KEPT), None)
