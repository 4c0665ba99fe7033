"""The words that the phases and the cards share: events, limits, prices, powers; and what a card is here.

The phases ask a ``Standing`` for limits, discounts, powers and answers; they know no card by its number.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from koopstad.engine import cards as engine
from koopstad.engine.cards import Glossary, Icon, Part
from koopstad.games.amsterdam.printed.pieces import DISTRICTS, ENDGAME, GOODS, HELD, KINDS, MAP, NONE, PHASE2

if TYPE_CHECKING:
    from koopstad.games.amsterdam.printed.board import Board

# Events that cards answer (AMS-21: on(EVENT)).
EVENTS: Final = (
    "take_block",
    "activate_artisan",
    "activate_building",
    "activate_map",
    "deliver_docker",
    "market_points",
    "deliver_good",  # about the good
)
TAKE_BLOCK: Final = 0
ACTIVATE_ARTISAN: Final = 1
ACTIVATE_BUILDING: Final = 2
ACTIVATE_MAP: Final = 3
DELIVER_DOCKER: Final = 4
MARKET_POINTS: Final = 5
DELIVER_GOOD: Final = 6

# Actions with a limit per turn (AMS-7.2).
LIMITS: Final = ("blocks", "markets", "uses_of_one_map")
BLOCKS_PER_TURN: Final = 0
MARKETS_PER_TURN: Final = 1
USES_OF_ONE_MAP: Final = 2
USUAL_LIMITS: Final = (1, 1, 1)

# Prices that a discount lowers, never below zero (Q-31: discounts add up).
PRICES: Final = ("block", "building", "new_artisan")
BLOCK_PRICE: Final = 0
BUILDING_PRICE: Final = 1
NEW_ARTISAN_PRICE: Final = 2
NO_DISCOUNTS: Final = (0, 0, 0)

# Powers: rules that hold otherwise for the owner.
POWERS: Final = (
    "gulden_for_block",
    "both_rewards",
    "double_steps",
    "disc_on_top",
    "skip_card",
    "shift_die",
    "no_end_penalty",
    "only_gulden_for_block",
)
GULDEN_FOR_BLOCK: Final = 1 << 0
BOTH_REWARDS: Final = 1 << 1
DOUBLE_STEPS: Final = 1 << 2
DISC_ON_TOP: Final = 1 << 3
SKIP_CARD: Final = 1 << 4
SHIFT_DIE: Final = 1 << 5
NO_END_PENALTY: Final = 1 << 6
ONLY_GULDEN_FOR_BLOCK: Final = 1 << 7

# Rules of the table that an edition changes (readings.py).
FIGURES_BY_THE_FIRST: Final = 1 << 0  # the first two players place foreman and bailiff, not the last two
FIGURES_MOVE_LATE: Final = 1 << 1  # bailiff and trader move at the end of the turn
DRAFT_CLOCKWISE: Final = 1 << 2
ANY_TWO_CUBES: Final = 1 << 3  # of two colours on slot 2

GLOSSARY: Final = Glossary(HELD, EVENTS, LIMITS, PRICES, POWERS, GOODS)

# Programs of cards have smaller numbers; from here on those of the market tiles.
TILE: Final = 10_000


class MapOf(Part):
    """The district of a map."""

    def __init__(self, district: int) -> None:
        self.district: Final = district


class PerDie(Part):
    """Phase II: for each chosen die (with this face; 0: any) gulden, or cubes of its colour.

    The cubes go to the die's own slot, or to a fixed one.
    """

    def __init__(self, face: int, gulden: int, cubes: int, slot: int) -> None:
        self.face: Final = face
        self.gulden: Final = gulden
        self.cubes: Final = cubes
        self.slot: Final = slot

    def icons(self, glossary: Glossary) -> list[Icon]:
        gained: Icon = ["gain", "gulden", self.gulden] if self.gulden else ["gain", "cubes", self.cubes]
        return [["on", "die", self.face], gained]


class Card(engine.Card):
    """One card (AMS-1.6). Kind, type, moment and price stand in its rows of what is printed."""

    def __init__(self, number: int, *parts: Part) -> None:
        super().__init__(f"card-{number:03}", number, parts)
        self.per_die: Final = tuple(part for part in parts if isinstance(part, PerDie))
        districts = [part.district for part in parts if isinstance(part, MapOf)]
        self.district: Final = districts[0] if districts else NONE


class Standing(engine.Standing):
    """What the active cards of one player amount to."""

    __slots__ = ("counts", "laurels", "maps", "per_die", "types")

    def __init__(self, cards: Sequence[Card], usable: Sequence[int], board: "Board") -> None:
        super().__init__(cards, usable, USUAL_LIMITS, len(PRICES), len(EVENTS))
        counts = [0] * len(KINDS)
        maps = [0] * len(DISTRICTS)
        types = [0] * len(board.type_names)
        laurels = 0
        for card in cards:
            counts[board.kinds[card.number]] += 1
            types[board.types[card.number]] += 1
            if board.kinds[card.number] == MAP:
                maps[card.district] += 1
            if board.timings[card.number] == ENDGAME:
                laurels += 1
        self.counts: Final = tuple(counts)  # active cards by kind
        self.maps: Final = tuple(maps)  # active maps by district
        self.types: Final = tuple(types)  # active cards by type (U-04, U-05)
        self.laurels: Final = laurels
        self.per_die: Final = tuple(
            (card.number, part)
            for card in cards
            if board.timings[card.number] == PHASE2
            for part in card.per_die
        )
