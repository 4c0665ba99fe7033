"""What routes share: who asks, what the answer may be, and doing something once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from koopstad.engine.errors import KoopstadError
from koopstad.server import showing
from koopstad.server.doors import Visitor, key_from
from koopstad.server.house import House
from koopstad.server.messages import Done, Problem, Update
from koopstad.server.problems import ProblemError, explain, problem
from koopstad.server.session import Session
from koopstad.table import Entry, SharedTable

_SAYS = {
    400: "The request cannot be understood.",
    401: "A key is missing or unknown.",
    403: "The key does not open this.",
    404: "There is no such thing.",
    405: "This address does not do that.",
    409: "The table stands otherwise than you thought: look at `update`.",
    410: "The table cannot be opened by this version of the rules.",
    413: "The request is too large.",
    422: "It is understood and not possible; for a move `rule` says why.",
    429: "Too many requests.",
    500: "A mistake of the server.",
    503: "Not now; nothing was done.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems a route can answer with, beside those that every route has."""
    wanted = (400, 404, 405, 413, 429, 500, 503, *statuses)
    return {
        status: ResponseSpec(Problem, description=_SAYS[status], generate_examples=False)
        for status in sorted(set(wanted))
    }


async def visitor(request: Request[Any, Any, Any], table: str, house: House) -> Visitor:
    """Whoever sent this request to a table."""
    return await house.doors.visitor(table, key_from(request.headers.get("authorization")))


async def look(house: House, table: str, visitor: Visitor) -> Session:
    """The table, for somebody who may see it."""
    session = await house.hall.session(table)
    if not visitor.may_look and not session.shared.public:
        raise problem(401, "private", "this table is private: it takes the key of a seat or of a spectator")
    return session


async def log_from(house: House, session: Session, since: int) -> int:
    """Where the log begins that a client asks for; the events from there on are at hand afterwards."""
    if since < 0:
        return session.recent()
    await house.hall.listen_from(session, since)
    return since


Ask = Callable[[SharedTable, str], Entry]


async def do_once(
    house: House, session: Session, seat: int, request: str, kind: str, ask: Ask, brief: bool
) -> Done:
    """Does what a seat asks. A request that was made before is recognised and not done again."""
    key = f"{seat}/{request}" if request else ""
    before = _before(session.shared, key, kind)
    entry = before
    if before is None:
        try:
            entry = await house.hall.act(session, lambda draft: _unless_done(draft, key, kind, ask))
        except KoopstadError as error:
            raise ProblemError(_with_table(error, session, seat, request, brief)) from None
        if entry is None:
            entry = before = _before(session.shared, key, kind)
    assert entry is not None
    shared = session.shared
    return Done(
        id=request,
        entry=entry.number,
        number=shared.number,
        moves=shared.moves,
        repeated=before is not None,
    )


def _unless_done(draft: SharedTable, key: str, kind: str, ask: Ask) -> Entry | None:
    """The same request may have come in by another way while this one waited."""
    return None if _before(draft, key, kind) is not None else ask(draft, key)


def _before(shared: SharedTable, key: str, kind: str) -> Entry | None:
    before = shared.done(key) if key else None
    if before is not None and before.kind != kind:
        raise problem(409, "id-used", "you used this id for another request")
    return before


def _with_table(error: KoopstadError, session: Session, seat: int, request: str, brief: bool) -> Problem:
    """A refusal, with the table as it is now when the client seems to think otherwise."""
    told = explain(error, None, request)
    if told.status != 409:
        return told
    return explain(error, showing.update(session.shared, seat, session.shared.number, brief), request)


def update(session: Session, visitor: Visitor, since: int, brief: bool) -> Update:
    return showing.update(session.shared, visitor.seat, since, brief)
