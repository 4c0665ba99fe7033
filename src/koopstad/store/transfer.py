"""All tables of a server as a file, and back: a backup while it runs, or a move to another database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from sqlalchemy import Boolean, Column, Connection, Float, Integer, String, Table, insert, select, true
from sqlalchemy.exc import IntegrityError

from koopstad.engine.dealer import commitment
from koopstad.engine.files import replacing
from koopstad.engine.reading import quoted, shortened
from koopstad.engine.record import Header, Seal
from koopstad.store.errors import StoreError
from koopstad.store.rows import Role
from koopstad.store.schema import (
    editions,
    entries,
    keys,
    notes,
    profiles,
    rated_people,
    rated_seats,
    ratings,
    summaries,
    tables,
)
from koopstad.store.store import Store
from koopstad.table import Clock, Seat
from koopstad.table.entry import Kind

FORMAT = 2  # 1: without people's own keys and ratings
MOST_POINTS = 10_000.0  # nobody is so strong, or so unknown
_SEED = re.compile("[0-9a-f]{64}")
Row = dict[str, Any]
_PARTS: dict[str, Table] = {
    "editions": editions,
    "entries": entries,
    "keys": keys,
    "notes": notes,
    "rated_seats": rated_seats,
    "summaries": summaries,
    "profiles": profiles,
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
    editions: list[Row] = []  # none in files of older versions; so with those that follow
    profiles: list[Row] = []  # people's own keys that the keys of the table were put under
    rated_seats: list[Row] = []


class Rated(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each person who would like a rating, before all tables."""

    person: Row
    ratings: list[Row]


