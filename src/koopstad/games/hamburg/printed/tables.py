"""The form of the printed tables in ``data/``: the rows as they are read, a dataclass for each table."""

from dataclasses import dataclass
from typing import Final

from koopstad.engine.printed import NUMBERS as NUMBERS
from koopstad.engine.printed import Table
from koopstad.games.hamburg.printed.pieces import BASIC, CATEGORIES, COLOURS, DICE, HALVES, MISFORTUNES

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


@dataclass(frozen=True)
class CardRow:
    card: str
    name: str
    category: str
    colour: str
    cost: int
    points: int


@dataclass(frozen=True)
class SegmentRow:
    segment: str
    half: str
    place: int
    colour: str
    cost: int
    points: int


@dataclass(frozen=True)
class FieldRow:
    field: int
    points: int


@dataclass(frozen=True)
class WindowRow:
    window: int
    die: int
    colour: str


@dataclass(frozen=True)
class DieRow:
    place: int
    die: str


@dataclass(frozen=True)
class MisfortuneRow:
    colour: str
    misfortune: str


@dataclass(frozen=True)
class BlackTileRow:
    tile: str
    colour: str
    second: str
    gift: str
    set: str


@dataclass(frozen=True)
class StatueRow:
    """Whether it is used by so many players, without and with the expansion."""

    statue: str
    kind: str
    value: int
    base_1: bool
    base_2: bool
    base_3: bool
    base_4: bool
    base_5: bool
    expansion_1: bool
    expansion_2: bool
    expansion_3: bool
    expansion_4: bool
    expansion_5: bool

    def used(self, players: int, expansion: bool) -> bool:
        base = (self.base_1, self.base_2, self.base_3, self.base_4, self.base_5)
        more = (self.expansion_1, self.expansion_2, self.expansion_3, self.expansion_4, self.expansion_5)
        return (more if expansion else base)[players - 1]


@dataclass(frozen=True)
class MayorRow:
    side: int
    tile: int
    name: str
    marks: int
    workers: int


@dataclass(frozen=True)
class StockRow:
    side_id: str
    tile: int
    side: str
    action: str
    what: str
    step1: str
    step2: str
    step3: str


@dataclass(frozen=True)
class ClergyRow:
    side_id: str
    tile: int
    side: str
    on: str
    what: str
    value: int
    colours: str


CARD_TABLE: Final = Table(
    "cards", CardRow, {"cost": 0, "points": 0}, {"category": CATEGORIES, "colour": COLOURS}
)
WALL: Final = Table(
    "wall", SegmentRow, {"place": 1, "cost": 0, "points": 0}, {"half": HALVES, "colour": COLOURS}
)
TOWN_HALL: Final = Table("town_hall", FieldRow, {"points": 0})
WINDOWS: Final = Table("windows", WindowRow, {"die": 1}, {"colour": DICE})
DICE_ORDER: Final = Table("dice_order", DieRow, choices={"die": DICE})
MISFORTUNE_TABLE: Final = Table(
    "misfortunes", MisfortuneRow, choices={"colour": COLOURS, "misfortune": MISFORTUNES}
)
BLACK_TILES: Final = Table(
    "black_tiles",
    BlackTileRow,
    choices={
        "colour": COLOURS,
        "second": (*COLOURS, ""),
        "gift": ("card", "point", "worker", "marks", "lower", ""),
        "set": ("base", "misfortune"),
    },
)
STATUES: Final = Table("statues", StatueRow, choices={"kind": ("hummel", "jette")})
MAYORS: Final = Table("mayors", MayorRow, {"marks": 0, "workers": 0})
STOCK_TILES: Final = Table(
    "stock_tiles", StockRow, choices={"side": ("green", "red"), "action": BASIC, "what": STOCK_KINDS}
)
CLERGY_TILES: Final = Table(
    "clergy_tiles",
    ClergyRow,
    choices={
        "side": ("a", "b"),
        "on": (*BASIC, "advance", "rounds", "placed", "ships", "raise"),
        "what": CLERGY_KINDS,
    },
)
