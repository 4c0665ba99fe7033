"""Work in the background: it ends with the server, and a failure of it reaches the log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

LOG = logging.getLogger(__name__)
PARTING = 3.0  # seconds to end what goes on when the server stops


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("work in the background failed", exc_info=error)

    async def close(self) -> None:
        """Ends everything. What does not end in time is left to the end of the process."""
        running = tuple(self._running)
        for task in running:
            task.cancel()
        if running:
            _, late = await asyncio.wait(running, timeout=PARTING)
            if late:
                LOG.warning("%d tasks did not end in %s seconds", len(late), PARTING)
