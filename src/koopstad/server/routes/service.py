"""For whoever runs the server."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get
from litestar.enums import MediaType
from msgspec import Struct
from prometheus_client import generate_latest
from sqlalchemy import text

import koopstad
from koopstad.server.messages import Reach
from koopstad.server.metrics import REGISTRY
from koopstad.server.reach import address
from koopstad.server.routes.common import problems
from koopstad.server.services import Services


class Health(Struct, frozen=True):
    status: str
    version: str
    database: str


@get("/health", summary="Is it well?", responses=problems())
async def health(services: Services) -> Health:
    """Asks the database too; an answer with status 200 means that tables can be played."""
    await asyncio.wait_for(asyncio.to_thread(_ask_database, services), 5)
    return Health("ok", koopstad.__version__, services.store.engine.dialect.name)


def _ask_database(services: Services) -> None:
    with services.store.engine.connect() as connection:
        connection.execute(text("SELECT 1"))


@get("/api/reach", summary="Where others find this server", responses=problems())
async def reach(services: Services) -> Reach:
    """An invitation names this address where the page itself was opened at one that others cannot reach."""
    return Reach(address(services.settings), bool(services.settings.address))


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT, responses=problems())
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


router = Router("/", route_handlers=[health, reach, metrics], tags=["Service"])
