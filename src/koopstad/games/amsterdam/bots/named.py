"""The names of the numbers by which a position of Amsterdam is judged, and what each is about."""

from typing import Final

from koopstad.games.amsterdam.bots import tom
from koopstad.games.amsterdam.cards.model import (
    BOTH_REWARDS,
    DISC_ON_TOP,
    DOUBLE_STEPS,
    GULDEN_FOR_BLOCK,
    NO_END_PENALTY,
    SHIFT_DIE,
    SKIP_CARD,
)
from koopstad.games.amsterdam.printed.pieces import KINDS, ROUNDS, WHEEL_SLOTS

POWERS: Final = (
    DOUBLE_STEPS,
    GULDEN_FOR_BLOCK,
    BOTH_REWARDS,
    DISC_ON_TOP,
    SKIP_CARD,
    SHIFT_DIE,
    NO_END_PENALTY,
)
EXPANSIONS: Final = ("workers", "tasks", "trader", "tiles")
MANY_CARDS: Final = 6  # inactive cards, counted up to here
MANY_TOKENS: Final = 4
FAR_SPACES: Final = (5, 10, 15)  # of the Amstel, where its slope may change
MUCH_GULDEN: Final = (2, 5, 9)

NOW: Final = (
    "one",
    "points",
    # what greedy makes of it
    "wheel estimate",
    "freight estimate",
    "city estimate",
    "engine once",
    "engine each turn",
    "purse estimate",
    "cards worth",
    "best card worth",
    # if the game ended now
    "penalty points",
    "laurel points",
    "group points",
    "district points",
    "task points",
    "leftover points",
    # the Amstel
    "spaces",
    *(f"spaces over {space}" for space in FAR_SPACES),
    "bridge points to come",
    "rivals ahead",
    "first in order",
    # money and tokens
    "gulden",
    *(f"gulden over {number}" for number in MUCH_GULDEN),
    *(f"tokens {number}" for number in range(1, MANY_TOKENS + 1)),
    # cards
    *(f"inactive {number}" for number in range(1, MANY_CARDS + 1)),
    "cubes of inactive cards",
    "cards paid by one slot",
    *(f"active {kind}" for kind in KINDS),
    "active laurels",
    *(f"power {number}" for number in range(len(POWERS))),
    "blocks in a turn",
    "markets in a turn",
    # the wheel
    *(f"cubes on slot {slot}" for slot in range(1, WHEEL_SLOTS + 1)),
    *(f"empty slot {slot}" for slot in range(1, WHEEL_SLOTS + 1)),
    "largest pile",
    "storeroom",
    # the city
    "crests",
    "largest group",
    "free blocks",
    # the harbour
    "goods in store",
    "goods aboard",
    "dockers aboard",
    "open roofs",
    "dockers housed",
    # the market of this round
    "market in reach",
    # the table
    "behind the leader",
    "ahead of the second",
    "crests of rivals",
    "two seats",
    "three seats",
    "four seats",
    *EXPANSIONS,
    *tom.NAMES,
)
# What each number is about, for reasons.
ABOUT: Final = {
    "wheel": (
        "wheel estimate",
        "largest pile",
        "storeroom",
        "cards paid by one slot",
        *(f"cubes on slot {slot}" for slot in range(1, WHEEL_SLOTS + 1)),
        *(f"empty slot {slot}" for slot in range(1, WHEEL_SLOTS + 1)),
    ),
    "freight": (
        "freight estimate",
        "goods in store",
        "goods aboard",
        "dockers aboard",
        "open roofs",
    ),
    "city": (
        "city estimate",
        "group points",
        "district points",
        "crests",
        "largest group",
    ),
    "cards": (
        "engine once",
        "engine each turn",
        "cards worth",
        "best card worth",
        "laurel points",
        "cubes of inactive cards",
        "active laurels",
        "blocks in a turn",
        "markets in a turn",
        *(f"active {kind}" for kind in KINDS),
        *(f"inactive {number}" for number in range(1, MANY_CARDS + 1)),
        *(f"power {number}" for number in range(len(POWERS))),
    ),
    "amstel": (
        "spaces",
        "bridge points to come",
        "rivals ahead",
        "first in order",
        *(f"spaces over {space}" for space in FAR_SPACES),
    ),
    "money": (
        "purse estimate",
        "gulden",
        "leftover points",
        "market in reach",
        *(f"gulden over {number}" for number in MUCH_GULDEN),
    ),
    "penalties": (
        "penalty points",
        *(f"tokens {number}" for number in range(1, MANY_TOKENS + 1)),
    ),
    "tasks": ("task points",),
    "tom": tom.NAMES,
}
TIME: Final = tuple([f"turns left {turns}" for turns in range(1, ROUNDS + 1)])
