"""The scheduler of a single process: timers and tasks of its own."""

from __future__ import annotations

import asyncio
import logging

from koopstad.server.scheduler.scheduler import Scheduler
from koopstad.server.scheduler.work import Work
from koopstad.server.tasks import Tasks

LOG = logging.getLogger(__name__)
RETRY = 2.0  # seconds


class Timers(Scheduler):
    """An alarm for each table whose clock runs. A table need not be in memory until it rings."""

    def __init__(self, work: Work) -> None:
        super().__init__(work)
        self._tasks = Tasks()
        self._alarms: dict[str, asyncio.Task[None]] = {}
        self._ringing: set[str] = set()

    async def start(self) -> None:
        self.work.tables.watchers.append(self.watch)
        self._tasks.start(self._wake())

    async def close(self) -> None:
        await self._tasks.close()

    async def _wake(self) -> None:
        store = self.work.tables.store
        for name in await asyncio.to_thread(store.waiting_for_bots, self.work.watch.now()):
            self.bot_is_to_move(name)
        for name, due in (await asyncio.to_thread(store.clocks)).items():
            if name not in self._alarms and name not in self._ringing:
                self.clock_rings(name, 0, due)

    def bot_is_to_move(self, name: str) -> None:
        self._tasks.start(self.work.play_bots(name))

    def clock_rings(self, name: str, number: int, due: float | None) -> None:
        if (alarm := self._alarms.pop(name, None)) is not None:
            alarm.cancel()
        if due is not None:
            self._alarms[name] = self._tasks.start(self._ring(name, due))

    async def _ring(self, name: str, due: float) -> None:
        await self.work.watch.sleep_until(due)
        self._alarms.pop(name, None)  # from here on nobody calls it off
        self._ringing.add(name)
        try:
            while not await self._rung(name):
                await self.work.watch.sleep(RETRY)
        finally:
            self._ringing.discard(name)

    async def _rung(self, name: str) -> bool:
        try:
            await self.work.ring(name)
        except Exception:
            LOG.exception("a clock could not ring; it is tried again", extra={"table": name})
            return False
        return True
