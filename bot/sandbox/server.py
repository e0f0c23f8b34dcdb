"""One port for every channel: the page names its channel by the capability it sends, so one address is enough."""

from __future__ import annotations

import errno
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web
from simcord.preview import _server as simcord_server
from simcord.preview._server import PreviewServer

from bot.sandbox.page import DEFAULT_LANGUAGE, LANGUAGES, Pages

HOST = "127.0.0.1"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PortBusy(Exception):
    """Another program listens on the sandbox's port; `port` says which."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken")
        self.port = port


class ChannelServer(PreviewServer):
    """The requests of one channel's pages, without a port of its own."""

    def __init__(self, preview: Any, shared: SharedServer) -> None:
        super().__init__(preview, 0)
        self._shared = shared

    async def start(self) -> None:
        """Take the place behind the shared port."""
        # simcord imports aiohttp only where it opens a port itself.
        vars(simcord_server)["web"] = web
        self.port = self._shared.port
        self._shared.channels[self.preview.capability] = self

    async def close(self) -> None:
        """Leave the shared port."""
        self._shared.channels.pop(self.preview.capability, None)
        self.port = None


class SharedServer:
    """Serves the page, the sandbox's own requests and those of every channel."""

    def __init__(self, pages: Pages, own: dict[tuple[str, str], Handler]) -> None:
        self.channels: dict[str, ChannelServer] = {}
        self.port = 0
        self._pages = pages
        self._own = own
        self._runner: web.AppRunner | None = None

    async def start(self, port: int) -> None:
        """Listen on `port`, 0 = any; raises `PortBusy`."""
        application = web.Application(handler_args={"handler_cancellation": False}, middlewares=[self._only_here])
        application.add_routes(self._routes())
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError as error:
            await self.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                raise PortBusy(port) from error
            raise
        self.port = int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def address(self) -> str:
        """Where the sandbox is found."""
        return f"http://{HOST}:{self.port}/"

    def _routes(self) -> list[web.RouteDef]:
        channel = {
            ("POST", "/api/pages"): "_pages",
            ("DELETE", "/api/pages/{context_id}"): "_delete_page",
            ("GET", "/api/state"): "_state",
            ("GET", "/api/commands"): "_commands",
            ("GET", "/api/action-result"): "_action_result",
            ("POST", "/api/action"): "_action",
            ("GET", "/api/assets/{asset_id}"): "_asset",
        }
        routes = [web.route(method, path, self._to_channel(name)) for (method, path), name in channel.items()]
        routes += [web.route(method, path, handler) for (method, path), handler in self._own.items()]
        return [*routes, web.get("/", self._page), web.get("/{path:.+}", self._file)]

    def _to_channel(self, name: str) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            server = self.channels.get(request.headers.get("X-Simcord-Capability", ""))
            if server is None:
                raise web.HTTPUnauthorized()
            response: web.StreamResponse = await getattr(server, name)(request)
            return response

        return handle

    @web.middleware
    async def _only_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer only pages of this very address, so that no other site can reach in through the browser."""
        here = {f"{HOST}:{self.port}", f"localhost:{self.port}"}
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in here or origin not in (None, *(f"http://{host}" for host in here)):
            raise web.HTTPForbidden()
        return await handler(request)

    async def _page(self, _request: web.Request) -> web.StreamResponse:
        return self._answer("index.html", DEFAULT_LANGUAGE)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        language, _, rest = request.match_info["path"].partition("/")
        if language in LANGUAGES:
            return self._answer(rest or "index.html", language)
        return self._answer(request.match_info["path"], DEFAULT_LANGUAGE)

    def _answer(self, name: str, language: str) -> web.StreamResponse:
        file = self._pages.file(name, language)
        if file is None:
            raise web.HTTPNotFound()
        return web.Response(
            body=file.body, content_type=file.kind, charset=file.charset, headers=PreviewServer._SECURITY_HEADERS
        )
