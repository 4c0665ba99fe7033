"""What is printed (data/), and the tables that play asks for, computed once."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import NUMBERS, Edition, Printed, load, tables_of
from koopstad.games.amsterdam.printed import tables
from koopstad.games.amsterdam.printed.city import City
from koopstad.games.amsterdam.printed.harbour import Harbour
from koopstad.games.amsterdam.printed.pieces import CARDS, KINDS, NONE, RIVER, ROUNDS, TIMINGS
from koopstad.games.amsterdam.printed.tables import (
    AMSTEL,
    AMSTEL_BRIDGES,
    CARD_COSTS,
    CARD_TIMINGS,
    CARD_TYPES,
    DISTRICT_POINTS,
    MARKET_TILES,
    PENALTIES,
    REVEALS,
    ROUND_VALUES,
    STARTING_LAYOUT,
    TASKS,
    CardCostRow,
)

# The price of a card: colours with the cubes of each.
Cost = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Tile:
    """AMS-8.29: a market tile. What it gives beyond points is a program (tiles.py)."""

    name: str
    set: str
    cost: int
    points: int


class Board:
    """The printed board with cards and tiles."""

    def __init__(self, printed: Printed) -> None:
        self.printed: Final = printed
        self.number: Final = {row.number: row.value for row in printed.read(NUMBERS)}
        self.city: Final = City(printed)
        self.harbour: Final = Harbour(printed)
        # What a disc on a space has scored, and the bridges it has passed (AMS-8.26, AMS-8.28).
        bridges = {row.after: row.points for row in printed.read(AMSTEL_BRIDGES)}
        end = printed.keyed(AMSTEL)["last"].points
        self.river_points: Final = tuple(
            sum(points for after, points in bridges.items() if after < space) + (end if space == RIVER else 0)
            for space in range(RIVER + 1)
        )
        self.bridges_passed: Final = tuple(
            sum(after < space for after in bridges) for space in range(RIVER + 1)
        )
        # What is printed on the cards, by their number; 0 stands for nothing.
        types = printed.read(CARD_TYPES)
        self.kinds: Final = (NONE, *(KINDS.index(row.kind) for row in types))
        self.timings: Final = (NONE, *(TIMINGS.index(row.timing) for row in printed.read(CARD_TIMINGS)))
        self.decks: Final = tuple(
            tuple(card for card in range(1, CARDS + 1) if self.kinds[card] == kind)
            for kind in range(len(KINDS))
        )
        self.costs: Final[tuple[Cost, ...]] = ((), *map(_cost, printed.read(CARD_COSTS)))
        self.cubes: Final = tuple(sum(number for _, number in cost) for cost in self.costs)
        names = [row.type for row in types]
        self.type_names: Final = tuple(dict.fromkeys(names))
        self.types: Final = (0, *map(self.type_names.index, names))
        self.tiles: Final = tuple(
            Tile(row.tile, row.set, row.cost, row.points) for row in printed.read(MARKET_TILES)
        )
        # By round (AMS-10.1, AMS-10.3); by players and whether the round is odd (AMS-5.1).
        by_round = printed.keyed(ROUND_VALUES)
        rounds = [by_round[str(number)] for number in range(1, ROUNDS + 1)]
        self.quick_delivery: Final = (0, *(row.quick_delivery for row in rounds))
        self.highest_die: Final = (6, *(row.highest_die for row in rounds))
        self.reveals: Final = {
            (row.players, row.rounds == "odd"): [row.artisans, row.buildings, row.maps]
            for row in printed.read(REVEALS)
        }
        self.starting_layout: Final = {
            row.players: (row.artisans, row.buildings) for row in printed.read(STARTING_LAYOUT)
        }
        ranks = printed.read(DISTRICT_POINTS)
        self.district_points: Final = {
            players: [row.points for row in ranks if row.players == players] for players in (2, 3, 4)
        }
        self.penalties: Final = tuple(row.points for row in printed.read(PENALTIES))
        # AMS-15.2: the points of each task for 2, 3, 4 players, by the number of things returned.
        self.task_points: Final = tuple(
            tuple(_task_points(points, row.task) for points in (row.points_2, row.points_3, row.points_4))
            for row in printed.read(TASKS)
        )


def read_board(edition: Edition = None) -> Board:
    return Board(load(files("koopstad.games.amsterdam") / "data", tables_of(tables), edition, tables.KNOWN))


def _cost(row: CardCostRow) -> Cost:
    return tuple((colour, number) for colour, number in enumerate(row.cubes()) if number)


def _task_points(text: str, task: str) -> tuple[int, ...]:
    """``8``, or ``1:2;2:7`` for one or two things returned: the points by that number."""
    try:
        if ":" not in text:
            return (0, int(text))
        pairs = dict(part.split(":") for part in text.split(";"))
        return (0, *(int(pairs[str(number)]) for number in range(1, len(pairs) + 1)))
    except (ValueError, KeyError):
        raise EditionError(f"tasks, {task}: {text!r} is neither points nor pairs like 1:2;2:7") from None
