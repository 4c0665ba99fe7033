"""Group commit: what many tables write at the same moment shares one commit, and so one wait for the disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from koopstad.store.errors import is_outage
from koopstad.store.writes import Append, Appended, append_all

LOG = logging.getLogger(__name__)
T = TypeVar("T")
Write = Callable[[Connection], Any] | Append
Waiting = tuple[Write, "Future[Any]"]
# Called before each commit with the results of all writes in it.
BeforeCommit = Callable[[Connection, list[Any]], None]

LARGEST_GROUP = 200


class Writer:
    """One thread that does all writing. A future is done when its write is on the disk, and not before."""

    def __init__(self, engine: Engine, before_commit: BeforeCommit | None = None) -> None:
        self._engine = engine
        self._before_commit = before_commit
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.well = True  # the last commit was one
        self.commits = 0
        self.writes = 0
        self._thread.start()

    def submit(self, write: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.put((write, future))
        return future

    def append(self, append: Append) -> Future[Appended | None]:
        future: Future[Appended | None] = Future()
        self._waiting.put((append, future))
        return future

    def close(self) -> None:
        """Writes what was submitted, then stops."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        """Whatever happens to a group, the next one is written: without the writer nothing goes on."""
        last = False
        while not last:
            group, last = self._next_group()
            try:
                self._write_group(group)
            except BaseException as error:
                LOG.exception("the writer made a mistake; it goes on")
                for _, future in group:
                    if not future.done():
                        future.set_exception(error)

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """What waits, and whether it is the last. What nobody waits for any more is left out."""
        group: list[Waiting] = []
        while not group or (len(group) < LARGEST_GROUP and not self._waiting.empty()):
            following = self._waiting.get()
            if following is None:
                return group, True
            if following[1].set_running_or_notify_cancel():  # from now on it cannot be called back
                group.append(following)
        return group, False

    def _write_group(self, group: list[Waiting]) -> None:
        if not group:
            return
        try:
            results = self._commit([write for write, _ in group])
        except Exception as error:
            self.well = False
            if len(group) == 1 or is_outage(error):
                for _, future in group:
                    future.set_exception(error)
            else:  # one of them is at fault: each has its own commit now, and only that one fails
                for single in group:
                    self._write_group([single])
            return
        for (_, future), result in zip(group, results, strict=True):
            future.set_result(result)

    def _commit(self, writes: list[Write]) -> list[Any]:
        with self._engine.begin() as connection:
            results = [None if isinstance(write, Append) else write(connection) for write in writes]
            places = [number for number, write in enumerate(writes) if isinstance(write, Append)]
            appends = [write for write in writes if isinstance(write, Append)]
            for number, appended in zip(places, append_all(connection, appends), strict=True):
                results[number] = appended
            if self._before_commit is not None:
                self._before_commit(connection, results)
        self.well = True
        self.commits += 1
        self.writes += len(writes)
        return results
