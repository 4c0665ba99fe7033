"""Finished games looked at again, in the processes of the bots, a few lines at a time; and kept."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from koopstad.bots.review import FORM, Review, Step, check, together
from koopstad.server.bot_pool import BotPool
from koopstad.server.messages.play import ReviewInfo
from koopstad.server.problems import problem
from koopstad.server.tasks import Tasks
from koopstad.store import Store
from koopstad.table import Table, TableError

LOG = logging.getLogger(__name__)
AT_ONCE = 2  # games that are looked at together
WAITING = 50  # games that wait for it, at most


@dataclass
class Work:
    """A game that is being looked at."""

    lines: int
    looked: int = 0


class Reviews:
    """Whoever may see a finished game may have it reviewed; while it goes on nobody may.

    Bots that people wait for come first: between any few lines the processes are theirs.
    """

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._works: dict[str, Work] = {}
        self._failed: set[str] = set()  # tried once: who asks is told, and does not wait for ever
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()

    async def ask(self, table: Table) -> ReviewInfo:
        """The review, or how far it is; who asks first has it begun."""
        if not table.over:
            raise TableError("not-over", "a game is reviewed when it is over")
        if table.id in self._failed:
            raise problem(503, "no-review", "this game could not be reviewed; the log of the server says why")
        work = self._works.get(table.id)
        if work is None:
            kept = await asyncio.to_thread(self._kept, table)
            if kept is not None:
                return ReviewInfo(lines=table.lines, looked=table.lines, review=kept)
            work = self._works.get(table.id) or self._begin(table)
        return ReviewInfo(lines=work.lines, looked=work.looked)

    def _kept(self, table: Table) -> Review | None:
        """What was kept by another version of the program is made anew."""
        data = self._store.review(table.id)
        if data is None or msgspec.json.decode(data, type=dict).get("form") != FORM:
            return None
        return msgspec.json.decode(data, type=Review)

    def _begin(self, table: Table) -> Work:
        if table.terms.edition:
            raise problem(409, "own-values", "bots can judge a game with the values that come with it")
        check(table.record, table.game)
        if len(self._works) >= WAITING:
            raise problem(503, "busy", "many games are being reviewed; try again later")
        work = self._works[table.id] = Work(table.lines)
        self._tasks.start(self._look(table, work))
        return work

    async def _look(self, table: Table, work: Work) -> None:
        try:
            async with self._free:
                record = table.record
                text = record.text()
                start = await self._bots.promise(table.game.id, text)
                steps: list[Step] = []
                while work.looked < work.lines:
                    steps += await self._bots.examine(table.game.id, text, work.looked + 1)
                    work.looked = len(steps)
                found = msgspec.json.encode(together(record, table.game, start, steps))
                await asyncio.wrap_future(self._store.keep_review(table.id, found))
        except Exception:
            self._failed.add(table.id)
            raise
        finally:
            del self._works[table.id]
