"""Permanent cards that answer an event (AMS-8.5, Q-04): in ascending order of their numbers."""

from koopstad.engine.dealer import Dealer
from koopstad.games.amsterdam.position.state import Position


def fire(state: Position, seat: int, event: int, dealer: Dealer) -> None:
    """Lets the active cards of a player answer; what needs a decision is left on the stack."""
    sources = state.players[seat].standing.on[event]
    if not sources:
        return
    if len(sources) == 1:
        state.board.programs.start(state, seat, sources[0], dealer)
    else:
        state.board.programs.queue(state, seat, sources)
