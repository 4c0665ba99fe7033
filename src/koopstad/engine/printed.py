"""Printed data: the tables of a game, where each value comes from, and edition files that replace values."""

import csv
import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Generic, TypeVar, cast

from koopstad.engine.errors import EditionError
from koopstad.engine.reading import shortened

Cell = str | int | bool
Row = dict[str, Cell]
# What the rules make of a row: a dataclass.
R = TypeVar("R")

BASES = ("stated", "inferred", "reconstructed")
# Columns that tell where a value comes from; they are no part of the game itself.
ORIGIN = ("basis", "why")


@dataclass(frozen=True)
class Column:
    """A column of a table: its type, and its allowed values where these are few."""

    name: str
    kind: type[str] | type[int] | type[bool] = str
    choices: tuple[Cell, ...] = ()
    least: int | None = None

    def read(self, text: str, where: str) -> Cell:
        """A cell of a CSV file."""
        if self.kind is int:
            try:
                return self.check(int(text), where)
            except ValueError:
                raise EditionError(f"{where}: {text!r} is no whole number") from None
        if self.kind is bool:
            if text not in ("yes", "no"):
                raise EditionError(f"{where}: {text!r} is neither yes nor no")
            return text == "yes"
        return self.check(text, where)

    def check(self, value: object, where: str) -> Cell:
        if type(value) is not self.kind or not isinstance(value, str | int | bool):
            names = {str: "a text", int: "a whole number", bool: "true or false"}
            raise EditionError(f"{where}: {value!r} is not {names[self.kind]}")
        if self.choices and value not in self.choices:
            raise EditionError(f"{where}: {value!r} is none of {', '.join(map(str, self.choices))}")
        if self.least is not None and isinstance(value, int) and value < self.least:
            raise EditionError(f"{where}: {value} is less than {self.least}")
        return value


class Table(Generic[R]):
    """The form of one CSV file: a dataclass with a field for each column, the key of the row first.

    ``least`` and ``choices`` say what a column may hold. Every row has a basis and a why besides.
    """

    def __init__(
        self,
        name: str,
        row: type[R],
        least: Mapping[str, int] | None = None,
        choices: Mapping[str, Sequence[Cell]] | None = None,
        drawn: Sequence[str] = (),
    ) -> None:
        self.name: Final = name
        self.drawn: Final = tuple(drawn)  # columns that say where something is drawn; no rule reads them
        self.row: Final = row
        lowest, allowed = least or {}, choices or {}
        self.columns: Final = tuple(
            Column(each.name, cast(Any, each.type), tuple(allowed.get(each.name, ())), lowest.get(each.name))
            for each in fields(cast(Any, row))
        )
        self.key: Final = self.columns[0].name

    def column(self, name: str) -> Column | None:
        return next((column for column in (*self.columns, *_ORIGIN_COLUMNS) if column.name == name), None)


_ORIGIN_COLUMNS = (Column("basis", str, BASES), Column("why"))


@dataclass(frozen=True)
class NumberRow:
    number: str
    value: int


# Single numbers, in every game.
NUMBERS: Final = Table("numbers", NumberRow, {"value": 0})


@dataclass
class Printed:
    """All tables of a game, with what an edition file replaced."""

    tables: dict[str, dict[str, Row]]
    name: str = "default"
    replaced: list[str] = field(default_factory=list)
    drawn: dict[str, tuple[str, ...]] = field(default_factory=dict)  # columns that no rule reads
    given: dict[str, object] = field(default_factory=dict)  # what an edition file puts in, by its tables
    known: Mapping[str, str] = field(default_factory=dict)  # digests of editions that records call otherwise

    def rows(self, table: str) -> list[Row]:
        """A table as it is shown, with basis and why."""
        return list(self.tables[table].values())

    def read(self, table: Table[R]) -> list[R]:
        """The rows of a table for the rules."""
        return list(self.keyed(table).values())

    def keyed(self, table: Table[R]) -> dict[str, R]:
        """The same by their keys."""
        return {
            key: table.row(**{column.name: row[column.name] for column in table.columns})
            for key, row in self.tables[table.name].items()
        }

    def number(self, name: str) -> int:
        """One of the single numbers."""
        return self.keyed(NUMBERS)[name].value

    def digest(self) -> str:
        """Identifies what the rules read of it, whatever its origin: catalogue and records rest on it."""
        digest = self._digest(self.drawn)
        return self.known.get(digest, digest)

    def digest_of_all(self) -> str:
        """Also where things are drawn: so editions were identified once, and old records name them so."""
        return self._digest({})

    def _digest(self, without: Mapping[str, Sequence[str]]) -> str:
        plain = {}
        for table, rows in self.tables.items():
            left_out = {*ORIGIN, *without.get(table, ())}
            plain[table] = [
                {name: cell for name, cell in row.items() if name not in left_out} for row in rows.values()
            ]
        return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]

    def as_given(self) -> dict[str, object]:
        """The edition that was put in: what makes the same game anywhere."""
        return {"name": self.name, **self.given}

    def basis(self) -> dict[str, dict[str, int]]:
        """For each table, how many rows are stated, inferred and reconstructed."""
        return {
            table: {basis: sum(row["basis"] == basis for row in rows.values()) for basis in BASES}
            for table, rows in self.tables.items()
        }


