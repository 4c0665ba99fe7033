"""The application of one process: its routes, and what has to be started and stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import koopstad
from koopstad.server.access import Access
from koopstad.server.bodies import StrictRequest
from koopstad.server.bot_pool import BotPool
from koopstad.server.health import Health
from koopstad.server.limits import Limits
from koopstad.server.messages.problem import Problem
from koopstad.server.middleware import around
from koopstad.server.problems import explain
from koopstad.server.pushing import Pusher, Sender
from koopstad.server.reviews import Reviews
from koopstad.server.routes import games, play, profiles, push, ratings, seats, service, sockets, tables
from koopstad.server.routes.common import account, visitor
from koopstad.server.scheduler import make_scheduler
from koopstad.server.schema import SchemaPage, SchemaWithViews
from koopstad.server.services import Running, Services
from koopstad.server.settings import Settings, data_home
from koopstad.server.tables import Tables
from koopstad.server.tasks import Tasks
from koopstad.server.watch import ServerWatch
from koopstad.server.web_client import web_client
from koopstad.store import Store, StoreError

LOG = logging.getLogger(__name__)


def make_server(
    settings: Settings, watch: ServerWatch | None = None, sender: Sender | None = None
) -> ASGIApp:
    """The application, with what concerns every answer around it."""
    watch = watch or ServerWatch()
    return around(make_app(settings, watch, sender), settings, Limits(settings, watch), watch)


def make_app(settings: Settings, watch: ServerWatch, sender: Sender | None = None) -> Litestar:
    store = Store(settings.url)
    watch.not_before(store.last_time())
    open_tables = Tables(store, settings, watch)
    pool = BotPool(settings.bot_processes, watch)
    reviews = Reviews(store, pool)
    sender = sender or _web_push(settings, store, watch)
    pusher = Pusher(store, watch, sender) if sender else None
    if pusher:
        open_tables.watchers.append(pusher.look)
    services = Services(settings, watch, store, open_tables, Access(store), pool, reviews, Running(), pusher)

    health = Health(services)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        for sentence in koopstad.playable()[1]:
            LOG.error(sentence)
        async with _running(services):
            tune_collector()
            yield

    return Litestar(
        route_handlers=[
            games.router,
            tables.router,
            play.router,
            seats.router,
            profiles.router,
            ratings.router,
            push.router,
            sockets.router,
            service.router,
            web_client(),
        ],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(lambda: services, use_cache=True, sync_to_thread=False),
            "visitor": Provide(visitor),
            "account": Provide(account, sync_to_thread=False),
            "health": Provide(lambda: health, use_cache=True, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_error, HTTPException: answer_error},
        request_class=StrictRequest,
        request_max_body_size=settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Koopstad",
            version=koopstad.__version__,
            description="Merchant-city board games at tables on a server.",
            path="/schema",
            render_plugins=[SchemaPage(), SchemaWithViews()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def _web_push(settings: Settings, store: Store, watch: ServerWatch) -> Sender | None:
    """What tells devices of turns, where koopstad[push] is installed."""
    try:
        from koopstad.server.push_sender import WebPush
    except ModuleNotFoundError:
        return None
    contact = settings.address if settings.address.startswith("https://") else "https://koopstad.invalid"
    try:
        return WebPush((store.folder or data_home()) / "push.pem", watch, contact)
    except StoreError as error:  # a server without a place of its own still plays
        LOG.warning("%s; nobody is told of turns by push", error)
        return None


@asynccontextmanager
async def _running(services: Services) -> AsyncIterator[None]:
    """What goes on while the application serves."""
    tables, tidying = services.tables, Tasks()
    scheduler = make_scheduler(tables, services.bots)
    try:
        await scheduler.start()
        services.running.scheduler = scheduler
        tidying.start(tables.keep_tidy())
        async with _others(services):
            yield
    finally:
        await tidying.close()
        if services.pusher:
            await services.pusher.close()
        await scheduler.close()
        await services.reviews.close()
        services.bots.close()
        await asyncio.to_thread(services.store.close)


@asynccontextmanager
async def _others(services: Services) -> AsyncIterator[None]:
    """On PostgreSQL other processes may serve the same tables."""
    if not services.store.is_postgres:
        yield
        return
    from koopstad.server.fanout import Fanout  # needs koopstad[postgres]

    fanout = Fanout(services)
    fanout.start()
    try:
        yield
    finally:
        await fanout.close()


def tune_collector() -> None:
    """A collection stops everybody, a full one with a thousand tables for a quarter of a second.

    What is there now stays and need not be looked at again. Tables and sockets hold no cycles and go when
    their last user goes (tests/server/test_rubbish.py), so full collections may be rare. Small ones come
    soon: a move frees almost as much as it makes, so the young are many more than the number counted.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200, 2, 5_000)


def answer_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error in the same shape."""
    told = explain(error)
    error.__traceback__ = None  # the frames it went through know it too, and all would keep each other alive
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    return Response(told, status_code=told.status, media_type="application/json", headers=headers)
