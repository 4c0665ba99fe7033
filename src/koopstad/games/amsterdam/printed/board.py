"""What is printed (data/), and the tables that play asks for, computed once."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import Edition, Printed, Row, load
from koopstad.games.amsterdam.printed.city import City
from koopstad.games.amsterdam.printed.harbour import Harbour
from koopstad.games.amsterdam.printed.pieces import CARDS, COLOURS, KINDS, NONE, RIVER, ROUNDS, TIMINGS
from koopstad.games.amsterdam.printed.tables import TABLES, integer

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
        self.number: Final = {key: integer(row, "value") for key, row in printed.tables["numbers"].items()}
        self.city: Final = City(printed)
        self.harbour: Final = Harbour(printed)
        # What a disc on a space has scored, and the bridges it has passed (AMS-8.26, AMS-8.28).
        bridges = {integer(row, "after"): integer(row, "points") for row in printed.rows("amstel_bridges")}
        end = integer(printed.tables["amstel"]["last"], "points")
        self.river_points: Final = tuple(
            sum(points for after, points in bridges.items() if after < space) + (end if space == RIVER else 0)
            for space in range(RIVER + 1)
        )
        self.bridges_passed: Final = tuple(
            sum(after < space for after in bridges) for space in range(RIVER + 1)
        )
        # What is printed on the cards, by their number; 0 stands for nothing.
        kinds = [KINDS.index(str(row["kind"])) for row in printed.rows("card_types")]
        timings = [TIMINGS.index(str(row["timing"])) for row in printed.rows("card_timings")]
        self.kinds: Final = (NONE, *kinds)
        self.timings: Final = (NONE, *timings)
        self.decks: Final = tuple(
            tuple(card for card in range(1, CARDS + 1) if self.kinds[card] == kind)
            for kind in range(len(KINDS))
        )
        self.costs: Final[tuple[Cost, ...]] = ((), *map(_cost, printed.rows("card_costs")))
        self.cubes: Final = tuple(sum(number for _, number in cost) for cost in self.costs)
        names = [str(row["type"]) for row in printed.rows("card_types")]
        self.type_names: Final = tuple(dict.fromkeys(names))
        self.types: Final = (0, *map(self.type_names.index, names))
        self.tiles: Final = tuple(
            Tile(str(row["tile"]), str(row["set"]), integer(row, "cost"), integer(row, "points"))
            for row in printed.rows("market_tiles")
        )
        # By round (AMS-10.1, AMS-10.3); by players and whether the round is odd (AMS-5.1).
        rounds = [printed.tables["rounds"][str(number)] for number in range(1, ROUNDS + 1)]
        self.quick_delivery: Final = (0, *(integer(row, "quick_delivery") for row in rounds))
        self.highest_die: Final = (6, *(integer(row, "highest_die") for row in rounds))
        self.reveals: Final = {
            (integer(row, "players"), row["rounds"] == "odd"): [integer(row, f"{kind}s") for kind in KINDS]
            for row in printed.rows("reveals")
        }
        self.starting_layout: Final = {
            integer(row, "players"): (integer(row, "artisans"), integer(row, "buildings"))
            for row in printed.rows("starting_layout")
        }
        self.district_points: Final = {
            players: [
                integer(row, "points") for row in printed.rows("district_points") if row["players"] == players
            ]
            for players in (2, 3, 4)
        }
        self.penalties: Final = tuple(integer(row, "points") for row in printed.rows("penalties"))
        # AMS-15.2: the points of each task for 2, 3, 4 players, by the number of things returned.
        self.task_points: Final = tuple(
            tuple(_task_points(str(row[f"points_{players}"]), row) for players in (2, 3, 4))
            for row in printed.rows("tasks")
        )


def read_board(edition: Edition = None) -> Board:
    return Board(load(files("koopstad.games.amsterdam") / "data", TABLES, edition))


def _cost(row: Row) -> Cost:
    return tuple((colour, integer(row, name)) for colour, name in enumerate(COLOURS) if integer(row, name))


def _task_points(text: str, row: Row) -> tuple[int, ...]:
    """``8``, or ``1:2;2:7`` for one or two things returned: the points by that number."""
    try:
        if ":" not in text:
            return (0, int(text))
        pairs = dict(part.split(":") for part in text.split(";"))
        return (0, *(int(pairs[str(number)]) for number in range(1, len(pairs) + 1)))
    except (ValueError, KeyError):
        raise EditionError(
            f"tasks, {row['task']}: {text!r} is neither points nor pairs like 1:2;2:7"
        ) from None
