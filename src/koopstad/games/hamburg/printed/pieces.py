"""The colours, categories, symbols and misfortunes of the game (HAM-1.3, HAM-9)."""

from typing import Final

# HAM-1.3: in the order the rulebook names them. It is also the order of the dice (HAM-18.4).
COLOURS: Final = ("purple", "orange", "grey", "pink", "brown")
PURPLE: Final = 0
ORANGE: Final = 1
GREY: Final = 2
PINK: Final = 3
BROWN: Final = 4
BLACK: Final = 5
DICE: Final = (*COLOURS, "black")

# HAM-8.2: the misfortune of each colour is found in the printed table; these are its five kinds.
MISFORTUNES: Final = ("flood", "fire", "wall_collapse", "looting", "disease")
FLOOD: Final = 0
FIRE: Final = 1
WALL_COLLAPSE: Final = 2
LOOTING: Final = 3
DISEASE: Final = 4

# HAM-9.2: twelve cards for each kind of building, twenty for zoo and park.
CATEGORIES: Final = (
    "citizens",
    "administration",
    "university",
    "health",
    "amusement",
    "art",
    "theatre",
    "circus",
    "trade",
    "industry",
    "banks",
    "crafts",
    "army",
    "police",
    "underworld",
    "secret_society",
    "harbour",
    "church",
    "emigrants",
    "mysticism",
    "zoo",
    "park",
)
(
    CITIZENS,
    ADMINISTRATION,
    UNIVERSITY,
    HEALTH,
    AMUSEMENT,
    ART,
    THEATRE,
    CIRCUS,
    TRADE,
    INDUSTRY,
    BANKS,
    CRAFTS,
    ARMY,
    POLICE,
    UNDERWORLD,
    SECRET_SOCIETY,
    HARBOUR,
    CHURCH,
    EMIGRANTS,
    MYSTICISM,
    ZOO,
    PARK,
) = range(len(CATEGORIES))
# HAM-5.2: the window of a colour stands for these four categories; the black one for zoo and park.
WINDOW_OF_CATEGORY: Final = (
    *(BROWN,) * 4,
    *(PINK,) * 4,
    *(ORANGE,) * 4,
    *(GREY,) * 4,
    *(PURPLE,) * 4,
    BLACK,
    BLACK,
)

# HAM-9.3 to HAM-9.6: the activation symbols.
SYMBOLS: Final = (
    "lightning",
    "I",
    "II",
    "III",
    "IV",
    "permanent I",
    "permanent II",
    "permanent III",
    "permanent IV",
    "permanent",
    "laurel",
    "none",
)
(
    LIGHTNING,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    PERMANENT_1,
    PERMANENT_2,
    PERMANENT_3,
    PERMANENT_4,
    PERMANENT,
    LAUREL,
    NO_SYMBOL,
) = range(len(SYMBOLS))

# HAM-7.2: the majorities in the order in which they are checked.
TOKENS: Final = ("hall", "buildings", "wall", "points", "zoo")
HALL, BUILDINGS, WALL, POINTS, ZOOS = range(len(TOKENS))

# HAM-6.5 to HAM-6.10: the basic actions.
BASIC: Final = ("workers", "money", "lower", "wall", "site", "build")
TAKE_WORKERS, TAKE_MONEY, LOWER, BUILD_WALL, LAY_SITE, BUILD = range(len(BASIC))

HALVES: Final = ("left", "right")
# HAM-11.2: what the final scoring counts, in its order.
ITEMS: Final = ("cards", "laurels", "tokens", "segments", "statues", "clergy", "hall")
# The lines of the score sheet: what is gained on the way, then the items above.
SHEET: Final = ("start", "lowered", "effects", "parks", "mayor", "tiles", "dice", *ITEMS)
AT_START, LOWERED, FROM_CARDS, FROM_PARKS, FROM_MAYOR, FROM_TILES, TOM_DICE = range(7)
HALL_SQUARE: Final = SHEET.index("hall")
EXPANSIONS: Final = ("mayors", "statues", "misfortune", "ships", "stock", "clergy")

CARDS: Final = 280
# What a card may speak of instead of one colour.
ANY: Final = 5  # a colour of the player's choice
THAT: Final = 6  # the colour just spoken of: of a returned worker, a segment, a die
EACH: Final = 7  # all five
NOTHING: Final = -1
