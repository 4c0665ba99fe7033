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
CITIZENS: Final = 0
ADMINISTRATION: Final = 1
UNIVERSITY: Final = 2
HEALTH: Final = 3
AMUSEMENT: Final = 4
ART: Final = 5
THEATRE: Final = 6
CIRCUS: Final = 7
TRADE: Final = 8
INDUSTRY: Final = 9
BANKS: Final = 10
CRAFTS: Final = 11
ARMY: Final = 12
POLICE: Final = 13
UNDERWORLD: Final = 14
SECRET_SOCIETY: Final = 15
HARBOUR: Final = 16
CHURCH: Final = 17
EMIGRANTS: Final = 18
MYSTICISM: Final = 19
ZOO: Final = 20
PARK: Final = 21
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
LIGHTNING: Final = 0
PHASE_1: Final = 1
PHASE_2: Final = 2
PHASE_3: Final = 3
PHASE_4: Final = 4
PERMANENT_1: Final = 5
PERMANENT_2: Final = 6
PERMANENT_3: Final = 7
PERMANENT_4: Final = 8
PERMANENT: Final = 9
LAUREL: Final = 10
NO_SYMBOL: Final = 11

# HAM-7.2: the majorities in the order in which they are checked.
TOKENS: Final = ("hall", "buildings", "wall", "points", "zoo")
HALL: Final = 0
BUILDINGS: Final = 1
WALL: Final = 2
POINTS: Final = 3
ZOOS: Final = 4

# HAM-6.5 to HAM-6.10: the basic actions.
BASIC: Final = ("workers", "money", "lower", "wall", "site", "build")
TAKE_WORKERS: Final = 0
TAKE_MONEY: Final = 1
LOWER: Final = 2
BUILD_WALL: Final = 3
LAY_SITE: Final = 4
BUILD: Final = 5

HALVES: Final = ("left", "right")
# HAM-11.2: what the final scoring counts, in its order.
ITEMS: Final = ("cards", "laurels", "tokens", "segments", "statues", "clergy", "hall")
# The lines of the score sheet: what is gained on the way, then the items above.
SHEET: Final = ("start", "lowered", "effects", "parks", "mayor", "tiles", "dice", *ITEMS)
AT_START: Final = 0
LOWERED: Final = 1
FROM_CARDS: Final = 2
FROM_PARKS: Final = 3
FROM_MAYOR: Final = 4
FROM_TILES: Final = 5
TOM_DICE: Final = 6
HALL_SQUARE: Final = SHEET.index("hall")
EXPANSIONS: Final = ("mayors", "statues", "misfortune", "ships", "stock", "clergy")

CARDS: Final = 280
# What cards give and take: workers by colour, of a colour of the player's choice, one of each; marks, points.
HELD: Final = (*COLOURS, "any", "each", "marks", "points")
ANY: Final = 5
EACH: Final = 6
MARKS: Final = 7
VP: Final = 8
NOTHING: Final = -1
