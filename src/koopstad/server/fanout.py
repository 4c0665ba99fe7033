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
from koopstad.server.seating import take_effect
from koopstad.server.services import Services
from koopstad.server.tasks import Tasks
from koopstad.store import new_id
from koopstad.store.store import CHANNEL, News

LOG = logging.getLogger(__name__)
SWEEP = 3.0  # seconds
BEAT = 3.0  # seconds between two words about who is here
SILENCE = 4 * BEAT  # of a process, until it is taken for gone
TOLD_AT_ONCE = 150  # tables in one notice, which PostgreSQL limits to 8000 bytes
_NEWS = msgspec.json.Decoder(News)


class Fanout:
    """Listens to the other processes, and brings the tables in memory up to date."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables = services.tables
        self._tasks = Tasks()
        self._name = new_id()
        self._heard: dict[str, float] = {}  # by process: when it last said who is there

    def start(self) -> None:
        self._tasks.start(self._listen())
        self._tasks.start(self._sweep())
        self._tasks.start(self._beat())

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
                    self._services.access.forget()  # what was said meanwhile was not heard
                    async for event in subscriber.iter_events():
                        await self._hear(_NEWS.decode(event))
            except Exception:
                LOG.exception("the other processes cannot be heard; trying again")
                await self._tables.watch.sleep(1)

    async def _hear(self, news: News) -> None:
        for table in news.revoked:
            await self._forget_keys(table)
        if news.process and news.process != self._name:
            self._heard[news.process] = self._tables.watch.elapsed()
            for table, seats in news.here.items():
                if (live := self._tables.live.get(table)) is not None:
                    live.hear_from(news.process, frozenset(seats))
                    live.queue(news.queued.get(table), news.process)
        behind = [
            self._catch_up(live, number)
            for table, number in news.moved
            if (live := self._tables.live.get(table)) is not None and live.table.number < number
        ]
        await asyncio.gather(*behind)

    async def _forget_keys(self, table: str) -> None:
        self._services.access.forget(table)
        live = self._tables.live.get(table)
        if live is not None:
            await take_effect(self._services, live)

    async def _beat(self) -> None:
        """Tells the others who is here, and takes note of who is not heard of any more."""
        told: set[str] = set()
        while True:
            try:
                here = {name: sorted(live.here()) for name, live in self._tables.live.items()}
                queues = {name: live.own_queue() for name, live in self._tables.live.items()}
                queued = {name: seat for name, seat in queues.items() if seat is not None}
                names = [name for name, seats in here.items() if seats or name in told or name in queued]
                for start in range(0, len(names), TOLD_AT_ONCE):
                    part = names[start : start + TOLD_AT_ONCE]
                    there = {name: here[name] for name in part}
                    waiting = {name: queued[name] for name in part if name in queued}
                    await asyncio.wrap_future(self._tables.store.tell_presence(self._name, there, waiting))
                told = {name for name in names if here[name] or name in queued}
                self._forget_silent()
            except Exception:
                LOG.exception("the other processes cannot be told who is here")
            await self._tables.watch.sleep(BEAT)

    def _forget_silent(self) -> None:
        limit = self._tables.watch.elapsed() - SILENCE
        for process in [name for name, at in self._heard.items() if at < limit]:
            del self._heard[process]
        for live in self._tables.live.values():
            for process in live.elsewhere():
                if process not in self._heard:
                    live.hear_from(process, None)
                    live.queue(None, process)

    async def _sweep(self) -> None:
        while True:
            await self._tables.watch.sleep(SWEEP)
            listened = [name for name, live in self._tables.live.items() if live.listeners]
            try:
                if listened:
                    numbers = await asyncio.to_thread(self._tables.store.numbers, listened)
                    await self._hear(News(moved=list(numbers.items())))
            except Exception:
                LOG.exception("the look at the store failed")

    async def _catch_up(self, live: LiveTable, number: int) -> None:
        try:
            await self._tables.catch_up(live, number)
        except Exception:
            LOG.exception("a table could not catch up", extra={"table": live.table.id})
