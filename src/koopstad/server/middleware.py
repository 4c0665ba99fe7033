"""What concerns every answer: its name, limits and deadline, security headers, a line in the log, a count."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from koopstad.engine.reading import shortened
from koopstad.server.limits import LONGEST_WAIT, Account, Limits, Metered
from koopstad.server.logs import name_request
from koopstad.server.metrics import REQUESTS
from koopstad.server.problems import ProblemError, explain, problem
from koopstad.server.settings import WHOLE_BOX, Settings
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
_UNCOUNTED = ("/health", "/metrics")
FULL = 4429  # the code with which a socket is closed that is one too many


class Around:
    """The application, with this around it."""

    def __init__(self, app: Litestar, settings: Settings, limits: Limits, watch: ServerWatch) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._watch = watch
        self._sockets = 0
        self._methods = {
            route.path_format: route.methods for route in app.routes if isinstance(route, HTTPRoute)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._converse(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # --- requests ---------------------------------------------------------------------------------------

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        name = name_request(_header(scope, _REQUEST_ID))
        started, begun, method = self._watch.elapsed(), False, scope["method"]
        account = self._limits.account(scope["client"])
        scope["account"] = account
        # HEAD is answered as GET; the protocol, with its own scope, leaves out what follows the headers.
        asked: Any = {**scope, "method": "GET"} if method == "HEAD" else scope

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = [*message.get("headers", []), *_RAW_HEADERS, (_REQUEST_ID, name.encode())]
                if scope["path"].startswith("/api"):
                    headers.append(_NOT_STORED)
                if method == "OPTIONS":
                    headers = _true_allow(headers, self._methods.get(str(scope.get("path_template")), ()))
                message["headers"] = headers
                _log(method, scope["path"], message["status"], self._watch.elapsed() - started)
            await send(message)

        try:
            async with asyncio.timeout(self._settings.request_seconds):
                await self._admit(scope, account)
                await Metered(self._app(asked, receive, send_with_headers), account.spend)
        except ProblemError as refused:
            await _refuse(refused, send_with_headers)
        except TimeoutError:
            LOG.warning("a request was given up", extra={"method": method, "path": shortened(scope["path"])})
            if not begun:
                late = problem(503, "late", "this took too long; look at what became of it")
                await _refuse(late, send_with_headers)

    async def _admit(self, scope: Any, account: Account) -> None:
        """Refuses what nobody needs to look at, and keeps waiting who asks for too much."""
        if "\x00" in scope["path"]:
            raise problem(404, "not-found", "there is no such address")
        if not account.free and scope["path"] not in _UNCOUNTED and not account.requests.take():
            raise problem(429, "too-fast", "too many requests; try again in a minute")
        wait = account.work.wait
        if wait > LONGEST_WAIT:
            raise problem(429, "too-fast", "what you asked for keeps the server busy; try again in a minute")
        if wait:
            await self._watch.sleep(wait)
        if scope["method"] in ("POST", "PUT") and scope["path"].startswith("/api"):
            self._want_json(scope)

    def _want_json(self, scope: Any) -> None:
        """What another site can send in somebody's name without asking is no JSON."""
        length = _header(scope, b"content-length")
        most = WHOLE_BOX if scope["path"] == "/api/tables" else self._settings.largest_body
        if length.isascii() and length.isdigit() and int(length[:20]) > most:
            raise problem(413, "too-large", f"a request has at most {most} bytes")
        empty = length in ("", "0") and not _header(scope, b"transfer-encoding")
        media = _header(scope, b"content-type").partition(";")[0].strip().lower()
        if not empty and media != "application/json":
            raise problem(415, "not-json", "say it in JSON: Content-Type: application/json")

    # --- sockets ----------------------------------------------------------------------------------------

    async def _converse(self, scope: Any, receive: Receive, send: Send) -> None:
        name_request(_header(scope, _REQUEST_ID))
        account = self._limits.account(scope["client"])
        scope["account"] = account
        refused = self._why_no_socket(scope, account)
        if refused is not None:
            await _turn_away(refused, receive, send)
            return
        self._sockets += 1
        account.sockets += 1
        try:
            await self._app(scope, receive, send)
        finally:
            account.sockets -= 1
            self._sockets -= 1

    def _why_no_socket(self, scope: Any, account: Account) -> ProblemError | None:
        if self._sockets >= self._settings.sockets:
            return problem(429, "full", "too many sockets are open at this server")
        if account.free:
            return None
        if account.sockets >= self._settings.sockets_of_address:
            return problem(429, "full", "too many sockets of yours are open")
        if not account.requests.take():
            return problem(429, "too-fast", "too many requests; try again in a minute")
        return None


async def _turn_away(refused: ProblemError, receive: Receive, send: Send) -> None:
    """Says why, and hangs up."""
    await receive()
    told = explain(refused)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "text": msgspec.json.encode(told).decode(), "bytes": None})
    await send({"type": "websocket.close", "code": FULL, "reason": told.code})


async def _refuse(refused: ProblemError, send: Send) -> None:
    """An answer that the application had no part in."""
    told = explain(refused)
    headers = [(b"content-type", b"application/json")]
    if told.status == 429:
        headers.append((b"retry-after", b"60"))
    await send({"type": "http.response.start", "status": told.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(told), "more_body": False})


def _header(scope: Any, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def _true_allow(headers: list[tuple[bytes, bytes]], methods: Iterable[str]) -> list[tuple[bytes, bytes]]:
    """Where several handlers share an address, Litestar's own answer to OPTIONS names only the first."""
    allow = ", ".join(sorted({*methods, "OPTIONS"})).encode()
    return [(name, allow if name == b"allow" else value) for name, value in headers]


def _log(method: str, path: str, status: int, seconds: float) -> None:
    REQUESTS.labels(method, status).inc()
    extra = {"method": method, "path": shortened(path), "status": status, "seconds": round(seconds, 4)}
    LOG.info("answered", extra=extra)


def around(app: Litestar, settings: Settings, limits: Limits, watch: ServerWatch) -> ASGIApp:
    return Around(app, settings, limits, watch)
