"""The kinds of things that scenarios and plain data name."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.names import Kind
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE, HALVES, TOKENS

if TYPE_CHECKING:
    from koopstad.games.hamburg.printed.board import Board
    from koopstad.games.hamburg.printed.names import Names

COLOUR: Final = Kind("colour", COLOURS)
DIE: Final = Kind("die", DICE)
HALF: Final = Kind("half of the wall", HALVES)
TOKEN: Final = Kind("majority token", TOKENS)


class Kinds:
    """What the printed material names: cards, black tiles, windows, sides of clergy tiles."""

    def __init__(self, board: "Board", names: "Names") -> None:
        self.card: Final = Kind("card", board.names[1:], first=1, find=names.card, numbered=True)
        self.black_tile: Final = Kind(
            "black tile", [tile.name for tile in board.black_tiles], find=names.tile
        )
        self.window: Final = Kind("window", [DICE[colour] for colour in board.windows])
        self.clergy_side: Final = Kind("side of a clergy tile", [side.name for side in board.clergy])
