"""For whoever runs the server."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get
from litestar.enums import MediaType
from msgspec import Struct
from prometheus_client import generate_latest

import koopstad
from koopstad.server.health import OK, Health
from koopstad.server.metrics import REGISTRY
from koopstad.server.problems import problem
from koopstad.server.reach import address
from koopstad.server.routes.common import problems
from koopstad.server.services import Services


class HealthInfo(Struct, frozen=True):
    status: str  # ok, or unwell
    version: str
    database: str
    parts: dict[str, str]  # each is ok, or says what is wrong


class Reach(Struct, frozen=True):
    """Where others find this server, for links to give away; empty: only its own machine can reach it."""

    address: str
    given: bool  # whoever runs the server said so: it holds whatever address you came by


@get("/health", summary="Is it well?", responses=problems())
async def health(services: Services, health: Health) -> Response[HealthInfo]:
    """Asks the writer, the database, bots, jobs and the disk; status 200 means that tables can be played."""
    parts = await health.parts()
    well = all(part == OK for part in parts.values())
    kind = services.store.engine.dialect.name
    told = HealthInfo("ok" if well else "unwell", koopstad.__version__, kind, parts)
    return Response(told, status_code=200 if well else 503)


@get("/api/reach", summary="Where others find this server", responses=problems())
async def reach(services: Services) -> Reach:
    """An invitation names this address where the page itself was opened at one that others cannot reach."""
    return Reach(address(services.settings), bool(services.settings.address))


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT, responses=problems())
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Only for who asks the server itself: whatever a proxy passes on comes from outside."""
    if any(name in request.headers for name in _OF_PROXIES):
        raise problem(404, "not-found", "there is no such address")
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


_OF_PROXIES = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "via", "x-real-ip")

router = Router("/", route_handlers=[health, reach, metrics], tags=["Service"])
