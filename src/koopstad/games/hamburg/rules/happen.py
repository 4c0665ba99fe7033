"""When something happens, the cards and mayors that wait for it do their part, in any phase (HAM-AMB-95)."""

from typing import TYPE_CHECKING

from koopstad.engine.cards import NO_SUBJECT
from koopstad.engine.dealer import Dealer

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def happen(state: "Position", seat: int, event: int, colour: int, dealer: Dealer) -> None:
    """Runs what a player has for an event in a colour. The hot path asks first whether there is anything."""
    for about, source in state.players[seat].display.standing.whens[event]:
        if about in (NO_SUBJECT, colour):
            state.deck.programs.start(state, seat, source, dealer, subject=colour)
