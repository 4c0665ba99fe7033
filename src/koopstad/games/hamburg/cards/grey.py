"""Grey cards 145 to 192: army, police, underworld, secret society."""

from typing import Final

from koopstad.engine.cards import THAT, limit, on, power, score
from koopstad.games.hamburg.cards.effects.again import BuildUnderZoo
from koopstad.games.hamburg.cards.effects.counts import buildings, dice, levels
from koopstad.games.hamburg.cards.effects.draw import search
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.effects.loss import (
    HandOver,
    LoseBuilding,
    LoseSite,
    LoseStone,
    PassOn,
    Retreat,
    Steal,
    TakeMarks,
    others,
)
from koopstad.games.hamburg.cards.effects.pay import only_if
from koopstad.games.hamburg.cards.effects.town import ChurchWorker, build_stone, lower, lower_up_to
from koopstad.games.hamburg.cards.families import for_worker, laurel_of, marks_per_building, search_card
from koopstad.games.hamburg.cards.model import (
    BLACK_TILE_DRAWN,
    BUILT,
    LOWER_LEVELS,
    MORE_LEVELS,
    OTHERS_BUILT,
    PER_SITE,
    PREVENTS,
    WALL_BUILT,
    Card,
    half,
)
from koopstad.games.hamburg.printed.pieces import (
    ANY,
    ARMY,
    LAUREL,
    LIGHTNING,
    PERMANENT,
    PERMANENT_2,
    PERMANENT_3,
    PHASE_2,
    PHASE_4,
    POLICE,
    SECRET_SOCIETY,
    UNDERWORLD,
)


def lower_own(number: int, colour: str) -> Card:
    """Return a worker: lower the misfortune of his colour."""
    return for_worker(number, colour, lower(colour))


def half_price(number: int, colour: str) -> Card:
    """Buildings of a colour cost half."""
    return Card(number, PERMANENT_3, half(colour))


GREY_CARDS: Final = (
    # Army
    Card(145, LIGHTNING, build_stone(times=0)),
    marks_per_building(146, "pink", ARMY),
    Card(147, LIGHTNING, lower_up_to(2)),
    search_card(148, ARMY),
    Card(149, LIGHTNING, lower_up_to(3)),
    Card(150, PERMANENT_3, on(WALL_BUILT, lower(THAT))),
    Card(151, PERMANENT_2, power(PREVENTS)),
    Card(152, LIGHTNING, lower_up_to(buildings())),
    Card(153, LIGHTNING, lower_up_to(4)),
    laurel_of(154, ARMY),
    Card(155, LAUREL, score(1, levels)),
    Card(156, PHASE_4, lower(ANY)),
    # Police
    for_worker(157, ANY, lower_up_to(2, THAT)),
    marks_per_building(158, "brown", POLICE),
    lower_own(159, "orange"),
    lower_own(160, "pink"),
    lower_own(161, "brown"),
    lower_own(162, "purple"),
    search_card(163, POLICE),
    Card(164, PHASE_2, only_if(dice(6)), gain(mark=dice(6))),
    Card(165, PERMANENT, limit(MORE_LEVELS, 1)),
    Card(166, PERMANENT_3, on(BUILT, lower(THAT))),  # HAM-AMB-38
    laurel_of(167, POLICE),
    Card(168, PERMANENT_3, limit(LOWER_LEVELS, 2)),
    # Underworld
    Card(169, LIGHTNING, Steal()),
    marks_per_building(170, "purple", UNDERWORLD),
    Card(171, LIGHTNING, TakeMarks(3)),
    Card(172, LIGHTNING, others(HandOver(2))),
    Card(173, LIGHTNING, others(LoseStone())),
    search_card(174, UNDERWORLD),
    Card(175, LIGHTNING, others(Retreat())),
    Card(176, LIGHTNING, others(LoseBuilding())),
    Card(177, LIGHTNING, others(LoseSite())),
    Card(178, LIGHTNING, PassOn()),
    laurel_of(179, UNDERWORLD),
    Card(180, PERMANENT_3, on(OTHERS_BUILT, gain(mark=2))),
    # Secret society
    marks_per_building(181, "pink", SECRET_SOCIETY),
    half_price(182, "orange"),
    half_price(183, "purple"),
    half_price(184, "pink"),
    half_price(185, "brown"),
    Card(186, LIGHTNING, search(SECRET_SOCIETY)),
    Card(187, PERMANENT_2, on(BLACK_TILE_DRAWN, gain(vp=1))),
    Card(188, PERMANENT_2, on(BLACK_TILE_DRAWN, gain(mark=2))),
    Card(189, PHASE_2, ChurchWorker()),
    for_worker(190, ANY, BuildUnderZoo()),
    laurel_of(191, SECRET_SOCIETY),
    Card(192, PERMANENT_3, limit(PER_SITE, 2)),
)
