"""Sitting down, letting a bot play, coming back, playing again."""

from __future__ import annotations

import asyncio

from litestar import Router, delete, post

from koopstad.server import views
from koopstad.server.access import Visitor
from koopstad.server.messages import BotName, Nonce, Seated, SeatInfo, Sit
from koopstad.server.new_tables import as_opening, open_rematch
from koopstad.server.problems import problem
from koopstad.server.routes.common import look, problems
from koopstad.server.services import Services
from koopstad.store import Key, Role, hashed, new_key
from koopstad.table import TableError


@post("/seats", summary="Take an empty seat", responses=problems(401, 403, 409, 410))
async def sit(table: str, data: Sit, visitor: Visitor, services: Services) -> Seated:
    """Send the invitation in the body or as the key. A public table asks for none."""
    if data.invitation:
        visitor = await services.access.visitor(table, data.invitation)
    live = await services.tables.get(table)
    if visitor.role not in (Role.INVITE, Role.HOST) and not live.table.terms.public:
        raise problem(403, "no-invitation", "this table is private: it takes an invitation")
    key = new_key()
    entry = await services.tables.act(
        live,
        lambda draft: draft.sit(data.seat, data.name, data.pledge),
        holders=lambda entry: {hashed(key): Key(table, Role.SEAT, entry.seat)},
    )
    assert entry is not None
    assert entry.seat is not None
    return Seated(table=table, seat=entry.seat, key=key)


@post(
    "/seats/{seat:int}/bot",
    status_code=200,
    summary="Let a bot play",
    responses=problems(401, 403, 409, 410, 422),
)
async def hand_over(
    table: str, seat: int, data: BotName, visitor: Visitor, services: Services
) -> list[SeatInfo]:
    """Your own seat until you take it back; the host also an empty seat, or one whose person is away."""
    live = await look(services, table, visitor)
    _want_seat(seat, len(live.table.seats))
    if visitor.role is not Role.HOST and visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat, or of the host")
    await services.tables.act(live, lambda draft: draft.hand_over(seat, data.bot))
    return views.seats(live.table)


@delete(
    "/seats/{seat:int}/bot",
    status_code=200,
    summary="Play yourself again",
    responses=problems(401, 403, 409, 410),
)
async def take_back(table: str, seat: int, visitor: Visitor, services: Services) -> list[SeatInfo]:
    live = await look(services, table, visitor)
    _want_seat(seat, len(live.table.seats))
    if visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat")
    await services.tables.act(live, lambda draft: draft.take_back(seat))
    return views.seats(live.table)


@post(
    "/seats/{seat:int}/nonce",
    status_code=200,
    summary="Add to the deal",
    responses=problems(401, 403, 409, 410, 422),
)
async def reveal(table: str, seat: int, data: Nonce, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """Reveal the nonce that you pledged, when all sit. With the last of them the game is dealt."""
    live = await look(services, table, visitor)
    _want_seat(seat, len(live.table.seats))
    if visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat")
    await services.tables.act(live, lambda draft: draft.reveal(seat, data.nonce))
    return views.seats(live.table)


@post("/close", status_code=200, summary="Give the table up", responses=problems(401, 403, 409, 410))
async def close(table: str, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """For the host. Nobody plays on; the log keeps it, and the record with the seed can be had."""
    live = await look(services, table, visitor)
    if visitor.role is not Role.HOST:
        raise problem(403, "no-seat", "this takes the key of the host")
    await services.tables.act(live, lambda draft: draft.give_up(visitor.seat))
    return views.seats(live.table)


@post("/rematch", status_code=200, summary="Play again", responses=problems(401, 403, 409, 410))
async def rematch(table: str, visitor: Visitor, services: Services) -> Seated:
    """Opens a table for the same people, or finds the one another of them opened; you get your key."""
    seat = visitor.own_seat()
    live = await look(services, table, visitor)
    if not live.table.rematch:
        new = open_rematch(live.table, services.watch)
        try:
            await services.tables.act(
                live,
                lambda draft: draft.agree_rematch(seat, new.id),
                also=as_opening(new),
            )
        except TableError as error:
            if error.code != "taken":
                raise
    found = live.table.rematch
    key = new_key()
    await asyncio.wrap_future(services.store.add_key(hashed(key), Key(found, Role.SEAT, seat)))
    return Seated(table=found, seat=seat, key=key)


def _want_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise problem(404, "no-such-seat", f"the seats of this table are 0 to {seats - 1}")


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[sit, hand_over, take_back, reveal, close, rematch],
    tags=["Seats"],
)
