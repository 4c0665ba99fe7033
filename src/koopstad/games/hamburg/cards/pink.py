"""Pink cards 049 to 096: amusement, art, theatre, circus."""

from typing import Final

from koopstad.engine.cards import THAT, on, per, score
from koopstad.games.hamburg.cards.effects.again import ActivateAgain, ActivateAll
from koopstad.games.hamburg.cards.effects.counts import (
    active_tokens,
    best_statue,
    dice,
    dice_sum,
    different_categories,
    most_frequent,
    sites,
    worker_sets,
)
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.effects.loss import LoseToken, others
from koopstad.games.hamburg.cards.effects.pay import die_shows, only_if
from koopstad.games.hamburg.cards.effects.town import advance, build_stone, lower_up_to
from koopstad.games.hamburg.cards.families import (
    for_worker,
    laurel_of,
    marks_per_building,
    points_per_building,
    search_card,
)
from koopstad.games.hamburg.cards.model import OTHERS_BUILT_WALL, SITE_LAID, TOKEN_TURNED, Card, also
from koopstad.games.hamburg.printed.pieces import (
    AMUSEMENT,
    ANY,
    ART,
    CIRCUS,
    EACH,
    LAUREL,
    LIGHTNING,
    PERMANENT,
    PERMANENT_3,
    PERMANENT_4,
    PHASE_2,
    THEATRE,
)


def worker_of_die(number: int, colour: str) -> Card:
    """If the die shows 5 or 6: a worker of its colour."""
    return Card(number, PHASE_2, die_shows(colour, 5, 6), gain(worker=colour))


def wall_at_double_cost(number: int, worker: str) -> Card:
    """Return a worker: build a wall stone without a card at double cost."""
    return for_worker(number, worker, build_stone(times=2))


def mark_per_site(number: int, colour: str) -> Card:
    """Return a worker: 1 mark for every own site of his colour."""
    return for_worker(number, colour, gain(mark=sites(colour)))


def point_per_site(number: int, colour: str) -> Card:
    """Return a worker: 1 point for every own site of his colour."""
    return for_worker(number, colour, gain(vp=sites(colour)))


PINK_CARDS: Final = (
    # Amusement; 056 to 058 are stand-ins for lost texts (HAM-AMB-05)
    worker_of_die(49, "grey"),
    worker_of_die(50, "orange"),
    worker_of_die(51, "brown"),
    worker_of_die(52, "purple"),
    marks_per_building(53, "orange", AMUSEMENT),
    for_worker(54, "purple", ActivateAgain()),
    search_card(55, AMUSEMENT),
    Card(56, PHASE_2, die_shows("black", 5, 6), gain(worker=ANY)),
    points_per_building(57, "grey", AMUSEMENT),
    for_worker(58, "brown", gain(mark=dice(5, 6))),
    laurel_of(59, AMUSEMENT),
    Card(60, LIGHTNING, ActivateAll()),
    # Art
    marks_per_building(61, "brown", ART),
    wall_at_double_cost(62, "orange"),
    wall_at_double_cost(63, "brown"),
    wall_at_double_cost(64, "purple"),
    wall_at_double_cost(65, "grey"),
    Card(66, PERMANENT, also(AMUSEMENT, THEATRE, CIRCUS)),
    search_card(67, ART),
    Card(68, LIGHTNING, advance()),
    points_per_building(69, "orange", ART),
    Card(70, PERMANENT_3, on(SITE_LAID, lower_up_to(1, THAT))),
    Card(71, LAUREL, score(1, different_categories)),
    laurel_of(72, ART),
    # Theatre
    marks_per_building(73, "grey", THEATRE),
    mark_per_site(74, "orange"),
    mark_per_site(75, "brown"),
    mark_per_site(76, "purple"),
    mark_per_site(77, "grey"),
    point_per_site(78, "orange"),
    point_per_site(79, "brown"),
    point_per_site(80, "purple"),
    points_per_building(81, "orange", THEATRE),
    point_per_site(82, "grey"),
    search_card(83, THEATRE),
    laurel_of(84, THEATRE),
    # Circus
    Card(85, LIGHTNING, others(LoseToken())),
    marks_per_building(86, "brown", CIRCUS),
    Card(87, PHASE_2, only_if(most_frequent), gain(mark=most_frequent)),
    for_worker(88, "orange", gain(vp=worker_sets, mark=per(5, worker_sets))),
    Card(89, LIGHTNING, gain(vp=per(2, active_tokens))),
    search_card(90, CIRCUS),
    Card(91, PERMANENT_3, on(OTHERS_BUILT_WALL, gain(worker=THAT))),  # HAM-AMB-42
    Card(92, PHASE_2, only_if(dice_sum, most=23), gain(mark=5)),
    Card(93, PHASE_2, only_if(dice_sum, least=19), gain(vp=2)),
    laurel_of(94, CIRCUS),
    Card(95, PERMANENT_4, on(TOKEN_TURNED, gain(worker=EACH))),
    Card(96, LAUREL, score(1, best_statue)),
)
