"""What is printed: cards, wall, town hall square, church windows, tiles (HAM-1), as an edition has them."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import Edition, Printed, load, tables_of
from koopstad.games.hamburg.printed import tables
from koopstad.games.hamburg.printed.pieces import BLACK, CARDS, CATEGORIES, COLOURS, DICE, HALVES, MISFORTUNES
from koopstad.games.hamburg.printed.tables import (
    BLACK_TILES,
    CARD_TABLE,
    CLERGY_TILES,
    DICE_ORDER,
    MAYORS,
    MISFORTUNE_TABLE,
    STATUES,
    STOCK_TILES,
    TOWN_HALL,
    WALL,
    WINDOWS,
    BlackTileRow,
    ClergyRow,
    StockRow,
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
        cards = printed.keyed(CARD_TABLE)
        rows = [cards[f"{card:03}"] for card in range(1, CARDS + 1)]
        self.names: Final = ("", *(row.name for row in rows))
        self.colour: Final = (0, *(COLOURS.index(row.colour) for row in rows))
        self.category: Final = (0, *(CATEGORIES.index(row.category) for row in rows))
        self.cost: Final = (0, *(row.cost for row in rows))
        self.points: Final = (0, *(row.points for row in rows))
        self.piles: Final = tuple(
            tuple(card for card in range(1, CARDS + 1) if self.colour[card] == colour)
            for colour in range(len(COLOURS))
        )
        # Half, then place from the tower outwards.
        self.wall: Final = tuple(_half(printed, half) for half in HALVES)
        self.hall: Final = tuple(row.points for row in printed.read(TOWN_HALL))
        windows = sorted(printed.read(WINDOWS), key=lambda row: row.window)
        self.windows: Final = tuple(DICE.index(row.colour) for row in windows)  # left to right
        self.window_of_die: Final = {row.die: place for place, row in enumerate(windows)}
        self.window_of_colour: Final = {colour: place for place, colour in enumerate(self.windows)}
        self.dice_order: Final = tuple(
            DICE.index(row.die) for row in printed.read(DICE_ORDER) if row.die != DICE[BLACK]
        )
        misfortunes = printed.keyed(MISFORTUNE_TABLE)
        self.misfortune: Final = tuple(
            MISFORTUNES.index(misfortunes[colour].misfortune) for colour in COLOURS
        )
        self.black_tiles: Final = tuple(_black_tile(row) for row in printed.read(BLACK_TILES))
        self.mayors: Final = {
            row.side: MayorSide(row.tile, row.name, row.marks, row.workers) for row in printed.read(MAYORS)
        }
        self.stock: Final = tuple(_stock_side(row) for row in printed.read(STOCK_TILES))
        self.clergy: Final = tuple(_clergy_side(row) for row in printed.read(CLERGY_TILES))
        self._statues: Final = printed.read(STATUES)
        self.cycles: Final = printed.number("cycles")
        self.rounds: Final = printed.number("rounds")
        self.hand: Final = printed.number("hand")
        self.start_points: Final = printed.number("start_points")
        self.start_marks: Final = printed.number("start_marks")
        self.start_workers: Final = printed.number("start_workers")
        self.workers_taken: Final = printed.number("workers_taken")
        self.levels: Final = printed.number("levels")
        self.token_points: Final = printed.number("token_points")
        self.virtual_points: Final = printed.number("virtual_points")
        self._check()

    def statues(self, kind: str, players: int, expansion: bool) -> tuple[int, ...]:
        """HAM-2.2, HAM-13.1, HAM-13.2, HAM-AMB-12: the values in use, the highest first."""
        rows = [row for row in self._statues if row.kind == kind and row.used(players, expansion)]
        return tuple(sorted((row.value for row in rows), reverse=True))

    def _check(self) -> None:
        for name, half in zip(HALVES, self.wall, strict=True):
            if len(half) != 5:
                raise EditionError(f"wall: the {name} half has 5 segments (HAM-6.8.1), not {len(half)}")
        if sorted(self.windows) != list(range(len(DICE))):
            raise EditionError("windows: each of the six colours has one window (HAM-5.2)")


def read_board(edition: Edition = None) -> Board:
    return Board(load(files("koopstad.games.hamburg") / "data", tables_of(tables), edition))


def _half(printed: Printed, half: str) -> tuple[Segment, ...]:
    rows = [row for row in printed.read(WALL) if row.half == half]
    rows.sort(key=lambda row: row.place)
    return tuple(Segment(COLOURS.index(row.colour), row.cost, row.points) for row in rows)


def _black_tile(row: BlackTileRow) -> BlackTile:
    colours = tuple(COLOURS.index(colour) for colour in (row.colour, row.second) if colour)
    return BlackTile(row.tile, colours, row.gift, row.set == "misfortune")


def _stock_side(row: StockRow) -> TileSide:
    steps = (row.step1, row.step2, row.step3)
    values = tuple(int(step) if step.isdecimal() else 1 for step in steps)
    colours = tuple(0 if step.isdecimal() else _colours(step) for step in steps)
    return TileSide(row.side_id, row.action, row.what, values, colours)


def _clergy_side(row: ClergyRow) -> TileSide:
    return TileSide(row.side_id, row.on, row.what, (row.value,), (_colours(row.colours),))


def _colours(names: str) -> int:
    """``pink+brown`` as a bit mask."""
    mask = 0
    for name in names.split("+"):
        if name:
            if name not in DICE:
                raise EditionError(f"{name!r} is no colour")
            mask |= 1 << DICE.index(name)
    return mask