def tables_of(module: ModuleType) -> list[Table[Any]]:
    """Every table that a module of a game defines."""
    return [table for table in vars(module).values() if isinstance(table, Table)]


# An edition: one that comes with the game, by its name; the path of a file; or what such a file would hold.
Edition = str | Path | dict[str, object] | None
SHIPPED: Final = "editions"  # the folder, beside the tables, of those that come with a game


def shipped(folder: Traversable) -> dict[str, Traversable]:
    """The files of the editions that come with a game, by name."""
    place = folder / SHIPPED
    if not place.is_dir():
        return {}
    files = {file.name.removesuffix(".toml"): file for file in place.iterdir() if file.name.endswith(".toml")}
    return dict(sorted(files.items()))


def load(
    folder: Traversable,
    tables: Sequence[Table[Any]],
    edition: Edition = None,
    known: Mapping[str, str] | None = None,
) -> Printed:
    """The tables of ``folder``, with the values of an edition put in their place."""
    printed = Printed(
        {table.name: _read_table(folder, table) for table in tables},
        drawn={table.name: table.drawn for table in tables},
        known=known or {},
    )
    if isinstance(edition, dict):
        _replace(printed, tables, edition, "edition")
    elif edition is not None:
        _replace(printed, tables, _read_edition(edition, folder), Path(edition).name)
    return printed


def _read_table(folder: Traversable, table: Table[Any]) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    with (folder / f"{table.name}.csv").open(encoding="utf-8") as file:
        for cells in csv.DictReader(file):
            key = cells[table.key]
            if key in rows:
                raise EditionError(f"{table.name}.csv: two rows are called {key!r}")
            rows[key] = {
                column.name: column.read(cells[column.name], f"{table.name}.csv, {key}, {column.name}")
                for column in (*table.columns, *_ORIGIN_COLUMNS)
            }
    return rows


def _replace(
    printed: Printed, tables: Sequence[Table[Any]], edition: Mapping[str, object], file: str
) -> None:
    """Puts the values of an edition into the tables; each mistake is named by table, row and field."""
    given = dict(edition)
    given.pop("game", None)
    printed.name = str(given.pop("name", file))
    printed.given = given
    by_name = {table.name: table for table in tables}
    for table_name, rows in given.items():
        table = by_name.get(table_name)
        if table is None:
            raise EditionError(
                f"{file}: there is no table {table_name!r}; the tables are {', '.join(by_name)}"
            )
        if not isinstance(rows, Mapping):
            raise EditionError(f"{file}: [{table_name}] must hold rows, each with its key")
        for key, cells in rows.items():
            _replace_row(printed, table, str(key), cells, file)


def _read_edition(edition: str | Path, folder: Traversable) -> dict[str, object]:
    """A name without an ending may be that of an edition that comes with the game."""
    known = shipped(folder)
    path = Path(edition)
    try:
        return tomllib.loads(known.get(str(edition), path).read_text(encoding="utf-8"))
    except OSError as error:
        there = f"; the editions that come with the game: {', '.join(known)}" if known else ""
        raise EditionError(f"cannot read the edition file {path}: {error.strerror}{there}") from None
    except (ValueError, RecursionError) as error:
        raise EditionError(f"{path.name} is no valid TOML: {shortened(error)}") from None


def _replace_row(printed: Printed, table: Table[Any], key: str, cells: object, file: str) -> None:
    where = f"{file}: [{table.name}.{key}]"
    row = printed.tables[table.name].get(key)
    if row is None:
        raise EditionError(f"{where}: there is no such row; the keys are {_some(printed.tables[table.name])}")
    if not isinstance(cells, Mapping):
        raise EditionError(f"{where}: must hold fields, such as {table.columns[-1].name} = ...")
    row["basis"], row["why"] = "stated", f"edition file {printed.name}"
    for name, value in cells.items():
        column = table.column(str(name))
        if column is None:
            fields = ", ".join(column.name for column in table.columns)
            raise EditionError(f"{where}: there is no field {name!r}; the fields are {fields}")
        if column.name == table.key:
            raise EditionError(f"{where}: {name!r} names the row and cannot be replaced")
        row[column.name] = column.check(value, f"{where} {name}")
        if column.name not in ORIGIN:
            printed.replaced.append(f"{table.name}.{key}.{name}")


def _some(rows: Mapping[str, Row]) -> str:
    keys = list(rows)
    return ", ".join(keys[:6]) + (f", ... {keys[-1]}" if len(keys) > 6 else "")
