"""Who gets which key, and who loses one: sitting down, leaving, inviting, changing keys, playing again."""

from __future__ import annotations

import asyncio

from koopstad.server.access import Visitor
from koopstad.server.live import LiveTable
from koopstad.server.messages.seats import Again, Invitation, KeyChanged, Seated, Sit, WatchKey
from koopstad.server.new_tables import NewKeys, as_opening, by_seat, open_rematch
from koopstad.server.problems import problem
from koopstad.server.services import Services
from koopstad.server.tables import KeyChange
from koopstad.store import Key, Role, hashed, new_key, spectator_key
from koopstad.table import Entry, Table, TableError


async def seated_before(services: Services, table: str, wish: Sit) -> Seated | None:
    """The seat that an earlier request with this key has taken: its answer may have been lost."""
    place = (await services.access.keys([wish.key]))[0] if wish.key else None
    if place is None:
        return None
    if place.table != table or place.role is not Role.SEAT or place.seat is None:
        raise problem(409, "taken", "this key opens something else; make another one")
    return Seated(table=table, seat=place.seat, key=wish.key)


async def sit(services: Services, live: LiveTable, wish: Sit, invited: int | None) -> Seated:
    """A person sits down. An invitation is for one seat, and is used up."""
    table, key = live.table.id, wish.key or new_key()
    name = f"sit/{wish.id}" if wish.id else ""
    seat = wish.seat if invited is None else invited
    if wish.seat not in (None, seat):
        raise problem(403, "no-invitation", f"this invitation is for seat {seat}")

    def ask(draft: Table) -> Entry | None:
        return None if name and draft.done(name) else draft.sit(seat, wish.name, wish.pledge, key=name)

    def keys(entry: Entry) -> KeyChange:
        used = [Key(table, Role.INVITE, entry.seat)]
        return KeyChange(used, {hashed(key): Key(table, Role.SEAT, entry.seat)})

    entry = await services.tables.act(live, ask, keys=keys)
    if entry is None:
        before = await seated_before(services, table, wish)
        if before is None:
            raise problem(409, "id-used", "you used this id for another request")
        return before
    await take_effect(services, live)
    assert entry.seat is not None
    return Seated(table=table, seat=entry.seat, key=key)


def want_absence(services: Services, live: LiveTable, seat: int) -> None:
    """What the host may do only when a person has been away for some time, as everybody sees."""
    if live.table.seats[seat].kind != "person":
        return
    since, long = live.away()[seat], services.settings.absence_seconds
    if since is None or services.watch.now() - since < long:
        raise problem(409, "present", f"this person is there, or was a moment ago: wait {long:.0f} seconds")


async def leave(services: Services, live: LiveTable, seat: int, freed: bool) -> None:
    table = live.table.id
    lost = KeyChange([Key(table, Role.SEAT, seat), Key(table, Role.INVITE, seat)])
    await services.tables.act(live, lambda draft: draft.leave(seat, freed=freed), keys=lambda _: lost)
    await take_effect(services, live)


async def invite(services: Services, live: LiveTable, seat: int) -> Invitation:
    if not live.table.seats[seat].empty:
        raise TableError("taken", "this seat is taken")
    key, place = new_key(), Key(live.table.id, Role.INVITE, seat)
    await _change(services, [place], {hashed(key): place})
    await take_effect(services, live)
    return Invitation(seat=seat, invitation=key)


async def show(services: Services, live: LiveTable, visitor: Visitor, key: str) -> WatchKey:
    """The spectators' key of a visitor, made from his own: it opens no seat, and his is not found from it."""
    if visitor.role in (None, Role.WATCH):
        return WatchKey(watch=key)
    watch = spectator_key(key)
    place = Key(live.table.id, Role.WATCH, visitor.seat)
    await asyncio.shield(asyncio.wrap_future(services.store.add_key_once(hashed(watch), place)))
    return WatchKey(watch=watch)


async def change_key(services: Services, live: LiveTable, visitor: Visitor, key: str) -> KeyChanged:
    """The visitor's place has this key from now on, and no other."""
    if visitor.role is None or visitor.role not in (Role.SEAT, Role.HOST):
        raise problem(403, "no-seat", "this takes the key of a seat, or of the host")
    digest, place = hashed(key), Key(live.table.id, visitor.role, visitor.seat)
    if digest != visitor.digest:  # the same request once more is sent with the new key
        if await services.access.still_open({digest}):
            raise problem(409, "taken", "this key opens something; make another one")
        await _change(services, [place], {digest: place})
        await take_effect(services, live)
        live.stir()
    return KeyChanged(table=place.table, role=visitor.role.value, seat=visitor.seat)


async def take_effect(services: Services, live: LiveTable) -> None:
    """Keys were taken away: sockets that came with them are let go."""
    services.access.forget(live.table.id)
    used = {listener.digest for listener in live.listeners if listener.digest}
    if used:
        good = await services.access.still_open(used)
        live.let_go(used - good)


async def rematch(services: Services, live: LiveTable, seat: int | None, pledged: str) -> Again:
    """The table of the rematch, with the key of a seat, or (None) those of the host."""
    if not live.table.rematch:
        new = open_rematch(live.table, services.watch)
        try:
            await services.tables.act(
                live, lambda draft: draft.agree_rematch(seat, new.id), also=as_opening(new)
            )
        except TableError as error:
            if error.code != "taken":
                raise
    found = live.table.rematch
    if seat is None:
        return await _as_host(services, found)
    name = live.table.seats[seat].name
    return await _sit_again(services, await services.tables.get(found), seat, name, pledged)


async def _sit_again(services: Services, live: LiveTable, seat: int, name: str, pledged: str) -> Again:
    """Whoever agrees sits down where he sat; asked once more, he gets another key, and pledges anew."""
    key, table = new_key(), live.table.id
    place = Key(table, Role.SEAT, seat)

    def ask(draft: Table) -> Entry | None:
        if draft.seats[seat].empty:
            return draft.sit(seat, name, pledged, key=f"again/{seat}")
        return draft.pledge_anew(seat, pledged) if draft.done(f"again/{seat}") else None

    if live.table.seats[seat].kind == "bot":
        raise TableError("taken", "a bot has your seat at the new table")
    change = KeyChange([Key(table, Role.INVITE, seat), place], {hashed(key): place})
    entry = await services.tables.act(live, ask, keys=lambda _: change)
    if live.table.done(f"again/{seat}") is None:
        raise TableError("taken", "somebody else has your seat at the new table")
    if entry is None:
        await _change(services, [place], {hashed(key): place})
    await take_effect(services, live)
    return Again(table=table, seat=seat, key=key)


async def _as_host(services: Services, name: str) -> Again:
    live = await services.tables.get(name)
    keys = NewKeys(live.table)
    places = keys.of_host(live.table)
    await _change(services, list(places.values()), places)
    await take_effect(services, live)
    return Again(
        table=name,
        seat=None,
        key="",
        host=keys.host,
        watch=keys.watch,
        invitations=by_seat(keys.invitations),
    )


async def _change(services: Services, revoked: list[Key], holders: dict[str, Key]) -> None:
    await asyncio.shield(asyncio.wrap_future(services.store.change_keys(revoked, holders)))
