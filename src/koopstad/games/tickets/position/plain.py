"""The position as plain data, in the words that scenarios use (docs/scenarios.md), and the way back."""

from typing import TYPE_CHECKING

from koopstad.engine.frames import restored
from koopstad.engine.state import Data
from koopstad.games.tickets.position.arrange import WORDS, lay_out
from koopstad.games.tickets.printed.pieces import CARDS, GAP, NOT_YET

if TYPE_CHECKING:
    from koopstad.games.tickets.game import Tickets
    from koopstad.games.tickets.position.state import Player, Position
    from koopstad.games.tickets.printed.board import Board


def data(state: "Position") -> Data:
    board = state.board
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "pending": [frame.data() for frame in state.pending],
        "open": [None if kind == GAP else CARDS[kind] for kind in state.open],
        "held": state.held,
        "pile": _counts(state.pile),
        "discard": _counts(state.discard),
        "contract_pile": _contracts(board, state.contract_pile),
        "contracts_under": _contracts(board, state.contracts_under),
        "contract_eyes": {
            board.contracts[contract].name: _observers(state, eyes)
            for contract, eyes in enumerate(state.contract_eyes)
            if eyes
        },
        "closed": [route.name for route in board.routes if not state.free & route.bit],
        "bonus_pile": state.bonus_pile,
        "last_turns": None if state.last_turns == NOT_YET else state.last_turns,
        "passes": state.passes,
        "seat": [_player(board, player) for player in state.players],
    }


def _observers(state: "Position", eyes: int) -> list[int | str]:
    seats: list[int | str] = [seat for seat in range(state.seats) if eyes >> seat & 1]
    return [*seats, "spectator"] if eyes >> state.seats & 1 else seats


def _player(board: "Board", player: "Player") -> Data:
    return {
        "hand": _counts(player.hand),
        "known": _counts(player.known),
        "carts": player.carts,
        "points": player.points,
        "bonus": player.bonus,
        "routes": [route.name for route in board.routes if player.routes & route.bit],
        "contracts": _contracts(board, player.contracts),
        "offer": _contracts(board, player.offer),
    }


def _counts(counts: list[int]) -> dict[str, int]:
    return {CARDS[kind]: count for kind, count in enumerate(counts) if count}


def _contracts(board: "Board", contracts: tuple[int, ...]) -> list[str]:
    return [board.contracts[contract].name for contract in contracts]


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.tickets.rules import scoring

    known = data(state)
    for place, seat in enumerate(known["seat"]):
        player = state.players[place]
        seat["cards"] = sum(player.hand)
        seat["fulfilled"] = scoring.fulfilled(state, player)
        seat["contract_points"] = scoring.contract_points(state, player)
        seat["bonus_points"] = scoring.bonus_points(state)[place]
        seat["free_routes"] = [
            route.name for route in state.board.routes if state.free & ~player.barred & route.bit
        ]
    known["open_size"] = sum(kind != GAP for kind in state.open)
    known["pile_size"] = state.pile_size
    known["discard_size"] = sum(state.discard)
    known["contract_pile_size"] = len(state.contract_pile) + len(state.contracts_under)
    return known


def inventory(state: "Position") -> dict[str, int]:
    """TTA-1.2 to TTA-1.4: what every game holds, wherever it lies."""
    players = state.players
    lengths = [
        route.length for route in state.board.routes for player in players if player.routes & route.bit
    ]
    held = [contract for player in players for contract in (*player.contracts, *player.offer)]
    pieces = {
        f"{card} cards": state.pile[kind]
        + state.discard[kind]
        + state.open.count(kind)
        + sum(player.hand[kind] for player in players)
        for kind, card in enumerate(CARDS)
    }
    pieces["carts"] = sum(player.carts for player in players) + sum(lengths)
    pieces["bonus cards"] = state.bonus_pile + sum(player.bonus for player in players)
    contracts = {*held, *state.contract_pile, *state.contracts_under}
    pieces["contracts"] = len(held) + len(state.contract_pile) + len(state.contracts_under)
    pieces["different contracts"] = len(contracts)
    return pieces


def restore(game: "Tickets", given: Data) -> "Position":
    """The way back from ``data``."""
    from koopstad.games.tickets.rules.turn import STEPS

    words = {word: value for word, value in given.items() if word in WORDS}
    state = lay_out(game, given["seats"], given["options"], words)
    state.pending = restored(STEPS, given["pending"])
    return state
