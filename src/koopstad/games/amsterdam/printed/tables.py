"""The form of the printed tables in ``data/``, and how they are read."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import Column, Printed, Row, Table
from koopstad.games.amsterdam.printed.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS, KINDS, TIMINGS

_SPOT: Final = (Column("x", int), Column("y", int))
_HOUSE: Final = (Column("house_x", int), Column("house_y", int))
_ENDS: Final = (Column("a"), Column("b"))

TABLES: Final = (
    Table("districts", "district", (Column("district"), Column("colour", str, COLOURS))),
    Table(
        "blocks",
        "block",
        (
            Column("block"),
            Column("district", str, DISTRICTS),
            Column("price", int, least=1),
            *_SPOT,
            Column("polygon"),
        ),
    ),
    Table(
        "bridges",
        "bridge",
        (
            Column("bridge"),
            *_ENDS,
            Column("amstel_bridge", int),
            *(Column(name, int) for name in ("x1", "y1", "x2", "y2")),
        ),
    ),
    Table(
        "harbour",
        "place",
        (
            Column("place"),
            Column("type", str, ("start", "pier", "warehouse", "depot", "water")),
            Column("good", str, ("", *GOODS)),
            Column("docker", str, ("", *DOCKERS)),
            Column("crane", bool),
            *_SPOT,
            *_HOUSE,
        ),
    ),
    Table("waterways", "waterway", (Column("waterway"), *_ENDS)),
    Table(
        "warehouses",
        "roof",
        (
            Column("roof"),
            Column("good", str, GOODS),
            Column("place", int, least=1),
            Column("value", int, least=0),
        ),
    ),
    Table("depots", "depot", (Column("depot"), Column("value", int, least=0))),
    Table(
        "docker_house",
        "space",
        (Column("space"), Column("value", int, least=0), Column("capacity", int, least=1), *_SPOT),
    ),
    Table(
        "amstel",
        "space",
        (Column("space"), Column("number", int), *_SPOT, Column("angle", int), Column("points", int)),
    ),
    Table(
        "amstel_bridges",
        "bridge",
        (
            Column("bridge"),
            Column("name"),
            Column("after", int, least=0),
            Column("points", int, least=0),
            *_SPOT,
            Column("angle", int),
            Column("label_x", int),
            Column("label_y", int),
        ),
    ),
    Table(
        "black_market",
        "good",
        (Column("good", str, GOODS), Column("row", int), Column("column", int), *_SPOT),
    ),
    Table(
        "starting_layout",
        "players",
        (Column("players", int), Column("artisans", int, least=0), Column("buildings", int, least=0)),
    ),
    Table(
        "district_points",
        "rank",
        (
            Column("rank"),
            Column("players", int),
            Column("place", int),
            Column("points", int, least=0),
        ),
    ),
    Table(
        "reveals",
        "reveal",
        (
            Column("reveal"),
            Column("players", int),
            Column("rounds", str, ("odd", "even")),
            *(Column(f"{kind}s", int, least=0) for kind in KINDS),
        ),
    ),
    Table("card_costs", "card", (Column("card"), *(Column(colour, int, least=0) for colour in COLOURS))),
    Table("card_types", "card", (Column("card"), Column("kind", str, KINDS), Column("type"))),
    Table("card_timings", "card", (Column("card"), Column("timing", str, TIMINGS))),
    Table(
        "tasks",
        "task",
        (Column("task"), Column("points_2"), Column("points_3"), Column("points_4")),
    ),
    Table(
        "market_tiles",
        "tile",
        (
            Column("tile"),
            Column("set", str, ("a", "b", "ca", "cb")),
            Column("cost", int, least=0),
            Column("points", int, least=0),
        ),
    ),
    Table(
        "rounds",
        "round",
        (Column("round", int), Column("quick_delivery", int, least=0), Column("highest_die", int, least=1)),
    ),
    Table("penalties", "token", (Column("token", int), Column("points", int, least=0))),
    Table("numbers", "number", (Column("number"), Column("value", int, least=0))),
)


def integer(row: Row, column: str) -> int:
    value = row[column]
    assert isinstance(value, int)
    return value


def neighbours_in(printed: Printed, table: str, names: Sequence[str]) -> list[list[int]]:
    """The neighbours of each thing, by numbers, from a table of pairs."""
    neighbours: list[list[int]] = [[] for _ in names]
    for key, row in printed.tables[table].items():
        for end in ("a", "b"):
            if row[end] not in names:
                raise EditionError(f"{table}, {key}, {end}: there is no {row[end]!r}")
        a, b = names.index(str(row["a"])), names.index(str(row["b"]))
        neighbours[a].append(b)
        neighbours[b].append(a)
    return [sorted(others) for others in neighbours]
