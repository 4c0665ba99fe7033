"""Bots and clocks where several processes serve: jobs in the database, done by whichever process is free.

A job says only which table to look at; what is to be done there follows from the table. So a job that is
done twice, or late, or by a process that was killed in the middle of it, does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Job, Status
from sqlalchemy import text

from koopstad.engine.errors import KoopstadError
from koopstad.server.butler import PATIENCE, play_bot, ring
from koopstad.server.hall import Hall
from koopstad.server.session import Session
from koopstad.server.thinking import Thinkers

LOG = logging.getLogger(__name__)
HEARTBEAT = 2.0  # seconds between the signs of life of a process
STALLED = 8.0  # seconds without one, until its jobs are given to others
PARTING = 3.0  # seconds to end what goes on when the server stops
SWEEP = 3.0  # seconds between two looks for what was forgotten
JOBS = 200  # at the same time: most of them wait, for a thinking bot or for the pause before its move
_LOCK = 56_677_824


class Jobs:
    """Watches the tables of the hall, as the butler does in a single process."""

    def __init__(self, hall: Hall, thinkers: Thinkers, address: str) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.app = App(connector=PsycopgConnector(conninfo=address, min_size=1, max_size=6))
        self._bot = self.app.task(name="bot")(self._play_bots)
        self._clock = self.app.task(name="clock")(self._ring)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hopeless: set[str] = set()  # tables of other rules: nobody can play on there
        self._closing = False

    async def start(self) -> None:
        await self.app.open_async()
        await asyncio.to_thread(self._want_schema)
        self.hall.watchers.append(self.watch)
        self._start(self._work())
        self._start(self._sweep())

    async def close(self) -> None:
        """Also when the database is gone: then there is nothing to wait for."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PARTING)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.app.close_async(), PARTING)

    def _want_schema(self) -> None:
        """The tables of procrastinate, made once."""
        with self.hall.store.engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            if connection.execute(text("SELECT to_regclass('procrastinate_jobs')")).scalar() is None:
                connection.exec_driver_sql(self.app.schema_manager.get_schema().replace("%", "%%"))

    # --- asking for jobs ----------------------------------------------------------------------------------

    def watch(self, session: Session) -> None:
        shared = session.shared
        if shared.waiting == "bot" and session.thinking is None:
            self._start(self._want_bot(shared.id))
        due = shared.times.due()
        if due is not None:
            self._start(self._want_ring(shared.id, shared.number, due))

    async def _want_bot(self, table: str) -> None:
        waits = self._bot.configure(queueing_lock=f"bot {table}")
        await _defer(waits, table=table)

    async def _want_ring(self, table: str, number: int, due: float) -> None:
        when = datetime.fromtimestamp(due, UTC)
        waits = self._clock.configure(queueing_lock=f"clock {table} {number}", schedule_at=when)
        await _defer(waits, table=table)

    # --- doing them ---------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while not self._closing:
            try:
                await self.app.run_worker_async(
                    concurrency=JOBS,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    fetch_job_polling_interval=1.0,
                    update_heartbeat_interval=HEARTBEAT,
                    stalled_worker_timeout=STALLED,
                )
            except Exception:
                if not self._closing:
                    LOG.exception("the jobs of bots and clocks stopped; they are taken up again")
                    await asyncio.sleep(1)

    async def _play_bots(self, table: str) -> None:
        session = await self._session(table)
        if session is None or session.thinking is not None:
            return
        session.thinking = asyncio.current_task()
        failures = 0
        try:
            while session.shared.waiting == "bot":
                try:
                    await play_bot(self.hall, self.thinkers, session, failures >= PATIENCE)
                    failures = 0
                except Exception:
                    failures += 1
                    LOG.exception("a bot failed", extra={"table": table})
                    await asyncio.sleep(min(2.0**failures / 10, 10))
        finally:
            session.thinking = None

    async def _ring(self, table: str) -> None:
        session = await self._session(table)
        if session is not None:
            await ring(self.hall, session)

    async def _session(self, table: str) -> Session | None:
        try:
            return await self.hall.session(table)
        except KoopstadError as error:
            LOG.warning("a job could not open its table: %s", error, extra={"table": table})
            self._hopeless.add(table)
            return None

    # --- forgetting nothing -------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Jobs of processes that were killed; tables that wait for a bot or a clock without a job."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for job in await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                    await self._take_up(job)
                await self._look(self.hall.now() - SWEEP)
            except Exception:
                LOG.exception("the look for forgotten jobs failed")

    async def _look(self, late: float) -> None:
        bots = await asyncio.to_thread(self.hall.store.waiting_for_bots, late)
        clocks = await asyncio.to_thread(self.hall.store.clocks, late)
        for table in set(bots) - self._hopeless:
            await self._want_bot(table)
        for table in set(clocks) - self._hopeless:
            await self._ring(table)

    async def _take_up(self, job: Job) -> None:
        """The job of a dead process makes way for a new one at the same table."""
        assert job.id is not None
        await self.app.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)
        table = str(job.task_kwargs["table"])
        if job.task_name == "bot":
            await self._want_bot(table)
        else:
            await self._ring(table)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _defer(job: Any, **args: Any) -> None:
    try:
        await job.defer_async(**args)
    except AlreadyEnqueued:
        pass
    except Exception:
        LOG.exception("a job could not be written; the next sweep finds its table")
