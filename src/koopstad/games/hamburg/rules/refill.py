"""Phase I: refill hands (HAM-4), then park income (HAM-4.4)."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.frames import Frame, Step
from koopstad.engine.refusal import Refusal
from koopstad.games.hamburg.cards.model import MORE_HAND
from koopstad.games.hamburg.printed.actions import DRAW
from koopstad.games.hamburg.printed.pieces import COLOURS
from koopstad.games.hamburg.rules import hand

if TYPE_CHECKING:
    from koopstad.games.hamburg.position.state import Position


def start(state: "Position", seat: int, dealer: Dealer) -> None:
    """HAM-4.1, HAM-4.3. HAM-AMB-20, HAM-4.5: who holds more than the limit draws nothing and keeps all."""
    if hand.has_hand(state, seat) and wanted(state, seat) > 0 and any(state.piles):
        state.push(_first_draw[seat])
        _draw_forced(state, seat, (), dealer)


def _draw_forced(state: "Position", seat: int, chosen: tuple[int, ...], dealer: Dealer) -> None:
    """Draws on as long as one pile only is left: no choice, so no decision. The frame is on top."""
    piles = open_piles(state, chosen)
    missing = wanted(state, seat) - len(chosen)
    if missing and len(piles) > 1:
        if chosen:
            state.replace(Drawing(REFILL, seat, chosen))
        return
    while missing and len(piles) == 1:
        chosen += (piles[0],)
        missing -= 1
        piles = open_piles(state, chosen)
    state.pop()
    hand.deal(state, seat, chosen, dealer)


def wanted(state: "Position", seat: int) -> int:
    player = state.players[seat]
    return state.board.hand + player.display.standing.limits[MORE_HAND] - len(player.hand)


def open_piles(state: "Position", chosen: tuple[int, ...]) -> tuple[int, ...]:
    """HAM-AMB-21: the piles that still hold a card beyond those already chosen from them."""
    taken = len(chosen)
    for pile in state.piles:
        if len(pile) <= taken:
            return _still_open(state, chosen)
    return _ALL_PILES  # as nearly always


def _still_open(state: "Position", chosen: tuple[int, ...]) -> tuple[int, ...]:
    piles = state.piles
    return tuple([colour for colour in _ALL_PILES if len(piles[colour]) > chosen.count(colour)])


def why_not_draw(state: "Position", chosen: tuple[int, ...], action: int) -> Refusal | None:
    if not DRAW <= action < DRAW + len(COLOURS):
        return Refusal("HAM-4.1", "draw-first")
    if action - DRAW not in open_piles(state, chosen):
        return Refusal("HAM-4.6", "pile-empty", {"colour": f"@colour-{COLOURS[action - DRAW]}"})
    return None


class Drawing(Frame):
    """The piles chosen so far."""

    __slots__ = ()

    @property
    def chosen(self) -> tuple[int, ...]:
        return self.args


class Refill(Step["Position", Drawing]):
    """HAM-4.2: the piles are chosen one by one, and the cards dealt at last."""

    knows = ("*chosen",)

    def frame(self, seat: int, args: tuple[int, ...]) -> Drawing:
        return Drawing(self, seat, args)

    def actions(self, state: "Position", frame: Drawing) -> list[int]:
        return [DRAW + colour for colour in open_piles(state, frame.chosen)]

    def play(self, state: "Position", frame: Drawing, action: int, dealer: Dealer) -> None:
        _draw_forced(state, frame.seat, frame.chosen + (action - DRAW,), dealer)

    def why_not(self, state: "Position", frame: Drawing, action: int) -> Refusal | None:
        return why_not_draw(state, frame.chosen, action)


REFILL: Final = Refill("refill")
_ALL_PILES: Final = tuple(range(len(COLOURS)))
_first_draw: Final = tuple(Drawing(REFILL, seat) for seat in range(5))
