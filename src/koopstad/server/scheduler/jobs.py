"""The scheduler of several processes: jobs in the database (procrastinate), done by whichever is free."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Job, Status
from sqlalchemy import text

from koopstad.server.scheduler.scheduler import Scheduler
from koopstad.server.scheduler.work import Work
from koopstad.server.tasks import PARTING, Tasks
from koopstad.store.database import options

LOG = logging.getLogger(__name__)
HEARTBEAT = 2.0  # seconds between the signs of life of a process
STALLED = 8.0  # seconds without one, until its jobs are given to others
SWEEP = 3.0  # seconds between two looks for what was forgotten
JOBS = 200  # at the same time: most of them wait, for a thinking bot or for the pause before its move
LONGEST_SWEEP = 30.0  # seconds without a whole look, until the jobs are taken for stopped
_LOCK = 56_677_824


class Jobs(Scheduler):
    """A job says only which table to look at. One that is done twice, or by a process that is killed in the
    middle of it, does no harm; one that is lost is found by the next sweep."""

    def __init__(self, work: Work, address: str) -> None:
        super().__init__(work)
        connector = PsycopgConnector(conninfo=address, min_size=1, max_size=6, kwargs={"options": options()})
        self.app = App(connector=connector)
        self._bot = self.app.task(name="bot")(self._play_bots)
        self._clock = self.app.task(name="clock")(self._ring)
        self._store = work.tables.store
        self._tasks = Tasks()
        self._closing = False
        self._swept = work.watch.elapsed()

    @property
    def well(self) -> bool:
        return self.work.watch.elapsed() - self._swept < LONGEST_SWEEP

    async def start(self) -> None:
        await self.app.open_async()
        await asyncio.to_thread(self._want_schema)
        self.work.tables.watchers.append(self.watch)
        self._tasks.start(self._run())
        self._tasks.start(self._sweep())

    async def close(self) -> None:
        """Also when the database is gone: then there is nothing to wait for."""
        self._closing = True
        await self._tasks.close()
        try:
            await asyncio.wait_for(self.app.close_async(), PARTING)
        except TimeoutError:
            LOG.warning("the connections of the jobs could not be closed in time")

    def _want_schema(self) -> None:
        """The tables of procrastinate, made once."""
        with self._store.engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            if connection.execute(text("SELECT to_regclass('procrastinate_jobs')")).scalar() is None:
                connection.exec_driver_sql(self.app.schema_manager.get_schema().replace("%", "%%"))

    # --- asking for jobs ----------------------------------------------------------------------------------

    def bot_is_to_move(self, name: str) -> None:
        self._tasks.start(self._defer(self._bot.configure(queueing_lock=f"bot {name}"), name))

    def clock_rings(self, name: str, number: int, due: float | None) -> None:
        if due is not None:
            when = datetime.fromtimestamp(due, UTC)
            job = self._clock.configure(queueing_lock=f"clock {name} {number}", schedule_at=when)
            self._tasks.start(self._defer(job, name))

    async def _defer(self, job: Any, name: str) -> None:
        try:
            await job.defer_async(table=name)
        except AlreadyEnqueued:
            LOG.debug("the job is there already", extra={"table": name})
        except Exception:
            LOG.exception("a job could not be written; the next sweep finds its table", extra={"table": name})

    # --- doing them ---------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self._closing:
            try:
                await self.app.run_worker_async(
                    concurrency=JOBS,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    fetch_job_polling_interval=1.0,
                    update_heartbeat_interval=HEARTBEAT,
                    stalled_worker_timeout=STALLED,
                    shutdown_graceful_timeout=PARTING / 2,
                )
            except Exception:
                if not self._closing:
                    LOG.exception("the jobs of bots and clocks stopped; they are taken up again")
                    await self.work.watch.sleep(1)

    async def _play_bots(self, table: str) -> None:
        await self.work.play_bots(table)

    async def _ring(self, table: str) -> None:
        await self.work.ring(table)

    # --- forgetting nothing -------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Jobs of processes that were killed; tables that wait for a bot or a clock without a job."""
        while True:
            try:
                for job in await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                    self._tasks.start(self._take_up(job))
                await self._look(self.work.watch.now() - SWEEP)
                self._swept = self.work.watch.elapsed()
            except Exception:
                LOG.exception("the look for forgotten jobs failed")
            await self.work.watch.sleep(SWEEP)

    async def _look(self, late: float) -> None:
        bots = await asyncio.to_thread(self._store.waiting_for_bots, late)
        clocks = await asyncio.to_thread(self._store.clocks, late)
        for name in set(bots) - self.work.hopeless:
            self.bot_is_to_move(name)
        for name in set(clocks) - self.work.hopeless:
            self._tasks.start(self._ring(name))

    async def _take_up(self, job: Job) -> None:
        """The job of a dead process makes way for a new one at the same table."""
        assert job.id is not None
        await self.app.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)
        name = str(job.task_kwargs["table"])
        if job.task_name == "bot":
            self.bot_is_to_move(name)
        else:
            await self._ring(name)
