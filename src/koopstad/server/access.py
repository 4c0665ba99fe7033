"""Who may do what: a key opens one place at one table, and nothing anywhere else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import Struct

from koopstad.server.problems import problem
from koopstad.store import Key, Role, Store, hashed

REMEMBERED = 50_000  # keys; until they are taken away, asking the store once is enough


class Visitor(Struct, frozen=True):
    """What somebody may do at a table. Without a role it is a passer-by."""

    role: Role | None
    seat: int | None = None  # that he plays
    invited: int | None = None  # that he may take
    digest: str = ""  # of the key

    @property
    def may_look(self) -> bool:
        return self.role in (Role.SEAT, Role.WATCH, Role.HOST)

    def own_seat(self) -> int:
        if self.seat is None:
            raise problem(403, "no-seat", "this takes the key of a seat")
        return self.seat

    def want_host(self) -> None:
        if self.role is not Role.HOST:
            raise problem(403, "no-host", "this takes the key of the host")


class Access:
    """Recognises keys by their hashes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Key] = OrderedDict()
        self._revocations = 0

    async def keys(self, keys: list[str]) -> list[Key | None]:
        digests = [hashed(key) for key in keys]
        missing = [digest for digest in digests if digest not in self._known]
        seen = self._revocations
        found = await asyncio.to_thread(self._store.find_keys, missing) if missing else {}
        places = [self._known.get(digest) or found.get(digest) for digest in digests]
        if seen == self._revocations:
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
        own, invited = place.role is Role.SEAT, place.role is Role.INVITE
        return Visitor(place.role, place.seat if own else None, place.seat if invited else None, hashed(key))

    def forget(self, table: str | None = None) -> None:
        """Keys of a table (None: of any) may have been taken away: the store is asked again."""
        self._revocations += 1
        for digest in [each for each, place in self._known.items() if table in (None, place.table)]:
            del self._known[digest]

    async def still_open(self, digests: set[str]) -> set[str]:
        """Of these, the hashes of keys that open something."""
        return set(await asyncio.to_thread(self._store.find_keys, sorted(digests)))


def key_from(header: str | None) -> str:
    """The key in ``Authorization: Bearer ...``."""
    if not header:
        return ""
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not 0 < len(key.strip()) <= 64:
        raise problem(401, "unknown-key", "say it like this: Authorization: Bearer <key>")
    return key.strip()
