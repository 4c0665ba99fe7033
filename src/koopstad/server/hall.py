"""All tables of this process. What is asked of one is tried on a copy, written, and only then true."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import TypeVar

import koopstad
from koopstad.engine.errors import OptionError
from koopstad.server.metrics import COMMIT_SECONDS, CONFLICTS, ENTRIES, TABLES
from koopstad.server.problems import problem
from koopstad.server.session import Session
from koopstad.server.settings import Settings
from koopstad.store import Key, Store, Summary
from koopstad.store.writes import Appended, Opening
from koopstad.table import Entry, SharedTable, kept, kept_record, seal, snapshot, unfold

T = TypeVar("T")
SNAPSHOT_EVERY = 50  # entries
ATTEMPTS = 8  # of an ask, when other processes are quicker at the same table

Ask = Callable[[SharedTable], Entry | None]


class Hall:
    """Opens tables from the store, keeps them while they are used, and changes them durably."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.sessions: dict[str, Session] = {}
        self.now: Callable[[], float] = time.time
        # Told of every table that was opened or that something happened at: bots and clocks live here.
        self.watchers: list[Callable[[Session], None]] = []
        self._opening: dict[str, asyncio.Task[Session]] = {}

    # --- opening ------------------------------------------------------------------------------------------

    async def session(self, table: str) -> Session:
        """A table by its id; one that is not in memory is folded from the store."""
        session = self.sessions.get(table)
        if session is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = asyncio.create_task(self._open(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            session = await asyncio.shield(opening)
        elif self.store.is_postgres:
            await self.catch_up(session)  # another process may have gone on
        session.used = time.monotonic()
        return session

    async def _open(self, table: str) -> Session:
        return self._seat_session(Session(await asyncio.to_thread(self.load, table)))

    def load(self, table: str, whole: bool = False) -> SharedTable:
        """The table as the store has it; ``whole`` listens to all its events again. To be run in a thread."""
        was = self.store.table(table) if table.isascii() and table.isalnum() else None
        if was is None:
            raise problem(404, "no-such-table", "there is no such table")
        try:
            game = koopstad.game(was.header.game)
        except OptionError as error:
            raise problem(410, "other-rules", f"{error}; the record of this table is kept") from None
        taken = None if whole else self.store.snapshot(table)
        return unfold(was, game, self.store.entries(table), taken)

    def old_record(self, table: str) -> tuple[Summary, str]:
        """The record of a finished game without its rules, which this version may not have. In a thread."""
        was, found = self.store.table(table), self.store.summaries([table])
        if was is None or not found:
            raise problem(404, "no-such-table", "there is no such table")
        return found[0], kept_record(was, self.store.entries(table), found[0].seal)

    def _seat_session(self, session: Session) -> Session:
        self.sessions[session.shared.id] = session
        TABLES.set(len(self.sessions))
        self._tell(session)
        return session

    async def add(self, shared: SharedTable, holders: Mapping[str, Key]) -> Session:
        """A new table."""
        await _durable(self.store.open_table(kept(shared), holders, summary(shared)))
        return self._seat_session(Session(shared))

    def put_away(self) -> int:
        """Forgets tables that nobody has touched for a while; they are in the store."""
        limit = time.monotonic() - self.settings.idle_seconds
        old = [name for name, each in self.sessions.items() if each.used < limit and each.idle]
        for name in old:
            if self.sessions[name].listeners:
                self.sessions[name].forget_updates()
            else:
                del self.sessions[name]
        TABLES.set(len(self.sessions))
        return len(old)

    # --- changing -----------------------------------------------------------------------------------------

    async def act(
        self,
        session: Session,
        ask: Ask,
        *,
        holders: Callable[[Entry], Mapping[str, Key]] | None = None,
        also: Opening | None = None,
    ) -> Entry | None:
        """Does what is asked, durably, or raises why not. Whoever reads meanwhile sees the table before it.

        None: nothing was to be done.
        """
        async with session.lock:
            if session.doubtful:
                await self._refold(session)
            for _ in range(ATTEMPTS):
                draft = session.shared.copy()
                entry = ask(draft)
                if entry is None:
                    return None
                if await self._write(session, draft, entry, holders(entry) if holders else {}, also):
                    session.take_over(draft)
                    ENTRIES.labels(draft.game.id, entry.kind).inc()
                    self._tell(session)
                    return entry
                CONFLICTS.inc()
                await self._catch_up(session)
        raise problem(503, "busy", "too much happens at this table at once; try again")

    async def _write(
        self,
        session: Session,
        draft: SharedTable,
        entry: Entry,
        holders: Mapping[str, Key],
        also: Opening | None,
    ) -> Appended | None:
        taken = snapshot(draft) if entry.number % SNAPSHOT_EVERY < 5 and entry.kind == "move" else None
        started = time.perf_counter()
        try:
            return await _durable(
                self.store.append(draft.id, entry, summary(draft), holders=holders, snapshot=taken, also=also)
            )
        except BaseException:
            session.doubtful = True
            raise
        finally:
            COMMIT_SECONDS.observe(time.perf_counter() - started)

    async def catch_up(self, session: Session, number: int | None = None) -> None:
        """Takes over what other processes wrote, at least up to an entry that one of them told of."""
        async with session.lock:
            if session.doubtful:
                await self._refold(session)
            elif number is None or session.shared.number < number:
                await self._catch_up(session)

    async def listen_from(self, session: Session, since: int) -> None:
        """Makes sure that the events after entry ``since`` are at hand, however long ago they were."""
        if since < session.shared.heard_from:
            async with session.lock:
                session.take_over(await asyncio.to_thread(self.load, session.shared.id, True))

    async def _catch_up(self, session: Session) -> None:
        known = session.shared.number
        news = await asyncio.to_thread(self.store.entries, session.shared.id, known)
        if news:
            shared = session.shared.copy()
            for entry in news:
                shared.apply(entry)
            session.take_over(shared)
            self._tell(session)

    async def _refold(self, session: Session) -> None:
        """After a write that failed only the store knows what is true."""
        session.take_over(await asyncio.to_thread(self.load, session.shared.id))
        session.doubtful = False
        self._tell(session)

    def _tell(self, session: Session) -> None:
        for watcher in self.watchers:
            watcher(session)


def summary(shared: SharedTable) -> Summary:
    """How a table stands, for lists."""
    return Summary(
        table=shared.id,
        number=shared.number,
        moves=shared.moves,
        to_move=shared.table.to_move,
        waiting=shared.waiting,
        empty=len(shared.empty_seats()),
        players=[seat.name for seat in shared.seats],
        public=shared.public,
        at=shared.last_time,
        due=shared.times.due(),
        seal=seal(shared),
    )


async def _durable(future: Future[T]) -> T:
    """Waits for the disk. A request that is given up meanwhile does not call the write back."""
    return await asyncio.shield(asyncio.wrap_future(future))
