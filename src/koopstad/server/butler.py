"""The butler of a single process: lets bots move and clocks ring at the tables that are in memory.

Where several processes serve, ``jobs`` does the same through the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from koopstad.bots import bots
from koopstad.engine.errors import KoopstadError
from koopstad.server.hall import Hall
from koopstad.server.session import Session
from koopstad.server.thinking import Thinkers
from koopstad.table import SharedTable, TableError

LOG = logging.getLogger(__name__)
OPENED_AT_ONCE = 4  # tables that are woken after a start
PATIENCE = 5  # failures of a bot in a row until the game's simplest bot stands in


async def play_bot(hall: Hall, thinkers: Thinkers, session: Session, stand_in: bool = False) -> None:
    """One move of the bot that is to move, if one is."""
    shared = session.shared
    seat = shared.table.to_move
    if seat is None or shared.waiting != "bot":
        return
    name = bots(shared.game.id)[-1] if stand_in else shared.seats[seat].player
    action = await thinkers.choose(shared, seat, name)
    await asyncio.sleep(pause(shared, seat, hall))
    try:
        await hall.act(session, lambda draft: draft.bot_move(seat, shared.moves, action, hall.now()))
    except TableError as error:
        LOG.info("a bot came too late", extra={"table": shared.id, "code": error.code})


def pause(shared: SharedTable, seat: int, hall: Hall) -> float:
    """How long to wait with a bot's move: only before the first of its turn, counted from the last entry.

    Whoever takes a move back meanwhile makes the bot's choice one for an old position, which is refused.
    """
    lines = shared.table.record.lines
    if lines and lines[-1].seat == seat:
        return 0.0
    seconds = hall.settings.bot_pause
    return min(seconds, max(0.0, shared.last_time + seconds - hall.now()))


async def ring(hall: Hall, session: Session) -> None:
    """What the clock of a table demands now."""
    try:
        await hall.act(session, lambda draft: draft.call_time(hall.now()))
    except KoopstadError:
        LOG.exception("a clock could not ring", extra={"table": session.shared.id})


class Butler:
    """Watches the tables of the hall."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)
        hall.watchers.append(self.watch)

    def start(self) -> None:
        """Wakes what was going on when the last server stopped: bots to move, clocks that run."""
        self._start(self._wake())

    async def _wake(self) -> None:
        """A table is opened when a bot is to move there, or when its clock rings, and not before."""
        store, now = self.hall.store, self.hall.now()
        for table in await asyncio.to_thread(store.waiting_for_bots, now):
            self._start(self._open(table))
        for table, due in (await asyncio.to_thread(store.clocks)).items():
            self._start(self._open(table, due - now))

    async def _open(self, table: str, wait: float = 0.0) -> None:
        """What is to be done follows from the table: whoever opens it is told of it by the hall."""
        await asyncio.sleep(wait)
        async with self._opening:
            try:
                await self.hall.session(table)
            except KoopstadError as error:
                LOG.warning("a table could not be woken: %s", error, extra={"table": table})

    def watch(self, session: Session) -> None:
        if session.shared.waiting == "bot" and session.thinking is None:
            session.thinking = self._start(self._play_bots(session))
        self._set_alarm(session)

    async def _play_bots(self, session: Session) -> None:
        failures = 0
        try:
            while session.shared.waiting == "bot":
                try:
                    await play_bot(self.hall, self.thinkers, session, failures >= PATIENCE)
                    failures = 0
                except Exception:
                    failures += 1
                    LOG.exception("a bot failed", extra={"table": session.shared.id})
                    await asyncio.sleep(min(2.0**failures / 10, 10))
        finally:
            session.thinking = None

    def _set_alarm(self, session: Session) -> None:
        if session.alarm is not None:
            session.alarm.cancel()
            session.alarm = None
        due = session.shared.times.due()
        if due is not None:
            wait = max(0.0, due - self.hall.now())
            session.alarm = asyncio.get_running_loop().call_later(wait, self._ring, session)

    def _ring(self, session: Session) -> None:
        session.alarm = None
        self._start(self._ring_and_look(session))

    async def _ring_and_look(self, session: Session) -> None:
        await ring(self.hall, session)
        self._set_alarm(session)

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
