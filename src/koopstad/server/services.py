"""What every route may need, made once for each process."""

from __future__ import annotations

from dataclasses import dataclass

from koopstad.server.access import Access
from koopstad.server.bot_pool import BotPool
from koopstad.server.pushing import Pusher
from koopstad.server.reviews import Reviews
from koopstad.server.scheduler import Scheduler
from koopstad.server.settings import Settings
from koopstad.server.tables import Tables
from koopstad.server.watch import ServerWatch
from koopstad.store import Store


@dataclass
class Running:
    """What is there only while the application runs."""

    scheduler: Scheduler | None = None


@dataclass(frozen=True)
class Services:
    settings: Settings
    watch: ServerWatch
    store: Store
    tables: Tables
    access: Access
    bots: BotPool
    reviews: Reviews
    running: Running
    pusher: Pusher | None = None  # without koopstad[push] there is none
