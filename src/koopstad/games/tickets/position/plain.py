"""What scenarios may ask beyond the position itself (docs/scenarios.md), and what a game holds."""

from typing import TYPE_CHECKING

from koopstad.engine.state import Data
from koopstad.games.tickets.printed.pieces import CARDS, GAP

if TYPE_CHECKING:
    from koopstad.games.tickets.position.state import Position


def facts(state: "Position") -> Data:
    """The data, and what a scenario may want to know beyond it."""
    from koopstad.games.tickets.rules import scoring

    known = state.data()
    for place, seat in enumerate(known["seat"]):
        player = state.players[place]
        seat["cards"] = sum(player.hand)
        seat["fulfilled"] = scoring.fulfilled(state, player)
        seat["contract_points"] = scoring.contract_points(state, player)
        seat["sheet"] = state.sheet(place)
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
