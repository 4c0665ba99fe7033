"""Positions of older rules, as newer ones go on from them. What rules 1 do otherwise stands where it is."""

from koopstad.games.hamburg.position.state import Position
from koopstad.games.hamburg.rules.dice import NEW_HAND
from koopstad.games.hamburg.rules.refill import Drawing
from koopstad.games.hamburg.rules.turn import Grant


def adopted(state: Position) -> Position:
    """Hands are grouped by colour (rules 2), and the piles of clergy tile 9 are chosen anew."""
    apart = [frame.seat for frame in state.pending if isinstance(frame, Grant)]
    colour = state.board.colour
    for seat, player in enumerate(state.players):
        last = len(player.hand) - (seat in apart)  # a card drawn for a basic action stays behind the others
        player.hand = (*sorted(player.hand[:last], key=lambda card: colour[card]), *player.hand[last:])
    state.pending = tuple(
        [Drawing(NEW_HAND, frame.seat) if frame.step is NEW_HAND else frame for frame in state.pending]
    )
    return state
