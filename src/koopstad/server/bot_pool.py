"""Bots think in processes of their own, so that none slows another table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

import koopstad
from koopstad.bots import Eyes, Memory, Reason, bot
from koopstad.server.metrics import THINKING
from koopstad.server.watch import ServerWatch
from koopstad.table import Table

LOG = logging.getLogger(__name__)
Advice = tuple[int, Reason | None]


class BotPool:
    """A pool of processes that is made anew when one of them dies."""

    def __init__(self, processes: int, watch: ServerWatch) -> None:
        self._watch = watch
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: int, name: str) -> int:
        """What the bot plays at this seat. It sees what the seat sees."""
        action, _ = await self._think(table, seat, name, False)
        return action

    async def advise(self, table: Table, seat: int, name: str) -> Advice:
        """What the bot would play, and why."""
        return await self._think(table, seat, name, True)

    async def _think(self, table: Table, seat: int, name: str, reason: bool) -> Advice:
        data = msgspec.json.encode(table.state.data())
        work = (table.game.id, data, table.id, seat, name, table.bot_seed(seat), reason)
        started = self._watch.elapsed()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._ready(), think, *work)
        except BrokenProcessPool:
            LOG.warning("a process that thinks for bots has died; there is another")
            self._pool = None
            return await asyncio.get_running_loop().run_in_executor(self._ready(), think, *work)
        finally:
            THINKING.labels(name).observe(self._watch.elapsed() - started)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork would take locks and connections of this process along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (os.getpid(),))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# What the bots of some tables have planned, in a process of the pool: a turn that another process goes on
# with is planned anew there.
MEMORIES: OrderedDict[tuple[str, int], Memory] = OrderedDict()
MOST_MEMORIES = 500


def memory_of(table: str, seat: int) -> Memory:
    memory = MEMORIES.setdefault((table, seat), Memory())
    MEMORIES.move_to_end((table, seat))
    if len(MEMORIES) > MOST_MEMORIES:
        MEMORIES.popitem(last=False)
    return memory


def think(game: str, data: bytes, table: str, seat: int, name: str, seed: int, reason: bool) -> Advice:
    """Runs in a process of the pool."""
    state = koopstad.game(game).restore(msgspec.json.decode(data))
    eyes = Eyes(state, seat)
    if not reason:
        return bot(game, name, seed, memory_of(table, seat), hurry=True).choose(eyes), None
    return bot(game, name, seed, hurry=True).advise(eyes)


def _begin(parent: int) -> None:
    """The server alone decides when to stop; but should it be killed, nobody thinks on for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    while os.getppid() == parent:
        threading.Event().wait(1)
    os._exit(1)
