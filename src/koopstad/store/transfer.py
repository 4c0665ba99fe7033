"""All tables of a server as a file, and back: a backup while it runs, or a move to another database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, insert, select

from koopstad.engine.files import replacing
from koopstad.engine.reading import shortened
from koopstad.engine.record import Header
from koopstad.store.errors import StoreError
from koopstad.store.schema import editions, entries, keys, notes, summaries, tables
from koopstad.store.store import Store

FORMAT = 1
Row = dict[str, Any]
_PARTS: dict[str, Table] = {
    "editions": editions,
    "entries": entries,
    "keys": keys,
    "notes": notes,
    "summaries": summaries,
}


class First(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of the file."""

    koopstad_tables: int


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each table: its rows in the database, with its seed as it is."""

    table: Row
    entries: list[Row]
    keys: list[Row]
    notes: list[Row]
    summaries: list[Row]
    editions: list[Row] = []  # none in files of older versions


class Last(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: a file that breaks off has none."""

    tables: int


def export_tables(store: Store, path: Path) -> int:
    """Writes all tables as they stand at one moment; how many. It holds secrets: only its owner reads it."""
    if path.exists():
        raise StoreError(f"{path} exists already; choose another name")
    number = 0
    with replacing(path) as file:
        file.write(msgspec.json.encode(First(FORMAT)) + b"\n")
        for kept in _kept(store):
            file.write(msgspec.json.encode(kept) + b"\n")
            number += 1
        file.write(msgspec.json.encode(Last(number)) + b"\n")
    return number


def _kept(store: Store) -> Iterator[Kept]:
    """One transaction reads everything, so that what is played meanwhile is in none of it or in all."""
    engine = store.engine
    if store.is_postgres:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as connection:
        names = connection.execute(select(tables.c.id).order_by(tables.c.made, tables.c.id)).scalars().all()
        for name in names:
            (row,) = _rows(connection, tables, tables.c.id == name)
            header = msgspec.json.decode(row["header"], type=Header)
            row["seed"] = store.mask.show(name, row["seed"], header.commitment)
            parts = {part: _rows(connection, of, of.c.table_id == name) for part, of in _PARTS.items()}
            for note in parts["notes"]:
                del note["id"]  # the other database counts for itself
            yield Kept(row, **parts)


def _rows(connection: Connection, table: Table, condition: Any) -> list[Row]:
    query = select(table).where(condition).order_by(*table.primary_key.columns)
    return [dict(row) for row in connection.execute(query).mappings()]


def import_tables(store: Store, path: Path) -> tuple[int, list[str]]:
    """Adds the tables of a file: how many, and the names of those that were there and stay as they are.

    The whole file is read first: one that breaks off, or that is none, changes nothing.
    """
    for _ in _read(path):
        pass
    added, there = 0, []
    for kept in _read(path):
        if store.table(kept.table["id"]) is not None:
            there.append(kept.table["id"])
            continue
        store.writer.submit(lambda connection, kept=kept: _add(store, connection, kept)).result()  # type: ignore[misc]
        added += 1
    return added, there


def _add(store: Store, connection: Connection, kept: Kept) -> None:
    seed = store.mask.hide(kept.table["id"], kept.table["seed"])
    connection.execute(insert(tables), {**kept.table, "seed": seed})
    for part, table in _PARTS.items():
        rows = getattr(kept, part)
        if rows:
            connection.execute(insert(table), rows)


def _read(path: Path) -> Iterator[Kept]:
    number, ended = 0, False
    with path.open("rb") as file:
        for place, line in enumerate(file, 1):
            if ended:
                raise StoreError(f"{path}: line {place}: the file goes on after its last line")
            if place == 1:
                if _decoded(line, First, path, place).koopstad_tables != FORMAT:
                    raise StoreError(f"{path}: it was written by a newer version of the program")
            elif line.startswith(b'{"tables":'):
                ended = _decoded(line, Last, path, place).tables == number
            else:
                kept = _decoded(line, Kept, path, place)
                _check(kept, path, place)
                number += 1
                yield kept
    if not ended:
        raise StoreError(f"{path}: the file is not whole: its last line is missing, or tables are")


def _decoded(line: bytes, kind: type[Any], path: Path, place: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise StoreError(f"{path}: line {place}: this is no file of tables: {shortened(error)}") from None


def _check(kept: Kept, path: Path, place: int) -> None:
    """Every row has the columns of its table, and belongs to it."""
    name = kept.table.get("id")
    wanted: list[tuple[Table, list[Row]]] = [(tables, [kept.table])]
    wanted += [(table, getattr(kept, part)) for part, table in _PARTS.items()]
    for table, rows in wanted:
        columns = {column.name for column in table.columns} - ({"id"} if table is notes else set())
        for row in rows:
            if set(row) != columns:
                odd = ", ".join(sorted(set(row) ^ columns))
                where = f"{path}: line {place}: {table.name}"
                raise StoreError(f"{where}: {shortened(odd)} is missing or unknown")
            if table is not tables and row["table_id"] != name:
                raise StoreError(f"{path}: line {place}: {table.name} of another table")
