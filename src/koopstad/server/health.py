"""Is it well? Every part that tables need is asked, with a deadline, and not too often."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from koopstad.server.services import Services

LOG = logging.getLogger(__name__)
DEADLINE = 4.0  # seconds for each part
FRESH = 0.2  # seconds that an answer holds: asking without end shall not keep the disk busy
LEAST_DISK = 50_000_000  # bytes
OK = "ok"


class Health:
    """By part: ``ok``, or what is wrong with it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._parts: dict[str, str] = {}
        self._asked = float("-inf")
        self._asking: asyncio.Task[None] | None = None

    async def parts(self) -> dict[str, str]:
        age = self._services.watch.elapsed() - self._asked
        stale = age > FRESH or not self._services.store.writer.well
        if stale and (self._asking is None or self._asking.done()):
            self._asking = asyncio.create_task(self._ask())
        if self._asking is not None:
            await asyncio.shield(self._asking)
        return self._parts

    async def _ask(self) -> None:
        questions: dict[str, Callable[[], Awaitable[str]]] = {
            "writer": self._writer,
            "database": self._database,
            "bots": self._bots,
            "jobs": self._jobs,
            "disk": self._disk,
        }
        answers = await asyncio.gather(*(self._within(ask) for ask in questions.values()))
        self._parts = dict(zip(questions, answers, strict=True))
        self._asked = self._services.watch.elapsed()
        if any(answer != OK for answer in answers):
            LOG.warning("not well: %s", self._parts)

    async def _within(self, ask: Callable[[], Awaitable[str]]) -> str:
        try:
            return await asyncio.wait_for(ask(), DEADLINE)
        except TimeoutError:
            return "does not answer"
        except Exception as error:
            return type(error).__name__

    async def _writer(self) -> str:
        """It has to write something: a full disk reads well."""
        await asyncio.wrap_future(self._services.store.write_pulse())
        return OK

    async def _database(self) -> str:
        await asyncio.to_thread(self._read)
        return OK

    def _read(self) -> None:
        with self._services.store.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    async def _bots(self) -> str:
        return OK if self._services.bots.well else "too slow"

    async def _jobs(self) -> str:
        scheduler = self._services.running.scheduler
        return OK if scheduler is not None and scheduler.well else "stopped"

    async def _disk(self) -> str:
        place = self._services.store.folder
        if place is None:
            return OK
        free = (await asyncio.to_thread(shutil.disk_usage, place)).free
        return OK if free > LEAST_DISK else "nearly full"
