"""Permanent cards that answer an event (AMS-8.5, Q-04): in ascending order of their numbers."""

from koopstad.engine.cards import NO_SUBJECT
from koopstad.engine.dealer import Dealer
from koopstad.games.amsterdam.position.state import Position


def fire(state: Position, seat: int, event: int, dealer: Dealer, about: int = NO_SUBJECT) -> None:
    """Lets the active cards of a player answer; what needs a decision is left on the stack."""
    standing = state.players[seat].standing
    if not standing.whens[event]:
        return
    sources = standing.answers(event, about)
    if len(sources) == 1:
        state.deck.programs.start(state, seat, sources[0], dealer, 0, about)
    else:
        state.deck.programs.queue(state, seat, sources, about)
