"""The store: append-only, written before it is told, the same on both databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, text

import koopstad
from koopstad.server.tables import summary
from koopstad.store import Key, Role, Store, StoreError, hashed, new_key
from koopstad.table import Entry, Seat, Table, open_table, reopen_table, snapshot

from .watches import HandWatch

GAME = koopstad.game("tickets")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def new_table(store: Store, name: str = "t", **holders: Key) -> Table:
    players = [Seat("Ann"), Seat("", empty=True)]
    table = open_table(GAME, players, name=name, public=True, watch=HandWatch(1.0))
    keys = {hashed(key): place for key, place in holders.items()}
    store.open_table(table.terms, keys, summary(table)).result()
    return table


def entry(number: int, key: str = "") -> Entry:
    return Entry(number=number, kind="say", seat=0, text=f"line {number}", at=2.0, key=key)


def test_what_was_kept_comes_back(store: Store) -> None:
    table = new_table(store)
    written = table.sit(None, "Bob")
    store.append("t", written, summary(table)).result()
    was = store.table("t")
    assert was is not None
    assert was == table.terms
    assert store.entries("t") == [written]
    again = reopen_table(was, GAME, store.entries("t"))
    assert again.seats == table.seats
    assert store.table("other") is None


def test_a_number_is_given_once(store: Store) -> None:
    table = new_table(store)
    assert store.append("t", entry(1), summary(table)).result()
    assert store.append("t", entry(1), summary(table)).result() is None
    assert [each.number for each in store.entries("t")] == [1]


def test_a_key_is_used_once(store: Store) -> None:
    table = new_table(store)
    assert store.append("t", entry(1, "0/a"), summary(table)).result()
    assert store.append("t", entry(2, "0/a"), summary(table)).result() is None
    assert store.append("t", entry(2, "1/a"), summary(table)).result()
    assert [(each.number, each.key) for each in store.entries("t")] == [(1, "0/a"), (2, "1/a")]


def test_what_belongs_to_a_lost_entry_is_not_written(store: Store) -> None:
    table = new_table(store)
    store.append("t", entry(1), summary(table)).result()
    digest = hashed(new_key())
    holders = {digest: Key("t", Role.SEAT, 1)}
    assert store.append("t", entry(1), summary(table), holders=holders).result() is None
    assert store.find_keys([digest]) == {}


def test_many_writers_leave_no_gap(store: Store) -> None:
    table = new_table(store)

    def write(name: int) -> int:
        done = 0
        while done < 10:
            number = len(store.entries("t")) + 1
            done += store.append("t", entry(number, f"{name}/{done}"), summary(table)).result() is not None
        return done

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(write, range(4))) == 40
    assert [each.number for each in store.entries("t")] == list(range(1, 41))


def test_writes_share_a_commit(store: Store) -> None:
    tables = [new_table(store, f"t{number}") for number in range(50)]
    gate = Event()
    held = store.writer.submit(lambda _: gate.wait(60))
    before = store.writer.commits
    futures = [store.append(each.id, entry(1), summary(each)) for each in tables]
    assert not any(future.done() for future in futures)
    gate.set()
    assert held.result()
    wait(futures)
    assert all(future.result() for future in futures)
    assert store.writer.commits - before <= 2


def test_a_write_that_fails_does_not_harm_its_group(store: Store) -> None:
    table = new_table(store)
    gate = Event()
    store.writer.submit(lambda _: gate.wait(60))

    def fail(connection: Connection) -> None:
        connection.execute(text("INSERT INTO no_such_table VALUES (1)"))

    good = store.append("t", entry(1), summary(table))
    bad = store.writer.submit(fail)
    late = store.append("t", entry(2), summary(table))
    gate.set()
    assert good.result()
    assert bad.exception() is not None
    assert late.result()
    assert len(store.entries("t")) == 2


def test_a_future_is_done_after_the_commit(store: Store, database: str) -> None:
    """Whoever is told that an entry is written finds it, also through another connection."""
    table = new_table(store)
    other = Store(database)
    for number in range(1, 30):
        store.append("t", entry(number), summary(table)).result()
        assert other.entries("t", number - 1)[0].number == number
    other.close()


def test_keys_are_kept_as_hashes_only(store: Store) -> None:
    key = new_key()
    new_table(store, "t", **{key: Key("t", Role.SEAT, 0)})
    assert store.find_keys([hashed(key), "nonsense"]) == {hashed(key): Key("t", Role.SEAT, 0)}
    with store.engine.connect() as connection:
        for table in ("tables", "entries", "keys", "summaries"):
            rows = connection.execute(text(f"SELECT * FROM {table}")).all()
            assert key not in str(rows)


def test_notes_are_added_and_the_last_one_counts(store: Store) -> None:
    new_table(store)
    for note in ("first", "second"):
        store.write_note("t", 0, note, 1.0).result()
    assert store.note("t", 0) == "second"
    assert store.note("t", 1) == ""


def test_a_snapshot_replaces_the_older_one(store: Store) -> None:
    table = new_table(store)
    taken = snapshot(table)
    assert taken is not None
    store.append("t", entry(1), summary(table), snapshot=b"old").result()
    store.append("t", entry(2), summary(table), snapshot=taken).result()
    assert store.snapshot("t") == taken


def test_a_review_is_kept_and_goes_with_its_table(store: Store) -> None:
    new_table(store)
    assert store.review("t") is None
    for review in (b"{}", bytes(range(256))):
        store.keep_review("t", review).result()
        assert store.review("t") == review
    assert store.review("other") is None
    assert store.expire(1e12, 1e12, []).result() == ["t"]
    assert store.review("t") is None


def test_lists(store: Store) -> None:
    table = new_table(store)
    assert [(each.table, each.game, each.empty) for each in store.open_tables()] == [("t", "tickets", 1)]
    store.append("t", table.hand_over(0, "random"), summary(table)).result()
    assert store.numbers(["t", "other"]) == {"t": 1}
    waits = ["t"] if summary(table).waiting == "bot" else []
    assert store.waiting_for_bots(10.0) == waits
    assert store.waiting_for_bots(1.0) == []


def test_it_can_be_opened_again_and_again(database: str) -> None:
    for _ in range(3):
        Store(database).close()


def test_who_still_reads_when_it_is_closed_leaves_no_connection_open(database: str) -> None:
    store = Store(database)
    reading = store.engine.connect()
    driver = reading.connection.dbapi_connection
    assert driver is not None
    store.close()
    assert reading.execute(text("SELECT 2")).scalar() == 2
    reading.close()
    with pytest.raises(Exception, match="closed"):
        driver.cursor().execute("SELECT 1")


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(StoreError, match="newer version"):
        Store(database)


def test_migrations_make_the_schema_that_the_code_uses(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from koopstad.store.schema import metadata

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


def test_an_older_database_is_led_to_the_newest_step(database: str) -> None:
    from alembic import command

    from koopstad.store.database import connect
    from koopstad.store.migrate import configured

    engine = connect(database)
    with engine.begin() as connection:
        config = configured()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('old', 'tickets', '1', 'x', false, 1, '{}', '[]', '{}', '00')")
        )
        connection.execute(
            text("INSERT INTO summaries VALUES ('old', 3, 3, 0, 'person', 0, '[\"Ann\"]', false, 2.0)")
        )
    engine.dispose()
    store = Store(database)
    (summary,) = store.summaries(["old"])
    assert (summary.number, summary.players, summary.due) == (3, ["Ann"], None)
    assert store.clocks() == {}
    store.close()


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    store.close()
    assert sqlite3.connect(tmp_path / "a.db").execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_opening_a_long_game_is_quick_with_a_snapshot(store: Store) -> None:
    """Not a measurement: only that what the snapshot covers is not played again."""
    import random

    table = open_table(GAME, [Seat("A"), Seat("B")], name="t", watch=HandWatch(1.0))
    store.open_table(table.terms, {}, summary(table)).result()
    chance = random.Random(3)
    last = None
    while table.waiting != "over":
        seat = table.to_move
        assert seat is not None
        written = table.play(seat, chance.choice(table.state.actions()))
        last = snapshot(table) or last
        store.append("t", written, summary(table), snapshot=last).result()
    was = store.table("t")
    assert was is not None
    again = reopen_table(was, GAME, store.entries("t"), store.snapshot("t"))
    assert again.heard_from > table.number - 10
    assert again.state.data() == table.state.data()
    assert again.record == table.record
