"""The ten sides of the mayor tiles (HAM-12.4)."""

from typing import Final

from koopstad.engine.cards import THAT, limit, on, power
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.model import (
    ANY_SITE_LAID,
    IGNORES_BLACK,
    LOWER_POINTS,
    MONEY_TAKEN,
    MORE_HAND,
    PERMANENT_BUILT,
    RAISED,
    TOKEN_TURNED,
    TWICE,
    WALL_PRICE,
    Mayor,
)

MAYORS: Final = (
    Mayor(1, limit(MORE_HAND, 2)),
    Mayor(2, on(RAISED, gain(worker=THAT))),
    Mayor(3, limit(LOWER_POINTS, 2)),
    Mayor(4, power(TWICE)),
    Mayor(5, power(IGNORES_BLACK)),
    Mayor(6, on(TOKEN_TURNED, gain(mark=5))),
    Mayor(7, on(PERMANENT_BUILT, gain(vp=1, mark=2))),
    Mayor(8, limit(WALL_PRICE, 2)),
    Mayor(9, on(ANY_SITE_LAID, gain(vp=1))),
    Mayor(10, on(MONEY_TAKEN, gain(mark=2))),
)
