"""The action catalogue: numbers and notation.

The turn (AMS-7.2)
    ``pass``
    ``activate 017``                an inactive card, for its printed resources
    ``use 017``                     an active card
    ``block plantage-3``            take possession of a block; ``block plantage-3 gulden`` with card 027
    ``load``, ``load cheese``       all goods of the temporary store, or one
    ``sail gold``                   the barge: to a pier by its colour (``gold``), a warehouse by its good
                                    (``cheese``), ``depot-1``, ``water-07`` or ``start``, by the shortest way
    ``docker white``                take a docker aboard
    ``deliver cheese``              a good, where the barge lies
    ``amstel 2``                    advance two spaces
    ``market``                      use the market tile

Choices on the way
    ``pay 2 brown``                 part of a price in any colours: so many of this colour
    ``spare brown``                 the cube of a card's price that a discount leaves unpaid
    ``gain brown``                  a resource of one's choice
    ``sell gulden``, ``sell resource orange``, ``store``    the good of a block just taken
    ``decline``                     not to use a map free of charge
    ``discard 110``                 a card that has to go
    ``draw artisan``                tile CA18 when the discard pile is empty
    ``bailiff jordaan-2``, ``foreman depot-1``, ``trader beer``    where a figure goes

Other phases
    ``take 017``, ``no card``       phase I; ``remove 017`` for TOM
    ``dice orange brown``           phase II; ``slot orange 3``, ``slot normal`` with card 053
    ``keep brown``, ``keep nothing``    phase IV, the storeroom
    ``wheel brown``, ``wheel brown grey``    the starting resources
"""

from typing import TYPE_CHECKING, Final

from koopstad.engine.catalogue import Catalogue
from koopstad.games.amsterdam.printed.pieces import (
    BLOCKS,
    CARDS,
    COLOURS,
    DOCKERS,
    GOODS,
    PLACES,
    RIVER,
    STORES,
    WHEEL_SLOTS,
)

if TYPE_CHECKING:
    from koopstad.games.amsterdam.printed.board import Board

# Two of the six dice, or two different colours.
PAIRS: Final = tuple((a, b) for a in range(len(COLOURS)) for b in range(a + 1, len(COLOURS)))
# The dearest price in any colours: the whole Amstel at once (AMS-8.25).
MOST_PAID: Final = 2 * RIVER - 1

# Each word with the number of its first action; cards and Amstel spaces count from 1.
PASS: Final = 0
ACTIVATE: Final = 0
USE: Final = ACTIVATE + CARDS
BLOCK: Final = USE + CARDS + 1
BLOCK_GULDEN: Final = BLOCK + BLOCKS
LOAD_ALL: Final = BLOCK_GULDEN + BLOCKS
LOAD: Final = LOAD_ALL + 1
SAIL: Final = LOAD + len(GOODS)
DOCKER: Final = SAIL + PLACES
DELIVER: Final = DOCKER + len(DOCKERS)
AMSTEL: Final = DELIVER + len(GOODS) - 1
MARKET: Final = AMSTEL + RIVER + 1
PAY: Final = MARKET + 1
SPARE: Final = PAY + MOST_PAID * len(COLOURS)
GAIN: Final = SPARE + len(COLOURS)
SELL_GULDEN: Final = GAIN + len(COLOURS)
SELL: Final = SELL_GULDEN + 1
STORE: Final = SELL + len(COLOURS)
DECLINE: Final = STORE + 1
DISCARD: Final = DECLINE
BAILIFF: Final = DISCARD + CARDS + 1
FOREMAN: Final = BAILIFF + BLOCKS
TRADER: Final = FOREMAN + STORES
TAKE: Final = TRADER + len(GOODS) - 1
NO_CARD: Final = TAKE + CARDS + 1
REMOVE: Final = NO_CARD
DICE: Final = REMOVE + CARDS + 1
SLOT: Final = DICE + len(PAIRS)
SLOT_NORMAL: Final = SLOT + len(COLOURS) * WHEEL_SLOTS
KEEP: Final = SLOT_NORMAL + 1
KEEP_NOTHING: Final = KEEP + len(COLOURS)
WHEEL: Final = KEEP_NOTHING + 1
WHEEL_TWO: Final = WHEEL + len(COLOURS)
DRAW: Final = WHEEL_TWO + len(PAIRS)
END: Final = DRAW + 2


def catalogue(board: "Board") -> Catalogue:
    cards = [f"{number:03}" for number in range(1, CARDS + 1)]
    blocks = [block.name for block in board.city.blocks]
    pairs = [f"{COLOURS[a]} {COLOURS[b]}" for a, b in PAIRS]
    names = [
        "pass",
        *_each("activate", cards),
        *_each("use", cards),
        *_each("block", blocks),
        *(f"block {block} gulden" for block in blocks),
        "load",
        *_each("load", GOODS),
        *_each("sail", [place.name for place in board.harbour.places]),
        *_each("docker", DOCKERS),
        *_each("deliver", GOODS),
        *(f"amstel {spaces}" for spaces in range(1, RIVER + 1)),
        "market",
        *(f"pay {number} {colour}" for colour in COLOURS for number in range(1, MOST_PAID + 1)),
        *_each("spare", COLOURS),
        *_each("gain", COLOURS),
        "sell gulden",
        *_each("sell resource", COLOURS),
        "store",
        "decline",
        *_each("discard", cards),
        *_each("bailiff", blocks),
        *_each("foreman", board.harbour.store_names),
        *_each("trader", GOODS),
        *_each("take", cards),
        "no card",
        *_each("remove", cards),
        *_each("dice", pairs),
        *(f"slot {colour} {slot}" for colour in COLOURS for slot in range(1, WHEEL_SLOTS + 1)),
        "slot normal",
        *_each("keep", COLOURS),
        "keep nothing",
        *_each("wheel", COLOURS),
        *_each("wheel", pairs),
        "draw artisan",
        "draw building",
    ]
    assert len(names) == END
    return Catalogue(names)


def _each(word: str, things: "list[str] | tuple[str, ...]") -> list[str]:
    return [f"{word} {thing}" for thing in things]


def pay_action(colour: int, number: int) -> int:
    return PAY + colour * MOST_PAID + number - 1


def slot_action(colour: int, slot: int) -> int:
    return SLOT + colour * WHEEL_SLOTS + slot - 1
