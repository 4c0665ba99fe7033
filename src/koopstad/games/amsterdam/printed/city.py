"""The printed city (AMS-2.1 to AMS-2.4, AMS-2.8): blocks, bridges, prices, black market."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from koopstad.engine.errors import EditionError
from koopstad.engine.printed import Printed
from koopstad.games.amsterdam.printed import tables
from koopstad.games.amsterdam.printed.actions import BLOCK, BLOCK_GULDEN
from koopstad.games.amsterdam.printed.pieces import BLOCKS, BLOCKS_EACH, COLOURS, DISTRICTS, GOODS
from koopstad.games.amsterdam.printed.tables import BLACK_MARKET, BRIDGES, DISTRICT_COLOURS, neighbours

_CHUNK: Final = 1 << BLOCKS_EACH
# By district and by mask of its six blocks: actions.
BlockActions = tuple[tuple[tuple[int, ...], ...], ...]


@dataclass(frozen=True)
class Block:
    """AMS-2.3: price and place; ``bridges``: mask of the blocks a bridge joins it to (AMS-2.4)."""

    name: str
    district: int
    price: int
    x: int
    y: int
    bridges: int

    @property
    def told(self) -> str:
        """For the log: ``@district-jordaan 3``."""
        return f"@district-{self.name.replace('-', ' ')}"


class City:
    def __init__(self, printed: Printed) -> None:
        colours = {row.district: row.colour for row in printed.read(DISTRICT_COLOURS)}
        # The colour of each district's roofs (AMS-2.2).
        self.colour_of: Final = tuple(COLOURS.index(colours[district]) for district in DISTRICTS)
        if len(set(self.colour_of)) != len(DISTRICTS):
            raise EditionError("districts: every district has a colour of its own (AMS-2.1)")
        self.blocks: Final = _blocks(printed)
        self.dearest: Final = max(block.price for block in self.blocks)
        # The blocks of a district that so many cubes are enough for, as a mask of six.
        self.payable: Final = tuple(
            tuple(_payable(self.blocks, district, cubes) for cubes in range(self.dearest + 1))
            for district in range(len(DISTRICTS))
        )
        self.actions: Final = _block_actions(BLOCK)
        self.gulden_actions: Final = _block_actions(BLOCK_GULDEN)
        # Black market: the distance between two spaces in king's moves (AMS-16.3, Q-74).
        spots = {row.good: (row.row, row.column) for row in printed.read(BLACK_MARKET)}
        self.market_distance: Final = tuple(
            tuple(max(abs(spots[a][0] - spots[b][0]), abs(spots[a][1] - spots[b][1])) for b in GOODS)
            for a in GOODS
        )


def _blocks(printed: Printed) -> tuple[Block, ...]:
    rows = printed.read(tables.BLOCKS)
    districts = [DISTRICTS.index(row.district) for row in rows]
    if districts != [number // BLOCKS_EACH for number in range(BLOCKS)]:
        raise EditionError("blocks: every district has six blocks, listed together (AMS-2.1)")
    bridges = {row.bridge: (row.a, row.b) for row in printed.read(BRIDGES)}
    joined = neighbours("bridges", bridges, [row.block for row in rows])
    return tuple(
        Block(
            row.block,
            districts[number],
            row.price,
            row.x,
            row.y,
            sum(1 << other for other in joined[number]),
        )
        for number, row in enumerate(rows)
    )


def _payable(blocks: Sequence[Block], district: int, cubes: int) -> int:
    first = district * BLOCKS_EACH
    return sum(1 << place for place in range(BLOCKS_EACH) if blocks[first + place].price <= cubes)


def _block_actions(first: int) -> BlockActions:
    return tuple(
        tuple(
            tuple(
                first + district * BLOCKS_EACH + place for place in range(BLOCKS_EACH) if chunk >> place & 1
            )
            for chunk in range(_CHUNK)
        )
        for district in range(len(DISTRICTS))
    )
