"""Phase IV: the end of a cycle (HAM-7)."""

from typing import TYPE_CHECKING

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.games.hamburg.cards.model import SHARES_LEAD, TOKEN_TURNED
from koopstad.games.hamburg.position.display import set_ready
from koopstad.games.hamburg.printed.pieces import BUILDINGS, HALL, POINTS, TOKENS, WALL
from koopstad.games.hamburg.rules.happen import happen

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Player, Position


def check_majorities(state: "Position", dealer: Dealer) -> None:
    """HAM-7.2: the five majorities one after the other; what a token brings counts for the next (HAM-AMB-50).

    HAM-7.2.2: a token that was turned stays so.
    """
    for token in range(len(TOKENS)):
        values = [standing(player, token) for player in state.players]
        best = max(values)
        shared = values.count(best) > 1
        for seat in state.order():
            player = state.players[seat]
            if values[seat] != best or player.tokens >> token & 1:
                continue
            # HAM-7.2.1: alone in first place; 046, HAM-AMB-52: or sharing it above zero.
            if not shared or (player.display.standing.powers & SHARES_LEAD and best > 0):
                _turn_token(state, seat, token, dealer)


def standing(player: "Player", token: int) -> int:
    """HAM-7.2.3: what is compared. HAM-AMB-39, HAM-AMB-51: buildings on sites only."""
    if token == HALL:
        return player.hall
    if token == BUILDINGS:
        return player.display.on_sites
    if token == WALL:
        return player.left + player.right
    if token == POINTS:
        return player.points
    return len(player.zoo)


def _turn_token(state: "Position", seat: int, token: int, dealer: Dealer) -> None:
    player = state.players[seat]
    player.tokens |= 1 << token
    if state.story is not None:
        state.tell(Event("majority", {**state.who(seat), "token": f"@token-{TOKENS[token]}"}))
    if player.display.standing.whens[TOKEN_TURNED]:
        happen(state, seat, TOKEN_TURNED, 0, dealer)


def close_cycle(state: "Position") -> None:
    """HAM-7.3 to HAM-7.6: clergyman, activation tokens, marker, ships (HAM-15.5), clergy tile.

    HAM-AMB-92: the helpers of 189 go with him, but touch no tile.
    """
    _move_clergy(state)
    for player in state.players:
        player.doubled = False
        if player.activated:
            player.activated = ()
            set_ready(player)
    state.ships = 0
    state.tile = -1
    state.first = (state.first + 1) % state.seats
    if state.story is not None:
        state.tell(Event("cycle-ends", {"cycle": state.cycle}))
    state.cycle += 1


def _move_clergy(state: "Position") -> None:
    counts = [before + beside for before, beside in zip(state.church, state.helpers, strict=True)]
    if state.window >= 0:
        counts[state.window] += 1
        if state.clergy_tiles:
            # HAM-17.5: the tile is turned over; its sides lie next to each other in the list.
            tiles = list(state.clergy_tiles)
            tiles[state.window] ^= 1
            state.clergy_tiles = tuple(tiles)
    state.church = tuple(counts)
    state.helpers = (0,) * 6
    state.window = -1
