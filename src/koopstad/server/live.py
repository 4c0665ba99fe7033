"""A table in memory, and the sockets that listen to it."""

from __future__ import annotations

import asyncio

import msgspec

from koopstad.server import showing
from koopstad.table import Table

RECENT = 20  # entries
_ENCODER = msgspec.json.Encoder()


class Listener:
    """A socket: what it has seen, and a bell that rings when there is more."""

    def __init__(self, seat: int | None, seen: int, brief: bool) -> None:
        self.seat = seat
        self.seen = seen
        self.brief = brief
        self.bell = asyncio.Event()


class LiveTable:
    """The durable state of a table: whatever is here was written before."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # held while something is asked, written and taken over
        self.listeners: set[Listener] = set()
        self.used = 0.0  # when somebody last wanted it, as the watch measures
        self.doubtful = False  # a write failed: nobody knows whether it reached the disk
        self._updates: dict[tuple[int | None, int, bool], bytes] = {}

    def take_over(self, table: Table) -> None:
        """From now on this is the table; everybody who listens is told."""
        self.table = table
        self._updates.clear()
        for listener in self.listeners:
            listener.bell.set()

    def update(self, seat: int | None, since: int, brief: bool = False) -> bytes:
        """The update in bytes; sockets that have seen the same share it."""
        known = self._updates.get((seat, since, brief))
        if known is None:
            known = _ENCODER.encode(showing.update(self.table, seat, since, brief))
            self._updates[seat, since, brief] = known
        return known

    def recent(self) -> int:
        """Where the log begins for somebody who does not say what he has seen."""
        return max(self.table.heard_from, self.table.number - RECENT, 0)

    @property
    def idle(self) -> bool:
        """Nothing would be missed if it were put away: its clock, if one runs, is the scheduler's."""
        return not self.lock.locked() and self.table.waiting != "bot"

    def forget_updates(self) -> None:
        self._updates.clear()
