"""All tables in the memory of this process: opened from the store, kept while used, changed durably."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from koopstad.engine.errors import EditionError, OptionError, RecordError
from koopstad.engine.record import Seal
from koopstad.server.editions import game_with
from koopstad.server.live import LiveTable
from koopstad.server.metrics import COMMIT_SECONDS, CONFLICTS, ENTRIES, TABLES
from koopstad.server.problems import ProblemError, problem
from koopstad.server.settings import Settings
from koopstad.server.watch import ServerWatch
from koopstad.store import Key, Store, Summary
from koopstad.store.writes import Appended, Opening
from koopstad.table import Entry, Table, record_of, reopen_table, snapshot
from koopstad.table.counting import finished

T = TypeVar("T")
LOG = logging.getLogger(__name__)
SNAPSHOT_EVERY = 50  # entries
EXPIRE_EVERY = 3600.0  # seconds between two looks for tables to delete
DAY = 86_400.0
ATTEMPTS = 8  # of an ask, when other processes are quicker at the same table

Ask = Callable[[Table], Entry | None]


class KeyChange(msgspec.Struct, frozen=True):
    """Keys that are given and taken together with an entry."""

    revoked: Sequence[Key] = ()
    holders: Mapping[str, Key] = {}


class Tables:
    """What is asked of a table is tried on a copy, written, and only then true."""

    def __init__(self, store: Store, settings: Settings, watch: ServerWatch) -> None:
        self.store = store
        self.settings = settings
        self.watch = watch
        self.live: dict[str, LiveTable] = {}
        # Told of every table that was opened or that something happened at: the scheduler lives here.
        self.watchers: list[Callable[[LiveTable], None]] = []
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    # --- opening ------------------------------------------------------------------------------------------

    async def get(self, name: str) -> LiveTable:
        """A table by its id; one that is not in memory is folded from the store."""
        live = self.live.get(name)
        if live is None:
            opening = self._opening.get(name)
            if opening is None:
                opening = asyncio.create_task(self._open(name))
                self._opening[name] = opening
                opening.add_done_callback(lambda _: self._opening.pop(name, None))
            live = await asyncio.shield(opening)
        elif self.store.is_postgres:
            await self.catch_up(live)  # another process may have gone on
        # A process broke off between the last one who came and the deal; or it was one of older rules.
        if live.table.ready or live.table.outdated:
            await self.act(live, lambda _: None)
        live.used = self.watch.elapsed()
        return live

    async def _open(self, name: str) -> LiveTable:
        return self._keep(LiveTable(await asyncio.to_thread(self.load, name)))

    def load(self, name: str, whole: bool = False) -> Table:
        """The table as the store has it; ``whole`` listens to all its events again. To be run in a thread."""
        try:
            return self._fold(name, whole)
        except (ProblemError, RecordError, SQLAlchemyError):
            raise
        except Exception as error:  # whatever is wrong with it, others go on
            LOG.error("the log of a table is damaged: %r", error, extra={"table": name})
            raise problem(410, "damaged", "the log of this table is damaged; what is there is kept") from None

    def _fold(self, name: str, whole: bool) -> Table:
        terms = self.store.table(name) if name.isascii() and name.isalnum() else None
        if terms is None:
            raise _no_such_table()
        try:
            game = game_with(terms.header.game, terms.edition)
        except (OptionError, EditionError) as error:
            raise problem(410, "other-rules", f"{error}; the record of this table is kept") from None
        taken = None if whole else self.store.snapshot(name)
        table = reopen_table(terms, game, self.store.entries(name), taken, self.watch)
        if table.cut and not table.newer and self.store.summaries([name])[0].waiting == "over":
            rules = f"rules {terms.header.rules} of {game.id}"
            raise RecordError(
                f"entry {table.cut} of this finished game is not legal by {rules} as known here"
            )
        return table

    def old_record(self, name: str) -> tuple[Summary, str]:
        """The record of a finished game without its rules, which this version may not have. In a thread."""
        terms, found = self.store.table(name), self.store.summaries([name])
        if terms is None or not found:
            raise _no_such_table()
        end = msgspec.json.decode(found[0].seal, type=Seal) if found[0].seal else None
        return found[0], record_of(terms, self.store.entries(name), end).text()

    def _keep(self, live: LiveTable) -> LiveTable:
        live.used = self.watch.elapsed()
        self.live[live.table.id] = live
        TABLES.set(len(self.live))
        self._tell(live)
        return live

    async def add(self, table: Table, holders: Mapping[str, Key]) -> LiveTable:
        """A new table, with what was played there before it was opened."""
        played = [each.entry for each in table.happenings]
        await _durable(self.store.open_table(table.terms, holders, summary(table), played))
        return self._keep(LiveTable(table))

    def put_away(self) -> int:
        """Forgets tables that nobody has touched for a while; they are in the store."""
        limit = self.watch.elapsed() - self.settings.idle_seconds
        old = [name for name, each in self.live.items() if each.used < limit and each.idle]
        for name in old:
            if self.live[name].listeners:
                self.live[name].forget_updates()
            else:
                del self.live[name]
        TABLES.set(len(self.live))
        return len(old)

    async def keep_tidy(self) -> None:
        """Puts tables away, and deletes old ones, again and again."""
        expired = self.watch.elapsed()
        while True:
            await self.watch.sleep(min(30.0, self.settings.idle_seconds))
            self.put_away()
            if self.watch.elapsed() - expired > EXPIRE_EVERY:
                expired = self.watch.elapsed()
                try:
                    await self.expire()
                except Exception:
                    LOG.exception("old tables could not be deleted")

    async def expire(self) -> list[str]:
        """Deletes tables that nobody has touched for long; the documentation says when."""
        if not self.settings.keep_days:
            return []
        now, gone = self.watch.now(), []
        unbegun = now - self.settings.unbegun_days * DAY
        quiet = now - self.settings.keep_days * DAY
        while some := await asyncio.wrap_future(self.store.expire(unbegun, quiet, list(self.live))):
            gone += some
        if gone:
            LOG.warning("%d tables were deleted: nobody had touched them for long", len(gone))
        return gone

    # --- changing -----------------------------------------------------------------------------------------

    async def act(
        self,
        live: LiveTable,
        ask: Ask,
        *,
        keys: Callable[[Entry], KeyChange] | None = None,
        also: Opening | None = None,
    ) -> Entry | None:
        """Does what is asked, durably, or raises why not. Whoever reads meanwhile sees the table before it.

        None: nothing was to be done.
        """
        async with live.lock:
            if live.doubtful:
                await self._refold(live)
            entry = await self._try(live, ask, keys, also)
            while live.table.ready or live.table.outdated:  # the last one sat down, or revealed a pledge
                await self._try(live, Table.follow_up)
            return entry

    async def _try(
        self,
        live: LiveTable,
        ask: Ask,
        keys: Callable[[Entry], KeyChange] | None = None,
        also: Opening | None = None,
    ) -> Entry | None:
        """Asks anew when another process was quicker. Whoever calls this holds the lock."""
        for _ in range(ATTEMPTS):
            draft = live.table.copy()
            entry = ask(draft)
            if entry is None:
                return None
            change = keys(entry) if keys else KeyChange()
            if await self._write(live, draft, entry, change, also):
                ENTRIES.labels(draft.game.id, entry.kind).inc()
                self._take_over(live, draft)
                return entry
            CONFLICTS.inc()
            await self._catch_up(live)
        raise problem(503, "busy", "too much happens at this table at once; try again")

    async def _write(
        self,
        live: LiveTable,
        draft: Table,
        entry: Entry,
        change: KeyChange,
        also: Opening | None,
    ) -> Appended | None:
        taken = snapshot(draft) if entry.number % SNAPSHOT_EVERY < 5 and entry.kind == "move" else None
        started = self.watch.elapsed()
        try:
            return await _durable(
                self.store.append(
                    draft.id,
                    entry,
                    summary(draft),
                    revoked=change.revoked,
                    holders=change.holders,
                    snapshot=taken,
                    also=also,
                    finished=finished(draft) if draft.over and not live.table.over else None,
                )
            )
        except BaseException:
            live.doubtful = True
            raise
        finally:
            COMMIT_SECONDS.observe(self.watch.elapsed() - started)

    async def catch_up(self, live: LiveTable, number: int | None = None) -> None:
        """Takes over what other processes wrote, at least up to an entry that one of them told of."""
        async with live.lock:
            if live.doubtful:
                await self._refold(live)
            elif number is None or live.table.number < number:
                await self._catch_up(live)

    async def listen_from(self, live: LiveTable, since: int) -> None:
        """Makes sure that the events after entry ``since`` are at hand, however long ago they were."""
        if since < live.table.heard_from:
            async with live.lock:
                live.take_over(await asyncio.to_thread(self.load, live.table.id, True))

    async def _catch_up(self, live: LiveTable) -> None:
        known = live.table.number
        news = await asyncio.to_thread(self.store.entries, live.table.id, known)
        if news:
            table = live.table.copy()
            for entry in news:
                table.apply(entry)
            self._take_over(live, table)

    async def _refold(self, live: LiveTable) -> None:
        """After a write that failed only the store knows what is true."""
        table = await asyncio.to_thread(self.load, live.table.id)
        live.doubtful = False
        if table.number != live.table.number:  # it was written after all, or another process wrote
            self._take_over(live, table)

    def _take_over(self, live: LiveTable, table: Table) -> None:
        live.take_over(table)
        live.used = self.watch.elapsed()
        self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        for watcher in self.watchers:
            watcher(live)


def summary(table: Table) -> Summary:
    """How a table stands, for lists."""
    return Summary(
        table=table.id,
        number=table.number,
        moves=table.moves,
        to_move=table.awaited,
        waiting=table.waiting,
        empty=len(table.empty_seats()),
        players=["" if seat.empty else seat.name for seat in table.seats],
        public=table.terms.public,
        at=table.last_time,
        due=table.times.due(),
        seal=msgspec.json.encode(table.end).decode() if table.over else None,
    )


def _no_such_table() -> ProblemError:
    return problem(404, "no-such-table", "there is no such table")


async def _durable(future: Future[T]) -> T:
    """Waits for the disk. A request that is given up meanwhile does not call the write back."""
    return await asyncio.shield(asyncio.wrap_future(future))
