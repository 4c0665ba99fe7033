"""When the work of a table is to be done: at once for a bot that is to move, at a moment for a clock."""

from __future__ import annotations

from abc import ABC, abstractmethod

from koopstad.server.live import LiveTable
from koopstad.server.scheduler.work import Work


class Scheduler(ABC):
    """Where a process serves alone it has timers; where there may be several, jobs in the database."""

    def __init__(self, work: Work) -> None:
        self.work = work

    def watch(self, live: LiveTable) -> None:
        """Something happened at a table, or it was opened."""
        table = live.table
        if table.waiting == "bot" and not self.work.plays_at(table.id):
            self.bot_is_to_move(table.id)
        self.clock_rings(table.id, table.number, table.times.due())

    @property
    def well(self) -> bool:
        """Whether bots and clocks are seen to."""
        return True

    @abstractmethod
    def bot_is_to_move(self, name: str) -> None:
        """A table may need the move of a bot, soon."""

    @abstractmethod
    def clock_rings(self, name: str, number: int, due: float | None) -> None:
        """After an entry of this number the clock of a table rings at a moment, or does not run."""

    @abstractmethod
    async def start(self) -> None:
        """Also wakes what was going on when the last server stopped."""

    @abstractmethod
    async def close(self) -> None:
        """What was not done is done by the next server."""
