"""What other processes write reaches the sockets of this one through Litestar's channels on PostgreSQL.

The store announces every commit in the commit itself; a notice says only which table has gone how far. A
notice that gets lost is made good by a look at the store every few seconds.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from koopstad.server.hall import Hall
from koopstad.server.session import Session
from koopstad.store.store import CHANNEL

LOG = logging.getLogger(__name__)
SWEEP = 3.0  # seconds
PARTING = 3.0  # seconds
_NEWS = msgspec.json.Decoder(list[tuple[str, int]])


class Neighbours:
    """Listens to the other processes."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._tasks = {asyncio.create_task(self._listen()), asyncio.create_task(self._sweep())}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PARTING)

    async def _listen(self) -> None:
        while True:
            backend = PsycoPgChannelsBackend(self._hall.store.address)
            try:
                async with (
                    ChannelsPlugin(backend, channels=[CHANNEL]) as channels,
                    channels.start_subscription([CHANNEL]) as subscriber,
                ):
                    async for event in subscriber.iter_events():
                        await self._hear(_NEWS.decode(event))
            except Exception:
                LOG.exception("the other processes cannot be heard; trying again")
                await asyncio.sleep(1)

    async def _hear(self, news: list[tuple[str, int]]) -> None:
        behind = [
            self._catch_up(session, number)
            for table, number in news
            if (session := self._hall.sessions.get(table)) is not None and session.shared.number < number
        ]
        await asyncio.gather(*behind)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            listened = [name for name, session in self._hall.sessions.items() if session.listeners]
            try:
                if listened:
                    numbers = await asyncio.to_thread(self._hall.store.numbers, listened)
                    await self._hear(list(numbers.items()))
            except Exception:
                LOG.exception("the look at the store failed")

    async def _catch_up(self, session: Session, number: int) -> None:
        try:
            await self._hall.catch_up(session, number)
        except Exception:
            LOG.exception("a table could not catch up", extra={"table": session.shared.id})
