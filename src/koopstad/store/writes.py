"""Everything that is ever written, each within the transaction it is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, delete, insert, or_, select, text

from koopstad.store.ratings import rate_games
from koopstad.store.rows import Key, Summary
from koopstad.store.schema import (
    editions,
    entries,
    keys,
    notes,
    profiles,
    pushes,
    rated_seats,
    reviews,
    snapshots,
    summaries,
    tables,
)
from koopstad.store.statements import insert_into, replacing
from koopstad.table import Entry, Terms
from koopstad.table.counting import Finished

EXPIRED_AT_ONCE = 100  # tables: others wait for the writer meanwhile


class Opening(msgspec.Struct, frozen=True):
    """A table to be opened together with an entry of another: a rematch."""

    terms: Terms
    holders: Mapping[str, Key]
    summary: Summary
    entries: Sequence[Entry] = ()  # what was played before it was opened: a game that somebody plays on


class Append(msgspec.Struct, frozen=True):
    """An entry to be added, with all that belongs to it."""

    table: str
    entry: Entry
    summary: Summary
    revoked: Sequence[Key] = ()  # places whose keys open nothing from now on
    holders: Mapping[str, Key] = {}
    snapshot: bytes | None = None
    also: Opening | None = None
    finished: Finished | None = None  # a game that ends with it and counts for ratings


class Appended(msgspec.Struct, frozen=True):
    """An entry that found its place."""

    table: str
    number: int
    revoked: Sequence[Key] = ()


def open_table(connection: Connection, opening: Opening) -> None:
    terms = opening.terms
    connection.execute(
        insert(tables),
        {
            "id": terms.id,
            "game": terms.header.game,
            "rules": terms.header.rules,
            "edition": terms.header.edition,
            "public": terms.public,
            "made": terms.made,
            "header": _json(terms.header),
            "players": _json(terms.players),
            "clock": _json(terms.clock),
            "seed": terms.seed,
        },
    )
    if terms.edition:
        connection.execute(insert(editions), {"table_id": terms.id, "printed": _json(terms.edition)})
    add_keys(connection, opening.holders)
    if opening.entries:
        rows = [_entry_values(terms.id, entry) for entry in opening.entries]
        connection.execute(insert(entries), rows)
    _put(connection, summaries, _summary_values(opening.summary))


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Appended | None]:
    """Adds the entries of many tables at once; None for one whose number or key was taken before.

    The number of an entry is its place in the log: of two that claim the same one, the first has it.
    """
    chances = _without_twins(appends)
    rows = [_entry_values(append.table, append.entry) for append in chances]
    places = connection.execute(_adding(connection.dialect.name), rows) if rows else ()
    found = {tuple(row) for row in places}
    landed = {id(append) for append in chances if (append.table, append.entry.number) in found}
    done = [append for append in chances if id(append) in landed]
    if done:
        connection.execute(
            replacing(connection.dialect.name, summaries), [_summary_values(each.summary) for each in done]
        )
    for append in done:
        _add_what_belongs(connection, append)
    rate_games(connection, [(append.table, append.finished) for append in done if append.finished])
    return [
        Appended(append.table, append.entry.number, append.revoked) if id(append) in landed else None
        for append in appends
    ]


def _without_twins(appends: Sequence[Append]) -> list[Append]:
    """Of those that ask for the same place, or are the same request, only the first has a chance."""
    asked: set[tuple[str, int | str]] = set()
    chances = []
    for append in appends:
        claims = {
            (append.table, append.entry.number),
            (append.table, append.entry.key or append.entry.number),
        }
        if not claims & asked:
            chances.append(append)
            asked |= claims
    return chances


def _entry_values(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "outcomes": _json(entry.outcomes),
        "at": entry.at,
        "key": entry.key or None,
    }


def _add_what_belongs(connection: Connection, append: Append) -> None:
    change_keys(connection, append.revoked, append.holders)
    if append.snapshot is not None:
        values = {"table_id": append.table, "number": append.entry.number, "data": append.snapshot}
        _put(connection, snapshots, values)
    if append.also is not None:
        open_table(connection, append.also)


def add_keys(connection: Connection, holders: Mapping[str, Key]) -> None:
    if holders:
        connection.execute(
            insert(keys),
            [
                {"hash": digest, "table_id": key.table, "role": key.role.value, "seat": key.seat}
                for digest, key in holders.items()
            ],
        )


def add_key_once(connection: Connection, digest: str, place: Key) -> None:
    values = {"hash": digest, "table_id": place.table, "role": place.role.value, "seat": place.seat}
    connection.execute(insert_into(connection.dialect.name, keys).on_conflict_do_nothing(), values)


def add_to_profile(connection: Connection, profile: str, digests: Sequence[str]) -> None:
    """Puts keys under a person's own key; those that are there already stay."""
    statement = insert_into(connection.dialect.name, profiles).on_conflict_do_nothing()
    if digests:
        connection.execute(statement, [{"profile": profile, "key": digest} for digest in digests])


