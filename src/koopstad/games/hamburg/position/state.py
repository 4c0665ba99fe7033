"""A position of the game: what lies where, and who saw it."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Args
from koopstad.engine.frames import Frame
from koopstad.engine.state import Data, State
from koopstad.games.hamburg.position import plain, sight
from koopstad.games.hamburg.position.display import NO_DISPLAY, Display
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.rules import scoring

if TYPE_CHECKING:
    from koopstad.games.hamburg.cards.deck import Deck
    from koopstad.games.hamburg.game import Hamburg
    from koopstad.games.hamburg.position.views import HamburgView


# HAM-2.16: the turn order, by number of seats and holder of the marker. HAM-AMB-86: TOM before the one seat.
_ORDERS: Final = (
    (),
    ((1, 0),),
    *(
        tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))
        for seats in range(2, 6)
    ),
)


class Player:
    """What lies before one seat, or before TOM."""

    __slots__ = (
        "activated",
        "buildings_on",
        "display",
        "doubled",
        "hall",
        "hand",
        "known",
        "left",
        "levels",
        "mayor",
        "money",
        "park",
        "points",
        "ready",
        "right",
        "site_eyes",
        "sites",
        "statued",
        "statues",
        "tokens",
        "under",
        "workers",
        "zoo",
    )

    def __init__(self, workers: list[int], levels: list[int], money: int, points: int) -> None:
        self.workers = workers  # by colour
        self.levels = levels  # misfortunes by colour (HAM-8.1)
        self.money = money
        self.points = points
        self.hand: tuple[int, ...] = ()
        self.known: tuple[tuple[int, int], ...] = ()  # hand cards that others know of, and which seats do
        self.left = 0  # wall stones (HAM-6.8)
        self.right = 0
        self.statued = 0  # bit mask of the halves that gave their statue (HAM-AMB-49)
        self.statues: tuple[int, ...] = ()  # Hans Hummel by points, Zitronenjette as minus her marks
        self.tokens = 0  # bit mask of the majority tokens with the coloured side up
        self.hall = 0  # field of the town hall square
        self.sites: tuple[int, ...] = ()  # cards laid as building sites
        self.site_eyes: tuple[int, ...] = ()  # for each of them, bit mask of the seats that know the card
        self.buildings_on: tuple[tuple[int, ...], ...] = ()  # for each site
        self.zoo: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()  # for each zoo card the building under it, or 0 (190)
        self.park: tuple[int, ...] = ()
        self.activated: tuple[int, ...] = ()  # cards with an activation token
        self.ready: tuple[int, ...] = ()  # III buildings without one
        self.doubled = False  # mayor side 04 used in this cycle
        self.mayor = 0  # side of the mayor tile; minus the tile while the side is not chosen; 0 without
        self.display: Display = NO_DISPLAY  # what follows from the cards above

    def copy(self) -> "Player":
        twin = Player(self.workers[:], self.levels[:], self.money, self.points)
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


class Position(State):
    """The whole table. Piles face down are sets in no order; of the discard pile the known top has one."""

    def __init__(
        self, game: "Hamburg", seats: int, options: dict[str, Any], deck: "Deck", players: list[Player]
    ) -> None:
        super().__init__(game, seats, options, ())
        self.hamburg: Final = game
        self.board: Final[Board] = game.board
        self.deck: Final = deck
        # The seats, and TOM behind them in the solo game (HAM-18).
        self.players = players
        self.cycle = 1
        self.phase = 1
        self.round = 0
        self.rounds = game.board.rounds  # in this cycle (clergy tile 6)
        self.first = 0  # holder of the first-player marker
        self.dice: tuple[int, ...] = (0, 0, 0, 0, 0, 0)  # by colour, black last; 0 before the first roll
        self.window = -1  # where this cycle's clergyman stands; -1: none yet
        self.helpers: tuple[int, ...] = (0,) * 6  # workers beside him at the windows (189)
        self.church: tuple[int, ...] = (0,) * 6  # clergymen and workers in front of the church
        self.piles: list[tuple[int, ...]] = list(game.board.piles)
        self.discard_top: tuple[int, ...] = ()  # the top card first
        self.discard_rest: tuple[int, ...] = ()  # shuffled cards below, in no order
        self.searched: tuple[tuple[int, ...], ...] = ()  # what a seat saw when it searched a draw pile
        self.black_pile: tuple[int, ...] = ()
        self.black_open: tuple[int, ...] = ()
        self.tile = -1  # the black tile of this cycle's roll
        self.hummels: tuple[int, ...] = ()  # statues left, the one on offer first
        self.jettes: tuple[int, ...] = ()
        self.ships = 0  # bit mask of the ships at the quay (HAM-15.2)
        self.stock_pile: tuple[int, ...] = ()  # tiles face down, in no order
        self.stock_tile = 0  # the one in force; 0: none
        self.stock_field = 0  # 0 to 5 for the fields 1 to 6 of the price marker
        self.clergy_tiles: tuple[int, ...] = ()  # for each window the side that lies up
        self.colour = 0  # the colour that an effect just spoke of (THAT)

    @property
    def tom(self) -> int:
        """TOM's place among the players, or -1."""
        return 1 if self.seats == 1 else -1

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

    def copy(self) -> "Position":
        twin = Position(
            self.hamburg, self.seats, self.options, self.deck, [player.copy() for player in self.players]
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
        twin.colour = self.colour
        return twin

    def replace(self, frame: Frame) -> None:
        """Puts a frame in the place of the top one."""
        self.pending = (*self.pending[:-1], frame)

    def scores(self) -> list[int]:
        return [player.points for player in self.players[: self.seats]]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def view(self, seat: int | None) -> "HamburgView":
        return sight.view(self, seat)

    def imagine(self, seat: int | None, dealer: Dealer) -> "Position":
        return sight.imagine(self, seat, dealer)

    def unseen(self) -> tuple[int, ...]:
        return sight.unseen(self)

    def data(self) -> Data:
        return plain.data(self)

    def inventory(self) -> dict[str, int]:
        return plain.inventory(self)
