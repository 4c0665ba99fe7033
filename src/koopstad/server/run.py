"""Running the server with uvicorn."""

from __future__ import annotations

import os

import uvicorn

from koopstad.server import logs
from koopstad.server.app import make_app
from koopstad.server.settings import Settings


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        ws="websockets-sansio",
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,  # the size of a message shall tell nothing about what is in it
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        limit_concurrency=settings.sockets,
        backlog=4096,
        proxy_headers="KOOPSTAD_TRUST_PROXY" in os.environ,
        forwarded_allow_ips=os.environ.get("KOOPSTAD_TRUST_PROXY", ""),
    )


def serve(settings: Settings, log_level: str = "info") -> None:
    """Serves until it is told to stop."""
    logs.set_up(log_level)
    uvicorn.Server(config(settings)).run()
