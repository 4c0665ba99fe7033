"""What a seat may know of a position, as plain data; ``sight.py`` decides what that is."""

from typing import Annotated, Literal, TypedDict

from koopstad.engine.views import AtMost, BaseView, one_of
from koopstad.games.amsterdam.printed.pieces import CARDS, COLOURS, DISTRICTS, DOCKERS, GOODS

Colour = Annotated[str, one_of("AmsterdamColour", COLOURS)]
Good = Annotated[str, one_of("AmsterdamGood", GOODS)]
Docker = Annotated[str, one_of("AmsterdamDocker", DOCKERS)]
District = Annotated[str, one_of("AmsterdamDistrict", DISTRICTS)]
Cards = Annotated[list[int], AtMost(CARDS)]  # by their numbers
Cargo = Annotated[list[Good], AtMost(4 * len(GOODS))]  # AMS-1.3: four of each
Dockers = Annotated[list[Docker], AtMost(2 * len(DOCKERS))]  # AMS-1.4: two of each
Districts = Annotated[list[District], AtMost(len(DISTRICTS))]


class AmsterdamPlayer(TypedDict):
    supply: list[int]  # cubes by colour
    wheel: list[list[int]]  # the same in each slot
    storeroom: Colour | None
    gulden: int
    points: int
    penalties: int
    inactive: Cards
    active: Cards
    used: Cards
    store: Cargo
    cargo: Cargo
    dockers: Dockers
    barge: str  # the place of the harbour where it lies
    tasks: Annotated[list[int | None], AtMost(5)]  # None: face down


class AmsterdamTurn(TypedDict):
    """What has been done in the turn that is being played."""

    blocks: int
    markets: int
    advanced: bool
    rowed: int
    moved: int
    steps: int
    boarded: bool
    maps: Districts


class AmsterdamTom(TypedDict):
    points: int
    gulden: int
    blocks: int


class AmsterdamAsked(TypedDict, total=False):
    """What the decision is about: each step has some of these. Things stand by their numbers."""

    left: int  # so many resources to choose, or cards to activate
    due: int  # so many resources to pay,
    spoken: Annotated[list[int], AtMost(len(COLOURS))]  # in other colours than these
    card: int
    spared: int  # so many of its cubes need not be paid
    price: Annotated[list[int], AtMost(len(COLOURS))]  # by colour, what is to be paid of it otherwise
    cards: Cards  # one of them goes
    maps: Cards  # one of them TOM removes
    good: int
    dice: Annotated[list[int], AtMost(len(COLOURS))]  # those chosen
    source: int  # the card or tile that asks,
    place: int  # the how-manieth of its effects,
    subject: int  # what it is about, and
    noted: Annotated[list[int], AtMost(16)]  # what it keeps in mind


class AmsterdamView(BaseView):
    game: Literal["amsterdam"]
    asked: AmsterdamAsked
    variants: dict[str, str]  # pieces that the options change, each with the value that does it
    waiting: Annotated[
        list[tuple[str, int]], AtMost(32)
    ]  # steps that go on afterwards, each with its seat; the next one first
    round: int
    dice: Annotated[list[int], AtMost(len(COLOURS))]  # by colour
    display: Cards
    decks: list[int]  # how many cards are left of each kind
    discard: Cards
    goods: list[int]  # on each block, by its number; -1: none
    owners: list[int | None]  # of each block; TOM is the seat after the last
    piers: list[Dockers]
    docker_house: Dockers
    warehouses: list[int]  # the filled roofs of each good
    depots: list[Good | None]
    black_market: Cargo  # what has been sold there
    districts: Districts  # those completed, in order
    amstel: list[tuple[int, int]]  # discs in the order of play, each with its space
    tile: str
    foreman: str | None
    bailiff: str | None
    trader: Good | None
    turn: AmsterdamTurn
    tom: AmsterdamTom | None
    players: list[AmsterdamPlayer]
