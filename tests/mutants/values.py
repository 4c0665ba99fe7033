"""Printed values of pieces, each made another one: the scenarios that cite the piece must notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from koopstad.engine.game import Game
from koopstad.engine.printed import ORIGIN, Cell, Row

# Columns that are no matter of the piece alone: its name, where it is drawn, with which others it is used.
ASIDE = ("name", "x", "y", "set", "type", "tile", "side")
KINDS = 40  # a column of texts that has at most so many different ones tells kinds apart


@dataclass
class Value:
    """One printed value, changed as an edition would change it."""

    game: str
    table: str
    row: str
    column: str
    before: Cell
    after: Cell
    pieces: tuple[str, ...]
    rule: str = ""

    @property
    def key(self) -> str:
        return f"{self.table} {self.row}: {self.column} {self.before} -> {self.after}"

    @property
    def where(self) -> str:
        return f"{self.game}.data.{self.table}"

    @property
    def edition(self) -> dict[str, dict[str, dict[str, Cell]]]:
        return {self.table: {self.row: {self.column: self.after}}}


def values(game: Game) -> Iterator[Value]:
    """The tables whose rows are pieces: ``card`` and ``026`` are the piece ``card-026``.

    Where no column says so, the name of the table does: ``stock_tiles`` and ``B01`` are ``stock-B01``.
    """
    known = set(game.pieces())
    for table, rows in game.printed.tables.items():
        columns = {column for row in rows.values() for column in row}
        (key,) = {column for column in columns if all(row[column] == name for name, row in rows.items())} or {
            ""
        }
        for name, row in rows.items():
            pieces = tuple({f"{key}-{name}", f"{table.split('_')[0]}-{name}"} & known)
            for column, before in row.items() if pieces else ():
                if column not in (key, *ASIDE, *ORIGIN):
                    for after in _others(rows, column, before):
                        yield Value(game.id, table, name, column, before, after, pieces)


def _others(rows: dict[str, Row], column: str, before: Cell) -> Iterator[Cell]:
    """A number more and, where that is one, a number less; of few kinds the next."""
    if isinstance(before, bool):
        yield not before
    elif isinstance(before, int):
        yield before + 1
        if before > 1:
            yield before - 1
    elif before.isdigit() or ":" in before:
        yield _larger(before)
    else:
        kinds = sorted({str(row[column]) for row in rows.values()})
        if 1 < len(kinds) <= KINDS:
            yield kinds[(kinds.index(before) + 1) % len(kinds)]


def _larger(text: str) -> str:
    """``8`` becomes ``9``, and ``1:2;2:7`` becomes ``1:3;2:8``."""
    if ":" not in text:
        return str(int(text) + 1)
    pairs = [pair.split(":") for pair in text.split(";")]
    return ";".join(f"{number}:{int(points) + 1}" for number, points in pairs)
