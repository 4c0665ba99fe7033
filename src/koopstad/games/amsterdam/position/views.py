"""What a seat may know of a position, as plain data; ``sight.py`` decides what that is."""

from typing import Annotated, Literal, TypedDict

from koopstad.engine.views import BaseView, one_of
from koopstad.games.amsterdam.printed.pieces import COLOURS, DISTRICTS, DOCKERS, GOODS

Colour = Annotated[str, one_of("AmsterdamColour", COLOURS)]
Good = Annotated[str, one_of("AmsterdamGood", GOODS)]
Docker = Annotated[str, one_of("AmsterdamDocker", DOCKERS)]
District = Annotated[str, one_of("AmsterdamDistrict", DISTRICTS)]


class AmsterdamPlayer(TypedDict):
    supply: list[int]  # cubes by colour
    wheel: list[list[int]]  # the same in each slot
    storeroom: Colour | None
    gulden: int
    points: int
    penalties: int
    inactive: list[int]  # cards by their numbers
    active: list[int]
    used: list[int]
    store: list[Good]
    cargo: list[Good]
    dockers: list[Docker]
    barge: str  # the place of the harbour where it lies
    tasks: list[int | None]  # None: face down


class AmsterdamTurn(TypedDict):
    """What has been done in the turn that is being played."""

    blocks: int
    markets: int
    advanced: bool
    rowed: int
    moved: int
    steps: int
    boarded: bool
    maps: list[District]


class AmsterdamTom(TypedDict):
    points: int
    gulden: int
    blocks: int


class AmsterdamAsked(TypedDict, total=False):
    """What the decision is about: each step has some of these. Things stand by their numbers."""

    left: int  # so many resources to choose, or cards to activate
    due: int  # so many resources to pay,
    spoken: list[int]  # in other colours than these
    card: int
    spared: int  # so many of its cubes need not be paid
    price: list[int]  # by colour, what is to be paid of it otherwise
    cards: list[int]  # one of them goes
    maps: list[int]  # one of them TOM removes
    good: int
    dice: list[int]  # those chosen
    source: int  # the card or tile that asks,
    place: int  # the how-manieth of its effects,
    subject: int  # what it is about, and
    noted: list[int]  # what it keeps in mind


class AmsterdamView(BaseView):
    game: Literal["amsterdam"]
    asked: AmsterdamAsked
    variants: dict[str, str]  # pieces that the options change, each with the value that does it
    waiting: list[tuple[str, int]]  # steps that go on afterwards, each with its seat; the next one first
    round: int
    dice: list[int]  # by colour
    display: list[int]
    decks: list[int]  # how many cards are left of each kind
    discard: list[int]
    goods: list[int]  # on each block, by its number; -1: none
    owners: list[int | None]  # of each block; TOM is the seat after the last
    piers: list[list[Docker]]
    docker_house: list[Docker]
    warehouses: list[int]  # the filled roofs of each good
    depots: list[Good | None]
    black_market: list[Good]  # what has been sold there
    districts: list[District]  # those completed, in order
    amstel: list[tuple[int, int]]  # discs in the order of play, each with its space
    tile: str
    foreman: str | None
    bailiff: str | None
    trader: Good | None
    turn: AmsterdamTurn
    tom: AmsterdamTom | None
    players: list[AmsterdamPlayer]
