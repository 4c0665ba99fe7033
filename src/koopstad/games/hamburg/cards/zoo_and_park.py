"""Zoo cards 241 to 260 (HAM-10.2: no ability) and park cards 261 to 280 (HAM-10.4: income in phase I)."""

from typing import Final

from koopstad.games.hamburg.cards.effects.draw import draw_from
from koopstad.games.hamburg.cards.effects.gain import ParkMoney, gain
from koopstad.games.hamburg.cards.model import Card
from koopstad.games.hamburg.printed.pieces import NO_SYMBOL, PHASE_1


def park_group(first: int, colour: str) -> tuple[Card, ...]:
    """Four park cards: a mark, a worker, a card of the pile of a colour, a point."""
    return (
        Card(first, PHASE_1, ParkMoney()),
        Card(first + 1, PHASE_1, gain(worker=colour)),
        Card(first + 2, PHASE_1, draw_from(colour)),
        Card(first + 3, PHASE_1, gain(vp=1)),
    )


ZOO_CARDS: Final = tuple(Card(number, NO_SYMBOL) for number in range(241, 261))
PARK_CARDS: Final = (
    *park_group(261, "grey"),
    *park_group(265, "orange"),
    *park_group(269, "brown"),
    *park_group(273, "purple"),
    *park_group(277, "pink"),
)
