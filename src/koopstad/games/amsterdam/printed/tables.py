"""The form of the printed tables in ``data/``: the rows as they are read, a dataclass for each table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import NUMBERS as NUMBERS
from koopstad.engine.printed import Table
from koopstad.games.amsterdam.printed.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS, KINDS, TIMINGS

# --- the city ---


@dataclass(frozen=True)
class DistrictRow:
    district: str
    colour: str


@dataclass(frozen=True)
class BlockRow:
    block: str
    district: str
    price: int
    x: int
    y: int
    polygon: str


@dataclass(frozen=True)
class BridgeRow:
    bridge: str
    a: str
    b: str
    amstel_bridge: int
    x1: int
    y1: int
    x2: int
    y2: int


@dataclass(frozen=True)
class MarketSpaceRow:
    good: str
    row: int
    column: int
    x: int
    y: int


DISTRICT_COLOURS: Final = Table("districts", DistrictRow, choices={"colour": COLOURS})
BLOCKS: Final = Table("blocks", BlockRow, {"price": 1}, {"district": DISTRICTS}, drawn=("polygon",))
BRIDGES: Final = Table("bridges", BridgeRow, drawn=("x1", "y1", "x2", "y2"))
BLACK_MARKET: Final = Table("black_market", MarketSpaceRow, choices={"good": GOODS}, drawn=("x", "y"))

# --- the harbour ---


@dataclass(frozen=True)
class PlaceRow:
    place: str
    type: str
    good: str
    docker: str
    crane: bool
    x: int
    y: int
    house_x: int
    house_y: int


@dataclass(frozen=True)
class WaterwayRow:
    waterway: str
    a: str
    b: str


@dataclass(frozen=True)
class RoofRow:
    roof: str
    good: str
    place: int
    value: int


@dataclass(frozen=True)
class DepotRow:
    depot: str
    value: int


@dataclass(frozen=True)
class DockerSpaceRow:
    space: str
    value: int
    capacity: int
    x: int
    y: int


HARBOUR: Final = Table(
    "harbour",
    PlaceRow,
    choices={
        "type": ("start", "pier", "warehouse", "depot", "water"),
        "good": ("", *GOODS),
        "docker": ("", *DOCKERS),
    },
    drawn=("x", "y", "house_x", "house_y"),
)
WATERWAYS: Final = Table("waterways", WaterwayRow)
ROOFS: Final = Table("warehouses", RoofRow, {"place": 1, "value": 0}, {"good": GOODS})
DEPOTS: Final = Table("depots", DepotRow, {"value": 0})
DOCKER_HOUSE: Final = Table("docker_house", DockerSpaceRow, {"value": 0, "capacity": 1}, drawn=("x", "y"))

# --- the Amstel ---


@dataclass(frozen=True)
class RiverSpaceRow:
    space: str
    number: int
    x: int
    y: int
    angle: int
    points: int


@dataclass(frozen=True)
class RiverBridgeRow:
    bridge: str
    name: str
    after: int
    points: int
    x: int
    y: int
    angle: int
    label_x: int
    label_y: int


AMSTEL: Final = Table("amstel", RiverSpaceRow, drawn=("x", "y", "angle"))
AMSTEL_BRIDGES: Final = Table(
    "amstel_bridges",
    RiverBridgeRow,
    {"after": 0, "points": 0},
    drawn=("x", "y", "angle", "label_x", "label_y"),
)

# --- cards, tiles, tasks ---


@dataclass(frozen=True)
class CardCostRow:
    card: str
    brown: int
    grey: int
    purple: int
    orange: int
    pink: int
    black: int

    def cubes(self) -> tuple[int, ...]:
        """By colour."""
        return (self.brown, self.grey, self.purple, self.orange, self.pink, self.black)


@dataclass(frozen=True)
class CardTypeRow:
    card: str
    kind: str
    type: str


@dataclass(frozen=True)
class CardTimingRow:
    card: str
    timing: str


@dataclass(frozen=True)
class TaskRow:
    task: str
    points_2: str
    points_3: str
    points_4: str


@dataclass(frozen=True)
class MarketTileRow:
    tile: str
    set: str
    cost: int
    points: int


CARD_COSTS: Final = Table("card_costs", CardCostRow, dict.fromkeys(COLOURS, 0))
CARD_TYPES: Final = Table("card_types", CardTypeRow, choices={"kind": KINDS})
CARD_TIMINGS: Final = Table("card_timings", CardTimingRow, choices={"timing": TIMINGS})
TASKS: Final = Table("tasks", TaskRow)
MARKET_TILES: Final = Table(
    "market_tiles", MarketTileRow, {"cost": 0, "points": 0}, {"set": ("a", "b", "ca", "cb")}
)

# --- rounds, setup, scoring ---


@dataclass(frozen=True)
class LayoutRow:
    players: int
    artisans: int
    buildings: int


@dataclass(frozen=True)
class RankRow:
    rank: str
    players: int
    place: int
    points: int


@dataclass(frozen=True)
class RevealRow:
    reveal: str
    players: int
    rounds: str
    artisans: int
    buildings: int
    maps: int


@dataclass(frozen=True)
class RoundRow:
    round: int
    quick_delivery: int
    highest_die: int


@dataclass(frozen=True)
class PenaltyRow:
    token: int
    points: int


STARTING_LAYOUT: Final = Table("starting_layout", LayoutRow, {"artisans": 0, "buildings": 0})
DISTRICT_POINTS: Final = Table("district_points", RankRow, {"points": 0})
REVEALS: Final = Table(
    "reveals", RevealRow, {"artisans": 0, "buildings": 0, "maps": 0}, {"rounds": ("odd", "even")}
)
ROUND_VALUES: Final = Table("rounds", RoundRow, {"quick_delivery": 0, "highest_die": 1})
PENALTIES: Final = Table("penalties", PenaltyRow, {"points": 0})


def neighbours(table: str, ways: Mapping[str, tuple[str, str]], names: Sequence[str]) -> list[list[int]]:
    """The neighbours of each thing, by numbers, from the ways of a table, each with its two ends."""
    found: list[list[int]] = [[] for _ in names]
    for key, ends in ways.items():
        for word, end in zip("ab", ends, strict=True):
            if end not in names:
                raise EditionError(f"{table}, {key}, {word}: there is no {end!r}")
        a, b = names.index(ends[0]), names.index(ends[1])
        found[a].append(b)
        found[b].append(a)
    return [sorted(others) for others in found]


# What records call the edition that this digest stands for: they named it before drawing was left out.
KNOWN: Final = {"a353c7b45eb94cdb": "22158c36b87b1b16"}
