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

from koopstad.server.live import LiveTable
from koopstad.server.tables import Tables
from koopstad.server.tasks import Tasks
from koopstad.store.store import CHANNEL

LOG = logging.getLogger(__name__)
SWEEP = 3.0  # seconds
_NEWS = msgspec.json.Decoder(list[tuple[str, int]])


class Fanout:
    """Listens to the other processes, and brings the tables in memory up to date."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks = Tasks()

    def start(self) -> None:
        self._tasks.start(self._listen())
        self._tasks.start(self._sweep())

    async def close(self) -> None:
        await self._tasks.close()

    async def _listen(self) -> None:
        while True:
            backend = PsycoPgChannelsBackend(self._tables.store.address)
            try:
                async with (
                    ChannelsPlugin(backend, channels=[CHANNEL]) as channels,
                    channels.start_subscription([CHANNEL]) as subscriber,
                ):
                    async for event in subscriber.iter_events():
                        await self._hear(_NEWS.decode(event))
            except Exception:
                LOG.exception("the other processes cannot be heard; trying again")
                await self._tables.watch.sleep(1)

    async def _hear(self, news: list[tuple[str, int]]) -> None:
        behind = [
            self._catch_up(live, number)
            for table, number in news
            if (live := self._tables.live.get(table)) is not None and live.table.number < number
        ]
        await asyncio.gather(*behind)

    async def _sweep(self) -> None:
        while True:
            await self._tables.watch.sleep(SWEEP)
            listened = [name for name, live in self._tables.live.items() if live.listeners]
            try:
                if listened:
                    numbers = await asyncio.to_thread(self._tables.store.numbers, listened)
                    await self._hear(list(numbers.items()))
            except Exception:
                LOG.exception("the look at the store failed")

    async def _catch_up(self, live: LiveTable, number: int) -> None:
        try:
            await self._tables.catch_up(live, number)
        except Exception:
            LOG.exception("a table could not catch up", extra={"table": live.table.id})
