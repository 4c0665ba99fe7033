"""The words that the phases and the cards share: events, limits, prices, powers; and what a card is here.

The phases ask a ``Standing`` for limits, discounts, powers and answers; they know no card by its number.
"""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.cards import Card as Entry
from koopstad.engine.cards import Glossary, Icon, Part, Power, Standing, power
from koopstad.games.hamburg.printed.pieces import CATEGORIES, COLOURS, DICE, HELD, SYMBOLS

# The moments that cards and mayors may wait for; most are about a colour.
EVENTS: Final = (
    "workers",  # taken by the basic action
    "money",  # taken by the basic action, with the die of a colour
    "site",  # laid by the basic action
    "any_site",
    "wall",  # built by the basic action
    "others_wall",
    "build",  # by the basic action; zoo and park too (HAM-AMB-27)
    "others_building",
    "permanent",  # built, in whatever way
    "cost_0",
    "points_0",
    "advance",
    "black_tile",
    "token",
    "park_money",
    "raise",
)
WORKERS_TAKEN: Final = 0
MONEY_TAKEN: Final = 1
SITE_LAID: Final = 2
ANY_SITE_LAID: Final = 3
WALL_BUILT: Final = 4
OTHERS_BUILT_WALL: Final = 5
BUILT: Final = 6
OTHERS_BUILT: Final = 7
PERMANENT_BUILT: Final = 8
COST_0_BUILT: Final = 9
POINTS_0_BUILT: Final = 10
ADVANCED: Final = 11
BLACK_TILE_DRAWN: Final = 12
TOKEN_TURNED: Final = 13
PARK_MONEY: Final = 14
RAISED: Final = 15

# Numbers of the rules that a card replaces.
LIMITS: Final = ("wall_price", "lower_levels", "lower_points", "more_levels", "per_site", "more_hand")
WALL_PRICE: Final = 0  # of every segment (mayor side 08)
LOWER_LEVELS: Final = 1  # by the basic action (168)
LOWER_POINTS: Final = 2  # for each level lowered (mayor side 03)
MORE_LEVELS: Final = 3  # before a misfortune strikes (165)
PER_SITE: Final = 4  # buildings on a site (192)
MORE_HAND: Final = 5  # hand cards beyond the limit (mayor side 01)
AS_PRINTED: Final = -1
USUAL_LIMITS: Final = (AS_PRINTED, 1, 1, 0, 1, 0)

# Prices that a discount lowers (HAM-AMB-23, HAM-AMB-30).
PRICES: Final = ("build", "advance")
BUILD_PRICE: Final = 0
ADVANCE_PRICE: Final = 1

# Powers: rules that hold otherwise for the owner. Each colour has one of its own: its buildings cost half.
POWERS: Final = (
    *(f"half_{colour}" for colour in COLOURS),
    "wall_free",
    "wall_by_die",
    "repeats_lightning",
    "shares_lead",
    "prevents",
    "chooses_tile",
    "ignores_black",
    "recolours",
    "burdens",
    "twice",
)
HALF_PRICES: Final = 0b11111
WALL_FREE: Final = 1 << 5  # the basic action wall costs no marks (108)
WALL_BY_DIE: Final = 1 << 6  # a segment may cost the black die (232)
REPEATS_LIGHTNING: Final = 1 << 7  # 036
SHARES_LEAD: Final = 1 << 8  # a shared lead turns the token (046)
PREVENTS: Final = 1 << 9  # a worker prevents a raise (151)
CHOOSES_TILE: Final = 1 << 10  # the colour of a black tile is chosen (231)
IGNORES_BLACK: Final = 1 << 11  # neither black tiles nor the black die (mayor side 05)
RECOLOURS: Final = 1 << 12  # a grey worker changes a card's colour (224)
BURDENS: Final = 1 << 13  # the others' advances cost the black die more (240)
TWICE: Final = 1 << 14  # one III building per cycle twice (mayor side 04)

# Rules of the table that an option changes (readings.py).
TILE_FOR_EACH: Final = 1 << 0  # a black 5 or 6 draws a misfortune tile for each player
TOM_LAYS_SITES: Final = 1 << 1  # with a 6 TOM lays a card that he cannot build as a site

GLOSSARY: Final = Glossary(HELD, EVENTS, LIMITS, PRICES, POWERS, DICE)

# Mayors are entries like cards; their numbers follow on those of the cards.
FIRST_MAYOR: Final = 300
# Programs that belong to no entry: ships by colour, gifts of black tiles, misfortunes that strike, tiles.
SHIP_PROGRAM: Final = 10_000
GIFT_PROGRAM: Final = 10_100
STRIKE_PROGRAM: Final = 10_200
TILE_PROGRAM: Final = 10_300


class Also(Part):
    """HAM-AMB-37: further categories of a building."""

    def __init__(self, categories: tuple[int, ...]) -> None:
        self.categories: Final = categories

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["also", *(CATEGORIES[category] for category in self.categories)]]


class Card(Entry):
    """The entry of a card: number, symbol, and what it does."""

    def __init__(self, number: int, symbol: int, *parts: Part) -> None:
        super().__init__(f"card-{number:03}", number, parts)
        self.symbol: Final = symbol
        self.also: Final = tuple(
            category for part in parts if isinstance(part, Also) for category in part.categories
        )

    def icons(self, glossary: Glossary) -> list[Icon]:
        """The symbol, then what it does."""
        return [["symbol", SYMBOLS[self.symbol]], *super().icons(glossary)]


class Mayor(Entry):
    """HAM-12.4: the ability of a side of a mayor tile."""

    def __init__(self, side: int, *parts: Part) -> None:
        super().__init__(f"mayor-{side:02}", FIRST_MAYOR + side, parts)


def also(*categories: int) -> Also:
    return Also(categories)


def half(colour: str) -> Power:
    """Buildings of a colour cost half."""
    return power(1 << COLOURS.index(colour))


def lasts(card: Entry) -> bool:
    """Whether a card changes anything for its owner as long as it lies there."""
    return bool(card.on or card.limits or card.discounts or card.powers)


def standing(cards: Sequence[Entry]) -> Standing:
    return Standing(cards, (), USUAL_LIMITS, len(PRICES), len(EVENTS))


NO_STANDING: Final = standing(())