class Last(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: a file that breaks off has none."""

    tables: int
    people: int = 0  # none in files of older versions


def export_tables(store: Store, path: Path) -> int:
    """Writes all tables as they stand at one moment; how many. It holds secrets: only its owner reads it."""
    if path.exists():
        raise StoreError(f"{path} exists already; choose another name")
    number = people = 0
    with replacing(path) as file:
        file.write(msgspec.json.encode(First(FORMAT)) + b"\n")
        for kept in _kept(store):
            file.write(msgspec.json.encode(kept) + b"\n")
            number += isinstance(kept, Kept)
            people += isinstance(kept, Rated)
        file.write(msgspec.json.encode(Last(number, people)) + b"\n")
    return number


def _kept(store: Store) -> Iterator[Rated | Kept]:
    """One transaction reads everything, so that what is played meanwhile is in none of it or in all."""
    engine = store.engine
    if store.is_postgres:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as connection:
        for person in _rows(connection, rated_people, true()):
            yield Rated(person, _rows(connection, ratings, ratings.c.profile == person["profile"]))
        names = connection.execute(select(tables.c.id).order_by(tables.c.made, tables.c.id)).scalars().all()
        for name in names:
            (row,) = _rows(connection, tables, tables.c.id == name)
            header = msgspec.json.decode(row["header"], type=Header)
            row["seed"] = store.mask.show(name, row["seed"], header.commitment)
            parts = {part: _rows(connection, of, _of_table(of, name)) for part, of in _PARTS.items()}
            for note in parts["notes"]:
                del note["id"]  # the other database counts for itself
            yield Kept(row, **parts)


def _of_table(table: Table, name: str) -> Any:
    """Which of its rows belong to a table."""
    if table is profiles:
        return profiles.c.key.in_(select(keys.c.hash).where(keys.c.table_id == name))
    return table.c.table_id == name


def _rows(connection: Connection, table: Table, condition: Any) -> list[Row]:
    query = select(table).where(condition).order_by(*table.primary_key.columns)
    return [dict(row) for row in connection.execute(query).mappings()]


def import_tables(store: Store, path: Path) -> tuple[int, list[str]]:
    """Adds the tables of a file: how many, and the names of those that were there and stay as they are.

    So do people who have ratings here. The whole file is read first: one that breaks off, or that is none,
    changes nothing.
    """
    for _ in _read(path):
        pass
    added, there = 0, []
    for kept in _read(path):
        if isinstance(kept, Rated):
            store.writer.submit(lambda connection, kept=kept: _add_person(connection, kept)).result()  # type: ignore[misc]
            continue
        name = kept.table["id"]
        if store.table(name) is not None:
            there.append(name)
            continue
        try:
            store.writer.submit(lambda connection, kept=kept: _add(store, connection, kept)).result()  # type: ignore[misc]
        except IntegrityError as error:  # a key that opens something else here
            raise StoreError(f"{path}: table {name} cannot be added: {shortened(error.orig)}") from None
        added += 1
    return added, there


def _add(store: Store, connection: Connection, kept: Kept) -> None:
    seed = store.mask.hide(kept.table["id"], kept.table["seed"])
    connection.execute(insert(tables), {**kept.table, "seed": seed})
    for part, table in _PARTS.items():
        rows = getattr(kept, part)
        if rows:
            connection.execute(insert(table), rows)


def _add_person(connection: Connection, kept: Rated) -> None:
    who = kept.person["profile"]
    if connection.execute(select(rated_people).where(rated_people.c.profile == who)).first() is None:
        connection.execute(insert(rated_people), kept.person)
        if kept.ratings:
            connection.execute(insert(ratings), kept.ratings)


def _read(path: Path) -> Iterator[Rated | Kept]:
    ended = False
    names: set[str] = set()
    people: set[str] = set()
    with path.open("rb") as file:
        for place, line in enumerate(file, 1):
            if ended:
                raise StoreError(f"{path}: line {place}: the file goes on after its last line")
            if place == 1:
                if _decoded(line, First, path, place).koopstad_tables > FORMAT:
                    raise StoreError(f"{path}: it was written by a newer version of the program")
            elif line.startswith(b'{"tables":'):
                ended = _decoded(line, Last, path, place) == Last(len(names), len(people))
            elif line.startswith(b'{"person":'):
                rated = _decoded(line, Rated, path, place)
                try:
                    _check_person(rated)
                    if rated.person["profile"] in people:
                        raise StoreError("a person stands there twice")
                except StoreError as error:
                    raise StoreError(f"{path}: line {place}: {shortened(error)}") from None
                people.add(rated.person["profile"])
                yield rated
            else:
                kept = _decoded(line, Kept, path, place)
                try:
                    _check(kept)
                    if kept.table["id"] in names:
                        raise StoreError(f"table {kept.table['id']} stands there twice")
                    if any(row["profile"] not in people for row in kept.rated_seats):
                        raise StoreError("rated_seats of a person who is not there")
                except (StoreError, msgspec.DecodeError, RecursionError) as error:
                    raise StoreError(f"{path}: line {place}: {shortened(error)}") from None
                names.add(kept.table["id"])
                yield kept
    if not ended:
        raise StoreError(f"{path}: the file is not whole: its last line is missing, or tables are")


def _decoded(line: bytes, kind: type[Any], path: Path, place: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise StoreError(f"{path}: line {place}: this is no file of tables: {shortened(error)}") from None


def _check(kept: Kept) -> None:
    """Every row is one of its table, and all of them can be read as they will be read."""
    name = kept.table.get("id")
    wanted: list[tuple[Table, list[Row]]] = [(tables, [kept.table])]
    wanted += [(table, getattr(kept, part)) for part, table in _PARTS.items()]
    for table, rows in wanted:
        _check_rows(table, rows)
        if table is profiles:
            strange = {row["key"] for row in rows} - {row["hash"] for row in kept.keys}
        else:
            strange = {row["table_id"] for row in rows if table is not tables} - {name}
        if strange:
            raise StoreError(f"{table.name} of another table")
    _check_table(kept)
    for place, row in enumerate(kept.entries, 1):
        if row["number"] != place or row["kind"] not in get_args(Kind):
            raise StoreError(f"entries: {quoted(row['kind'])}, number {row['number']}, is no entry {place}")
        msgspec.json.decode(row["outcomes"], type=list[int])
    for row in kept.keys:
        if row["role"] not in {role.value for role in Role}:
            raise StoreError(f"keys: {quoted(row['role'])} is no role")


def _check_rows(table: Table, rows: list[Row]) -> None:
    columns = {column.name: column for column in table.columns if table is not notes or column.name != "id"}
    for row in rows:
        if set(row) != set(columns):
            odd = ", ".join(sorted(set(row) ^ set(columns)))
            raise StoreError(f"{table.name}: {shortened(odd)} is missing or unknown")
        for word, value in row.items():
            if not _fits(value, columns[word]):
                raise StoreError(f"{table.name}: {quoted(value)} is no {word}")


def _check_person(rated: Rated) -> None:
    _check_rows(rated_people, [rated.person])
    _check_rows(ratings, rated.ratings)
    if any(row["profile"] != rated.person["profile"] for row in rated.ratings):
        raise StoreError("ratings of another person")
    if not all(abs(row["points"]) < MOST_POINTS and 0 < row["within"] < MOST_POINTS for row in rated.ratings):
        raise StoreError("ratings: these are no points")
    if len({row["game"] for row in rated.ratings}) < len(rated.ratings):
        raise StoreError("ratings: a game stands there twice")


def _check_table(kept: Kept) -> None:
    row = kept.table
    if not (row["id"].isascii() and row["id"].isalnum()):
        raise StoreError(f"{quoted(row['id'])} is no name of a table")
    header = msgspec.json.decode(row["header"], type=Header)
    msgspec.json.decode(row["players"], type=list[Seat])
    msgspec.json.decode(row["clock"], type=Clock)
    if len(kept.summaries) != 1:
        raise StoreError(f"{len(kept.summaries)} summaries for one table")
    msgspec.json.decode(kept.summaries[0]["players"], type=list[str])
    if kept.summaries[0]["seal"] is not None:
        msgspec.json.decode(kept.summaries[0]["seal"], type=Seal)
    if not _SEED.fullmatch(row["seed"]) or commitment(bytes.fromhex(row["seed"])) != header.commitment:
        raise StoreError("the seed does not match the commitment of the table")


def _fits(value: object, column: Column[Any]) -> bool:
    """Whether every database can keep this there."""
    kind = column.type
    if value is None:
        return bool(column.nullable)
    if isinstance(kind, Boolean):
        return isinstance(value, bool)
    if isinstance(kind, Integer):
        return type(value) is int and abs(value) < 2**31
    if isinstance(kind, Float):
        return type(value) in (int, float)
    longest = kind.length if isinstance(kind, String) else None
    return isinstance(value, str) and "\0" not in value and (longest is None or len(value) <= longest)
