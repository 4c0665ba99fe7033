"""What mayors, ships, tiles and misfortunes do, and all programs of the game under their numbers."""

from typing import Any, Final

from koopstad.engine.cards import Program, Programs
from koopstad.games.hamburg.cards import ALL_CARDS
from koopstad.games.hamburg.cards.deck import (
    GIFT_PROGRAM,
    MAYOR_PROGRAM,
    SHIP_PROGRAM,
    STRIKE_PROGRAM,
    TILE_PROGRAM,
    Deck,
    Grant,
    Part,
    collect,
)
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
from koopstad.games.hamburg.cards.families import change, when
from koopstad.games.hamburg.cards.powers import (
    ANY_SITE_LAID,
    COST_0_BUILT,
    MONEY_TAKEN,
    PERMANENT_BUILT,
    POINTS_0_BUILT,
    RAISED,
    TOKEN_TURNED,
)
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.pieces import ANY, THAT

# HAM-AMB-58: what mayor side 07 waits for, by option.
_SIDE_07: Final = {"permanent": PERMANENT_BUILT, "cost-0": COST_0_BUILT, "points-0": POINTS_0_BUILT}
_SIDE_07_PROGRAM: Final = {"permanent": 7, "cost-0": 17, "points-0": 27}


def _mayor(side: int, *parts: Part) -> Grant:
    return Grant(MAYOR_PROGRAM + side, parts)


def _side_07(reading: str) -> Grant:
    return _mayor(_SIDE_07_PROGRAM[reading], when(_SIDE_07[reading], gain(vp=1, mark=2)))


# HAM-12.4: the abilities of the ten sides.
MAYORS: Final = (
    _mayor(1, change(hand_more=2)),
    _mayor(2, when(RAISED, gain(worker=THAT))),
    _mayor(3, change(lower_points=2)),
    _mayor(4, change(twice=True)),
    _mayor(5, change(ignores_black=True)),
    _mayor(6, when(TOKEN_TURNED, gain(mark=5))),
    _side_07("permanent"),
    _mayor(8, change(wall_price=2)),
    _mayor(9, when(ANY_SITE_LAID, gain(vp=1))),
    _mayor(10, when(MONEY_TAKEN, gain(mark=2))),
)
_OTHER_SIDES_07: Final = {reading: _side_07(reading) for reading in ("cost-0", "points-0")}

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

_MORE: Final[dict[int, Program]] = {
    first + place: program
    for first, programs in (
        (SHIP_PROGRAM, SHIPS),
        (GIFT_PROGRAM, GIFTS),
        (STRIKE_PROGRAM, STRIKES),
        (TILE_PROGRAM, TILES),
    )
    for place, program in enumerate(programs)
}
PROGRAMS: Final[Programs] = collect(ALL_CARDS, (*MAYORS, *_OTHER_SIDES_07.values()), _MORE)


def deck_for(board: Board, options: dict[str, Any]) -> Deck:
    """The cards and mayors under the options of a table."""
    reading = options["mayor_07"]
    mayors = MAYORS if reading == "permanent" else (*MAYORS[:6], _OTHER_SIDES_07[reading], *MAYORS[7:])
    return Deck(board, ALL_CARDS, mayors, PROGRAMS, options)
