"""What is printed: cards, wall, town hall square, church windows, tiles (HAM-1), as an edition has them."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import Column, Edition, Printed, Row, Table, load
from koopstad.games.hamburg.printed.pieces import (
    BASIC,
    BLACK,
    CARDS,
    CATEGORIES,
    COLOURS,
    DICE,
    HALVES,
    MISFORTUNES,
)

_STATUE_USE: Final = tuple(
    Column(f"{sort}_{seats}", bool) for sort in ("base", "expansion") for seats in range(1, 6)
)
STOCK_KINDS: Final = (
    "marks",
    "fewer_marks",
    "workers",
    "worker_each",
    "points",
    "lose_points",
    "pay",
    "return_each",
    "return_any",
    "cheaper",
    "dearer",
    "free_if",
    "dearer_if",
)
CLERGY_KINDS: Final = (
    "marks",
    "fewer_marks",
    "workers",
    "worker_any",
    "return_any_after",
    "cheaper",
    "dearer",
    "rounds",
    "new_hand_each",
    "new_hand_two",
    "all_ships",
    "no_ships",
    "ignored",
)
TABLES: Final = (
    Table(
        "cards",
        "card",
        (
            Column("card"),
            Column("name"),
            Column("category", str, CATEGORIES),
            Column("colour", str, COLOURS),
            Column("cost", int, least=0),
            Column("points", int, least=0),
        ),
    ),
    Table(
        "wall",
        "segment",
        (
            Column("segment"),
            Column("half", str, HALVES),
            Column("place", int, least=1),
            Column("colour", str, COLOURS),
            Column("cost", int, least=0),
            Column("points", int, least=0),
        ),
    ),
    Table("town_hall", "field", (Column("field", int), Column("points", int, least=0))),
    Table(
        "windows", "window", (Column("window", int), Column("die", int, least=1), Column("colour", str, DICE))
    ),
    Table("dice_order", "place", (Column("place", int), Column("die", str, DICE))),
    Table("misfortunes", "colour", (Column("colour", str, COLOURS), Column("misfortune", str, MISFORTUNES))),
    Table(
        "black_tiles",
        "tile",
        (
            Column("tile"),
            Column("colour", str, COLOURS),
            Column("second", str, (*COLOURS, "")),
            Column("gift", str, ("card", "point", "worker", "marks", "lower", "")),
            Column("set", str, ("base", "misfortune")),
        ),
    ),
    Table(
        "statues",
        "statue",
        (Column("statue"), Column("kind", str, ("hummel", "jette")), Column("value", int), *_STATUE_USE),
    ),
    Table(
        "mayors",
        "side",
        (
            Column("side", int),
            Column("tile", int),
            Column("name"),
            Column("marks", int, least=0),
            Column("workers", int, least=0),
        ),
    ),
    Table(
        "stock_tiles",
        "side_id",
        (
            Column("side_id"),
            Column("tile", int),
            Column("side", str, ("green", "red")),
            Column("action", str, BASIC),
            Column("what", str, STOCK_KINDS),
            Column("step1"),
            Column("step2"),
            Column("step3"),
        ),
    ),
    Table(
        "clergy_tiles",
        "side_id",
        (
            Column("side_id"),
            Column("tile", int),
            Column("side", str, ("a", "b")),
            Column("on", str, (*BASIC, "advance", "rounds", "placed", "ships", "raise")),
            Column("what", str, CLERGY_KINDS),
            Column("value", int),
            Column("colours"),
        ),
    ),
    Table("numbers", "number", (Column("number"), Column("value", int, least=0))),
)


@dataclass(frozen=True)
class Segment:
    """HAM-6.8.1: a piece of the city wall."""

    colour: int
    cost: int
    points: int  # in final scoring (HAM-6.8.3)


@dataclass(frozen=True)
class BlackTile:
    """HAM-2.7, HAM-14: the colours it raises, and its gift."""

    name: str
    colours: tuple[int, ...]
    gift: str
    extra: bool


@dataclass(frozen=True)
class MayorSide:
    """HAM-12.2: what a side of a mayor tile starts with."""

    tile: int
    name: str
    marks: int
    workers: int


@dataclass(frozen=True)
class TileSide:
    """One side of a stock or clergy tile: when it applies, what it does, how much, for which colours."""

    name: str
    on: str
    what: str
    values: tuple[int, ...]  # for each field of the price marker; one for a clergy tile
    colours: tuple[int, ...]  # bit mask for each field; 0 means that colours do not matter


class Terms:
    """What stock and clergy tiles change about one basic action with one colour (terms.py)."""

    def __init__(self) -> None:
        self.marks = 0  # taken more or less
        self.workers = 0  # more of the colour
        self.worker_each = 0  # bit mask: one more of each of these colours
        self.worker_any = 0  # more of any colour
        self.points = 0  # gained or lost
        self.cost = 0  # marks on top of the price, or off it
        self.pay = 0  # marks to pay besides
        self.return_each = 0  # bit mask: a worker of each of these colours to return
        self.return_any = 0  # workers of any colour to return
        self.return_after = 0  # the same, after the action
        self.free = False  # no marks for the wall


class TermsTable:
    """The terms of every basic action and colour under one pair of tiles, and whether they limit choices."""

    def __init__(self, terms: tuple[Terms, ...], limits: bool, prices: bool) -> None:
        self.terms: Final = terms
        self.limits: Final = limits  # which actions without a building are possible
        self.prices: Final = prices  # what building costs


class Board:
    """The printed values of one edition, ready for use. Tables by card have an unused place 0."""

    def __init__(self, printed: Printed) -> None:
        self.printed: Final = printed
        rows = [printed.tables["cards"][f"{card:03}"] for card in range(1, CARDS + 1)]
        self.names: Final = ("", *(str(row["name"]) for row in rows))
        self.colour: Final = (0, *(COLOURS.index(str(row["colour"])) for row in rows))
        self.category: Final = (0, *(CATEGORIES.index(str(row["category"])) for row in rows))
        self.cost: Final = (0, *(_integer(row, "cost") for row in rows))
        self.points: Final = (0, *(_integer(row, "points") for row in rows))
        self.piles: Final = tuple(
            tuple(card for card in range(1, CARDS + 1) if self.colour[card] == colour)
            for colour in range(len(COLOURS))
        )
        # Half, then place from the tower outwards.
        self.wall: Final = tuple(_half(printed, half) for half in HALVES)
        self.hall: Final = tuple(_integer(row, "points") for row in printed.rows("town_hall"))
        windows = sorted(printed.rows("windows"), key=lambda row: _integer(row, "window"))
        self.windows: Final = tuple(DICE.index(str(row["colour"])) for row in windows)  # left to right
        self.window_of_die: Final = {_integer(row, "die"): place for place, row in enumerate(windows)}
        self.window_of_colour: Final = {colour: place for place, colour in enumerate(self.windows)}
        self.dice_order: Final = tuple(
            DICE.index(str(row["die"])) for row in printed.rows("dice_order") if row["die"] != DICE[BLACK]
        )
        self.misfortune: Final = tuple(
            MISFORTUNES.index(str(printed.tables["misfortunes"][colour]["misfortune"])) for colour in COLOURS
        )
        self.black_tiles: Final = tuple(_black_tile(row) for row in printed.rows("black_tiles"))
        self.mayors: Final = {_integer(row, "side"): _mayor(row) for row in printed.rows("mayors")}
        self.stock: Final = tuple(_stock_side(row) for row in printed.rows("stock_tiles"))
        self.clergy: Final = tuple(_clergy_side(row) for row in printed.rows("clergy_tiles"))
        self.cycles: Final = self._number("cycles")
        self.rounds: Final = self._number("rounds")
        self.hand: Final = self._number("hand")
        self.start_points: Final = self._number("start_points")
        self.start_marks: Final = self._number("start_marks")
        self.start_workers: Final = self._number("start_workers")
        self.workers_taken: Final = self._number("workers_taken")
        self.levels: Final = self._number("levels")
        self.token_points: Final = self._number("token_points")
        self.virtual_points: Final = self._number("virtual_points")
        # Filled by terms.py: what a pair of stock and clergy tiles changes.
        self.terms: Final[dict[tuple[int, int], TermsTable]] = {}
        self._check()

    def _number(self, name: str) -> int:
        return _integer(self.printed.tables["numbers"][name], "value")

    def statues(self, kind: str, players: int, expansion: bool) -> tuple[int, ...]:
        """HAM-2.2, HAM-13.1: the values in use, the highest first."""
        column = f"{'expansion' if expansion else 'base'}_{players}"
        rows = [row for row in self.printed.rows("statues") if row["kind"] == kind and row[column]]
        return tuple(sorted((_integer(row, "value") for row in rows), reverse=True))

    def _check(self) -> None:
        for name, half in zip(HALVES, self.wall, strict=True):
            if len(half) != 5:
                raise EditionError(f"wall: the {name} half has 5 segments (HAM-6.8.1), not {len(half)}")
        if sorted(self.windows) != list(range(len(DICE))):
            raise EditionError("windows: each of the six colours has one window (HAM-5.2)")


def read_board(edition: Edition = None) -> Board:
    return Board(load(files("koopstad.games.hamburg") / "data", TABLES, edition))


def _half(printed: Printed, half: str) -> tuple[Segment, ...]:
    rows = [row for row in printed.rows("wall") if row["half"] == half]
    rows.sort(key=lambda row: _integer(row, "place"))
    return tuple(
        Segment(COLOURS.index(str(row["colour"])), _integer(row, "cost"), _integer(row, "points"))
        for row in rows
    )


def _black_tile(row: Row) -> BlackTile:
    colours = tuple(COLOURS.index(str(row[column])) for column in ("colour", "second") if row[column])
    return BlackTile(str(row["tile"]), colours, str(row["gift"]), row["set"] == "misfortune")


def _mayor(row: Row) -> MayorSide:
    return MayorSide(
        _integer(row, "tile"), str(row["name"]), _integer(row, "marks"), _integer(row, "workers")
    )


def _stock_side(row: Row) -> TileSide:
    steps = [str(row[f"step{step}"]) for step in (1, 2, 3)]
    values = tuple(int(step) if step.isdigit() else 1 for step in steps)
    colours = tuple(0 if step.isdigit() else _colours(step) for step in steps)
    return TileSide(str(row["side_id"]), str(row["action"]), str(row["what"]), values, colours)


def _clergy_side(row: Row) -> TileSide:
    colours = _colours(str(row["colours"]))
    return TileSide(
        str(row["side_id"]), str(row["on"]), str(row["what"]), (_integer(row, "value"),), (colours,)
    )


def _colours(names: str) -> int:
    """``pink+brown`` as a bit mask."""
    mask = 0
    for name in names.split("+"):
        if name:
            if name not in DICE:
                raise EditionError(f"{name!r} is no colour")
            mask |= 1 << DICE.index(name)
    return mask


def _integer(row: Row, column: str) -> int:
    value = row[column]
    assert isinstance(value, int)
    return value
