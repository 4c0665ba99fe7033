"""Bots move and clocks ring: ``work`` is what is done, ``timers`` and ``jobs`` see to it in time."""

from koopstad.server.bot_pool import BotPool
from koopstad.server.scheduler.scheduler import Scheduler
from koopstad.server.scheduler.timers import Timers
from koopstad.server.scheduler.work import Work
from koopstad.server.tables import Tables

__all__ = ["Scheduler", "make_scheduler"]


def make_scheduler(tables: Tables, pool: BotPool) -> Scheduler:
    """Timers where one process serves alone; on PostgreSQL, where there may be others, jobs."""
    work = Work(tables, pool)
    if not tables.store.is_postgres:
        return Timers(work)
    from koopstad.server.scheduler.jobs import Jobs  # needs koopstad[postgres]

    return Jobs(work, tables.store.address)
