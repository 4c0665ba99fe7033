"""What ships, tiles and misfortunes do, and all programs of the game under their numbers."""

from typing import Final

from koopstad.engine.cards import READING, THAT, WHENEVER, Program, Programs, collect
from koopstad.games.hamburg.cards.effects.again import use_lightning
from koopstad.games.hamburg.cards.effects.draw import draw_and_act, draw_gift
from koopstad.games.hamburg.cards.effects.gain import ThreeOfAColour, gain
from koopstad.games.hamburg.cards.effects.loss import (
    LoseBuilding,
    LoseMoney,
    LoseSite,
    LoseStone,
    LoseWorkers,
)
from koopstad.games.hamburg.cards.effects.pay import GiveBack
from koopstad.games.hamburg.cards.effects.town import advance, lower, lower_without_points
from koopstad.games.hamburg.cards.lists import ALL_CARDS
from koopstad.games.hamburg.cards.mayors import MAYORS
from koopstad.games.hamburg.cards.model import (
    FIRST_MAYOR,
    GIFT_PROGRAM,
    SHIP_PROGRAM,
    STRIKE_PROGRAM,
    TILE_PROGRAM,
)
from koopstad.games.hamburg.cards.readings import READINGS
from koopstad.games.hamburg.printed.pieces import ANY, DICE, MISFORTUNES

# HAM-15: the ships, in the order of the dice. THAT is the colour of the segment just built.
SHIPS: Final[tuple[Program, ...]] = (
    (gain(mark=4),),
    (ThreeOfAColour(),),
    (draw_and_act(THAT),),
    (advance(price=3),),
    (use_lightning(own=True),),
    (lower(ANY),),
)

# HAM-14.2: the gifts of black tiles, in the order of dice.GIFTS.
GIFTS: Final[tuple[Program, ...]] = (
    (draw_gift(),),
    (gain(vp=1),),
    (gain(worker=ANY),),
    (gain(mark=2),),
    (lower_without_points(except_for="brown"),),
)

# HAM-8.3: the misfortunes, in the order of pieces.MISFORTUNES.
STRIKES: Final[tuple[Program, ...]] = (
    (LoseSite(),),
    (LoseBuilding(),),
    (LoseStone(),),
    (LoseMoney(),),
    (LoseWorkers(),),
)

# What stock and clergy tiles ask for: a worker to take, one to return.
TILES: Final[tuple[Program, ...]] = ((gain(worker=ANY),), (GiveBack(),))

OTHERS: Final[dict[int, Program]] = {
    first + place: program
    for first, programs in (
        (SHIP_PROGRAM, SHIPS),
        (GIFT_PROGRAM, GIFTS),
        (STRIKE_PROGRAM, STRIKES),
        (TILE_PROGRAM, TILES),
    )
    for place, program in enumerate(programs)
}
PROGRAMS: Final[Programs] = collect("program", (*ALL_CARDS, *MAYORS), READINGS.readings, OTHERS)


def piece_of(source: int) -> str:
    """What a program belongs to: ``card-026``, ``mayor-07``, ``ship-pink``, ``misfortune-flood``."""
    if source >= TILE_PROGRAM:
        return "tile"
    if source >= STRIKE_PROGRAM:
        return f"misfortune-{MISFORTUNES[source - STRIKE_PROGRAM].replace('_', '-')}"
    if source >= GIFT_PROGRAM:
        return "gift"
    if source >= SHIP_PROGRAM:
        return f"ship-{DICE[source - SHIP_PROGRAM]}"
    number = source % READING % WHENEVER
    return f"mayor-{number - FIRST_MAYOR:02}" if number > FIRST_MAYOR else f"card-{number:03}"
