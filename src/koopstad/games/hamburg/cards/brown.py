"""Brown cards 001 to 048: citizens, administration, university, health."""

from typing import Final

from koopstad.engine.cards import THAT, on, per, power, score
from koopstad.games.hamburg.cards.effects.again import TakeBack
from koopstad.games.hamburg.cards.effects.counts import (
    active_tokens,
    buildings,
    dice,
    different_categories,
    sites,
    thirds_and_statues,
    wall_stones,
)
from koopstad.games.hamburg.cards.effects.draw import (
    discard,
    draw,
    draw_and_act,
    draw_sites,
    search,
    search_pile,
)
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.effects.loss import others
from koopstad.games.hamburg.cards.effects.pay import Buy, only_if, pay_pair
from koopstad.games.hamburg.cards.effects.town import advance
from koopstad.games.hamburg.cards.families import for_worker, laurel_of, marks_per_building, search_card
from koopstad.games.hamburg.cards.model import REPEATS_LIGHTNING, SHARES_LEAD, WORKERS_TAKEN, Card
from koopstad.games.hamburg.printed.pieces import (
    ADMINISTRATION,
    ANY,
    CITIZENS,
    HEALTH,
    LAUREL,
    LIGHTNING,
    PARK,
    PERMANENT_3,
    PERMANENT_4,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    UNIVERSITY,
    ZOO,
)


def action_for(number: int, worker: str) -> Card:
    """Return a worker: draw a card from any pile and carry out a basic action with it."""
    return for_worker(number, worker, draw_and_act())


def two_marks_per_site(number: int, colour: str) -> Card:
    """Return a worker: 2 marks for every own site of his colour."""
    return for_worker(number, colour, gain(mark=per(2, sites(colour))))


def two_points_per_three_sites(number: int, colour: str) -> Card:
    """Return a worker: 2 points for every three own sites of his colour."""
    return for_worker(number, colour, gain(vp=per(2, sites(colour), every=3)))


def zoo_from(number: int, colour: str) -> Card:
    """Return a worker: search the draw pile of his colour for a zoo card."""
    return for_worker(number, colour, search_pile(ZOO, colour))


BROWN_CARDS: Final = (
    # Citizens
    Card(1, LIGHTNING, draw_and_act()),
    Card(2, PHASE_2, only_if(dice(1, 2), least=0, most=0), advance(price=4)),
    marks_per_building(3, "grey", CITIZENS),
    Card(4, LIGHTNING, TakeBack()),
    search_card(5, CITIZENS),
    Card(6, PHASE_4, gain(vp=1)),
    action_for(7, "purple"),
    action_for(8, "grey"),
    action_for(9, "orange"),
    action_for(10, "pink"),
    laurel_of(11, CITIZENS),
    for_worker(12, "pink", gain(vp=per(1, wall_stones, every=3))),
    # Administration
    Card(13, LIGHTNING, others(discard(1))),
    marks_per_building(14, "purple", ADMINISTRATION),
    two_marks_per_site(15, "pink"),
    two_marks_per_site(16, "purple"),
    two_marks_per_site(17, "grey"),
    two_marks_per_site(18, "orange"),
    Card(19, LIGHTNING, search(ADMINISTRATION)),
    two_points_per_three_sites(20, "purple"),
    two_points_per_three_sites(21, "orange"),
    two_points_per_three_sites(22, "grey"),
    two_points_per_three_sites(23, "pink"),
    laurel_of(24, ADMINISTRATION),
    # University
    Card(25, LIGHTNING, gain(mark=per(2, buildings()))),
    marks_per_building(26, "pink", UNIVERSITY),
    Card(27, PHASE_3, Buy(5)),
    Card(28, LIGHTNING, draw(4), discard(4)),
    Card(29, LAUREL, score(2, thirds_and_statues)),
    Card(30, LAUREL, score(2, active_tokens)),
    search_card(31, UNIVERSITY),
    Card(32, LIGHTNING, draw_sites(2)),
    Card(33, PHASE_1, draw(1)),
    Card(34, PERMANENT_3, on(WORKERS_TAKEN, gain(worker=ANY))),
    laurel_of(35, UNIVERSITY),
    Card(36, PERMANENT_3, power(REPEATS_LIGHTNING)),
    # Health
    zoo_from(37, "pink"),
    zoo_from(38, "orange"),
    zoo_from(39, "grey"),
    zoo_from(40, "purple"),
    for_worker(41, ANY, search_pile(PARK, THAT)),
    marks_per_building(42, "orange", HEALTH),
    Card(43, PHASE_3, pay_pair("purple"), gain(mark=3), gain(vp=1)),
    search_card(44, HEALTH),
    for_worker(45, "grey", gain(mark=different_categories)),
    Card(46, PERMANENT_4, power(SHARES_LEAD)),
    laurel_of(47, HEALTH),
    Card(48, PHASE_4, gain(worker=ANY)),
)
