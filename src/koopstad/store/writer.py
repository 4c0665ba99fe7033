"""Group commit: what many tables write at the same moment shares one commit, and so one wait for the disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from koopstad.store.writes import Append, Appended, append_all

T = TypeVar("T")
Write = Callable[[Connection], Any] | Append
# Called before each commit with the results of all writes in it.
BeforeCommit = Callable[[Connection, list[Any]], None]

LARGEST_GROUP = 200


class Writer:
    """One thread that does all writing. A future is done when its write is on the disk, and not before."""

    def __init__(self, engine: Engine, before_commit: BeforeCommit | None = None) -> None:
        self._engine = engine
        self._before_commit = before_commit
        self._waiting: SimpleQueue[tuple[Write, Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
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
        while (first := self._waiting.get()) is not None:
            group = [first]
            last = False
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            self._write_group(group)
            if last:
                return

    def _write_group(self, group: list[tuple[Write, Future[Any]]]) -> None:
        try:
            results = self._commit([write for write, _ in group])
        except Exception as error:
            if len(group) == 1:
                group[0][1].set_exception(error)
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
        self.commits += 1
        self.writes += len(writes)
        return results
