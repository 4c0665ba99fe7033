"""A position of the game: what lies where, and who saw it."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame
from koopstad.engine.state import Data, State
from koopstad.games.tickets.position import plain, sight
from koopstad.games.tickets.printed.board import Board
from koopstad.games.tickets.rules import scoring

if TYPE_CHECKING:
    from koopstad.games.tickets.game import Tickets
    from koopstad.games.tickets.position.views import TicketsView


class Player:
    """What lies before one seat."""

    __slots__ = ("barred", "bonus", "carts", "contracts", "hand", "known", "offer", "points", "routes")

    def __init__(
        self,
        hand: list[int],
        known: list[int],
        carts: int,
        points: int,
        bonus: int,
        routes: int,
        barred: int,
        contracts: tuple[int, ...],
        offer: tuple[int, ...],
    ) -> None:
        self.hand = hand  # transport cards: how many of each kind
        self.known = known  # those of them that everybody saw being taken
        self.carts = carts
        self.points = points
        self.bonus = bonus  # trade bonus cards, open (TTA-5.6)
        self.routes = routes  # bit mask of the routes claimed
        self.barred = barred  # twins of own routes (TTA-5.7)
        self.contracts = contracts
        self.offer = offer  # contracts drawn, of which some are to be kept

    def copy(self) -> "Player":
        return Player(
            self.hand[:],
            self.known[:],
            self.carts,
            self.points,
            self.bonus,
            self.routes,
            self.barred,
            self.contracts,
            self.offer,
        )


class Position(State):
    """The whole table. Piles are multisets; only what was put under the contract pile has an order."""

    def __init__(
        self,
        game: "Tickets",
        options: dict[str, Any],
        pending: tuple[Frame, ...],
        players: list[Player],
        pile: list[int],
        pile_size: int,
        discard: list[int],
        row: list[int],
        held: bool,
        free: int,
        contract_pile: tuple[int, ...],
        contracts_under: tuple[int, ...],
        contract_eyes: tuple[int, ...],
        bonus_pile: int,
        last_turns: int,
        passes: int,
    ) -> None:
        super().__init__(game, len(players), options, pending)
        self.tickets: Final = game
        self.board: Final[Board] = game.board
        self.players = players
        self.pile = pile  # transport cards face down: how many of each kind
        self.pile_size = pile_size
        self.discard = discard
        self.open = row  # the row of open cards, by place
        self.held = held  # after ten resets the row stays as it is (TTA-AMB-06)
        self.free = free  # bit mask of the routes that may still be claimed
        self.contract_pile = contract_pile  # never seen by anybody, in no order
        self.contracts_under = contracts_under  # put under it, the first to come up first
        self.contract_eyes = (
            contract_eyes  # for each contract, who knows where it is: a bit for each seat, one for spectators
        )
        self.bonus_pile = bonus_pile
        self.last_turns = last_turns  # turns left to play, once somebody ran short of carts
        self.passes = passes  # in a row (TTA-AMB-15)

    def copy(self) -> "Position":
        return Position(
            self.tickets,
            self.options,
            self.pending,
            [player.copy() for player in self.players],
            self.pile[:],
            self.pile_size,
            self.discard[:],
            self.open[:],
            self.held,
            self.free,
            self.contract_pile,
            self.contracts_under,
            self.contract_eyes,
            self.bonus_pile,
            self.last_turns,
            self.passes,
        )

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def view(self, seat: int | None) -> "TicketsView":
        return sight.view(self, seat)

    def imagine(self, seat: int | None, dealer: Dealer) -> "Position":
        return sight.imagine(self, seat, dealer)

    def unseen(self) -> tuple[int, ...]:
        return sight.unseen(self)

    def data(self) -> Data:
        return plain.data(self)

    def inventory(self) -> dict[str, int]:
        return plain.inventory(self)
