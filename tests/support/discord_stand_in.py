"""A stand-in for Discord on the loopback: simcord's world behind an HTTP API and a gateway, for the real process."""

from __future__ import annotations

import asyncio
import io
import json
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import discord
import simcord
from aiohttp import WSMsgType, web
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router

TOKEN = "stand-in.token"
WAIT = 20.0
HEARTBEAT_MILLISECONDS = 200  # each beat is also a moment to look at what a test waits for
HELLO, IDENTIFY, HEARTBEAT, HEARTBEAT_ACK, RESUME, REQUEST_MEMBERS = 10, 2, 1, 11, 6, 8
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
Held = Callable[[str, str], bool]


class StandIn:
    """One Discord: knows one token, can hold requests back, close the gateway, and count what arrived."""

    def __init__(self) -> None:
        self.env = simcord.Env(discord.Client(intents=discord.Intents.none()))
        self.backend = self.env.backend
        self.close_code: int | None = None
        self.requests: list[tuple[str, str]] = []
        self.mistakes: list[str] = []
        self.gateway_left = 0
        self._holds: deque[tuple[Held, bool, asyncio.Event]] = deque()
        self._nonces: dict[str, Any] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self._sequence = 0
        self._news = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._api)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"{host}:{port}"
        self.backend.subscribers.append(self._emitted)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for _, _, release in self._holds:
            release.set()
        await self._runner.cleanup()
        if error is None:
            assert not self.mistakes, self.mistakes

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until something has become true; whatever arrives or is sent is a reason to look again."""
        async with asyncio.timeout(WAIT), self._news:
            await self._news.wait_for(true)

    def hold(self, which: Held, *, taken: bool = False) -> asyncio.Event:
        """Hold the next request of a kind back: before Discord takes it, or (`taken`) only the answer.

        Returns an event that is set once the request is there.
        """
        arrived = asyncio.Event()
        self._holds.append((which, taken, arrived))
        return arrived

    def command(self, member: Any, channel: Any, path: str, /, **options: Any) -> None:
        """Let a member use a subcommand (`ability choose`) with text options."""
        name, subcommand = path.split()
        root = self.backend.commands[channel.guild.id][(name, 1)]
        given = [{"name": option, "type": 3, "value": value} for option, value in options.items()]
        data = {
            "id": root["id"],
            "name": name,
            "type": 1,
            "guild_id": str(channel.guild.id),
            "options": [{"name": subcommand, "type": 1, "options": given}],
        }
        _, payload = interactions.base_payload(
            self.backend, type=2, channel_id=channel.id, guild_id=channel.guild.id, user_id=member.id, data=data
        )
        self.backend.emit("INTERACTION_CREATE", payload)

    async def _told(self) -> None:
        async with self._news:
            self._news.notify_all()

    # The API

    async def _api(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        self.requests.append((request.method, path))
        body, files = await _content(request)
        hold = next((one for one in self._holds if one[0](request.method, path)), None)
        if hold is not None and not hold[1]:
            return await self._never(hold)
        answer = self._answer(request, path, body, files)
        if hold is not None:
            return await self._never(hold)
        await self._told()
        return answer

    async def _never(self, hold: tuple[Held, bool, asyncio.Event]) -> web.StreamResponse:
        self._holds.remove(hold)
        hold[2].set()
        await self._told()
        await asyncio.Event().wait()
        raise AssertionError

    def _answer(self, request: web.Request, path: str, body: Any, files: list[Any]) -> web.Response:
        if not path.startswith(WITHOUT_TOKEN) and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _json({"message": "401: Unauthorized", "code": 0}, 401)
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return _json({"url": f"ws://{self.address}/gateway/", "shards": 1, "session_start_limit": limit})
        # simcord ignores the nonce; Discord gives the first message back instead of a second one.
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce in self._nonces:
            return _json(self._nonces[nonce])
        try:
            found = router.dispatch(
                self.backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            return _json(error.to_json(), error.status)
        except Exception as error:
            self.mistakes.append(f"{request.method} {path}: {error!r}")
            return _json({"message": repr(error), "code": 0}, 400)
        if nonce is not None:
            self._nonces[str(nonce)] = found
        return web.Response(status=204) if found is None else _json(found)

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(socket, json.loads(message.data))
        self._sockets.discard(socket)
        self.gateway_left += 1
        await self._told()
        return socket

    async def _heard(self, socket: web.WebSocketResponse, message: Mapping[str, Any]) -> None:
        operation, data = message["op"], message.get("d")
        if operation == HEARTBEAT:
            await socket.send_json({"op": HEARTBEAT_ACK})
            await self._told()
        elif operation == IDENTIFY and self.close_code is not None:
            await socket.close(code=self.close_code)
        elif operation == IDENTIFY:
            await self._welcome(socket)
        elif operation == RESUME:
            self._sockets.add(socket)
            await self._send(socket, "RESUMED", {})
        elif operation == REQUEST_MEMBERS:
            await self._send(socket, "GUILD_MEMBERS_CHUNK", self._members(data))

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        guilds = list(self.backend.guilds.values())
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": "stand-in",
            "resume_gateway_url": f"ws://{self.address}/gateway/",
            "shard": [0, 1],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        await self._send(socket, "READY", ready)
        for guild in guilds:
            await self._send(socket, "GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self._sockets.add(socket)

    def _members(self, data: Any) -> dict[str, Any]:
        guild = self.backend.get_guild(int(data["guild_id"]))
        members = [serializers.member_payload(self.backend, guild, member) for member in guild.members.values()]
        return {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }

    def _emitted(self, event: str, payload: Mapping[str, Any]) -> None:
        text = dict(payload)
        for socket in self._sockets:
            task = asyncio.ensure_future(self._send(socket, event, text))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, socket: web.WebSocketResponse, event: str, payload: Mapping[str, Any]) -> None:
        self._sequence += 1
        with suppress(ConnectionError):  # the process was killed
            await socket.send_json({"op": 0, "t": event, "s": self._sequence, "d": payload})


def _json(content: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only under exactly this type, without a charset.
    body = json.dumps(content, default=str).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json"})


async def _content(request: web.Request) -> tuple[Any, list[discord.File]]:
    """Return the JSON of a request and the files that came with it."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        uploads = [field for field in form.values() if isinstance(field, web.FileField)]
        files = [discord.File(io.BytesIO(upload.file.read()), upload.filename) for upload in uploads]
        return json.loads(str(form["payload_json"])), files
    raw = await request.read()
    return (json.loads(raw) if raw else None), []
