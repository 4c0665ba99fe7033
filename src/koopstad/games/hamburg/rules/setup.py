"""The setup (HAM-2, HAM-12.1, HAM-13, HAM-14.1, HAM-16.1, HAM-17.2, HAM-18.1)."""

from typing import TYPE_CHECKING, Any

from koopstad.engine.dealer import Dealer
from koopstad.games.hamburg.position.state import Player, Position
from koopstad.games.hamburg.printed.board import Board
from koopstad.games.hamburg.printed.pieces import COLOURS
from koopstad.games.hamburg.rules import flow, hand
from koopstad.games.hamburg.rules.points import at_start
from koopstad.games.hamburg.rules.terms import next_tile

if TYPE_CHECKING:
    from koopstad.games.hamburg.game import Hamburg


def blank(game: "Hamburg", seats: int, options: dict[str, Any]) -> Position:
    """HAM-2.9: everything laid out, no card dealt and nothing drawn."""
    board = game.board
    players = [_beginner(board) for _ in range(2 if seats == 1 else seats)]
    state = Position(game, seats, options, game.decks.under(options), players)
    state.rounds = board.rounds
    state.piles = list(board.piles)
    expansions = options["expansions"]
    both = "statues" in expansions
    state.hummels = board.statues("hummel", seats, both)
    state.jettes = board.statues("jette", seats, both)
    state.black_pile = tuple(
        number
        for number, tile in enumerate(board.black_tiles)
        if not tile.extra or "misfortune" in expansions
    )
    if "stock" in expansions:
        state.stock_pile = tuple(range(1, len(board.stock) // 2 + 1))
    state.refresh()
    return state.copy()  # with every attribute of its own, which is faster to read than a default


def _beginner(board: Board) -> Player:
    """HAM-2.12, HAM-2.13."""
    player = Player()
    player.workers = [board.start_workers] * len(COLOURS)
    player.levels = [0] * len(COLOURS)
    player.money = board.start_marks
    player.points = board.start_points
    player.sheet = at_start(board.start_points)
    return player


def deal(game: "Hamburg", seats: int, options: dict[str, Any], dealer: Dealer) -> Position:
    state = blank(game, seats, options)
    expansions = options["expansions"]
    if options["first"] == "random":
        state.first = dealer.roll(seats) - 1 if seats > 1 else 0  # HAM-2.15
    else:
        state.first = int(options["first"]) - 1
    _first_discards(state, dealer)
    if "mayors" in expansions:
        _deal_mayors(state, dealer)
    if "stock" in expansions:
        next_tile(state, dealer)
    if "clergy" in expansions:
        _drop_clergy_tiles(state, dealer)
    state.push(flow.frame(flow.MAYORS))
    state.settle(dealer)
    return state


def _first_discards(state: Position, dealer: Dealer) -> None:
    """HAM-2.10: the top card of each pile, shuffled, face up."""
    cards = [hand.draw_card(state, colour, dealer) for colour in range(len(COLOURS))]
    while cards:
        card = dealer.pick(cards) if len(cards) > 1 else cards[0]
        cards.remove(card)
        hand.discard(state, card)


def _deal_mayors(state: Position, dealer: Dealer) -> None:
    """HAM-12.1. HAM-AMB-85: TOM gets none."""
    tiles = sorted({side.tile for side in state.board.mayors.values()})
    for seat in state.order():
        if seat != state.tom:
            tile = dealer.pick(tiles)
            tiles.remove(tile)
            state.players[seat].mayor = -tile


def _drop_clergy_tiles(state: Position, dealer: Dealer) -> None:
    """HAM-17.2: six tiles, each with the side up that chance decides. HAM-AMB-75: tile 10 needs ships."""
    ships = "ships" in state.options["expansions"]
    tiles = [
        tile
        for tile in range(len(state.board.clergy) // 2)
        if ships or state.board.clergy[2 * tile].on != "ships"
    ]
    laid: list[int] = []
    for _ in state.board.windows:
        tile = dealer.pick(tiles)
        tiles.remove(tile)
        laid.append(2 * tile + dealer.roll(2) - 1)
    state.clergy_tiles = tuple(laid)
