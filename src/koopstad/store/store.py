"""The store: reads answer at once; a write is durable when its future is done."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, event, func, select

from koopstad.engine.record import Header
from koopstad.store import pushes, ratings, writes
from koopstad.store.database import connect, is_postgres
from koopstad.store.mask import mask_of
from koopstad.store.migrate import migrate
from koopstad.store.rows import Key, Role, Summary
from koopstad.store.schema import (
    editions,
    entries,
    keys,
    notes,
    profiles,
    reviews,
    snapshots,
    summaries,
    tables,
)
from koopstad.store.writer import Writer
from koopstad.table import Clock, Entry, Seat, Terms
from koopstad.table.counting import Finished
from koopstad.table.rating import SURE

LOG = logging.getLogger(__name__)
CHANNEL = "koopstad"  # on PostgreSQL, where commits are announced to the other processes


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others, in at most 8000 bytes."""

    moved: Sequence[tuple[str, int]] = ()  # tables, with the number of their last entry
    revoked: Sequence[str] = ()  # tables at which keys were taken away
    process: str = ""  # who tells who is where
    here: Mapping[str, Sequence[int]] = {}  # by table: the seats whose people are there
    queued: Mapping[str, int] = {}  # by table: the seat whose bot waits for its turn to think there


class Store:
    """All tables, in one database."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.mask = mask_of(self.engine.url)
        self.is_postgres = is_postgres(self.engine)
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self.writer = Writer(self.engine, self._announce if self.is_postgres else None)

    @property
    def address(self) -> str:
        """As PostgreSQL's own library writes it."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def close(self) -> None:
        """Whoever still reads, in a thread that nobody waits for, reads on, and leaves no connection open."""
        self.writer.close()
        event.listen(self.engine, "checkin", lambda _, returned: returned.close())
        self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------

    def open_table(
        self, terms: Terms, holders: Mapping[str, Key], summary: Summary, entries: Sequence[Entry] = ()
    ) -> Future[None]:
        """Keeps a new table and the hashes of its keys, with what was played there before."""
        opening = writes.Opening(self._hidden(terms), holders, summary, entries)
        return self.writer.submit(lambda connection: writes.open_table(connection, opening))

    def append(
        self,
        table: str,
        entry: Entry,
        summary: Summary,
        *,
        revoked: Sequence[Key] = (),
        holders: Mapping[str, Key] | None = None,
        snapshot: bytes | None = None,
        also: writes.Opening | None = None,
        finished: Finished | None = None,
    ) -> Future[writes.Appended | None]:
        """Adds an entry with all that belongs to it, or nothing: None when its number or key is taken."""
        if also is not None:
            also = msgspec.structs.replace(also, terms=self._hidden(also.terms))
        return self.writer.append(
            writes.Append(table, entry, summary, revoked, holders or {}, snapshot, also, finished)
        )

    def _hidden(self, terms: Terms) -> Terms:
        """As they are written down."""
        return msgspec.structs.replace(terms, seed=self.mask.hide(terms.id, terms.seed))

    def change_keys(self, revoked: Sequence[Key], holders: Mapping[str, Key]) -> Future[None]:
        """The keys of some places open nothing any more; others take their place."""

        def write(connection: Connection) -> None:
            writes.change_keys(connection, revoked, holders)
            if self.is_postgres and revoked:
                self._tell_revoked(connection, revoked)

        return self.writer.submit(write)

    def add_keys(self, holders: Mapping[str, Key]) -> Future[None]:
        return self.writer.submit(lambda connection: writes.add_keys(connection, holders))

    def add_key_once(self, digest: str, place: Key) -> Future[None]:
        """A key that may be there already."""
        return self.writer.submit(lambda connection: writes.add_key_once(connection, digest, place))

    def add_to_profile(self, profile: str, digests: Sequence[str]) -> Future[None]:
        return self.writer.submit(lambda connection: writes.add_to_profile(connection, profile, digests))

    def leave_profile(self, profile: str, table: str) -> Future[None]:
        return self.writer.submit(lambda connection: writes.leave_profile(connection, profile, table))

    def want_rating(self, profile: str, name: str, at: float) -> Future[None]:
        """Somebody would like a rating, under this name."""
        return self.writer.submit(lambda connection: ratings.agree(connection, profile, name, at))

    def forget_ratings(self, profile: str) -> Future[None]:
        return self.writer.submit(lambda connection: ratings.forget(connection, profile))

    def subscribe(self, push: pushes.Push, place: Key, at: float, most: int) -> Future[None]:
        """A device is told of the turns of a seat from now on."""
        return self.writer.submit(lambda connection: pushes.subscribe(connection, push, place, at, most))

    def wake(self, place: Key, number: int) -> Future[list[pushes.Push]]:
        """The devices of a seat that are to be told of an entry; nobody else gets them for it."""
        return self.writer.submit(lambda connection: pushes.wake(connection, place, number))

    def forget_push(self, device: str) -> Future[None]:
        return self.writer.submit(lambda connection: pushes.forget(connection, device))

    def write_note(self, table: str, seat: int, text: str, at: float) -> Future[None]:
        return self.writer.submit(lambda connection: writes.write_note(connection, table, seat, text, at))

    def keep_review(self, table: str, data: bytes) -> Future[None]:
        return self.writer.submit(lambda connection: writes.keep_review(connection, table, data))

    def write_pulse(self) -> Future[None]:
        """Writes something that changes nothing: whether it can is known only by trying."""
        return self.writer.submit(writes.pulse)

    def expire(self, unbegun: float, quiet: float, spared: Sequence[str]) -> Future[list[str]]:
        """Deletes tables at which nothing has happened since: without any move, or with some."""
        return self.writer.submit(lambda connection: writes.expire(connection, unbegun, quiet, spared))

    def _announce(self, connection: Connection, results: list[Any]) -> None:
        """Tells the other processes, in the very commit they are told of."""
        news = [(each.table, each.number) for each in results if isinstance(each, writes.Appended)]
        for revoked in (each.revoked for each in results if isinstance(each, writes.Appended)):
            self._tell_revoked(connection, revoked)
        if news:
            self._notify(connection, News(moved=news))

    def _tell_revoked(self, connection: Connection, revoked: Sequence[Key]) -> None:
        if revoked:
            self._notify(connection, News(revoked=[place.table for place in revoked]))

    def tell_presence(
        self, process: str, here: Mapping[str, Sequence[int]], queued: Mapping[str, int]
    ) -> Future[None]:
        """Who is at which tables of this process, and whose bots wait there, for the others."""
        news = News(process=process, here=dict(here), queued=dict(queued))
        return self.writer.submit(lambda connection: self._notify(connection, news))

    def _notify(self, connection: Connection, news: News) -> None:
        connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(news).decode())))

    @property
    def folder(self) -> Path | None:
        """Where the file of SQLite lies."""
        return None if self.is_postgres else Path(self.engine.url.database or ".").absolute().parent

    def last_time(self) -> float:
        """When something was last written."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.max(summaries.c.at))).scalar() or 0.0

    # --- reading ----------------------------------------------------------------------------------------

    def table(self, table: str) -> Terms | None:
        query = select(tables, editions.c.printed).outerjoin(editions).where(tables.c.id == table)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else self._terms(row)

    def _terms(self, row: Row[Any]) -> Terms:
        header = msgspec.json.decode(row.header, type=Header)
        return Terms(
            id=row.id,
            header=header,
            seed=self.mask.show(row.id, row.seed, header.commitment),
            players=msgspec.json.decode(row.players, type=list[Seat]),
            clock=msgspec.json.decode(row.clock, type=Clock),
            public=row.public,
            made=row.made,
            edition=msgspec.json.decode(row.printed) if row.printed else {},
        )

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What happened after an entry, in order."""
        query = (
            select(entries)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [_entry(row) for row in connection.execute(query)]

    def snapshot(self, table: str) -> bytes | None:
        query = select(snapshots.c.data).where(snapshots.c.table_id == table)
        with self.engine.connect() as connection:
            data = connection.execute(query).scalar()
        return None if data is None else bytes(data)

    def review(self, table: str) -> bytes | None:
        """What was found when this finished game was looked at again."""
        query = select(reviews.c.data).where(reviews.c.table_id == table)
        with self.engine.connect() as connection:
            data = connection.execute(query).scalar()
        return None if data is None else bytes(data)

    def find_keys(self, digests: Sequence[str]) -> dict[str, Key]:
        """The keys that are known, by their hashes."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(keys).where(keys.c.hash.in_(digests))).all()
        return {row.hash: Key(row.table_id, Role(row.role), row.seat) for row in rows}

    def profile(self, profile: str) -> list[Key]:
        """What the keys under a person's own key open, each place once."""
        query = (
            select(keys.c.table_id, keys.c.role, keys.c.seat)
            .join(profiles, profiles.c.key == keys.c.hash)
            .where(profiles.c.profile == profile)
            .distinct()
            .order_by(keys.c.table_id, keys.c.role, keys.c.seat)
        )
        with self.engine.connect() as connection:
            return [Key(row.table_id, Role(row.role), row.seat) for row in connection.execute(query)]

    def has_keys(self, profile: str) -> bool:
        """Whether a person's own key opens anything."""
        with self.engine.connect() as connection:
            return ratings.has_keys(connection, profile)

    def rated_person(self, profile: str) -> ratings.RatedPerson | None:
        with self.engine.connect() as connection:
            return ratings.person(connection, profile)

    def best(self, game: str, limit: int = 100) -> list[ratings.Listed]:
        """People who would like a rating, the strongest first."""
        with self.engine.connect() as connection:
            return ratings.best(connection, game, SURE, limit)

    def rated_seats(self, table: str, game: str, began: float) -> dict[int, ratings.RatedSeat]:
        with self.engine.connect() as connection:
            return ratings.at_table(connection, table, game, began)

    def listens(self, place: Key) -> bool:
        """Whether a device is to be told of the turns of a seat."""
        with self.engine.connect() as connection:
            return pushes.listens(connection, place)

    def note(self, table: str, seat: int) -> str:
        query = (
            select(notes.c.text)
            .where(notes.c.table_id == table, notes.c.seat == seat)
            .order_by(notes.c.id.desc())
            .limit(1)
        )
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or ""

    def summaries(self, ids: Sequence[str]) -> list[Summary]:
        return self._summaries(summaries.c.table_id.in_(ids), 1000)

    def open_tables(self, limit: int = 100) -> list[Summary]:
        """Public tables that are not over, those where something happened last first."""
        return self._summaries((summaries.c.public.is_(True)) & (summaries.c.waiting != "over"), limit)

    def waiting_for_bots(self, since: float) -> list[str]:
        """Tables where a bot is to move, and was to move at that time already."""
        query = select(summaries.c.table_id).where(summaries.c.waiting == "bot", summaries.c.at < since)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def clocks(self, before: float | None = None) -> dict[str, float]:
        """The tables whose clocks run, with the moment at which each rings; those that ring before a time."""
        query = select(summaries.c.table_id, summaries.c.due).where(summaries.c.due.is_not(None))
        if before is not None:
            query = query.where(summaries.c.due < before)
        with self.engine.connect() as connection:
            return {row.table_id: row.due for row in connection.execute(query)}

    def numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the log of each table goes."""
        query = select(summaries.c.table_id, summaries.c.number).where(summaries.c.table_id.in_(ids))
        with self.engine.connect() as connection:
            return {row.table_id: row.number for row in connection.execute(query)}

    def _summaries(self, condition: Any, limit: int) -> list[Summary]:
        query = (
            select(summaries, tables.c.game)
            .join(tables, tables.c.id == summaries.c.table_id)
            .where(condition)
            .order_by(summaries.c.at.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            found = [_summary(row) for row in connection.execute(query)]
        return [each for each in found if each is not None]


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        number=row.number,
        kind=row.kind,
        seat=row.seat,
        text=row.text,
        outcomes=msgspec.json.decode(row.outcomes),
        at=row.at,
        key=row.key or "",
    )


def _summary(row: Row[Any]) -> Summary | None:
    """None for a damaged one: the others are listed all the same."""
    try:
        players = msgspec.json.decode(row.players, type=list[str])
    except (msgspec.DecodeError, TypeError):
        LOG.error("a damaged summary is left out", extra={"table": row.table_id})
        return None
    return Summary(
        table=row.table_id,
        number=row.number,
        moves=row.moves,
        to_move=row.to_move,
        waiting=row.waiting,
        empty=row.empty,
        players=players,
        public=row.public,
        at=row.at,
        due=row.due,
        seal=row.seal,
        game=row.game,
    )
