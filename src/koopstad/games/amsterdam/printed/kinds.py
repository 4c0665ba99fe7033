"""The kinds of things that scenarios and plain data name."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.names import Kind
from koopstad.engine.reading import read_number
from koopstad.games.amsterdam.printed.pieces import (
    CARDS,
    COLOURS,
    DISTRICTS,
    DOCKERS,
    GOODS,
    KINDS,
    WHEEL_SLOTS,
)

if TYPE_CHECKING:
    from koopstad.games.amsterdam.printed.board import Board

COLOUR: Final = Kind("colour", COLOURS)
GOOD: Final = Kind("good", GOODS)
DOCKER: Final = Kind("docker", DOCKERS)
DISTRICT: Final = Kind("district", DISTRICTS)
DECK: Final = Kind("deck", KINDS)
SLOT: Final = Kind("slot", [str(slot) for slot in range(1, WHEEL_SLOTS + 1)])
GAIN: Final = Kind("gain", ("gulden", "points"))


def _card(text: str) -> int | None:
    """``017`` or ``17``"""
    number = read_number(text)
    return number if number is not None and 1 <= number <= CARDS else None


CARD: Final = Kind("card", [f"{number:03}" for number in range(1, CARDS + 1)], first=1, find=_card)


class Kinds:
    """What the board names: blocks, places of the harbour, stores, tiles."""

    def __init__(self, board: "Board") -> None:
        self.block: Final = Kind("block", [block.name for block in board.city.blocks])
        self.place: Final = Kind("place", [place.name for place in board.harbour.places])
        self.store: Final = Kind("store", board.harbour.store_names)
        self.depot: Final = Kind("depot", board.harbour.store_names[len(GOODS) :])
        self.tile: Final = Kind("market tile", [tile.name for tile in board.tiles])
