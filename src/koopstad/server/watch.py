"""The server's watch: tells the time, measures, and waits. Tests give it another, whose hands they move."""

from __future__ import annotations

import asyncio
import time

from koopstad.table import Watch

LONGEST_SLEEP = 60.0  # seconds, until a look at the time again


class ServerWatch(Watch):
    """It looks at the wall once, at the start, and counts from there: a clock on the wall that is set
    meanwhile neither empties a bank of time nor silences an alarm."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._offset

    def not_before(self, when: float) -> None:
        """It is at least so late: something was written then."""
        self._offset += max(0.0, when - self.now())

    def elapsed(self) -> float:
        """Seconds since some moment: for measuring."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def sleep_until(self, when: float) -> None:
        """Until ``now`` says so."""
        while (left := when - self.now()) > 0:
            await self.sleep(min(left, LONGEST_SLEEP))


# How long a piece of work takes has nothing to do with the hour, and no test sets it.


def stopwatch() -> float:
    return time.perf_counter()


def thread_stopwatch() -> float:
    """The processor time of this thread alone."""
    return time.thread_time()
