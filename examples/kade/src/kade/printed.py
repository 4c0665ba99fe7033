"""What is printed: the goods with their numbers and prices; and all that can be played."""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from koopstad.engine.catalogue import Catalogue
from koopstad.engine.names import Kind
from koopstad.engine.printed import Edition, Printed, Table, load

SEATS: Final = range(2, 5)  # KAD-1.1
GOODS: Final = ("salt", "cheese", "cloth", "spice")
GOOD: Final = Kind("good", GOODS)
START_CARDS: Final = 3  # KAD-2.1
MOST_CARDS: Final = 6  # KAD-3.3
PRICES: Final = range(1, 7)  # KAD-1.3
SIDES: Final = 6


@dataclass(frozen=True)
class GoodRow:
    """A row of data/goods.csv."""

    good: str
    count: int
    price: int


GOODS_TABLE: Final = Table("goods", GoodRow, {"count": 1, "price": 1}, {"good": GOODS})

# A card that is kept goes by its place: the number of an action is public, the card is not.
DRAW, KEEP_FIRST, KEEP_SECOND, PASS, FIRST_SALE = range(5)
SALES: Final = [(good, cards) for good in range(len(GOODS)) for cards in range(1, MOST_CARDS + 1)]


def read_goods(edition: Edition = None) -> Printed:
    return load(files("kade") / "data", [GOODS_TABLE], edition)


def column(printed: Printed, name: str) -> list[int]:
    """One number for each good."""
    return [int(printed.tables["goods"][good][name]) for good in GOODS]


def catalogue() -> Catalogue:
    sales = [f"sell {cards} {GOODS[good]}" for good, cards in SALES]
    return Catalogue(["draw", "keep 1", "keep 2", "pass", *sales])
