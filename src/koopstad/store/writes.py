"""Everything that is ever written, each within the transaction it is given."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Insert, Table, insert
from sqlalchemy.dialects import postgresql, sqlite

from koopstad.store.rows import Key, Summary
from koopstad.store.schema import entries, keys, notes, snapshots, summaries, tables
from koopstad.table import Entry, Kept


class Appended(msgspec.Struct, frozen=True):
    """An entry that found its place."""

    table: str
    number: int


class Opening(msgspec.Struct, frozen=True):
    """A table to be opened together with an entry of another: a rematch."""

    row: Kept
    holders: Mapping[str, Key]
    summary: Summary


def open_table(connection: Connection, row: Kept, holders: Mapping[str, Key], summary: Summary) -> None:
    connection.execute(
        insert(tables),
        {
            "id": row.id,
            "game": row.header.game,
            "rules": row.header.rules,
            "edition": row.header.edition,
            "public": row.public,
            "made": row.made,
            "header": _json(row.header),
            "players": _json(row.players),
            "clock": _json(row.clock),
            "seed": row.seed,
        },
    )
    add_keys(connection, holders)
    _put(connection, summaries, _summary_values(summary))


def append(
    connection: Connection,
    table: str,
    entry: Entry,
    summary: Summary,
    holders: Mapping[str, Key],
    snapshot: bytes | None,
    also: Opening | None,
) -> Appended | None:
    """The number of an entry is its place in the log: of two that claim the same one, the first has it."""
    values = {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "outcomes": _json(entry.outcomes),
        "at": entry.at,
        "key": entry.key or None,
    }
    if connection.execute(_adding(connection.dialect.name), values).first() is None:
        return None
    add_keys(connection, holders)
    _put(connection, summaries, _summary_values(summary))
    if snapshot is not None:
        _put(connection, snapshots, {"table_id": table, "number": entry.number, "data": snapshot})
    if also is not None:
        open_table(connection, also.row, also.holders, also.summary)
    return Appended(table, entry.number)


def add_keys(connection: Connection, holders: Mapping[str, Key]) -> None:
    if holders:
        connection.execute(
            insert(keys),
            [
                {"hash": digest, "table_id": key.table, "role": key.role.value, "seat": key.seat}
                for digest, key in holders.items()
            ],
        )


def write_note(connection: Connection, table: str, seat: int, text: str, at: float) -> None:
    connection.execute(insert(notes), {"table_id": table, "seat": seat, "at": at, "text": text})


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
    }


def _put(connection: Connection, into: Table, values: dict[str, Any]) -> None:
    """Writes the one row of a table that follows from the log, over the one that was there."""
    connection.execute(_replacing(connection.dialect.name, into), values)


@cache
def _adding(dialect: str) -> Insert:
    """An entry, unless its number or key is taken."""
    return _insert(dialect, entries).on_conflict_do_nothing().returning(entries.c.number)  # type: ignore[no-any-return]


@cache
def _replacing(dialect: str, into: Table) -> Insert:
    statement = _insert(dialect, into)
    changes = {column.name: statement.excluded[column.name] for column in into.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=[into.c.table_id], set_=changes)  # type: ignore[no-any-return]


def _insert(dialect: str, into: Table) -> Any:
    """The two databases spell ``on conflict`` alike, but SQLAlchemy keeps it with each dialect."""
    return postgresql.insert(into) if dialect == "postgresql" else sqlite.insert(into)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
