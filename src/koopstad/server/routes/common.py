"""What routes share: who asks, what he may see, and what can go wrong."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from koopstad.server.access import Visitor, key_from
from koopstad.server.limits import Account
from koopstad.server.live import LiveTable
from koopstad.server.messages.problem import Problem
from koopstad.server.problems import problem
from koopstad.server.services import Services

_SAYS = {
    400: "The request cannot be understood.",
    401: "A key is missing or unknown.",
    403: "The key does not open this.",
    404: "There is no such thing.",
    405: "This address does not do that.",
    409: "The table stands otherwise than you thought: look at `update`.",
    410: "The table cannot be opened by this version of the rules.",
    413: "The request is too large.",
    415: "The request is not in JSON.",
    422: "It is understood and not possible; for a move `rule` says why.",
    429: "Too many requests.",
    500: "A mistake of the server.",
    503: "Not now; nothing was done.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems a route can answer with, beside those that every route has."""
    wanted = (400, 404, 405, 413, 415, 429, 500, 503, *statuses)
    return {
        status: ResponseSpec(Problem, description=_SAYS[status], generate_examples=False)
        for status in sorted(set(wanted))
    }


async def visitor(request: Request[Any, Any, Any], table: str, services: Services) -> Visitor:
    """Whoever sent this request to a table."""
    return await services.access.visitor(table, key_from(request.headers.get("authorization")))


def account(request: Request[Any, Any, Any]) -> Account:
    """What the address has asked for lately that this request comes from."""
    found: Account = request.scope["account"]  # type: ignore[typeddict-item]
    return found


async def look(services: Services, table: str, visitor: Visitor) -> LiveTable:
    """The table, for somebody who may see it."""
    live = await services.tables.get(table)
    if not visitor.may_look and not live.table.terms.public:
        raise problem(401, "private", "this table is private: it takes the key of a seat or of a spectator")
    if visitor.seat is not None:
        live.shows_up(visitor.seat)
    return live


async def log_from(services: Services, live: LiveTable, since: int) -> int:
    """Where the log begins that a client asks for; the events from there on are at hand afterwards."""
    if since < 0:
        return live.recent()
    await services.tables.listen_from(live, since)
    return since
