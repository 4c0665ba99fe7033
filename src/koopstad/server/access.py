"""Who may do what: a key opens one place at one table, and nothing anywhere else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Struct

from koopstad.server.problems import problem
from koopstad.store import Key, Role, Store, hashed

REMEMBERED = 50_000  # keys; they never change, so asking the store once is enough


class Visitor(Struct, frozen=True):
    """What somebody may do at a table. Without a role it is a passer-by."""

    role: Role | None
    seat: int | None = None

    @property
    def may_look(self) -> bool:
        return self.role in (Role.SEAT, Role.WATCH, Role.HOST)

    def own_seat(self) -> int:
        if self.seat is None:
            raise problem(403, "no-seat", "this takes the key of a seat")
        return self.seat


class Access:
    """Recognises keys by their hashes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Key] = OrderedDict()

    async def keys(self, keys: list[str]) -> list[Key | None]:
        digests = [hashed(key) for key in keys]
        missing = [digest for digest in digests if digest not in self._known]
        found = await asyncio.to_thread(self._store.find_keys, missing) if missing else {}
        places = [self._known.get(digest) or found.get(digest) for digest in digests]
        self._known.update(found)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return places

    async def visitor(self, table: str, key: str) -> Visitor:
        """Whoever holds this key, at this table."""
        if not key:
            return Visitor(None)
        place = (await self.keys([key]))[0]
        if place is None:
            raise problem(401, "unknown-key", "this key opens nothing here")
        if place.table != table:
            raise problem(403, "other-table", "this key opens another table")
        return Visitor(place.role, place.seat)


def key_from(header: str | None) -> str:
    """The key in ``Authorization: Bearer ...``."""
    if not header:
        return ""
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(key.strip()) <= 64:
        raise problem(401, "unknown-key", "say it like this: Authorization: Bearer <key>")
    return key.strip()
