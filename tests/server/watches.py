"""A watch whose hands a test moves: nothing waits for the time of the machine."""

from __future__ import annotations

import asyncio

from koopstad.server.watch import ServerWatch


class HandWatch(ServerWatch):
    """Who sleeps wakes up when the hands have passed his hour, and not before."""

    def __init__(self, time: float = 100.0) -> None:
        super().__init__()
        self.time = time
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def elapsed(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, awake))
        await awake

    def turn(self, seconds: float) -> None:
        self.time += seconds
        for when, awake in self._sleepers:
            if when <= self.time and not awake.done():
                awake.set_result(None)
        self._sleepers = [(when, awake) for when, awake in self._sleepers if not awake.done()]

    def somebody_waits(self, seconds: float) -> bool:
        """Exactly so long from now."""
        return any(when == self.time + seconds and not awake.done() for when, awake in self._sleepers)
