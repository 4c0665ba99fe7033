"""Bots think in processes of their own, so that none slows another table."""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import count
from typing import Any, TypeVar

import msgspec

import koopstad
from koopstad.bots import TIMED, Advice, Eyes, Memory, advised, bot, decide
from koopstad.bots.review import Examiner, Step
from koopstad.engine import record as records
from koopstad.server.editions import game_with, rehearse
from koopstad.server.metrics import THINKING, WAITING
from koopstad.server.watch import ServerWatch, stopwatch
from koopstad.table import Table

LOG = logging.getLogger(__name__)
PATIENCE = 60.0  # seconds that a bot may think; after that its process is taken for hung
TRYING = 10.0  # seconds to try a game of unknown printed values
QUEUED = 4.0  # seconds that a bot waits for its turn to think, until those who wait for it are told
CROWD = 8  # thoughts that people wait for, for each process: about as many seconds until the last is thought
PIECE = 2.0  # seconds that a finished game is looked at in one go: others wait for the process too
T = TypeVar("T")
Tell = Callable[[bool], None]  # whether a bot has waited for its turn for long, and does so still


class BotPool:
    """A pool of processes that is made anew when one of them dies or hangs.

    Tables where people wait come first; where bots play alone, they take what time is left.
    """

    def __init__(self, processes: int, watch: ServerWatch, patience: float = PATIENCE) -> None:
        self._watch = watch
        self._patience = patience
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._turns = Turns(self._processes)
        self._pool: ProcessPoolExecutor | None = None
        self.well = True

    @property
    def overloaded(self) -> bool:
        """More is to be thought for people than they would like to wait for."""
        return self._turns.crowd >= CROWD * self._processes

    async def choose(self, table: Table, seat: int, name: str, tell: Tell | None = None) -> int:
        """What the bot plays, seeing what the seat sees; ``tell`` hears when it waits for long."""
        return (await self._think(table, seat, name, tell=tell)).action

    async def advise(self, table: Table, seat: int, name: str, mine: int | None = None) -> Advice:
        """What the bot would play, and why; and how that compares with what the seat is about to play."""
        return await self._think(table, seat, name, True, mine)

    async def promise(self, game: str, record: str) -> tuple[list[int], list[float]]:
        """What a game that is over promised its seats before the first line."""
        return await self._aside(promise, game, record)

    async def examine(self, game: str, record: str, first: int) -> list[Step]:
        """Some lines of a game that is over, from this one on, looked at again."""
        return await self._aside(examine, game, record, first)

    async def _aside(self, work: Callable[..., T], *args: object) -> T:
        """What nobody's turn waits for comes after all that somebody's does."""
        await self._turns.come(alone=True)
        try:
            return await self._in_process(self._patience, work, *args)
        finally:
            self._turns.go()

    async def _think(
        self,
        table: Table,
        seat: int,
        name: str,
        reason: bool = False,
        mine: int | None = None,
        tell: Tell | None = None,
    ) -> Advice:
        data = msgspec.json.encode(table.state.data())
        edition = msgspec.json.encode(table.terms.edition)
        asked = (table.game.id, edition, data, table.id, seat, name, table.bot_seed(seat), reason, mine)
        started = self._watch.elapsed()
        await self._come(all(each.player for each in table.seats), tell)
        try:
            advice = await self._in_process(self._patience, think, *asked)
            self.well = True
            return advice
        except TimeoutError:
            LOG.error("a bot thinks without end; its process is ended")
            self.well = False
            raise
        finally:
            self._turns.go()
            # Anybody may name as many times to think as there are numbers, and each label is kept for ever.
            THINKING.labels(name.partition(TIMED)[0]).observe(self._watch.elapsed() - started)

    async def _come(self, alone: bool, tell: Tell | None) -> None:
        """Waits for a turn to think; who waits for long has it told, and that it is over."""
        if tell is None or self._turns.free:
            await self._turns.come(alone)
            return
        telling = asyncio.create_task(self._tell_later(tell))
        try:
            await self._turns.come(alone)
        finally:
            telling.cancel()
            tell(False)

    async def _tell_later(self, tell: Tell) -> None:
        await self._watch.sleep(QUEUED)
        tell(True)

    async def try_out(self, game: str, edition: bytes, seats: int, options: dict[str, Any]) -> str:
        """What is wrong with a game of such printed values; those who play come first."""
        await self._turns.come(alone=True)
        try:
            return await self._in_process(TRYING, rehearse, game, edition, seats, options)
        except (TimeoutError, BrokenProcessPool):
            return "a game with these values does not come to an end"
        finally:
            self._turns.go()

    async def _in_process(self, patience: float, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            pool = self._ready()
            try:
                async with asyncio.timeout(patience):
                    return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                LOG.warning("a process that thinks for bots has died; there is another")
                self._give_up(pool)
                if attempt:
                    raise
            except TimeoutError:
                self._give_up(pool)
                raise
        raise AssertionError("two attempts end in one way or another")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork would take locks and connections of this process along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (os.getpid(),))
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Ends its processes, which would not end by themselves."""
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Turns:
    """Who may think now: as many as there are processes; first those for whom people wait."""

    def __init__(self, number: int) -> None:
        self._free = number
        self.crowd = 0  # of those for whom people wait, how many have no turn yet
        self._order = count()
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    @property
    def free(self) -> bool:
        """Whoever comes now need not wait."""
        return self._free > 0 and not self._waiting

    async def come(self, alone: bool) -> None:
        if self.free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (alone, next(self._order), turn))
        self.crowd += not alone
        WAITING.inc()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.go()  # it had just been given
            raise
        finally:
            self.crowd -= not alone
            WAITING.dec()

    def go(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


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


def think(
    game: str,
    edition: bytes,
    data: bytes,
    table: str,
    seat: int,
    name: str,
    seed: int,
    reason: bool,
    mine: int | None,
) -> Advice:
    """Runs in a process of the pool."""
    state = game_with(game, msgspec.json.decode(edition)).restore(msgspec.json.decode(data))
    if not reason:
        return Advice(decide(bot(game, name, seed, memory_of(table, seat), hurry=True), state, seat), None)
    return advised(bot(game, name, seed, hurry=True), Eyes(state, seat), mine)


@lru_cache(maxsize=2)
def _examiner(game: str, record: str) -> Examiner:
    """The games that this process looked at last, folded."""
    return Examiner(records.parse(record), koopstad.game(game))


def promise(game: str, record: str) -> tuple[list[int], list[float]]:
    """Runs in a process of the pool."""
    return _examiner(game, record).start()


def examine(game: str, record: str, first: int, seconds: float = PIECE) -> list[Step]:
    """Runs in a process of the pool: at least one line, and as many as there is time for."""
    examiner, until = _examiner(game, record), stopwatch() + seconds
    found = examiner.steps(first, first + 1)
    while stopwatch() < until and (more := examiner.steps(found[-1].line + 1, found[-1].line + 2)):
        found += more
    return found


def _begin(parent: int) -> None:
    """The server alone decides when to stop; but should it be killed, nobody thinks on for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: int) -> None:
    while os.getppid() == parent:
        threading.Event().wait(1)
    os._exit(1)
