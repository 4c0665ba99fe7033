"""The action catalogue: numbers and notation.

Hand cards are secret, so they go by their place in the hand, counted from 1; building sites by their place in
the display; cards that everybody sees by their number (``activate 017``).

======================= ======================================================================================
``draw purple``         one card from a draw pile; cards are looked at when the last one is drawn (HAM-4.2)
``workers 3``           basic action with hand card 3: take workers of its colour (HAM-6.5)
``money 3``             take as many marks as the die of its colour shows (HAM-6.6)
``lower 3``             lower the misfortune of its colour (HAM-6.7)
``wall 3 left``         build the next wall segment of the left half (HAM-6.8)
``site 3``              lay it as a building site (HAM-6.9)
``build 3 on 2``        build it on building site 2 (HAM-6.10)
``build 3``             lay it as a zoo or park card (HAM-6.10.3)
``recolour brown``      card 224: the next hand card counts as brown
``activate 017``        use a displayed card (HAM-9.4)
``again 017``           use it a second time (036, mayor side 04)
``pick 017``            choose a card that lies open: searched for, taken back, copied
``card 3``              choose hand card 3; ``discard 3`` discards it
``on 2``                choose building site 2 for a building
``worker pink``         take a worker; ``give pink`` returns or hands over one; ``buy pink`` buys one
``lower pink``          lower that misfortune; ``raise pink`` raises it; ``suffer pink`` lets it strike first
``prevent``             card 151: return a worker instead of raising a misfortune
``lose 017``            give up a building; ``lose site 2`` a site; ``lose left`` a wall stone of that half
``wall left``           build a wall stone without a card (062 to 065, 145)
``turn back zoo``       turn a majority token back (085)
``statue hummel``       the statue to take; ``statue jette``
``ship pink``           use that ship (HAM-15.3)
``clergyman left``      move the clergyman (235)
``trade 2``             trade with the player in that seat, counted from 1 (103)
``mayor 4``             choose that side of the own mayor tile (HAM-12.2)
``advance``             move forward on the town hall square (HAM-5.7)
``done``                nothing (more) of what is offered
======================= ======================================================================================
"""

from typing import Final

from koopstad.engine.catalogue import Catalogue
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS, DICE, HALVES, TOKENS

# So many places of a hand and of a display have actions of their own.
HAND: Final = 60
SITES: Final = 60

# Each hand card has a block of actions: six without a site, one without, then one for each site.
_BLOCK: Final = ("workers {}", "money {}", "lower {}", "wall {} left", "wall {} right", "site {}", "build {}")
WITH_WORKERS: Final = 0
WITH_MONEY: Final = 1
WITH_LOWER: Final = 2
WITH_LEFT: Final = 3
WITH_RIGHT: Final = 4
WITH_SITE: Final = 5
WITH_DISPLAY: Final = 6
WITH_BUILD: Final = 7
STRIDE: Final = len(_BLOCK) + SITES

# Which of the actions without a building a hand card has, as bits.
CAN_LOWER: Final = 1
CAN_LEFT: Final = 2
CAN_RIGHT: Final = 4
CAN_SITE: Final = 8
NO_WORKERS: Final = 16


def _families() -> list[tuple[str, list[str]]]:
    numbers = [f"{card:03}" for card in range(1, CARDS + 1)]
    places = [str(place) for place in range(1, HAND + 1)]
    sites = [str(site) for site in range(1, SITES + 1)]
    return [
        ("draw", [f"draw {colour}" for colour in COLOURS]),
        ("recolour", [f"recolour {colour}" for colour in COLOURS]),
        ("worker", [f"worker {colour}" for colour in COLOURS]),
        ("give", [f"give {colour}" for colour in COLOURS]),
        ("buy", [f"buy {colour}" for colour in COLOURS]),
        ("lower", [f"lower {colour}" for colour in COLOURS]),
        ("raise", [f"raise {colour}" for colour in COLOURS]),
        ("suffer", [f"suffer {colour}" for colour in COLOURS]),
        ("activate", [f"activate {number}" for number in numbers]),
        ("again", [f"again {number}" for number in numbers]),
        ("pick", [f"pick {number}" for number in numbers]),
        ("lose", [f"lose {number}" for number in numbers]),
        ("lose site", [f"lose site {site}" for site in sites]),
        ("lose stone", [f"lose {half}" for half in HALVES]),
        ("stone", [f"wall {half}" for half in HALVES]),
        ("on", [f"on {site}" for site in sites]),
        ("card", [f"card {place}" for place in places]),
        ("discard", [f"discard {place}" for place in places]),
        ("token", [f"turn back {token}" for token in TOKENS]),
        ("statue", ["statue hummel", "statue jette"]),
        ("ship", [f"ship {colour}" for colour in DICE]),
        ("clergyman", ["clergyman left", "clergyman right"]),
        ("trade", [f"trade {seat}" for seat in range(1, 6)]),
        ("mayor", [f"mayor {side}" for side in range(1, 11)]),
        ("single", ["prevent", "advance", "done"]),
    ]


def _layout() -> tuple[list[str], dict[str, int]]:
    names: list[str] = []
    for place in range(1, HAND + 1):
        names += [form.format(place) for form in _BLOCK]
        names += [f"build {place} on {site}" for site in range(1, SITES + 1)]
    first: dict[str, int] = {}
    for family, members in _families():
        first[family] = len(names)
        names += members
    return names, first


_NAMES, _FIRST = _layout()

# The first action of each family; colours, sites and places count on from 0, cards from 1.
DRAW: Final = _FIRST["draw"]
RECOLOUR: Final = _FIRST["recolour"]
WORKER: Final = _FIRST["worker"]
GIVE: Final = _FIRST["give"]
BUY: Final = _FIRST["buy"]
LOWER_COLOUR: Final = _FIRST["lower"]
RAISE: Final = _FIRST["raise"]
SUFFER: Final = _FIRST["suffer"]
ACTIVATE: Final = _FIRST["activate"] - 1
AGAIN: Final = _FIRST["again"] - 1
PICK: Final = _FIRST["pick"] - 1
LOSE: Final = _FIRST["lose"] - 1
LOSE_SITE: Final = _FIRST["lose site"]
LOSE_STONE: Final = _FIRST["lose stone"]
STONE: Final = _FIRST["stone"]
ON: Final = _FIRST["on"]
CARD: Final = _FIRST["card"]
DISCARD: Final = _FIRST["discard"]
TURN_BACK: Final = _FIRST["token"]
STATUE: Final = _FIRST["statue"]
SHIP: Final = _FIRST["ship"]
CLERGYMAN: Final = _FIRST["clergyman"]
TRADE: Final = _FIRST["trade"]
MAYOR: Final = _FIRST["mayor"] - 1
PREVENT: Final = _FIRST["single"]
ADVANCE: Final = PREVENT + 1
DONE: Final = PREVENT + 2

# The actions of a hand card without a building: by place, then by which of lower, left, right and site
# (bits 0 to 3) are possible; bit 4: workers are not.
BASICS: Final = tuple(
    tuple(
        tuple(
            place * STRIDE + action
            for action in range(WITH_DISPLAY)
            if (action >= WITH_LOWER and possible >> (action - WITH_LOWER) & 1)
            or action == WITH_MONEY
            or (action == WITH_WORKERS and not possible & NO_WORKERS)
        )
        for possible in range(32)
    )
    for place in range(HAND)
)


def catalogue() -> Catalogue:
    return Catalogue(_NAMES)
