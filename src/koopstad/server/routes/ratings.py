"""Ratings: of who would like one, with the bots among them. The key is one's own; there are no accounts."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post, put

from koopstad.bots.strengths import Strength, strengths
from koopstad.server.access import Visitor
from koopstad.server.limits import Account
from koopstad.server.messages.ratings import (
    ListedPlayer,
    OwnKey,
    OwnRatings,
    RatingInfo,
    SeatRating,
    TableRatings,
    WantRating,
)
from koopstad.server.problems import problem
from koopstad.server.routes.common import look, problems
from koopstad.server.routes.games import find
from koopstad.server.services import Services
from koopstad.store import hashed
from koopstad.table import proper_name
from koopstad.table.counting import dealt_at, why_not
from koopstad.table.rating import Rating


@put("/profile/rating", summary="You would like a rating", responses=problems(401))
async def want(data: WantRating, services: Services, account: Account) -> OwnRatings:
    """From now on games that you finish count, and you are listed under this name. Said again it changes the
    name and nothing else."""
    account.want_rating()
    me = hashed(data.profile)
    if not await asyncio.to_thread(services.store.has_keys, me):
        raise problem(401, "unknown-key", "nothing was ever put under this key")
    written = services.store.want_rating(me, proper_name(data.name, 0), services.watch.now())
    await asyncio.shield(asyncio.wrap_future(written))
    return await _own(services, me)


@post("/profile/rating", status_code=200, summary="How you stand", responses=problems())
async def show(data: OwnKey, services: Services) -> OwnRatings:
    return await _own(services, hashed(data.profile))


@post("/profile/rating/forget", status_code=204, summary="You would like no rating", responses=problems())
async def forget(data: OwnKey, services: Services) -> None:
    """Everything about your ratings is deleted. Who wants one again later begins anew."""
    await asyncio.shield(asyncio.wrap_future(services.store.forget_ratings(hashed(data.profile))))


async def _own(services: Services, me: str) -> OwnRatings:
    found = await asyncio.to_thread(services.store.rated_person, me)
    if found is None:
        return OwnRatings(wanted=False)
    known = {game: RatingInfo.of(rating) for game, rating in found.ratings.items()}
    return OwnRatings(wanted=True, name=found.name, ratings=known)


@get("/games/{game:str}/ratings", summary="The best of this server", responses=problems())
async def best(game: str, services: Services) -> list[ListedPlayer]:
    """People who would like to be listed, and the bots whose strength was measured: those of whom enough is
    known first, the strongest of them at the top."""
    find(game)
    listed = await asyncio.to_thread(services.store.best, game)
    people = [
        ListedPlayer(kind="person", name=each.name, rating=RatingInfo.of(each.rating)) for each in listed
    ]
    bots = [
        ListedPlayer(kind="bot", name=name, rating=_of_bot(known)) for name, known in strengths(game).items()
    ]
    return sorted(people + bots, key=lambda each: (each.rating.provisional, -each.rating.points))


@get("/tables/{table:str}/ratings", summary="Who plays here, by rating", responses=problems(401, 410))
async def at_table(table: str, visitor: Visitor, services: Services) -> TableRatings:
    """After the game also what it changed."""
    seen = (await look(services, table, visitor)).table
    known = await asyncio.to_thread(services.store.rated_seats, table, seen.game.id, dealt_at(seen))
    people = [
        SeatRating(
            seat=seat,
            rating=RatingInfo.of(each.rating),
            change=None if each.before is None else round(each.rating.points) - round(each.before),
        )
        for seat, each in known.items()
        if seen.seats[seat].kind == "person"
    ]
    bots = [
        SeatRating(seat=number, rating=_of_bot(measured))
        for number, seat in enumerate(seen.seats)
        if (measured := strengths(seen.game.id).get(seat.bot))
    ]
    return TableRatings(not_counted=why_not(seen), seats=sorted(people + bots, key=lambda each: each.seat))


def _of_bot(known: Strength) -> RatingInfo:
    return RatingInfo.of(Rating(known.points, known.within))


router = Router("/api", route_handlers=[want, show, forget, best, at_table], tags=["Ratings"])
