"""Sitting down, letting a bot play, coming back, playing again."""

from __future__ import annotations

import asyncio

from litestar import Router, delete, post

from koopstad.server import showing
from koopstad.server.doors import Visitor
from koopstad.server.house import House
from koopstad.server.messages import BotName, Seated, SeatInfo, Sit
from koopstad.server.opening import as_opening, open_rematch
from koopstad.server.problems import problem
from koopstad.server.routes.common import look, problems
from koopstad.store import Key, Role, hashed, new_key
from koopstad.table import TableError


@post("/seats", summary="Take an empty seat", responses=problems(401, 403, 409, 410))
async def sit(table: str, data: Sit, visitor: Visitor, house: House) -> Seated:
    """Send the invitation in the body or as the key. A public table asks for none."""
    if data.invitation:
        visitor = await house.doors.visitor(table, data.invitation)
    session = await house.hall.session(table)
    if visitor.role not in (Role.INVITE, Role.HOST) and not session.shared.public:
        raise problem(403, "no-invitation", "this table is private: it takes an invitation")
    key = new_key()
    entry = await house.hall.act(
        session,
        lambda draft: draft.sit(data.seat, data.name, house.hall.now()),
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
async def hand_over(table: str, seat: int, data: BotName, visitor: Visitor, house: House) -> list[SeatInfo]:
    """Your own seat until you take it back; the host also an empty seat, or one whose person is away."""
    session = await look(house, table, visitor)
    _want_seat(seat, len(session.shared.seats))
    if visitor.role is not Role.HOST and visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat, or of the host")
    await house.hall.act(session, lambda draft: draft.hand_over(seat, data.bot, house.hall.now()))
    return showing.seats(session.shared)


@delete(
    "/seats/{seat:int}/bot",
    status_code=200,
    summary="Play yourself again",
    responses=problems(401, 403, 409, 410),
)
async def take_back(table: str, seat: int, visitor: Visitor, house: House) -> list[SeatInfo]:
    session = await look(house, table, visitor)
    _want_seat(seat, len(session.shared.seats))
    if visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat")
    await house.hall.act(session, lambda draft: draft.take_back(seat, house.hall.now()))
    return showing.seats(session.shared)


@post("/rematch", status_code=200, summary="Play again", responses=problems(401, 403, 409, 410))
async def rematch(table: str, visitor: Visitor, house: House) -> Seated:
    """Opens a table for the same people, or finds the one another of them opened; you get your key."""
    seat = visitor.own_seat()
    session = await look(house, table, visitor)
    if not session.shared.rematch:
        new = open_rematch(session.shared, house.hall.now())
        try:
            await house.hall.act(
                session,
                lambda draft: draft.agree_rematch(seat, new.id, house.hall.now()),
                also=as_opening(new),
            )
        except TableError as error:
            if error.code != "taken":
                raise
    found = session.shared.rematch
    key = new_key()
    await asyncio.wrap_future(house.store.add_key(hashed(key), Key(found, Role.SEAT, seat)))
    return Seated(table=found, seat=seat, key=key)


def _want_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise problem(404, "no-such-seat", f"the seats of this table are 0 to {seats - 1}")


router = Router(
    "/api/tables/{table:str}", route_handlers=[sit, hand_over, take_back, rematch], tags=["Seats"]
)
