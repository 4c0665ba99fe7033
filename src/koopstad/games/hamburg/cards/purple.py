"""Purple cards 193 to 240: harbour, church, emigrants, mysticism."""

from typing import Final

from koopstad.engine.cards import on, per, power, score
from koopstad.games.hamburg.cards.effects.again import use_lightning
from koopstad.games.hamburg.cards.effects.counts import (
    black_die,
    dice,
    matching_dice,
    raised_misfortunes,
    site_colours,
    worker_colours,
    workers,
)
from koopstad.games.hamburg.cards.effects.draw import BuySite, TakeTop, TopAndAct, discard, draw
from koopstad.games.hamburg.cards.effects.gain import AnyWorkerIf, DiceWorkers, gain
from koopstad.games.hamburg.cards.effects.loss import TileForOthers
from koopstad.games.hamburg.cards.effects.pay import only_if
from koopstad.games.hamburg.cards.effects.town import MoveClergyman, lower
from koopstad.games.hamburg.cards.families import for_worker, laurel_of, marks_per_building, search_card
from koopstad.games.hamburg.cards.model import ADVANCED, BURDENS, CHOOSES_TILE, RECOLOURS, WALL_BY_DIE, Card
from koopstad.games.hamburg.printed.pieces import (
    ANY,
    CHURCH,
    EMIGRANTS,
    HARBOUR,
    LAUREL,
    LIGHTNING,
    MYSTICISM,
    PERMANENT_2,
    PERMANENT_3,
    PHASE_2,
)


def draw_for(number: int, worker: str) -> Card:
    """Return a worker: draw a card."""
    return for_worker(number, worker, draw(1))


def worker_and_three_marks(number: int, colour: str) -> Card:
    """At once: a worker and 3 marks."""
    return Card(number, LIGHTNING, gain(worker=colour), gain(mark=3))


def site_for(number: int, worker: str) -> Card:
    """Return a worker: lay a drawn card as a site for a worker of its colour."""
    return for_worker(number, worker, BuySite())


PURPLE_CARDS: Final = (
    # Harbour
    for_worker(193, "brown", draw(2), discard(2)),
    Card(194, LIGHTNING, gain(mark=per(2, site_colours))),
    marks_per_building(195, "orange", HARBOUR),
    draw_for(196, "orange"),
    draw_for(197, "grey"),
    draw_for(198, "pink"),
    draw_for(199, "brown"),
    search_card(200, HARBOUR),
    Card(201, LIGHTNING, draw(3)),
    for_worker(202, "pink", TopAndAct()),
    Card(203, LAUREL, score(5, per(1, site_colours, every=5))),
    laurel_of(204, HARBOUR),
    # Church
    Card(205, LAUREL, score(1, per(1, workers, every=2))),
    worker_and_three_marks(206, "pink"),
    worker_and_three_marks(207, "grey"),
    worker_and_three_marks(208, "orange"),
    worker_and_three_marks(209, "brown"),
    marks_per_building(210, "brown", CHURCH),
    search_card(211, CHURCH),
    for_worker(212, "grey", DiceWorkers(1), AnyWorkerIf(1)),
    for_worker(213, "orange", gain(vp=dice(1))),
    Card(214, PERMANENT_2, on(ADVANCED, lower(ANY))),
    laurel_of(215, CHURCH),
    for_worker(216, "pink", gain(worker=ANY, number=2), gain(vp=3)),
    # Emigrants
    Card(217, LIGHTNING, gain(mark=per(2, raised_misfortunes))),
    marks_per_building(218, "orange", EMIGRANTS),
    site_for(219, "brown"),
    site_for(220, "pink"),
    site_for(221, "orange"),
    site_for(222, "grey"),
    search_card(223, EMIGRANTS),
    Card(224, PERMANENT_3, power(RECOLOURS)),
    laurel_of(225, EMIGRANTS),
    Card(226, PERMANENT_2, on(ADVANCED, gain(vp=1))),
    for_worker(227, "pink", gain(mark=worker_colours)),
    Card(228, LIGHTNING, use_lightning()),
    # Mysticism
    marks_per_building(229, "brown", MYSTICISM),
    for_worker(230, "orange", gain(mark=black_die)),
    Card(231, PERMANENT_2, power(CHOOSES_TILE)),
    Card(232, PERMANENT_3, power(WALL_BY_DIE)),
    Card(233, LIGHTNING, gain(vp=black_die)),
    for_worker(234, "pink", TakeTop()),
    for_worker(235, "grey", MoveClergyman()),
    Card(236, LIGHTNING, TileForOthers()),
    Card(237, PHASE_2, only_if(matching_dice), DiceWorkers(None)),
    search_card(238, MYSTICISM),
    laurel_of(239, MYSTICISM),
    Card(240, PERMANENT_2, power(BURDENS)),
)
