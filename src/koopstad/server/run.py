"""Running the server with uvicorn: one process, or several on PostgreSQL."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from koopstad.server import logs
from koopstad.server.app import make_server
from koopstad.server.ports import check
from koopstad.server.protocols import PROXY, Http, Sockets
from koopstad.server.settings import Settings
from koopstad.store import StoreError, alone

try:
    import resource
except ImportError:  # Windows, where there is no such limit
    resource = None  # type: ignore[assignment]

LOG = logging.getLogger(__name__)
HTTP_PLACES = 1000  # connections beside the sockets
OTHER_FILES = 200  # the database, logs, processes of bots

_SETTINGS = "KOOPSTAD_SETTINGS"  # how the processes of one server get their settings
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


class Workers(Multiprocess):
    """Processes that share a port. Each has one of its own, too: a proxy can send all of a table to one."""

    def __init__(self, config: uvicorn.Config, shared: socket.socket, own: list[socket.socket]) -> None:
        self._shared = shared
        self._own = own
        super().__init__(config, [shared])

    @property
    def sockets(self) -> list[socket.socket]:
        """Of the process that is started next: the first that is not there."""
        running = [process.process.is_alive() for process in self.processes]
        place = running.index(False) if False in running else len(running)
        return [self._shared, *self._own[place : place + 1]]

    @sockets.setter
    def sockets(self, _: list[socket.socket]) -> None:
        """They are known."""


def _listener(host: str, port: int) -> socket.socket:
    """A port of one process; the server begins to listen when it is ready."""
    own = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        own.bind((host, port))
    except OSError as error:
        own.close()
        raise StoreError(f"the port {port} of a process cannot be had: {error.strerror}") from None
    own.set_inheritable(True)
    return own


def serve(settings: Settings, ready: Callable[[], None], log_level: str = "info") -> None:
    """Serves until it is told to stop."""
    check(settings.host, settings.port)
    logs.set_up(log_level)
    settings = with_open_files(settings)
    if settings.workers == 1:
        try:
            with alone(settings.url):
                Server(_config(make_server(settings), settings), ready).run()
        except KeyboardInterrupt:
            LOG.info("stopped by hand")  # in good order: uvicorn raises it again when all is closed
        return
    if not settings.url.startswith("postgres"):
        raise StoreError("several processes need PostgreSQL: --database postgresql://...")
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    os.environ[_LEVEL] = log_level
    config = _config("koopstad.server.run:worker", settings, factory=True, workers=settings.workers)
    own = [_listener(settings.host, settings.port + number + 1) for number in range(settings.workers)]
    listener = config.bind_socket()
    ready()
    Workers(config, listener, own).run()


def with_open_files(settings: Settings) -> Settings:
    """As many sockets as the system lets this process have; its limit is raised as far as may be."""
    if resource is None:
        return settings
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.sockets + HTTP_PLACES + OTHER_FILES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if 0 <= soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    sockets = min(settings.sockets, max(soft - HTTP_PLACES - OTHER_FILES, soft // 2))
    if soft >= 0 and sockets < settings.sockets:
        LOG.warning("the system allows %d open files: at most %d sockets; see ulimit -n", soft, sockets)
        return replace(settings, sockets=sockets)
    LOG.info("%d open files, %d sockets", soft, settings.sockets)
    return settings


def worker() -> ASGIApp:
    """The application of one process among several."""
    logs.set_up(os.environ.get(_LEVEL, "info"))
    return make_server(msgspec.json.decode(os.environ[_SETTINGS], type=Settings))


def _config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    trusted = os.environ.get(PROXY, "")
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=Http,
        ws=Sockets,
        ws_max_size=4 * settings.largest_body,  # from largest_body on there is an answer that says so
        ws_per_message_deflate=False,  # the size of a message shall tell nothing about what is in it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_worker_healthcheck=30,  # a process that starts on a busy machine is not hung
        timeout_graceful_shutdown=3,
        limit_concurrency=settings.sockets + HTTP_PLACES,
        backlog=4096,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        **more,
    )
