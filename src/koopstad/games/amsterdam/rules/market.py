"""The market (AMS-8.29, AMS-8.30), and the tiles to come (AMS-3.5, AMS-9.3, AMS-17)."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import MARKET_POINTS, MARKETS_PER_TURN, TILE
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import MARKET
from koopstad.games.amsterdam.printed.pieces import MARKET_TILES
from koopstad.games.amsterdam.rules import gains
from koopstad.games.amsterdam.rules.triggers import fire
from koopstad.games.amsterdam.rules.turn_action import TurnAction

_MARKET: Final = (MARKET,)


class UseMarket(TurnAction):
    """AMS-8.29: once per turn (020: twice, Q-39), for its price; it gives what it shows (C-31)."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        if player.gulden < state.board.tiles[state.tile].cost:
            return ()
        if state.turn.markets >= player.standing.limits[MARKETS_PER_TURN] or _pointless(state, seat):
            return ()
        return _MARKET

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        cost = state.board.tiles[state.tile].cost
        limit = player.standing.limits[MARKETS_PER_TURN]
        if state.turn.markets >= limit:
            return Refusal("AMS-8.29, AMS-8.30", "markets-per-turn", {"limit": limit})
        if player.gulden < cost:
            return Refusal("AMS-8.29", "gulden", {"cost": cost, "held": player.gulden})
        if _pointless(state, seat):
            return state.deck.programs.why_not_start(state, seat, TILE + state.tile)
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        tile = state.board.tiles[state.tile]
        state.turn.markets += 1
        if state.story is not None:
            state.tell(Event("market", {"seat": seat, "tile": f"@tile-{tile.name}"}))
        gains.pay_gulden(state, seat, tile.cost)
        if tile.points:
            gains.gain_points(state, seat, tile.points, MARKET_TILES)
            fire(state, seat, MARKET_POINTS, dealer)
        state.deck.programs.start(state, seat, TILE + state.tile, dealer)


def _pointless(state: Position, seat: int) -> bool:
    """Q-40: the whole effect of the tile is impossible."""
    if state.board.tiles[state.tile].points:
        return False
    return state.deck.programs.why_not_start(state, seat, TILE + state.tile) is not None


def reveal_tile(state: Position, dealer: Dealer) -> None:
    """The next tile: of the first part's sets while any are left, then of the second part's."""
    part = 0 if state.left[0] + state.left[1] else 2
    first, second = state.left[part], state.left[part + 1]
    # Two sets shuffled together: which of them lies on top is chance too (AMS-17.1).
    chosen = part + (dealer.draw([first, second]) if first and second else int(not first))
    state.tile = dealer.pick(state.pools[chosen])
    pool = tuple(tile for tile in state.pools[chosen] if tile != state.tile)
    state.pools = (*state.pools[:chosen], pool, *state.pools[chosen + 1 :])
    state.left = (*state.left[:chosen], state.left[chosen] - 1, *state.left[chosen + 1 :])
    if state.story is not None:
        state.tell(Event("tile", {"tile": f"@tile-{state.board.tiles[state.tile].name}"}))
