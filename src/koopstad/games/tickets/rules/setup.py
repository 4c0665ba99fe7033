"""The setup (TTA-2)."""

from typing import TYPE_CHECKING, Any

from koopstad.engine.dealer import Dealer
from koopstad.games.tickets.position.state import Player, Position
from koopstad.games.tickets.printed.pieces import CARDS, GAP
from koopstad.games.tickets.rules import contracts, transport, turn

if TYPE_CHECKING:
    from koopstad.games.tickets.game import Tickets


def blank(game: "Tickets", seats: int, options: dict[str, Any]) -> Position:
    """TTA-2.1, TTA-2.2: everything laid out, nothing dealt."""
    board = game.board
    state = Position(game, options, [_empty_handed(board.carts) for _ in range(seats)])
    state.pile = list(board.cards)
    state.pile_size = sum(board.cards)
    state.discard = [0] * len(CARDS)
    state.open = [GAP] * board.open_cards
    state.free = board.all_routes
    state.contract_pile = tuple(range(len(board.contracts)))
    state.contract_eyes = (0,) * len(board.contracts)
    state.bonus_pile = board.bonus_cards
    return state.copy()  # with every attribute of its own, which is faster to read than a default


def _empty_handed(carts: int) -> Player:
    player = Player()
    player.hand = [0] * len(CARDS)
    player.known = [0] * len(CARDS)
    player.carts = carts
    return player


def deal(game: "Tickets", seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
    state = blank(game, seats, options)
    first = _first_seat(seats, options, dealer)
    order = [(first + place) % seats for place in range(seats)]
    for seat in order:
        for _ in range(game.board.start_cards):
            _deal_card(state, seat, dealer)  # TTA-2.3
    transport.lay_open(state, dealer)  # TTA-2.3, TTA-2.4
    for seat in order:
        contracts.draw(state, seat, dealer)  # TTA-2.5
    # The first seat to choose its contracts is on top of the stack; its first turn is at the bottom.
    state.pending = turn.turn[first]
    for seat in reversed(order):
        state.pending += turn.keep[seat]
    return state


def _first_seat(seats: int, options: dict[str, Any], dealer: Dealer) -> int:
    """TTA-3.1, TTA-AMB-24: nobody's age is known here, so chance or the table decides."""
    if options["first"] == "random":
        return dealer.roll(seats) - 1
    return int(options["first"]) - 1


def _deal_card(state: Position, seat: int, dealer: Dealer) -> None:
    kind = dealer.draw(state.pile)
    state.pile[kind] -= 1
    state.pile_size -= 1
    state.players[seat].hand[kind] += 1
