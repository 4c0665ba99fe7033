"""What is printed: the goods with their numbers and prices; and all that can be played."""

from importlib.resources import files
from typing import Final

from koopstad.engine.catalogue import Catalogue
from koopstad.engine.names import Kind
from koopstad.engine.printed import Column, Edition, Printed, Table, load

SEATS: Final = range(2, 5)  # KAD-1.1
GOODS: Final = ("salt", "cheese", "cloth", "spice")
GOOD: Final = Kind("good", GOODS)
START_CARDS: Final = 3  # KAD-2.1
MOST_CARDS: Final = 6  # KAD-3.3
PRICES: Final = range(1, 7)  # KAD-1.3
SIDES: Final = 6

TABLES: Final = (
    Table(
        "goods",
        "good",
        (Column("good", str, GOODS), Column("count", int, least=1), Column("price", int, least=1)),
    ),
)

# A card that is kept goes by its place: the number of an action is public, the card is not.
DRAW, KEEP_FIRST, KEEP_SECOND, PASS, FIRST_SALE = range(5)
SALES: Final = [(good, cards) for good in range(len(GOODS)) for cards in range(1, MOST_CARDS + 1)]


def read_goods(edition: Edition = None) -> Printed:
    return load(files("kade") / "data", TABLES, edition)


def column(printed: Printed, name: str) -> list[int]:
    """One number for each good."""
    return [int(printed.tables["goods"][good][name]) for good in GOODS]


def catalogue() -> Catalogue:
    sales = [f"sell {cards} {GOODS[good]}" for good, cards in SALES]
    return Catalogue(["draw", "keep 1", "keep 2", "pass", *sales])
