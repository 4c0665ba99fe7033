"""Orange cards 097 to 144: trade, industry, banks, crafts."""

from typing import Final

from koopstad.engine.cards import discount, on, per, power
from koopstad.games.hamburg.cards.effects.counts import (
    active_tokens,
    hall_points,
    that_die,
    thirds_and_statues,
)
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.effects.loss import TradePoints
from koopstad.games.hamburg.cards.effects.pay import Exchange, PaySet, pay
from koopstad.games.hamburg.cards.families import for_worker, laurel_of, marks_per_building, search_card
from koopstad.games.hamburg.cards.model import (
    ADVANCE_PRICE,
    BUILD_PRICE,
    MONEY_TAKEN,
    PARK_MONEY,
    WALL_FREE,
    Card,
)
from koopstad.games.hamburg.printed.pieces import (
    ANY,
    BANKS,
    COLOURS,
    CRAFTS,
    INDUSTRY,
    LIGHTNING,
    PERMANENT_1,
    PERMANENT_2,
    PERMANENT_3,
    PHASE_3,
    PHASE_4,
    TRADE,
)


def three_marks(number: int, worker: str) -> Card:
    """Return a worker: 3 marks."""
    return for_worker(number, worker, gain(mark=3))


def exchange_workers(number: int, worker: str) -> Card:
    """Return a worker: exchange any number of the others."""
    return for_worker(number, worker, Exchange())


def two_workers(number: int, worker: str) -> Card:
    """Return a worker: two of any colours."""
    return for_worker(number, worker, gain(worker=ANY, number=2))


def point_and_two_marks(number: int, worker: str) -> Card:
    """Return a worker: 1 point and 2 marks."""
    return for_worker(number, worker, gain(vp=1, mark=2))


def two_marks_per_token(number: int, worker: str) -> Card:
    """Return a worker: 2 marks for every active majority token."""
    return for_worker(number, worker, gain(mark=per(2, active_tokens)))


def three_more_marks(number: int, colour: str) -> Card:
    """Taking money with the die of a colour brings 3 marks more."""
    return Card(number, PERMANENT_3, on(MONEY_TAKEN, gain(mark=3), about=COLOURS.index(colour)))


ORANGE_CARDS: Final = (
    # Trade
    marks_per_building(97, "pink", TRADE),
    three_marks(98, "pink"),
    three_marks(99, "purple"),
    three_marks(100, "brown"),
    three_marks(101, "grey"),
    Card(102, PHASE_4, gain(mark=2)),
    Card(103, PHASE_3, TradePoints()),
    search_card(104, TRADE),
    for_worker(105, "grey", gain(vp=thirds_and_statues)),
    for_worker(106, ANY, gain(mark=that_die)),
    laurel_of(107, TRADE),
    Card(108, PERMANENT_3, power(WALL_FREE)),
    # Industry
    Card(109, PHASE_3, PaySet()),
    marks_per_building(110, "grey", INDUSTRY),
    exchange_workers(111, "purple"),
    exchange_workers(112, "brown"),
    exchange_workers(113, "pink"),
    exchange_workers(114, "grey"),
    two_workers(115, "grey"),
    two_workers(116, "purple"),
    two_workers(117, "pink"),
    two_workers(118, "brown"),
    search_card(119, INDUSTRY),
    laurel_of(120, INDUSTRY),
    # Banks
    Card(121, LIGHTNING, gain(mark=6)),
    Card(122, PERMANENT_1, on(PARK_MONEY, gain(mark=1))),
    Card(123, LIGHTNING, gain(mark=hall_points)),
    marks_per_building(124, "brown", BANKS),
    Card(125, PERMANENT_2, discount(ADVANCE_PRICE, 2)),
    search_card(126, BANKS),
    Card(127, PHASE_3, pay("brown"), gain(vp=1, mark=2)),
    point_and_two_marks(128, "grey"),
    point_and_two_marks(129, "purple"),
    point_and_two_marks(130, "pink"),
    laurel_of(131, BANKS),
    Card(132, PERMANENT_3, discount(BUILD_PRICE, 3)),
    # Crafts
    marks_per_building(133, "purple", CRAFTS),
    two_marks_per_token(134, "pink"),
    two_marks_per_token(135, "purple"),
    two_marks_per_token(136, "brown"),
    two_marks_per_token(137, "grey"),
    three_more_marks(138, "pink"),
    three_more_marks(139, "grey"),
    three_more_marks(140, "brown"),
    three_more_marks(141, "purple"),
    Card(
        142,
        LIGHTNING,
        gain(worker="pink"),
        gain(worker="grey"),
        gain(worker="brown"),
        gain(worker="purple"),
    ),
    search_card(143, CRAFTS),
    laurel_of(144, CRAFTS),
)
