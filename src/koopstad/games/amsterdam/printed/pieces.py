"""The pieces and their names (AMS-1): every other module speaks of them by these numbers."""

from typing import Final

# AMS-1.2: resources, in the order of the colour legend.
COLOURS: Final = ("brown", "grey", "purple", "orange", "pink", "black")
BROWN: Final = 0
GREY: Final = 1
PURPLE: Final = 2
ORANGE: Final = 3
PINK: Final = 4
BLACK: Final = 5
# AMS-1.3
GOODS: Final = ("beer", "tulip", "cheese", "furniture", "jenever", "tiles", "lace", "coffee", "crystal")
BEER: Final = 0
TULIP: Final = 1
CHEESE: Final = 2
FURNITURE: Final = 3
JENEVER: Final = 4
TILES: Final = 5
LACE: Final = 6
COFFEE: Final = 7
CRYSTAL: Final = 8
# AMS-1.4: dockers, and the piers of the same colours.
DOCKERS: Final = ("light_blue", "maroon", "white", "gold", "light_pink", "light_green")
# AMS-2.1: in the order in which the cards list them.
DISTRICTS: Final = (
    "plantage",
    "haarlemmerbuurt",
    "jordaan",
    "burgwallen",
    "nieuwmarkt",
    "grachtengordel",
)
PLANTAGE: Final = 0
HAARLEMMERBUURT: Final = 1
JORDAAN: Final = 2
BURGWALLEN: Final = 3
NIEUWMARKT: Final = 4
GRACHTENGORDEL: Final = 5

# AMS-1.6: kinds of cards, each with its own deck.
KINDS: Final = ("artisan", "building", "map")
ARTISAN: Final = 0
BUILDING: Final = 1
MAP: Final = 2
CARDS: Final = 132
# The icons on the cards: once per round in phase I, II or III; always; at final scoring.
TIMINGS: Final = ("phase1", "phase2", "phase3", "permanent", "endgame")
PHASE1: Final = 0
PHASE2: Final = 1
PHASE3: Final = 2
PERMANENT: Final = 3
ENDGAME: Final = 4

# What cards give and take: resources by colour, resources of the player's choice, gulden, points.
HELD: Final = (*COLOURS, "cubes", "gulden", "points")
CUBES: Final = 6
GULDEN: Final = 7
POINTS: Final = 8
# Where points come from: in play, then the steps of final scoring (AMS-12); what a position began with.
SHEET: Final = (
    "deliveries",
    "dockers",
    "amstel",
    "market",
    "cards",
    "penalties",
    "laurels",
    "group",
    "districts",
    "tasks",
    "leftovers",
    "start",
)
DELIVERIES: Final = 0
DOCKERS_HOME: Final = 1
AMSTEL_POINTS: Final = 2
MARKET_TILES: Final = 3
BY_CARDS: Final = 4
PENALTIES: Final = 5
LAURELS: Final = 6
GROUP: Final = 7
SCORED_DISTRICTS: Final = 8
TASK_POINTS: Final = 9
LEFTOVERS: Final = 10
AT_START: Final = 11

BLOCKS: Final = 36
BLOCKS_EACH: Final = 6  # in every district (AMS-2.1)
PLACES: Final = 32  # in the harbour (AMS-2.5)
DEPOTS: Final = 4
STORES: Final = len(GOODS) + DEPOTS  # warehouses by their good, then the depots
RIVER: Final = 19  # the last space of the Amstel (AMS-2.6); 0 is the start
WHEEL_SLOTS: Final = 6
ROUNDS: Final = 12

EDITIONS: Final = ("consensus", "nl", "fr", "hu")
# Nothing there: no good on a block, no docker, no figure.
NONE: Final = -1
NO_CUBES: Final = (0,) * len(COLOURS)
