"""Phase I: refill hands (HAM-4), then park income (HAM-4.4)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg import hand
from koopstad.games.hamburg.actions import DRAW
from koopstad.games.hamburg.pieces import COLOURS

if TYPE_CHECKING:
    from koopstad.games.hamburg.state import Position


def start(state: "Position", seat: int) -> None:
    """HAM-4.1. HAM-AMB-20: whoever holds more than the limit draws nothing and keeps all."""
    if wanted(state, seat) > 0 and any(state.piles):
        state.push(_first_draw[seat])


def wanted(state: "Position", seat: int) -> int:
    player = state.players[seat]
    return state.board.hand + player.display.powers.hand_more - len(player.hand)


def open_piles(state: "Position", chosen: tuple[int, ...]) -> list[int]:
    """HAM-AMB-21: the piles that still hold a card beyond those already chosen from them."""
    return [colour for colour in range(len(COLOURS)) if len(state.piles[colour]) > chosen.count(colour)]


def why_not_draw(state: "Position", chosen: tuple[int, ...], action: int) -> Refusal | None:
    if not DRAW <= action < DRAW + len(COLOURS):
        return Refusal("HAM-4.1", "draw-first")
    if action - DRAW not in open_piles(state, chosen):
        return Refusal("HAM-4.6", "pile-empty", {"colour": f"@colour-{COLOURS[action - DRAW]}"})
    return None


class Refill(Step["Position"]):
    """HAM-4.2: the piles are chosen one by one, and the cards dealt at last. ``args``: those chosen."""

    def actions(self, state: "Position", frame: Frame) -> list[int]:
        chosen = frame.args
        piles = state.piles
        return [DRAW + colour for colour in range(5) if len(piles[colour]) > chosen.count(colour)]

    def play(self, state: "Position", frame: Frame, action: int, dealer: Dealer) -> None:
        seat = frame.seat
        chosen = (*frame.args, action - DRAW)
        if len(chosen) < wanted(state, seat) and open_piles(state, chosen):
            state.replace(Frame(self, seat, chosen))
            return
        state.pop()
        hand.deal(state, seat, chosen, dealer)

    def why_not(self, state: "Position", frame: Frame, action: int) -> Refusal | None:
        return why_not_draw(state, frame.args, action)


REFILL: Final = Refill("refill", automatic=True)
_first_draw: Final = tuple(Frame(REFILL, seat) for seat in range(5))