def leave_profile(connection: Connection, profile: str, table: str) -> None:
    """A person does not want to be shown this table any more; the keys to it stay good."""
    of_table = select(keys.c.hash).where(keys.c.table_id == table)
    connection.execute(delete(profiles).where(profiles.c.profile == profile, profiles.c.key.in_(of_table)))


def change_keys(connection: Connection, revoked: Sequence[Key], holders: Mapping[str, Key]) -> None:
    """The keys of some places open nothing any more; others take their place."""
    for place in revoked:
        of_place = and_(
            keys.c.table_id == place.table, keys.c.role == place.role.value, keys.c.seat == place.seat
        )
        connection.execute(delete(pushes).where(pushes.c.key.in_(select(keys.c.hash).where(of_place))))
        connection.execute(delete(keys).where(of_place))
    add_keys(connection, holders)


def write_note(connection: Connection, table: str, seat: int, text: str, at: float) -> None:
    """Over the one that was there: a note that nobody can read any more is not kept."""
    connection.execute(delete(notes).where(notes.c.table_id == table, notes.c.seat == seat))
    connection.execute(insert(notes), {"table_id": table, "seat": seat, "at": at, "text": text})


def keep_review(connection: Connection, table: str, data: bytes) -> None:
    _put(connection, reviews, {"table_id": table, "data": data})


def pulse(connection: Connection) -> None:
    """A write that changes nothing."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def expire(connection: Connection, unbegun: float, quiet: float, spared: Sequence[str]) -> list[str]:
    """Deletes some tables at which nothing has happened since: without any move, or with some."""
    old = or_(and_(summaries.c.moves == 0, summaries.c.at < unbegun), summaries.c.at < quiet)
    query = (
        select(summaries.c.table_id).where(old, summaries.c.table_id.not_in(spared)).limit(EXPIRED_AT_ONCE)
    )
    names = list(connection.execute(query).scalars())
    of_names = select(keys.c.hash).where(keys.c.table_id.in_(names))
    connection.execute(delete(pushes).where(pushes.c.key.in_(of_names)))
    for table in (editions, entries, keys, notes, rated_seats, snapshots, reviews, summaries):
        connection.execute(delete(table).where(table.c.table_id.in_(names)))
    connection.execute(delete(tables).where(tables.c.id.in_(names)))
    return names


def _summary_values(summary: Summary) -> dict[str, Any]:
    return {
        "table_id": summary.table,
        "number": summary.number,
        "moves": summary.moves,
        "to_move": summary.to_move,
        "waiting": summary.waiting,
        "empty": summary.empty,
        "players": _json(summary.players),
        "public": summary.public,
        "at": summary.at,
        "due": summary.due,
        "seal": summary.seal,
    }


def _put(connection: Connection, into: Table, values: dict[str, Any]) -> None:
    """Writes the one row of a table that follows from the log, over the one that was there."""
    connection.execute(replacing(connection.dialect.name, into), values)


@cache
def _adding(dialect: str) -> Any:
    """Entries, except those whose number or key is taken."""
    return (
        insert_into(dialect, entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
