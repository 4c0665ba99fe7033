"""A person's keys under one key of their own, to be carried from device to device. There are no accounts.

The client draws that key; the server keeps its hash, and which keys were put under it. A device that is shown
it gets new keys to the same places, so what one device loses is not lost.
"""

from __future__ import annotations

import asyncio

from litestar import Router, post

from koopstad.server.messages.profiles import LeaveTable, OpenProfile, Place, ProfileKeys
from koopstad.server.problems import problem
from koopstad.server.routes.common import problems
from koopstad.server.services import Services
from koopstad.store import Key, hashed, new_key

MOST = 500  # places that are opened at once: those that are known by then are left out the next time


@post("/keys", status_code=204, summary="Put keys under your own", responses=problems())
async def keep(data: ProfileKeys, services: Services) -> None:
    """Keys that open nothing are left out."""
    found = await services.access.keys(data.keys)
    good = [hashed(key) for key, place in zip(data.keys, found, strict=True) if place is not None]
    await asyncio.wrap_future(services.store.add_to_profile(hashed(data.profile), good))


@post("/open", status_code=200, summary="What your own key opens", responses=problems(401))
async def open_profile(data: OpenProfile, services: Services) -> list[Place]:
    """Answers with new keys to all places at tables that you do not know yet."""
    store = services.store
    places = await asyncio.to_thread(store.profile, hashed(data.profile))
    if not places:
        raise problem(401, "unknown-key", "nothing was ever put under this key")
    known = set(data.known)
    wanted = {new_key(): place for place in places if place.table not in known}
    fresh = dict(list(wanted.items())[:MOST])
    await asyncio.wrap_future(store.add_keys({hashed(key): place for key, place in fresh.items()}))
    tables = sorted({place.table for place in fresh.values()})
    games = {each.table: each.game for each in await asyncio.to_thread(store.summaries, tables)}
    return [_place(place, games.get(place.table, ""), key) for key, place in fresh.items()]


@post("/leave", status_code=204, summary="Forget a table", responses=problems())
async def leave(data: LeaveTable, services: Services) -> None:
    """It is not among what your own key opens any more. The keys to it stay good."""
    await asyncio.wrap_future(services.store.leave_profile(hashed(data.profile), data.table))


def _place(place: Key, game: str, key: str) -> Place:
    return Place(table=place.table, game=game, role=place.role.value, seat=place.seat, key=key)


router = Router("/api/profile", route_handlers=[keep, open_profile, leave], tags=["Profile"])
