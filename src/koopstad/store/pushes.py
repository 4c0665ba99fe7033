"""Devices that are told when a seat is to move; each belongs to a key of that seat and goes with it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, select, update

from koopstad.store.rows import Key, Role
from koopstad.store.schema import keys, pushes
from koopstad.store.statements import insert_into


class Push(msgspec.Struct, frozen=True, kw_only=True):
    """Where a browser listens, and the keys by which only it can read what it is told."""

    key: str  # hash of the seat's key it came with
    device: str  # hash of the endpoint
    endpoint: str
    p256dh: str
    auth: str
    language: str


def subscribe(connection: Connection, push: Push, place: Key, at: float, most: int) -> None:
    """A device of a seat, in place of what it was before; of many the oldest are forgotten."""
    mine = pushes.c.key.in_(_keys_of(place))
    connection.execute(delete(pushes).where(mine, pushes.c.device == push.device))
    values = {**msgspec.structs.asdict(push), "told": 0, "at": at}
    connection.execute(insert_into(connection.dialect.name, pushes).on_conflict_do_nothing(), values)
    newest = select(pushes.c.device).where(mine).order_by(pushes.c.at.desc()).limit(most)
    kept = list(connection.execute(newest).scalars())
    connection.execute(delete(pushes).where(mine, pushes.c.device.not_in(kept)))


def listens(connection: Connection, place: Key) -> bool:
    """Whether any device is to be told of this seat's turns."""
    query = select(pushes.c.key).where(pushes.c.key.in_(_keys_of(place))).limit(1)
    return connection.execute(query).first() is not None


def wake(connection: Connection, place: Key, number: int) -> list[Push]:
    """The devices that were not told of this entry of the log. Of several processes only one gets them."""
    claimed = (
        update(pushes)
        .where(pushes.c.key.in_(_keys_of(place)), pushes.c.told < number)
        .values(told=number)
        .returning(*(pushes.c[name] for name in Push.__struct_fields__))
    )
    return [Push(**row) for row in connection.execute(claimed).mappings()]


def forget(connection: Connection, device: str) -> None:
    """The browser listens there no more."""
    connection.execute(delete(pushes).where(pushes.c.device == device))


def _keys_of(place: Key) -> Select[Any]:
    return select(keys.c.hash).where(
        keys.c.table_id == place.table, keys.c.role == Role.SEAT.value, keys.c.seat == place.seat
    )
