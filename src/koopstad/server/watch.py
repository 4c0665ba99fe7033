"""The server's watch: tells the time, measures, and waits. Tests give it another, whose hands they move."""

from __future__ import annotations

import asyncio
import time

from koopstad.table import Watch

LONGEST_SLEEP = 60.0  # seconds, until a look at the time again: it may have been set meanwhile


class ServerWatch(Watch):
    def elapsed(self) -> float:
        """Seconds since some moment: for measuring, since nobody sets it."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def sleep_until(self, when: float) -> None:
        """Until ``now`` says so."""
        while (left := when - self.now()) > 0:
            await self.sleep(min(left, LONGEST_SLEEP))
