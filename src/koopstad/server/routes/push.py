"""Turns that are told to devices whose people are not at the table (Web Push)."""

from __future__ import annotations

from litestar import Router, get, put

from koopstad.engine.words import LANGUAGES
from koopstad.server.access import Visitor
from koopstad.server.limits import Account
from koopstad.server.messages.push import PushKey, Subscription
from koopstad.server.problems import problem
from koopstad.server.pushing import device_of, want_endpoint, want_keys
from koopstad.server.routes.common import look, problems
from koopstad.server.services import Services
from koopstad.store import Key, Push, Role


@get("/push", summary="The key to subscribe with", responses=problems())
async def push_key(services: Services) -> PushKey:
    return PushKey(services.pusher.sender.key if services.pusher else "")


@put(
    "/tables/{table:str}/push",
    status_code=204,
    summary="Be told of your turns on this device",
    responses=problems(401, 403, 410, 422),
)
async def subscribe(
    table: str, data: Subscription, visitor: Visitor, services: Services, account: Account
) -> None:
    """For the key of a seat, as long as it is good. A browser that unsubscribes is forgotten by itself."""
    seat = visitor.own_seat()
    if services.pusher is None:
        raise problem(404, "not-found", "this server sends no pushes: it lacks koopstad[push]")
    account.want_push()
    want_endpoint(data.endpoint)
    want_keys(data.p256dh, data.auth)
    await look(services, table, visitor)
    push = Push(
        key=visitor.digest,
        device=device_of(data.endpoint),
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        language=data.language if data.language in LANGUAGES else "en",
    )
    await services.pusher.subscribe(push, Key(table, Role.SEAT, seat))


router = Router("/api", route_handlers=[push_key, subscribe], tags=["Push"])
