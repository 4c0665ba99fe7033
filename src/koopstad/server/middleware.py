"""What concerns every answer: the name of its request, security headers, a line in the log, a count."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from koopstad.engine.reading import shortened
from koopstad.server.logs import name_request
from koopstad.server.metrics import REQUESTS
from koopstad.server.watch import ServerWatch

LOG = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NOT_STORED = (b"cache-control", b"no-store")
_REQUEST_ID = b"x-request-id"


def around(app: Litestar, watch: ServerWatch) -> ASGIApp:
    """The application, with this around it."""
    methods = {route.path_format: route.methods for route in app.routes if isinstance(route, HTTPRoute)}

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        name = name_request(_given_name(scope))
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started = watch.elapsed()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *_RAW_HEADERS, (_REQUEST_ID, name.encode())]
                if scope["path"].startswith("/api"):
                    headers.append(_NOT_STORED)
                if scope["method"] == "OPTIONS":
                    headers = _true_allow(headers, methods.get(str(scope.get("path_template")), ()))
                message["headers"] = headers
                _log(scope, message["status"], watch.elapsed() - started)
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def _given_name(scope: Any) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == _REQUEST_ID), "")


def _true_allow(headers: list[tuple[bytes, bytes]], methods: Iterable[str]) -> list[tuple[bytes, bytes]]:
    """Where several handlers share an address, Litestar's own answer to OPTIONS names only the first."""
    allow = ", ".join(sorted({*methods, "OPTIONS"})).encode()
    return [(name, allow if name == b"allow" else value) for name, value in headers]


def _log(scope: Any, status: int, seconds: float) -> None:
    REQUESTS.labels(scope["method"], status).inc()
    path = shortened(scope["path"])
    extra = {"method": scope["method"], "path": path, "status": status, "seconds": round(seconds, 4)}
    LOG.info("answered", extra=extra)
