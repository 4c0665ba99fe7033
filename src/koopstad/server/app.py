"""The application: routes, limits, headers, and what has to be started and stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, ScalarRenderPlugin
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import OperationalError

import koopstad
from koopstad.engine.errors import KoopstadError
from koopstad.engine.reading import shortened
from koopstad.server.butler import Butler
from koopstad.server.doors import Doors
from koopstad.server.hall import Hall
from koopstad.server.house import House
from koopstad.server.messages import Problem
from koopstad.server.metrics import REQUESTS
from koopstad.server.problems import explain
from koopstad.server.routes import games, play, seats, service, sockets, tables
from koopstad.server.routes.common import visitor
from koopstad.server.settings import Settings
from koopstad.server.site import site
from koopstad.server.thinking import Thinkers
from koopstad.store import Store

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


def with_headers(app: Litestar) -> ASGIApp:
    """Security headers on every answer; what the API says is not cached. Requests are counted and logged."""
    methods = {route.path_format: route.methods for route in app.routes if isinstance(route, HTTPRoute)}

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *_RAW_HEADERS]
                if scope["path"].startswith("/api"):
                    headers.append(_NOT_STORED)
                if scope["method"] == "OPTIONS":
                    headers = _true_allow(headers, methods.get(str(scope.get("path_template")), ()))
                message["headers"] = headers
                _log(scope, message["status"], time.perf_counter() - started)
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def _true_allow(headers: list[tuple[bytes, bytes]], methods: Iterable[str]) -> list[tuple[bytes, bytes]]:
    """Where several handlers share an address, Litestar's own answer to OPTIONS names only the first."""
    allow = ", ".join(sorted({*methods, "OPTIONS"})).encode()
    return [(name, allow if name == b"allow" else value) for name, value in headers]


def _log(scope: Any, status: int, seconds: float) -> None:
    REQUESTS.labels(scope["method"], status).inc()
    path = shortened(scope["path"])
    extra = {"method": scope["method"], "path": path, "status": status, "seconds": round(seconds, 4)}
    LOG.info("answered", extra=extra)


def answer_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error in the same shape."""
    if isinstance(error, KoopstadError):
        told = explain(error)
    elif isinstance(error, HTTPException):
        told = _explain_http(error)
    elif isinstance(error, RecursionError):
        told = Problem(status=400, code="bad-request", message="this is nested too deeply")
    elif isinstance(error, (TimeoutError, OperationalError)):
        LOG.warning("the database does not answer")
        told = Problem(status=503, code="database", message="the database does not answer")
    else:
        LOG.error("a mistake of the server", exc_info=error)
        told = Problem(status=500, code="mistake", message="a mistake of the server; it was written down")
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    return Response(told, status_code=told.status, media_type="application/json", headers=headers)


def _explain_http(error: HTTPException) -> Problem:
    details = [
        f"{each.get('key', 'body')}: {each.get('message', '')}"
        for each in (error.extra if isinstance(error.extra, list) else [])
        if isinstance(each, dict)
    ]
    message = shortened("; ".join(details) or error.detail)
    codes = {404: "not-found", 405: "not-done-here", 413: "too-large", 429: "too-fast"}
    return Problem(
        status=error.status_code, code=codes.get(error.status_code, "bad-request"), message=message
    )


def make_server(settings: Settings) -> ASGIApp:
    """The application of one process, behind what concerns every answer."""
    return with_headers(make_app(settings))


def make_app(settings: Settings) -> Litestar:
    """The application of one process."""

    store = Store(settings.url)
    hall = Hall(store, settings)
    house = House(settings, store, hall, Doors(store), Thinkers(settings.bot_processes))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        housework = asyncio.create_task(_housework(hall))
        try:
            async with _servants(house):
                gc.collect()
                gc.freeze()  # what is there now stays: the collector need not look at it again
                yield
        finally:
            housework.cancel()
            house.thinkers.close()
            await asyncio.to_thread(store.close)

    return Litestar(
        route_handlers=[
            games.router,
            tables.router,
            play.router,
            seats.router,
            sockets.router,
            service.router,
            site(),
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, use_cache=True, sync_to_thread=False),
            "visitor": Provide(visitor),
        },
        exception_handlers={Exception: answer_error, HTTPException: answer_error},
        middleware=[_rate_limit(settings)],
        request_max_body_size=settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Koopstad",
            version=koopstad.__version__,
            description="Merchant-city board games at tables on a server.",
            path="/schema",
            render_plugins=[ScalarRenderPlugin(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


@asynccontextmanager
async def _servants(house: House) -> AsyncIterator[None]:
    """Who lets bots move and clocks ring: a butler in a single process, jobs where there may be several."""
    if not house.store.is_postgres:
        butler = Butler(house.hall, house.thinkers)
        butler.start()
        yield
        butler.close()
        return
    from koopstad.server.jobs import Jobs
    from koopstad.server.neighbours import Neighbours

    jobs, neighbours = Jobs(house.hall, house.thinkers, house.store.address), Neighbours(house.hall)
    await jobs.start()
    neighbours.start()
    yield
    await neighbours.close()
    await jobs.close()


def _rate_limit(settings: Settings) -> Any:
    limit = RateLimitConfig(("minute", settings.requests_a_minute), exclude=["^/health", "^/metrics"])
    return limit.middleware


async def _housework(hall: Hall) -> None:
    while True:
        await asyncio.sleep(min(30.0, hall.settings.idle_seconds))
        hall.put_away()
