"""What a seat may know of a position, as plain data; ``sight.py`` decides what that is."""

from typing import Annotated, Literal, TypedDict

from koopstad.engine.views import AtMost, BaseView, one_of
from koopstad.games.hamburg.printed.actions import HAND, SITES
from koopstad.games.hamburg.printed.pieces import CARDS, COLOURS, DICE, TOKENS

Colour = Annotated[str, one_of("HamburgColour", COLOURS)]
Die = Annotated[str, one_of("HamburgDie", DICE)]
Token = Annotated[str, one_of("HamburgToken", TOKENS)]
Cards = Annotated[list[int], AtMost(CARDS)]  # by their numbers


class HamburgSite(TypedDict):
    colour: Colour
    card: int | None  # None: not known
    buildings: Annotated[list[int], AtMost(4)]


class HamburgPlayer(TypedDict):
    hand: Annotated[list[int | None], AtMost(HAND)]  # cards by their numbers; None: only the back is seen
    backs: Annotated[list[Colour], AtMost(HAND)]
    known: Annotated[list[int], AtMost(HAND)]  # hand cards that one saw going there
    workers: list[int]  # by colour
    money: int
    points: int
    levels: list[int]  # of the misfortunes, by colour
    wall: tuple[int, int]  # segments of the left and the right half
    statued: int
    statues: Annotated[list[int], AtMost(13)]  # Hans Hummel by points, Zitronenjette as minus her marks
    tokens: Annotated[list[Token], AtMost(len(TOKENS))]
    hall: int
    sites: Annotated[list[HamburgSite], AtMost(SITES)]
    zoo: Annotated[list[int], AtMost(SITES)]
    under: Annotated[list[int], AtMost(SITES)]  # for each zoo card the building under it, or 0
    park: Annotated[list[int], AtMost(SITES)]
    activated: Annotated[list[int], AtMost(SITES)]
    mayor: int
    doubled: bool


class HamburgAsked(TypedDict, total=False):
    """What the decision is about: each step has some of these. Colours and cards stand by their numbers."""

    acted: int  # whether the basic action is done
    named: int  # the colour that 224 gave the next card, or -1
    chosen: Annotated[list[int], AtMost(16)]  # draw piles, or colours to be raised (231)
    phase: int  # activation: the phase, the moment in it,
    moment: int
    advanced: int  # and whether the figure has moved
    worker: int  # use ship: the colour of the worker it costs, and of the segment
    segment: int
    colour: int  # the misfortune that is about to be raised
    colours: Annotated[list[int], AtMost(len(DICE))]  # those that strike
    card: int  # it may work once more
    source: int  # the card or tile that asks,
    place: int  # the how-manieth of its effects,
    subject: int  # what it is about, and
    noted: Annotated[list[int], AtMost(HAND)]  # what it keeps in mind


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
    discard: Cards  # the known top of the pile, top card first
    discard_rest: Cards
    searched: dict[Colour, Annotated[list[int], AtMost(HAND)]]  # what one saw in a draw pile
    black_pile: int
    black_open: Annotated[list[str], AtMost(20)]
    black_tile: str | None
    hummels: Annotated[list[int], AtMost(10)]
    jettes: Annotated[list[int], AtMost(3)]
    ships: Annotated[list[Die], AtMost(len(DICE))]
    stock_pile: int
    stock_tile: int | None
    stock_field: int
    clergy_tiles: Annotated[list[str], AtMost(len(DICE))]
    players: list[HamburgPlayer]
