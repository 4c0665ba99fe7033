"""Sitting down and leaving, letting a bot play, coming back; keys and invitations; playing again."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, post

from koopstad.server import seating
from koopstad.server.access import Visitor, key_from
from koopstad.server.live import LiveTable
from koopstad.server.messages.seats import (
    Again,
    BotName,
    Invitation,
    KeyChanged,
    NewKey,
    Nonce,
    PlayAgain,
    Seated,
    Sit,
    WatchKey,
)
from koopstad.server.messages.table import SeatInfo
from koopstad.server.problems import problem
from koopstad.server.routes.common import look, problems
from koopstad.server.services import Services
from koopstad.store import Role


@post("/seats", summary="Take an empty seat", responses=problems(401, 403, 409, 410))
async def sit(table: str, data: Sit, visitor: Visitor, services: Services) -> Seated:
    """Send the invitation in the body or as the key. A public table asks for none."""
    before = await seating.seated_before(services, table, data)
    if before is not None:
        return before
    if data.invitation:
        visitor = await services.access.visitor(table, data.invitation)
    live = await services.tables.get(table)
    if visitor.role not in (Role.INVITE, Role.HOST) and not live.table.terms.public:
        raise problem(403, "no-invitation", "this table is private: it takes an invitation")
    return await seating.sit(services, live, data, visitor.invited)


@delete(
    "/seats/{seat:int}", status_code=200, summary="Give a seat up", responses=problems(401, 403, 409, 410)
)
async def leave(table: str, seat: int, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """Your own at any time; the host frees that of a person who is away. Its keys open nothing any more."""
    live = await _at_seat(services, table, seat, visitor)
    if visitor.seat != seat:
        visitor.want_host()
        seating.want_absence(services, live, seat)
    await seating.leave(services, live, seat, freed=visitor.seat != seat)
    return live.seats()


@post(
    "/seats/{seat:int}/invitation",
    status_code=200,
    summary="Invite somebody to an empty seat",
    responses=problems(401, 403, 409, 410),
)
async def invite(table: str, seat: int, visitor: Visitor, services: Services) -> Invitation:
    live = await _at_seat(services, table, seat, visitor)
    visitor.want_host()
    return await seating.invite(services, live, seat)


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
    live = await _at_seat(services, table, seat, visitor)
    if visitor.seat != seat:
        visitor.want_host()
        seating.want_absence(services, live, seat)
    await services.tables.act(live, lambda draft: draft.hand_over(seat, data.bot))
    return live.seats()


@post(
    "/seats/{seat:int}/vote",
    status_code=200,
    summary="Vote for a bot in the place of a person",
    responses=problems(401, 403, 409, 410, 422),
)
async def vote(table: str, seat: int, data: BotName, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """When most of the others (and at least two) want it, a bot plays until that person is back."""
    voter = visitor.own_seat()
    live = await _at_seat(services, table, seat, visitor)
    await services.tables.act(live, lambda draft: draft.vote(voter, seat, data.bot))
    return live.seats()


@delete(
    "/seats/{seat:int}/bot",
    status_code=200,
    summary="Play yourself again",
    responses=problems(401, 403, 409, 410),
)
async def take_back(table: str, seat: int, visitor: Visitor, services: Services) -> list[SeatInfo]:
    live = await _at_seat(services, table, seat, visitor)
    if visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat")
    await services.tables.act(live, lambda draft: draft.take_back(seat))
    return live.seats()


@post("/begin", status_code=200, summary="Begin the game", responses=problems(401, 403, 409, 410))
async def begin(table: str, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """The host does not want to wait until all seats are taken."""
    visitor.want_host()
    live = await look(services, table, visitor)
    await services.tables.act(live, lambda draft: draft.begin())
    return live.seats()


@post("/agree", status_code=200, summary="Agree to newer rules", responses=problems(401, 403, 409, 410))
async def agree(table: str, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """The rules have changed since this game began (`newer` of an update): you go on by the new ones."""
    seat = visitor.own_seat()
    live = await look(services, table, visitor)
    await services.tables.act(live, lambda draft: draft.agree(seat))
    return live.seats()


@post("/key", status_code=200, summary="Change your key", responses=problems(401, 403, 409, 410))
async def change_key(table: str, data: NewKey, visitor: Visitor, services: Services) -> KeyChanged:
    """Of your seat, or of the host. Every other key of the same place opens nothing from now on."""
    live = await look(services, table, visitor)
    return await seating.change_key(services, live, visitor, data.key)


@post(
    "/seats/{seat:int}/nonce",
    status_code=200,
    summary="Add to the deal",
    responses=problems(401, 403, 409, 410, 422),
)
async def reveal(table: str, seat: int, data: Nonce, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """Reveal the nonce that you pledged, when all sit. With the last of them the game is dealt."""
    live = await _at_seat(services, table, seat, visitor)
    if visitor.seat != seat:
        raise problem(403, "no-seat", "this takes the key of this seat")
    await services.tables.act(live, lambda draft: draft.reveal(seat, data.nonce))
    return live.seats()


@post("/close", status_code=200, summary="Give the table up", responses=problems(401, 403, 409, 410))
async def close(table: str, visitor: Visitor, services: Services) -> list[SeatInfo]:
    """For the host. Nobody plays on; the log keeps it, and the record with the seed can be had."""
    live = await look(services, table, visitor)
    visitor.want_host()
    await services.tables.act(live, lambda draft: draft.give_up(visitor.seat))
    return live.seats()


@post("/watch", status_code=200, summary="A key for spectators", responses=problems(401, 403, 410))
async def watch(
    table: str, visitor: Visitor, services: Services, request: Request[Any, Any, Any]
) -> WatchKey:
    """Whoever sees the table may show it: the link to a moment works for whoever gets it. Asked once more,
    it is the same key."""
    live = await look(services, table, visitor)
    key = key_from(request.headers.get("authorization"))
    return await seating.show(services, live, visitor, key)


@post("/rematch", status_code=200, summary="Play again", responses=problems(401, 403, 409, 410))
async def rematch(table: str, visitor: Visitor, services: Services, data: PlayAgain | None = None) -> Again:
    """Opens a table for the same people, or finds the one another of them opened; you get your key.

    With a pledge you add to its deal, as at every table. The host of this table gets the keys of a host.
    """
    if visitor.role is not Role.HOST:
        visitor.own_seat()
    pledged = data.pledge if data else ""
    return await seating.rematch(services, await look(services, table, visitor), visitor.seat, pledged)


async def _at_seat(services: Services, table: str, seat: int, visitor: Visitor) -> LiveTable:
    live = await look(services, table, visitor)
    seats = len(live.table.seats)
    if not 0 <= seat < seats:
        raise problem(404, "no-such-seat", f"the seats of this table are 0 to {seats - 1}")
    return live


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[
        sit,
        leave,
        invite,
        hand_over,
        vote,
        take_back,
        begin,
        agree,
        change_key,
        reveal,
        close,
        watch,
        rematch,
    ],
    tags=["Seats"],
)
