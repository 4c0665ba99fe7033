"""A table in memory, and the sockets that listen to it."""

from __future__ import annotations

import asyncio

import msgspec

from koopstad.server import views
from koopstad.server.messages.socket import Presence
from koopstad.server.messages.table import SeatInfo, TableInfo, Update
from koopstad.table import Table

RECENT = 20  # entries
_ENCODER = msgspec.json.Encoder()


class Listener:
    """A socket: what it has seen, and a bell that rings when there is more."""

    def __init__(self, seat: int | None, seen: int, brief: bool, digest: str = "") -> None:
        self.seat = seat
        self.seen = seen
        self.brief = brief
        self.digest = digest  # of the key it came with
        self.queued: int | None = None  # what it was told of `LiveTable.queued`
        self.unwelcome = False  # that key was taken away
        self.bell = asyncio.Event()


class LiveTable:
    """The durable state of a table: whatever is here was written before."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # held while something is asked, written and taken over
        self.listeners: set[Listener] = set()
        self.used = 0.0  # when somebody last wanted it, as the watch measures
        self.doubtful = False  # a write failed: nobody knows whether it reached the disk
        self.opened = table.watch.now()
        self._left: dict[int, float] = {}  # by seat: when its person was last there
        self._elsewhere: dict[str, frozenset[int]] = {}  # by process: the people that are there
        self._queues: dict[str, int] = {}  # by process, this one without a name: the bot that waits there
        self._shared: dict[tuple[int, bool], bytes] = {}  # updates for spectators, who are many

    def take_over(self, table: Table) -> None:
        """From now on this is the table; everybody who listens is told."""
        self.table = table
        self._queues.clear()
        self._ring()

    def _ring(self) -> None:
        self._shared.clear()
        for listener in self.listeners:
            listener.bell.set()

    def stir(self) -> None:
        """Nothing happened at the table, but whoever listens should look again: keys changed hands."""
        self._ring()

    def update(self, seat: int | None, since: int, brief: bool = False) -> bytes:
        """The update in bytes; spectators who have seen the same share it."""
        if seat is None and (known := self._shared.get((since, brief))):
            return known
        fresh = _ENCODER.encode(self.show(seat, since, brief))
        if seat is None:
            self._shared[since, brief] = fresh
        return fresh

    def show(self, seat: int | None, since: int, brief: bool = False) -> Update:
        return views.update(self.table, seat, since, brief, self.away())

    def seats(self) -> list[SeatInfo]:
        return views.seats(self.table, self.away())

    def info(self) -> TableInfo:
        return views.info(self.table, self.away())

    def recent(self) -> int:
        """Where the log begins for somebody who does not say what he has seen."""
        return max(self.table.heard_from, self.table.number - RECENT, 0)

    @property
    def idle(self) -> bool:
        """Nothing would be missed if it were put away: its clock, if one runs, is the scheduler's."""
        return not self.lock.locked() and self.table.waiting != "bot"

    def forget_updates(self) -> None:
        self._shared.clear()

    # --- who is there -----------------------------------------------------------------------------------

    def here(self) -> frozenset[int]:
        """The seats whose people listen at this process."""
        return frozenset(each.seat for each in self.listeners if each.seat is not None)

    def away(self) -> list[float | None]:
        """By seat: since when its person is not at the table; None for who is, and where there is none."""
        present = self.here().union(*self._elsewhere.values())
        return [
            None if seat.kind != "person" or number in present else self._left.get(number, self.opened)
            for number, seat in enumerate(self.table.seats)
        ]

    @property
    def queued(self) -> int | None:
        """The seat whose bot has waited for its turn to think for long: the server has much to do."""
        return next(iter(self._queues.values()), None)

    def queue(self, seat: int | None, process: str = "") -> None:
        """A bot waits for its turn to think in a process; None: it does not."""
        before = self.queued
        self._queues.pop(process, None)
        if seat is not None:
            self._queues[process] = seat
        if self.queued != before:
            self._ring()

    def own_queue(self) -> int | None:
        """The same for what this process thinks about."""
        return self._queues.get("")

    def presence(self) -> Presence:
        return Presence(away=self.away())

    def comes(self, listener: Listener) -> None:
        new = listener.seat is not None and listener.seat not in self.here()
        self.listeners.add(listener)
        if new:
            self._ring()
        listener.bell.set()

    def goes(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.seat is not None and listener.seat not in self.here():
            self.shows_up(listener.seat)
            self._ring()

    def shows_up(self, seat: int) -> None:
        """A person asked something, or has just gone: away since now, if he does not listen."""
        self._left[seat] = self.table.watch.now()

    def let_go(self, digests: set[str]) -> None:
        """These keys open nothing any more: who came with one has to leave."""
        for listener in self.listeners:
            if listener.digest in digests:
                listener.unwelcome = True
                listener.bell.set()

    def hear_from(self, process: str, seats: frozenset[int] | None) -> None:
        """Who is at this table at another process; None: that process is not heard of any more."""
        before = self._elsewhere.pop(process, frozenset())
        for seat in before - (seats or frozenset()):
            self.shows_up(seat)
        if seats:
            self._elsewhere[process] = seats
        if before != (seats or frozenset()):
            self._ring()

    def elsewhere(self) -> list[str]:
        return [*self._elsewhere, *(process for process in self._queues if process)]
