"""Running the server with uvicorn: one process, or several on PostgreSQL."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from koopstad.server import logs
from koopstad.server.app import make_server
from koopstad.server.ports import check
from koopstad.server.settings import Settings
from koopstad.store import StoreError

LOG = logging.getLogger(__name__)

_SETTINGS = "KOOPSTAD_SETTINGS"  # how the processes of one server get their settings
_PROXY = "KOOPSTAD_TRUST_PROXY"  # the addresses of proxies whose word about clients is believed
_LEVEL = "KOOPSTAD_LOG"


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(settings: Settings, ready: Callable[[], None], log_level: str = "info") -> None:
    """Serves until it is told to stop."""
    check(settings.host, settings.port)
    logs.set_up(log_level)
    if settings.workers == 1:
        try:
            Server(_config(make_server(settings), settings), ready).run()
        except KeyboardInterrupt:
            LOG.info("stopped by hand")  # in good order: uvicorn raises it again when all is closed
        return
    if not settings.url.startswith("postgres"):
        raise StoreError("several processes need PostgreSQL: --database postgresql://...")
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    os.environ[_LEVEL] = log_level
    config = _config("koopstad.server.run:worker", settings, factory=True, workers=settings.workers)
    listener = config.bind_socket()
    ready()
    Multiprocess(config, [listener]).run()


def worker() -> ASGIApp:
    """The application of one process among several."""
    logs.set_up(os.environ.get(_LEVEL, "info"))
    return make_server(msgspec.json.decode(os.environ[_SETTINGS], type=Settings))


def _config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    trusted = os.environ.get(_PROXY, "")
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * settings.largest_body,  # from largest_body on there is an answer that says so
        ws_per_message_deflate=False,  # the size of a message shall tell nothing about what is in it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        limit_concurrency=settings.sockets,
        backlog=4096,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        **more,
    )
