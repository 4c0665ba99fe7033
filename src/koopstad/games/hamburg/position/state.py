"""A position of the game: what lies where, and who saw it; each thing with its word in plain data."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.cards import Holdings
from koopstad.engine.events import Args
from koopstad.engine.fields import (
    AsList,
    AsTuple,
    ByName,
    Counts,
    Field,
    Fields,
    Flag,
    Group,
    Many,
    Mask,
    Number,
    Numbers,
    One,
    Seats,
    Sheet,
)
from koopstad.engine.frames import Frame
from koopstad.engine.given import MOST
from koopstad.engine.names import Kind
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import Data
from koopstad.games.hamburg.position.codecs import (
    PARKED,
    ByColour,
    ClergyTiles,
    Cycle,
    Known,
    Rival,
    Searched,
    Sites,
    Statues,
    StockField,
    Under,
    Zoo,
)
from koopstad.games.hamburg.position.display import NO_DISPLAY, Display, refresh
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.kinds import COLOUR, DIE, HALF, TOKEN
from koopstad.games.hamburg.printed.pieces import SHEET
from koopstad.games.hamburg.rules import holdings, points, scoring
from koopstad.games.hamburg.rules.tom.decisions import decide as tom_decides

if TYPE_CHECKING:
    from koopstad.games.hamburg.cards.deck import Deck
    from koopstad.games.hamburg.game import Hamburg


# HAM-2.16: the turn order, by number of seats and holder of the marker. HAM-AMB-86: TOM before the one seat.
_ORDERS: Final = (
    (),
    ((1, 0),),
    *(
        tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))
        for seats in range(2, 6)
    ),
)


def _cards(state: "Position") -> Kind:
    return state.game.names.card


def _tiles(state: "Position") -> Kind:
    return state.game.names.black_tile


def _windows(state: "Position") -> Kind:
    return state.game.names.window


def _mayor_sides(state: "Position") -> int:
    return len(state.board.mayors)


def _stock_tiles(state: "Position") -> int:
    return len(state.board.stock) // 2


class Player:
    """What lies before one seat, or before TOM."""

    workers: list[int]  # by colour
    levels: list[int]  # misfortunes by colour (HAM-8.1)
    money: int = 0
    points: int = 0
    sheet: tuple[int, ...] = ()  # the same by the lines of SHEET
    hand: tuple[int, ...] = ()
    known: tuple[tuple[int, int], ...] = ()  # hand cards that others know of, and which seats do
    left: int = 0  # wall stones (HAM-6.8)
    right: int = 0
    statued: int = 0  # bit mask of the halves that gave their statue (HAM-AMB-49)
    statues: tuple[int, ...] = ()  # Hans Hummel by points, Zitronenjette as minus her marks
    tokens: int = 0  # bit mask of the majority tokens with the coloured side up
    hall: int = 0  # field of the town hall square
    sites: tuple[int, ...] = ()  # cards laid as building sites
    site_eyes: tuple[int, ...] = ()  # for each of them, bit mask of the seats that know the card
    buildings_on: tuple[tuple[int, ...], ...] = ()  # for each site
    zoo: tuple[int, ...] = ()
    under: tuple[int, ...] = ()  # for each zoo card the building under it, or 0 (190)
    park: tuple[int, ...] = ()
    activated: tuple[int, ...] = ()  # cards with an activation token
    ready: tuple[int, ...] = ()  # III buildings without one
    doubled: bool = False  # mayor side 04 used in this cycle
    mayor: int = 0  # side of the mayor tile; minus the tile while the side is not chosen; 0 without
    display: Display = NO_DISPLAY  # what follows from the cards above

    def copy(self) -> "Player":
        twin = Player()
        twin.workers = self.workers[:]
        twin.levels = self.levels[:]
        twin.money = self.money
        twin.points = self.points
        twin.sheet = self.sheet
        twin.hand = self.hand
        twin.known = self.known
        twin.left = self.left
        twin.right = self.right
        twin.statued = self.statued
        twin.statues = self.statues
        twin.tokens = self.tokens
        twin.hall = self.hall
        twin.sites = self.sites
        twin.site_eyes = self.site_eyes
        twin.buildings_on = self.buildings_on
        twin.zoo = self.zoo
        twin.under = self.under
        twin.park = self.park
        twin.activated = self.activated
        twin.ready = self.ready
        twin.doubled = self.doubled
        twin.mayor = self.mayor
        twin.display = self.display
        return twin


PLAYER: Final = Fields(
    Field("hand", Many(_cards)),
    Field("known", Known()),
    Field("workers", ByColour()),
    Field("money", Number()),
    Field("points", Number(least=-MOST)),
    Field("sheet", AsTuple(Sheet(SHEET))),
    Field("misfortunes", ByColour(), "levels"),
    Group("wall", Field("left", Number(most=5)), Field("right", Number(most=5))),
    Field("statued", Mask(HALF)),
    Statues("hummels", 1),
    Statues("jettes", -1),
    Field("tokens", Mask(TOKEN)),
    Field("hall", Number(most=lambda state: len(state.board.hall) - 1)),
    Sites(),
    Zoo(),
    Under(),
    Field("park", PARKED),
    Field("activated", Many(_cards)),
    Field("doubled", Flag()),
    Field("mayor", Number(lambda state: -_mayor_sides(state), _mayor_sides)),
    derived=("ready", "display"),
)


class Position(Holdings["Hamburg"]):
    """The whole table. Piles face down are sets in no order; of the discard pile the known top has one."""

    cycle: int = 1
    phase: int = 1
    round: int = 0
    rounds: int = 0  # in this cycle (clergy tile 6)
    first: int = 0  # holder of the first-player marker
    dice: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # by colour, black last; 0 before the first roll
    window: int = -1  # where this cycle's clergyman stands; -1: none yet
    helpers: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # workers beside him at the windows (189)
    church: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # clergymen and workers in front of the church
    piles: list[tuple[int, ...]]
    discard_top: tuple[int, ...] = ()  # the top card first
    discard_rest: tuple[int, ...] = ()  # shuffled cards below, in no order
    searched: tuple[tuple[int, ...], ...] = ()  # what a seat saw when it searched a draw pile
    searches: int = 0  # of draw piles so far; each tells the others something
    black_pile: tuple[int, ...] = ()
    black_open: tuple[int, ...] = ()
    tile: int = -1  # the black tile of this cycle's roll
    hummels: tuple[int, ...] = ()  # statues left, the one on offer first
    jettes: tuple[int, ...] = ()
    ships: int = 0  # bit mask of the ships at the quay (HAM-15.2)
    stock_pile: tuple[int, ...] = ()  # tiles face down, in no order
    stock_tile: int = 0  # the one in force; 0: none
    stock_field: int = 0  # 0 to 5 for the fields 1 to 6 of the price marker
    clergy_tiles: tuple[int, ...] = ()  # for each window the side that lies up

    def __init__(
        self, game: "Hamburg", seats: int, options: Data, deck: "Deck", players: list[Player]
    ) -> None:
        super().__init__(game, seats, options)
        self.board: Final[Board] = game.board
        self.deck: Final = deck
        # The seats, and TOM behind them in the solo game (HAM-18).
        self.players = players
        self.tom: Final = 1 if seats == 1 else -1  # his place among the players

    def fields(self) -> Fields:
        return POSITION

    def refresh(self) -> None:
        for player in self.players:
            refresh(player, self.deck)

    def who(self, seat: int) -> Args:
        """Names a player in an event."""
        return {"player": "@tom"} if seat == self.seats else {"seat": seat}

    def others(self, seat: int) -> list[int]:
        """HAM-20.4: the opponents clockwise from a player."""
        number = len(self.players)
        return [(seat + place) % number for place in range(1, number)]

    def order(self) -> tuple[int, ...]:
        """HAM-2.16: in which the players act."""
        return _ORDERS[self.seats][self.first]

    def decide(self, frame: Frame) -> int:
        """HAM-18.5: TOM's answer."""
        return tom_decides(self, frame)

    def copy(self) -> "Position":
        twin = Position(
            self.game, self.seats, self.options, self.deck, [player.copy() for player in self.players]
        )
        twin.pending = self.pending
        twin.cycle = self.cycle
        twin.phase = self.phase
        twin.round = self.round
        twin.rounds = self.rounds
        twin.first = self.first
        twin.dice = self.dice
        twin.window = self.window
        twin.helpers = self.helpers
        twin.church = self.church
        twin.piles = self.piles[:]
        twin.discard_top = self.discard_top
        twin.discard_rest = self.discard_rest
        twin.searched = self.searched
        twin.searches = self.searches
        twin.black_pile = self.black_pile
        twin.black_open = self.black_open
        twin.tile = self.tile
        twin.hummels = self.hummels
        twin.jettes = self.jettes
        twin.ships = self.ships
        twin.stock_pile = self.stock_pile
        twin.stock_tile = self.stock_tile
        twin.stock_field = self.stock_field
        twin.clergy_tiles = self.clergy_tiles
        return twin

    def replace(self, frame: Frame) -> None:
        """Puts a frame in the place of the top one."""
        self.pending = self.pending[:-1] + (frame,)

    def holds(self, seat: int, what: int) -> int:
        return holdings.holds(self, seat, what)

    def give(self, seat: int, what: int, number: int, source: int) -> None:
        holdings.give(self, seat, what, number, source)

    def take(self, seat: int, what: int, number: int, source: int) -> None:
        holdings.take(self, seat, what, number)

    def lacks(self, seat: int, what: int, number: int) -> Refusal:
        return holdings.lacks(what)

    def scores(self) -> list[int]:
        return [player.points for player in self.players[: self.seats]]

    def sheet(self, seat: int) -> dict[str, int]:
        return points.sheet(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def final(self, action: int, after: "Position") -> bool:
        """HAM-19.3: who searches a pile again learns nothing, but tells whether there is something."""
        return after.searches > self.searches


POSITION: Final = Fields(
    Field("cycle", Cycle()),
    Field("phase", Number(1, 4)),
    Field("round", Number(most=99)),
    Field("rounds", Number(1, 99)),
    Field("first", Number(most=lambda state: state.seats - 1)),
    Field("dice", AsTuple(Counts(DIE, 6, all=True))),
    Field("clergyman", One(_windows, -1), "window"),
    Field("helpers", AsTuple(Counts(_windows))),
    Field("church", AsTuple(Counts(_windows))),
    Field("piles", AsList(ByName(COLOUR, Many(_cards), None))),
    Field("discard", Many(_cards), "discard_top"),
    Field("discard_rest", Many(_cards)),
    Field("searched", Searched()),
    Field("searches", Number()),
    Field("black_pile", Many(_tiles)),
    Field("black_open", Many(_tiles)),
    Field("black_tile", One(_tiles, -1), "tile"),
    Field("hummels", Numbers(1)),
    Field("jettes", Numbers(1)),
    Field("ships", Mask(DIE)),
    Field("stock_pile", Numbers(1, _stock_tiles)),
    Field("stock_tile", Number(0, _stock_tiles)),
    Field("stock_field", StockField()),
    Field("clergy_tiles", ClergyTiles()),
    Seats(PLAYER),
    Rival(PLAYER),
    fixed=("board", "deck", "tom"),
)
