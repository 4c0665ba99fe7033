"""A position of the game: what lies where, and who saw it; each thing with its word in plain data."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.fields import ByName, Codec, Counts, Field, Fields, Flag, Many, Mask, Number, Seats
from koopstad.engine.given import MOST, Given
from koopstad.engine.names import Kind
from koopstad.engine.state import Data, State
from koopstad.games.tickets.printed.board import Board
from koopstad.games.tickets.printed.pieces import CARDS, GAP, JOKER, NOT_YET
from koopstad.games.tickets.rules import scoring

if TYPE_CHECKING:
    from koopstad.games.tickets.game import Tickets


def _cards(state: "Position") -> Kind:
    return state.game.names.card


def _routes(state: "Position") -> Kind:
    return state.game.names.route


def _contracts(state: "Position") -> Kind:
    return state.game.names.contract


class _Row(Codec):
    """Open cards by place; what is not filled is a gap."""

    def write(self, value: Any, state: Any) -> Any:
        return [None if kind == GAP else CARDS[kind] for kind in value]

    def read(self, given: Given, state: Any) -> Any:
        places, cards = state.board.open_cards, given.entries()
        if len(cards) > places:
            given.refuse(f"at most {places} cards lie open, not {len(cards)}")
        row = [GAP if card.nothing() else card.one(state.game.names.card) for card in cards]
        return row + [GAP] * (places - len(row))


class _Closed(Codec):
    """The routes that cannot be claimed; the position keeps the others."""

    def write(self, value: Any, state: Any) -> Any:
        return [route.name for route in state.board.routes if not value & route.bit]

    def read(self, given: Given, state: Any) -> Any:
        return state.board.all_routes & ~given.mask(state.game.names.route)


class _Eyes(Codec):
    """Who knows a thing, ``[0, "spectator"]``, as a bit for each seat and one for spectators."""

    def write(self, value: Any, state: Any) -> Any:
        seats = [seat for seat in range(state.seats) if value >> seat & 1]
        return [*seats, "spectator"] if value >> state.seats & 1 else seats

    def read(self, given: Given, state: Any) -> Any:
        eyes = 0
        for who in given.entries():
            if who.value != "spectator" and (type(who.value) is not int or not 0 <= who.value < state.seats):
                given.refuse(f'there are seats 0 to {state.seats - 1}, and "spectator", not {who.shown()}')
            eyes |= 1 << (state.seats if who.value == "spectator" else who.value)
        return eyes


class _LastTurns(Codec):
    """Turns left, this one included; none when nobody has run short of carts yet."""

    def write(self, value: Any, state: Any) -> Any:
        return None if value == NOT_YET else value

    def read(self, given: Given, state: Any) -> Any:
        return NOT_YET if given.nothing() else given.number(0, state.seats)


class Player:
    """What lies before one seat."""

    hand: list[int]  # transport cards: how many of each kind
    known: list[int]  # those of them that everybody saw being taken
    carts: int = 0
    points: int = 0
    bonus: int = 0  # trade bonus cards, open (TTA-5.6)
    routes: int = 0  # bit mask of the routes claimed
    barred: int = 0  # twins of own routes (TTA-5.7)
    contracts: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()  # contracts drawn, of which some are to be kept

    def copy(self) -> "Player":
        twin = Player()
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.carts = self.carts
        twin.points = self.points
        twin.bonus = self.bonus
        twin.routes = self.routes
        twin.barred = self.barred
        twin.contracts = self.contracts
        twin.offer = self.offer
        return twin


PLAYER: Final = Fields(
    Field("hand", Counts(_cards)),
    Field("known", Counts(_cards)),
    Field("carts", Number(most=lambda state: state.board.carts)),
    Field("points", Number(least=-MOST)),
    Field("bonus", Number()),
    Field("routes", Mask(_routes)),
    Field("contracts", Many(_contracts)),
    Field("offer", Many(_contracts)),
    derived=("barred",),
)


class Position(State["Tickets"]):
    """The whole table. Piles are multisets; only what was put under the contract pile has an order."""

    pile: list[int]  # transport cards face down: how many of each kind
    pile_size: int = 0
    discard: list[int]
    open: list[int]  # the row of open cards, by place
    jokers: int = 0  # among them
    held: bool = False  # after ten resets the row stays as it is (TTA-AMB-06)
    free: int = 0  # bit mask of the routes that may still be claimed
    contract_pile: tuple[int, ...] = ()  # never seen by anybody, in no order
    contracts_under: tuple[int, ...] = ()  # put under it, the first to come up first
    # For each contract, who knows where it is: a bit for each seat, one for spectators.
    contract_eyes: tuple[int, ...] = ()
    bonus_pile: int = 0
    last_turns: int = NOT_YET  # turns left to play, once somebody ran short of carts
    passes: int = 0  # in a row (TTA-AMB-15)

    def __init__(self, game: "Tickets", options: Data, players: list[Player]) -> None:
        super().__init__(game, len(players), options)
        self.board: Final[Board] = game.board
        self.players = players

    def copy(self) -> "Position":
        twin = Position(self.game, self.options, [player.copy() for player in self.players])
        twin.pending = self.pending
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size
        twin.discard = self.discard[:]
        twin.open = self.open[:]
        twin.jokers = self.jokers
        twin.held = self.held
        twin.free = self.free
        twin.contract_pile = self.contract_pile
        twin.contracts_under = self.contracts_under
        twin.contract_eyes = self.contract_eyes
        twin.bonus_pile = self.bonus_pile
        twin.last_turns = self.last_turns
        twin.passes = self.passes
        return twin

    def fields(self) -> Fields:
        return POSITION

    def refresh(self) -> None:
        self.pile_size = sum(self.pile)
        self.jokers = self.open.count(JOKER)
        for player in self.players:
            player.barred = 0
            for route in self.board.routes:
                if player.routes & route.bit:
                    player.barred |= route.twins

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def sheet(self, seat: int) -> dict[str, int]:
        return scoring.sheet(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


POSITION: Final = Fields(
    Field("open", _Row()),
    Field("held", Flag()),
    Field("pile", Counts(_cards)),
    Field("discard", Counts(_cards)),
    Field("contract_pile", Many(_contracts)),
    Field("contracts_under", Many(_contracts)),
    Field("contract_eyes", ByName(_contracts, _Eyes(), 0)),
    Field("closed", _Closed(), "free"),
    Field("bonus_pile", Number()),
    Field("last_turns", _LastTurns()),
    Field("passes", Number(most=lambda state: state.seats)),
    Seats(PLAYER),
    derived=("pile_size", "jokers"),
    fixed=("board",),
)
