"""What the page asks the sandbox itself: who and what is there, what is new, and to move the clock."""

from __future__ import annotations

import uuid
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from aiohttp import web

from bot.game import guilds
from bot.game.caller import Rank, staff_rank
from bot.game.desk import Game
from bot.sandbox.world import Place

LOCALES = {"sk": "sk", "cs": "cs", "en": "en-GB"}
MOVES = {"minutes": timedelta(minutes=5), "hour": timedelta(hours=1), "day": timedelta(days=1)}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Talk:
    """Answers the sandbox's own requests; `sandbox` is there once everything runs."""

    def __init__(self, game: Game) -> None:
        self.sandbox: Any = None
        self._game = game
        self._started = uuid.uuid4().hex

    def routes(self) -> dict[tuple[str, str], Handler]:
        """Return the handlers by method and path."""
        return {("GET", "/sandbox/state"): self._state, ("POST", "/sandbox/clock"): self._clock}

    async def _state(self, _request: web.Request) -> web.StreamResponse:
        if self.sandbox is None:
            raise web.HTTPServiceUnavailable()
        return web.json_response(await self._seen(), headers={"Cache-Control": "no-store"})

    async def _seen(self) -> dict[str, Any]:
        places = [await self._place(place) for place in self.sandbox.world.places.values()]
        return {"started": self._started, "now": self.sandbox.env.now().isoformat(), "guilds": places}

    async def _place(self, place: Place) -> dict[str, Any]:
        settings = await guilds.settings(self._game, place.guild.id)
        guild = self.sandbox.env.backend.guilds[place.guild.id]
        people = []
        for key, member in place.people.items():
            roles = frozenset(guild.members[member.id].role_ids)
            org = staff_rank(roles, settings) >= Rank.ORG
            people.append(
                {
                    "id": str(member.id),
                    "name": member.user.global_name,
                    "direct": f"dm/{key}",
                    "org": org,
                    "keeper": member.id == place.guild.owner.id,
                }
            )
        windows = [window for name, window in self.sandbox.windows.items() if name.startswith(f"{place.plan.key}/")]
        direct = [
            self.sandbox.windows[person["direct"]] for person in people if person["direct"] in self.sandbox.windows
        ]
        for window in (*windows, *direct):
            window.locale = LOCALES[settings.language]
        return {
            "key": place.plan.key,
            "name": place.plan.name,
            "language": settings.language,
            "people": people,
            "channels": [self._channel(window) for window in windows],
            "direct": [self._channel(window) for window in direct],
        }

    @staticmethod
    def _channel(window: Any) -> dict[str, Any]:
        newest = {str(viewer.id): str(window.newest(viewer) or "") for viewer in window.viewers}
        return {"key": window.capability, "name": window.channel.name, "newest": newest}

    async def _clock(self, request: web.Request) -> web.StreamResponse:
        if self.sandbox is None or request.headers.get("X-Sandbox") != "1":
            raise web.HTTPForbidden()
        asked = await request.json()
        move = asked.get("move") if isinstance(asked, dict) else None
        if move not in MOVES:
            return web.json_response({"moved": await self.sandbox.move_to_deadline()})
        await self.sandbox.move(MOVES[move])
        return web.json_response({"moved": True})
