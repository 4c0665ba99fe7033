"""What a seat may know of a position, as plain data; ``sight.py`` decides what that is."""

from typing import Annotated, Literal, TypedDict

from koopstad.engine.views import BaseView, one_of
from koopstad.games.hamburg.printed.pieces import COLOURS, DICE, TOKENS

Colour = Annotated[str, one_of("HamburgColour", COLOURS)]
Die = Annotated[str, one_of("HamburgDie", DICE)]
Token = Annotated[str, one_of("HamburgToken", TOKENS)]


class HamburgSite(TypedDict):
    colour: Colour
    card: int | None  # None: not known
    buildings: list[int]


class HamburgPlayer(TypedDict):
    hand: list[int | None]  # cards by their numbers; None: only the back is seen
    backs: list[Colour]
    known: list[int]  # hand cards that one saw going there
    workers: list[int]  # by colour
    money: int
    points: int
    levels: list[int]  # of the misfortunes, by colour
    wall: tuple[int, int]  # segments of the left and the right half
    statued: int
    statues: list[int]  # Hans Hummel by points, Zitronenjette as minus her marks
    tokens: list[Token]
    hall: int
    sites: list[HamburgSite]
    zoo: list[int]
    under: list[int]  # for each zoo card the building under it, or 0
    park: list[int]
    activated: list[int]
    mayor: int
    doubled: bool


class HamburgAsked(TypedDict, total=False):
    """What the decision is about: each step has some of these. Colours and cards stand by their numbers."""

    acted: int  # whether the basic action is done
    named: int  # the colour that 224 gave the next card, or -1
    chosen: list[int]  # draw piles, or colours to be raised (231)
    phase: int  # activation: the phase, the moment in it,
    moment: int
    advanced: int  # and whether the figure has moved
    worker: int  # use ship: the colour of the worker it costs, and of the segment
    segment: int
    colour: int  # the misfortune that is about to be raised
    colours: list[int]  # those that strike
    card: int  # it may work once more
    source: int  # the card or tile that asks,
    place: int  # the how-manieth of its effects,
    subject: int  # what it is about, and
    noted: list[int]  # what it keeps in mind


class HamburgView(BaseView):
    game: Literal["hamburg"]
    asked: HamburgAsked
    asker: str | None  # the piece whose effect asks: card-026, ship-pink
    variants: dict[str, str]  # pieces that the options change, each with the value that does it
    cycle: int
    phase: int
    round: int
    rounds: int
    first: int
    dice: list[int]  # by colour, then the black one
    window: Die | None  # where the clergyman stands
    helpers: dict[Die, int]
    church: dict[Die, int]
    piles: list[int]  # how many cards are left of each colour
    discard: list[int]  # the known top of the pile, top card first
    discard_rest: list[int]
    searched: dict[Colour, list[int]]  # what one saw in a draw pile
    black_pile: int
    black_open: list[str]
    black_tile: str | None
    hummels: list[int]
    jettes: list[int]
    ships: list[Die]
    stock_pile: int
    stock_tile: int | None
    stock_field: int
    clergy_tiles: list[str]
    players: list[HamburgPlayer]
