"""All 280 cards in the order of their numbers: a file for each colour of buildings, one for zoo and park.

An entry names the card's number, its symbol and what it does, in the words of the engine's card language and
of ``effects/``:

    Card(206, LIGHTNING, gain(worker="pink"), gain(mark=3))
    Card(3, PHASE_3, pay("grey"), gain(mark=per(2, buildings(CITIZENS))))
    Card(132, PERMANENT_3, discount(BUILD_PRICE, 3))

Cards that differ by colour or category only are made by one helper each (``families.py``). What an option
changes stands in ``readings.py``.
"""

from typing import Final

from koopstad.games.hamburg.cards.brown import BROWN_CARDS
from koopstad.games.hamburg.cards.grey import GREY_CARDS
from koopstad.games.hamburg.cards.orange import ORANGE_CARDS
from koopstad.games.hamburg.cards.pink import PINK_CARDS
from koopstad.games.hamburg.cards.purple import PURPLE_CARDS
from koopstad.games.hamburg.cards.zoo_and_park import PARK_CARDS, ZOO_CARDS

ALL_CARDS: Final = (
    *BROWN_CARDS,
    *PINK_CARDS,
    *ORANGE_CARDS,
    *GREY_CARDS,
    *PURPLE_CARDS,
    *ZOO_CARDS,
    *PARK_CARDS,
)
